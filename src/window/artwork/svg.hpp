#pragma once
// Handles of cairo and librsvg, freed when they go out of scope.

#include <memory>

#include <cairo.h>
#include <librsvg/rsvg.h>

namespace roundhouse::window {

struct FreeCairo {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeCairo>;
using Cairo = std::unique_ptr<cairo_t, FreeCairo>;
using Svg = std::unique_ptr<RsvgHandle, FreeCairo>;

} // namespace roundhouse::window
