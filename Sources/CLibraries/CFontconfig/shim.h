// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <fontconfig/fontconfig.h>

#include <string.h>
#include <unistd.h>

// `Dl_info` and `dladdr`, which need a macro that has to be set before all headers.
struct alr_object { const char *file; void *base; const char *symbol; void *address; };
extern int alr_dladdr(const void *address, struct alr_object *object) __asm__("dladdr");

// Makes of a file's path that of a folder, from the file's own one so many folders up: 1 if it has the system font, 0 otherwise.
static inline int alr_fonts_beside(char *path, int up, const char *folder) {
    const char *font = "Inter-Regular.otf";
    for (int part = 0; part <= up; part++) {
        char *slash = strrchr(path, '/');
        if (!slash) return 0;
        *slash = 0;
    }
    size_t end = strlen(path) + strlen(folder);
    strcat(strcat(path, folder), font);
    if (access(path, R_OK) != 0) return 0;
    path[end] = 0;
    return 1;
}

// The folder of a release's fonts, with a slash at its end: that of the program that runs, or of the library of UIKit that a program
// elsewhere has loaded. Returns 0 if there is none. The buffer has room for 4096 bytes.
static inline int alr_bundled_fonts(char *buffer) {
    const char *installed = "/share/alrender/fonts/";
    ssize_t length = readlink("/proc/self/exe", buffer, 4096 - 64);
    if (length <= 0) return 0;
    buffer[length] = 0;
    if (alr_fonts_beside(buffer, 1, installed)) return 1;
    struct alr_object object;
    if (!alr_dladdr((const void *)alr_bundled_fonts, &object) || object.file[0] != '/' || strlen(object.file) >= 4096 - 64) return 0;
    // In lib/alrender/swift.
    if (alr_fonts_beside(strcpy(buffer, object.file), 3, installed)) return 1;
    // In a cache, with a link to the fonts of the installation.
    return alr_fonts_beside(strcpy(buffer, object.file), 0, "/fonts/");
}
