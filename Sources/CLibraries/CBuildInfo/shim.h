// SPDX-License-Identifier: Apache-2.0
// What the build says of itself: swift build -Xcc -DALR_COMMIT=0123abc
#pragma once

#define ALR_TEXT(text) #text
#define ALR_TEXT_OF(macro) ALR_TEXT(macro)

// The commit that the program is built from; empty if the build does not say.
static inline const char *alr_commit(void) {
#ifdef ALR_COMMIT
    return ALR_TEXT_OF(ALR_COMMIT);
#else
    return "";
#endif
}
