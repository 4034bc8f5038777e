#include "window/artwork/icon.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "window/artwork/svg.hpp"

namespace roundhouse::window {

namespace {

/// Colours with alpha not premultiplied, red first.
Image pixels_of(cairo_surface_t* surface, int size) {
    cairo_surface_flush(surface);
    Image image{size, size, {}};
    const unsigned char* data = cairo_image_surface_get_data(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const unsigned char* pixel = data + static_cast<std::ptrdiff_t>(y) * stride + x * 4;
            const unsigned alpha = pixel[3];
            for (const int channel : {2, 1, 0})
                image.rgba.push_back(
                    static_cast<std::uint8_t>(alpha ? std::min(255U, pixel[channel] * 255U / alpha) : 0U));
            image.rgba.push_back(static_cast<std::uint8_t>(alpha));
        }
    return image;
}

} // namespace

Image window_icon(int size) {
    for (const std::filesystem::path& root : data_roots()) {
        const std::string text = file_text(root / "assets" / "icon.svg").value_or("");
        const Svg svg(
            rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(text.data()), text.size(), nullptr));
        if (!svg) continue;
        const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size));
        const Cairo cairo(cairo_create(surface.get()));
        const RsvgRectangle all{0, 0, static_cast<double>(size), static_cast<double>(size)};
        if (rsvg_handle_render_document(svg.get(), cairo.get(), &all, nullptr))
            return pixels_of(surface.get(), size);
    }
    return {};
}

} // namespace roundhouse::window
