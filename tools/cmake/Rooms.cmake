# roundhouse_room(NAME USES rooms PUBLIC libraries PRIVATE libraries): one static library for each folder of src/,
# roundhouse_NAME, with the alias roundhouse::NAME. It links the rooms that it uses, and its files may include headers
# only of those rooms and of the rooms they use: an include in the wrong direction stops the build.
function(roundhouse_room name)
  cmake_parse_arguments(ROOM "" "" "USES;PUBLIC;PRIVATE" ${ARGN})
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${name})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*/*.cpp)
  file(GLOB headers CONFIGURE_DEPENDS ${folder}/*.hpp ${folder}/*/*.hpp ${folder}/*.inl ${folder}/*/*.inl)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")

  # Compiled alone in unity builds (CMAKE_UNITY_BUILD): each step of a round has its begin, pending and apply; X11
  # defines common words as macros; "json" is nlohmann's in some files and an option's in others.
  set(alone ${sources})
  list(FILTER alone INCLUDE REGEX "/(game/steps|window/platform|cli/ask)/|/cli/packages/list\\.cpp$")
  set_source_files_properties(${alone} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

  set(seen ${name})
  foreach(room ${ROOM_USES})
    get_target_property(further roundhouse_${room} ROUNDHOUSE_SEES)
    list(APPEND seen ${further})
  endforeach()
  list(REMOVE_DUPLICATES seen)

  set(checked ${CMAKE_CURRENT_BINARY_DIR}/${name}.includes-checked)
  string(REPLACE ";" "," seen_list "${seen}")
  add_custom_command(
    OUTPUT ${checked}
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DSEES=${seen_list} -DROOMS=${CMAKE_CURRENT_SOURCE_DIR}
            -DSTAMP=${checked} -P ${PROJECT_SOURCE_DIR}/tools/cmake/CheckIncludes.cmake
    DEPENDS ${sources} ${headers} ${PROJECT_SOURCE_DIR}/tools/cmake/CheckIncludes.cmake
    COMMENT "Includes of ${name}" VERBATIM)
  add_custom_target(roundhouse_${name}_includes DEPENDS ${checked})

  add_library(roundhouse_${name} STATIC ${sources})
  add_library(roundhouse::${name} ALIAS roundhouse_${name})
  add_dependencies(roundhouse_${name} roundhouse_${name}_includes)
  set_target_properties(roundhouse_${name} PROPERTIES ROUNDHOUSE_SEES "${seen}")
  target_include_directories(roundhouse_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  list(TRANSFORM ROOM_USES PREPEND roundhouse::)
  target_link_libraries(roundhouse_${name} PUBLIC ${ROOM_USES} ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
  roundhouse_warnings(roundhouse_${name})
  roundhouse_precompiled(roundhouse_${name})
endfunction()

# What nearly every file includes is compiled once, for all rooms and programs, which saves a tenth of the time even where
# files are compiled several at once. It belongs to the lowest room that has no definitions of its own (those of Boost
# would have to hold everywhere). Each file still includes what it uses: CMAKE_DISABLE_PRECOMPILE_HEADERS shows whether
# it does. Other compilers than GNU's are pickier about who may share what, and go without.
function(roundhouse_precompiled target)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  target_compile_options(${target} PRIVATE -fpch-preprocess) # ccache asks for it
  if(target STREQUAL "roundhouse_cards")
    target_precompile_headers(${target} PRIVATE
      <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <optional> <set> <span> <string>
      <string_view> <vector> <fmt/format.h> <nlohmann/json.hpp>)
  elseif(NOT target STREQUAL "roundhouse_base")
    target_precompile_headers(${target} REUSE_FROM roundhouse_cards)
  endif()
endfunction()
