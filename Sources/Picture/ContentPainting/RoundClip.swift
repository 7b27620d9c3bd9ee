// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// The frame of a view with round corners that clips its subviews.
struct RoundClip {
    let frame: Rect
    /// Points.
    let radius: Double
    let corners: CornerMask
    let curve: CornerCurve

    /// Nil if no corner is round.
    init?(_ frame: Rect, radius: Double, _ corners: CornerMask, _ curve: CornerCurve = .circular) {
        self.curve = curve
        let radius = min(radius, frame.width / 2, frame.height / 2)
        guard radius > 0, !corners.isEmpty else { return nil }
        self.frame = frame
        self.radius = radius
        self.corners = corners
    }

    var outline: [ScenePathElement] { frame.outline(radius: radius, corners, curve) }

    /// Whether a rectangle touches none of the round corners.
    func contains(_ rect: Rect) -> Bool {
        let inner = frame.insetBy(dx: radius, dy: radius)
        let places: [(corner: CornerMask, point: Point, from: Point)] = [
            (.topLeft, rect.origin, inner.origin),
            (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: inner.maxX, y: inner.minY)),
            (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: inner.maxX, y: inner.maxY)),
            (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: inner.minX, y: inner.maxY)),
        ]
        return places.allSatisfy { corner, point, center in
            guard corners.contains(corner) else { return true }
            let isLeft = corner == .topLeft || corner == .bottomLeft
            let isTop = corner == .topLeft || corner == .topRight
            let (x, y) = (
                isLeft ? center.x - point.x : point.x - center.x, isTop ? center.y - point.y : point.y - center.y
            )
            return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
        }
    }
}
