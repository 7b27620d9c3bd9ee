#pragma once
#include <turbojpeg.h>

// Whole 32-bit words of alpha, red, green, blue, as Cairo has them.
static inline int alr_jpeg_format_argb_word(void) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return TJPF_BGRA;
#else
    return TJPF_ARGB;
#endif
}
