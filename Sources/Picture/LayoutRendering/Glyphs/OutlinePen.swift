// SPDX-License-Identifier: Apache-2.0
internal import CHarfBuzz
internal import LayoutGeometry
internal import LayoutScene

/// Records the contours that HarfBuzz draws. HarfBuzz turns quadratic curves into cubic ones itself.
struct OutlinePen {
    /// The length of one font unit in the outline.
    let unit: Double
    private(set) var elements: GlyphOutline = []

    init(unit: Double) { self.unit = unit }

    mutating func draw(_ glyph: UInt32, of font: OpaquePointer) {
        withUnsafeMutablePointer(to: &self) { pen in
            hb_font_get_glyph_shape(font, glyph, Self.functions.pointer, pen)
        }
    }

    fileprivate mutating func add(_ element: ScenePathElement) { elements.append(element) }

    fileprivate func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) * unit, y: -Double(y) * unit) }

    /// HarfBuzz's table of callbacks, immutable once made, so that every thread may use it.
    private struct Functions: @unchecked Sendable { let pointer: OpaquePointer? }

    private static let functions: Functions = {
        let table = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            table,
            { _, data, _, x, y, _ in
                pen(data) { $0.add(.move($0.point(x, y))) }
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            table,
            { _, data, _, x, y, _ in
                pen(data) { $0.add(.line($0.point(x, y))) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            table,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                pen(data) { $0.add(.curve($0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2))) }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(table, { _, data, _, _ in pen(data) { $0.add(.close) } }, nil, nil)
        hb_draw_funcs_make_immutable(table)
        return Functions(pointer: table)
    }()
}

private func pen(_ data: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void) {
    guard let pen = data?.assumingMemoryBound(to: OutlinePen.self) else { return }
    body(&pen.pointee)
}
