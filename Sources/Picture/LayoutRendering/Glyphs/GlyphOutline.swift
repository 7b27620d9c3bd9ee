// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
internal import LayoutScene

/// The contours of a glyph; lengths in parts of the font's size, from the glyph's origin on the baseline, y downwards.
typealias GlyphOutline = [ScenePathElement]

extension GlyphOutline {
    /// Adds the contours to the path of a Cairo context.
    func add(to context: OpaquePointer, size: Double, at origin: Point) {
        func x(_ point: Point) -> Double { origin.x + point.x * size }
        func y(_ point: Point) -> Double { origin.y + point.y * size }
        for element in self {
            switch element {
            case .move(let to): cairo_move_to(context, x(to), y(to))
            case .line(let to): cairo_line_to(context, x(to), y(to))
            case .curve(let to, let c1, let c2): cairo_curve_to(context, x(c1), y(c1), x(c2), y(c2), x(to), y(to))
            case .close: cairo_close_path(context)
            }
        }
    }

    /// The whole pixels that the contours and their control points touch; nil if there are none, or not numbers.
    ///
    /// - Parameters:
    ///   - size: of the font, in pixels.
    ///   - offset: of the glyph's origin, in pixels.
    func pixelBounds(size: Double, offset: Point) -> Rect? {
        var (minX, minY) = (Double.infinity, Double.infinity)
        var (maxX, maxY) = (-Double.infinity, -Double.infinity)
        func add(_ point: Point) {
            (minX, maxX) = (Swift.min(minX, point.x), Swift.max(maxX, point.x))
            (minY, maxY) = (Swift.min(minY, point.y), Swift.max(maxY, point.y))
        }
        for element in self {
            switch element {
            case .move(let to), .line(let to): add(to)
            case .curve(let to, let control1, let control2):
                add(to)
                add(control1)
                add(control2)
            case .close: break
            }
        }
        guard minX <= maxX, minY <= maxY else { return nil }
        let (left, top) = ((minX * size + offset.x).rounded(.down), (minY * size + offset.y).rounded(.down))
        let (right, bottom) = ((maxX * size + offset.x).rounded(.up), (maxY * size + offset.y).rounded(.up))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
