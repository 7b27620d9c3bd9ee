// SPDX-License-Identifier: Apache-2.0
/// An affine transformation of the plane, with the names of `CGAffineTransform`:
/// x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct AffineTransform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    /// Points.
    package var tx: Double
    /// Points.
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package init(translation offset: Point) { self.init(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y) }

    package init(scale: Double) { self.init(a: scale, b: 0, c: 0, d: scale) }

    package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1)

    /// This transformation first, then the other.
    package func concatenating(_ other: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
            d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// This change around another point than the origin, which stays where it is but for the translation.
    package func about(_ point: Point) -> AffineTransform {
        AffineTransform(translation: Point(x: -point.x, y: -point.y)).concatenating(self)
            .concatenating(AffineTransform(translation: point))
    }

    package func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest rectangle around the transformed corners.
    package func bounds(of rect: Rect) -> Rect {
        let corners = [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ].map(apply)
        return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
            $0.union(Rect(origin: $1, size: .zero))
        }
    }

    /// The factor by which lengths grow on average: the square root of that of areas.
    package var scale: Double { abs(a * d - b * c).squareRoot() }

    /// Whether something with an area still has one, and numbers that can be drawn.
    package var isInvertible: Bool {
        [a, b, c, d, tx, ty].allSatisfy { abs($0) <= 1e9 } && abs(a * d - b * c) > 1e-9
    }
}
