# Compiles assets/lang/<tag>.po to lang/<tag>.mo in the build folder. A new language is a new file there.
find_program(MSGFMT msgfmt REQUIRED)
set(ROUNDHOUSE_CATALOGS ${CMAKE_BINARY_DIR}/lang)
file(MAKE_DIRECTORY ${ROUNDHOUSE_CATALOGS})
file(GLOB texts CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/lang/*.po)
foreach(text ${texts})
  get_filename_component(tag ${text} NAME_WE)
  set(compiled ${ROUNDHOUSE_CATALOGS}/${tag}.mo)
  add_custom_command(OUTPUT ${compiled} COMMAND ${MSGFMT} --check --output-file=${compiled} ${text} DEPENDS ${text}
                     COMMENT "Texts in ${tag}" VERBATIM)
  list(APPEND catalogs ${compiled})
endforeach()
add_custom_target(roundhouse_catalogs ALL DEPENDS ${catalogs})
