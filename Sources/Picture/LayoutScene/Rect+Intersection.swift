// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension Rect {
    /// The rectangle around two points.
    package init(around a: Point, _ b: Point) {
        self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }

    package func intersection(_ other: Rect) -> Rect? {
        guard overlaps(other) else { return nil }
        return Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
