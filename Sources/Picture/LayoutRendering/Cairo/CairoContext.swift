// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry

/// A Cairo drawing context of our own.
struct CairoContext: ~Copyable {
    let pointer: OpaquePointer

    init(on surface: borrowing CairoSurface) throws(RenderingFault) {
        guard let pointer = cairo_create(surface.pointer) else { throw .outOfMemory }
        let status = cairo_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(pointer)
            throw RenderingFault(status)
        }
        self.pointer = pointer
    }

    deinit { cairo_destroy(pointer) }

    borrowing func check() throws(RenderingFault) {
        let status = cairo_status(pointer)
        if status != CAIRO_STATUS_SUCCESS { throw RenderingFault(status) }
    }

    borrowing func setColor(_ color: Color) {
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }

    borrowing func addRectangle(_ rect: Rect) { cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height) }
}
