// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <fontconfig/fontconfig.h>

#include <string.h>
#include <unistd.h>

// The folder ../share/alrender/fonts of the program, with a slash at its end, if it has the system font: that of a release archive.
// Empty otherwise. The buffer has room for 4096 bytes.
static inline int alr_bundled_fonts(char *buffer) {
    const char *folder = "/share/alrender/fonts/", *font = "Inter-Regular.otf";
    ssize_t length = readlink("/proc/self/exe", buffer, 4096 - 64);
    if (length <= 0) return 0;
    buffer[length] = 0;
    for (int part = 0; part < 2; part++) {
        char *slash = strrchr(buffer, '/');
        if (!slash) return 0;
        *slash = 0;
    }
    size_t end = strlen(buffer) + strlen(folder);
    strcat(strcat(buffer, folder), font);
    if (access(buffer, R_OK) != 0) return 0;
    buffer[end] = 0;
    return 1;
}
