// SPDX-License-Identifier: Apache-2.0
#include <stddef.h>
#include <stdint.h>

// LLVM's libFuzzer as a library: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

// A file without a name. Swift's module Glibc does not have it, since it is GNU's.
int memfd_create(const char *name, unsigned int flags);
