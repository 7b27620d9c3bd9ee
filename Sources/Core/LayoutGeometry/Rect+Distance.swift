// SPDX-License-Identifier: Apache-2.0
extension Rect {
    /// The gap between two rectangles in points; 0 if they touch.
    package func distance(to other: Rect) -> Double {
        let dx = max(0, max(minX - other.maxX, other.minX - maxX))
        let dy = max(0, max(minY - other.maxY, other.minY - maxY))
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The distance to the outline of another rectangle, from outside or from within.
    package func distance(toOutlineOf other: Rect) -> Double {
        guard other.minX < minX, maxX < other.maxX, other.minY < minY, maxY < other.maxY else {
            return distance(to: other)
        }
        return min(minX - other.minX, other.maxX - maxX, minY - other.minY, other.maxY - maxY)
    }
}
