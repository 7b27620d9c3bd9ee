// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <turbojpeg.h>

// 32-bit integers of alpha, red, green and blue, as in Cairo.
static inline int alr_jpeg_format_argb_word(void) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return TJPF_BGRA;
#else
    return TJPF_ARGB;
#endif
}
