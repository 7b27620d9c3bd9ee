// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string.h>
#include <png.h>

// libpng's simplified reader wants a struct with its version set, and its formats are macros.

static inline png_image alr_png_image(void) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    return image;
}

static inline png_uint_32 alr_png_format_rgba(void) { return PNG_FORMAT_RGBA; }

// 32-bit integers of alpha, red, green and blue, as in Cairo.
static inline png_uint_32 alr_png_format_argb_word(void) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return PNG_FORMAT_BGRA;
#else
    return PNG_FORMAT_ARGB;
#endif
}
