# How everything is compiled: the flags, the third-party headers, and the two kinds of target.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

find_program(CCACHE ccache)
if(CCACHE AND NOT EMSCRIPTEN AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # ccache skips sources with precompiled headers unless it is told that this is fine.
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

# -ffp-contract=off: a fused multiply-add would give other digits on machines that have one.
add_compile_options(-Wall -Wextra -Wshadow -Wconversion -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    # The same code must pass g++ and clang. clang counts sign conversions under -Wconversion, and
    # it takes a friend operator that only a template would call for an unused function.
    add_compile_options(-Wno-sign-conversion -Wno-unused-function)
else()
    # g++ 12 sees overruns in std::string where there are none; it depends on the length of a path.
    add_compile_options(-Wno-array-bounds -Wno-restrict -Wno-stringop-overflow)
endif()
if(HASHIGO_STRICT)
    add_compile_options(-Werror)
endif()

include_directories(${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/include)

if(EMSCRIPTEN)
    # The system's include folder holds the machine's own C library too, so only the header-only
    # libraries are let through, by links.
    set(header_links ${CMAKE_BINARY_DIR}/inc)
    file(MAKE_DIRECTORY ${header_links})
    foreach(library fmt nlohmann CLI boost)
        file(CREATE_LINK /usr/include/${library} ${header_links}/${library} SYMBOLIC)
    endforeach()
    include_directories(SYSTEM ${header_links})
    add_compile_options(-fwasm-exceptions -msimd128)
else()
    find_package(Threads REQUIRED)
    link_libraries(Threads::Threads)
endif()

add_library(hashigo_fmt STATIC ${CMAKE_SOURCE_DIR}/cmake/fmt.cpp)
target_compile_options(hashigo_fmt PRIVATE -w)

# hashigo_precompile(NAME HEADER…): heavy headers are read once a program instead of once a source;
# that halves the build. The first target of a kind builds them, the others of that kind follow it.
# A source still includes all that it uses: the lint preset does without this and would tell.
function(hashigo_precompile name kind)
    get_property(first GLOBAL PROPERTY hashigo_precompiled_${kind})
    if(NOT HASHIGO_PRECOMPILE)
        return()
    elseif(first)
        target_precompile_headers(${name} REUSE_FROM ${first})
    else()
        target_precompile_headers(${name} PRIVATE ${ARGN})
        set_property(GLOBAL PROPERTY hashigo_precompiled_${kind} ${name})
    endif()
endfunction()

set(HASHIGO_HEAVY_HEADERS <fmt/format.h> <nlohmann/json.hpp> <functional> <map> <optional>
                          <string> <variant> <vector>)

# hashigo_library(NAME FOLDER… [LINKS LIBRARY…]): the folders' own .cpp files, neither main.cpp nor
# those of folders inside. A folder without sources makes a library of headers.
function(hashigo_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" LINKS)
    list(TRANSFORM arg_UNPARSED_ARGUMENTS PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE patterns)
    list(TRANSFORM patterns APPEND /*.cpp)
    file(GLOB sources CONFIGURE_DEPENDS ${patterns})
    list(FILTER sources EXCLUDE REGEX /main\\.cpp$)
    if(sources)
        add_library(${name} STATIC ${sources})
        target_link_libraries(${name} PUBLIC ${arg_LINKS})
        hashigo_precompile(${name} library ${HASHIGO_HEAVY_HEADERS})
    else()
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE ${arg_LINKS})
    endif()
endfunction()

# hashigo_embed(GENRE): its claims.tsv and its shipped boards as hashigo::GENRE::embedded(), declared
# in its experiments.h. They are texts without the delimiter )embedded".
function(hashigo_embed genre)
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/genres/${genre}/claims.tsv
         ${CMAKE_SOURCE_DIR}/data/${genre}/*.txt)
    if(NOT files)
        return()
    endif()
    set(embedded_entries)
    list(LENGTH files embedded_count)
    foreach(path IN LISTS files)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
        cmake_path(GET path FILENAME name)
        file(READ ${path} text)
        string(APPEND embedded_entries
               "\n        {\"${name}\", R\"embedded(${text})embedded\"},")
    endforeach()
    set(made ${CMAKE_BINARY_DIR}/made/${genre}_embedded.cpp)
    configure_file(${CMAKE_SOURCE_DIR}/cmake/embedded.cpp.in ${made} @ONLY)
    target_sources(hashigo_${genre} PRIVATE ${made})
endfunction()

# NAME.mjs and NAME.wasm: an ES module that a page, a worker or Node (given wasmBinary) can load.
function(hashigo_wasm_module name)
    # The optimiser of the JavaScript part looks for Debian's acorn, which Node does not by itself.
    set_target_properties(
        ${name} PROPERTIES
        SUFFIX .mjs
        RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
    target_link_options(
        ${name} PRIVATE
        -fwasm-exceptions
        -sMODULARIZE
        -sEXPORT_ES6
        -sWASM_BIGINT
        -sENVIRONMENT=web,worker
        -sALLOW_MEMORY_GROWTH
        -sMAXIMUM_MEMORY=4GB
        -sFILESYSTEM=0
        -sEXPORTED_FUNCTIONS=_hashigo_run,_malloc,_free
        -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8)
endfunction()
