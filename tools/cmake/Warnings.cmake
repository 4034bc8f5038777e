# Warnings are errors. Those beyond -Wall -Wextra are here because each has caught a real fault somewhere:
# conversions that lose a sign or bits, shadowed names, virtual classes without a virtual destructor.
function(roundhouse_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Werror
    -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough)
endfunction()
