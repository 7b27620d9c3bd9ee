// SPDX-License-Identifier: Apache-2.0
#pragma once

// Swift calls an initialiser of a class that is known only at run time if it is required, which those of views are not.
// These functions call one by its address, with Swift's calling convention: the class is in the register of the context,
// the parts of a struct are arguments of their own, and the new object belongs to the caller.
#define ALR_SWIFT __attribute__((swiftcall))
#define ALR_CLASS __attribute__((swift_context)) void *

typedef ALR_SWIFT void *(*alr_init_frame)(double, double, double, double, ALR_CLASS);
typedef ALR_SWIFT void *(*alr_init_style)(unsigned char, unsigned long, unsigned long, ALR_CLASS);
typedef ALR_SWIFT void *(*alr_init_identifier)(unsigned long, unsigned long, ALR_CLASS);

static inline void *alr_make_with_frame(
    const void *code, const void *type, double x, double y, double width, double height) {
    return ((alr_init_frame)code)(x, y, width, height, (void *)type);
}

static inline void *alr_make_with_style(
    const void *code, const void *type, unsigned char style, unsigned long text0, unsigned long text1) {
    return ((alr_init_style)code)(style, text0, text1, (void *)type);
}

static inline void *alr_make_with_identifier(
    const void *code, const void *type, unsigned long text0, unsigned long text1) {
    return ((alr_init_identifier)code)(text0, text1, (void *)type);
}
