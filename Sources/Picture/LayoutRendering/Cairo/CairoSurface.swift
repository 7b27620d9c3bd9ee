// SPDX-License-Identifier: Apache-2.0
internal import CCairo

/// A Cairo surface of our own.
struct CairoSurface: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over a surface that Cairo has just made.
    init(taking pointer: OpaquePointer?) throws(RenderingFault) {
        guard let pointer else { throw .outOfMemory }
        let status = cairo_surface_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            throw RenderingFault(status)
        }
        self.pointer = pointer
    }

    deinit { cairo_surface_destroy(pointer) }

    borrowing func check() throws(RenderingFault) {
        let status = cairo_surface_status(pointer)
        if status != CAIRO_STATUS_SUCCESS { throw RenderingFault(status) }
    }
}

extension RenderingFault {
    init(_ status: cairo_status_t) {
        if status == CAIRO_STATUS_NO_MEMORY {
            self = .outOfMemory
        } else {
            self = .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "")
        }
    }
}
