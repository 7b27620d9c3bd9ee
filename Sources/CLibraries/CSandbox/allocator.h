// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <malloc.h>

// Memory that is freed is kept, up to this many bytes, and used again: for each large block of a picture the kernel would
// otherwise have to clear new pages.
static inline void alr_keep_freed_memory(int bytes) {
    mallopt(M_MMAP_THRESHOLD, bytes / 4);
    mallopt(M_TRIM_THRESHOLD, bytes);
}
