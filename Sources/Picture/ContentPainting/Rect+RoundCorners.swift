// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

extension Rect {
    /// A closed outline in which some corners are round, clockwise from the upper left one. Continuous corners without room for
    /// their longer curves are circular.
    func outline(radius: Double, _ corners: CornerMask, _ curve: CornerCurve = .circular) -> [ScenePathElement] {
        let isContinuous = curve == .continuous && radius * ContinuousCorner.start * 2 <= min(width, height)
        // For a curve that is nearly a quarter of a circle: from the end to the control point, as a part of the radius.
        let bend = 0.5522847498 * radius
        var path: [ScenePathElement] = []
        func corner(_ point: Point, _ mask: CornerMask, from: Point, to: Point) {
            func away(_ direction: Point, _ length: Double) -> Point {
                Point(x: point.x + direction.x * length, y: point.y + direction.y * length)
            }
            guard corners.contains(mask) else {
                path.append(path.isEmpty ? .move(point) : .line(point))
                return
            }
            if isContinuous {
                func place(_ along: Double, _ across: Double) -> Point {
                    Point(
                        x: point.x + from.x * radius * along + to.x * radius * across,
                        y: point.y + from.y * radius * along + to.y * radius * across)
                }
                let start = place(ContinuousCorner.start, 0)
                path.append(path.isEmpty ? .move(start) : .line(start))
                path += ContinuousCorner.curve(place)
                return
            }
            let start = away(from, radius)
            path.append(path.isEmpty ? .move(start) : .line(start))
            path.append(
                .curve(away(to, radius), control1: away(from, radius - bend), control2: away(to, radius - bend)))
        }
        let (right, left) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
        let (down, up) = (Point(x: 0, y: 1), Point(x: 0, y: -1))
        corner(origin, .topLeft, from: down, to: right)
        corner(Point(x: maxX, y: minY), .topRight, from: left, to: down)
        corner(Point(x: maxX, y: maxY), .bottomRight, from: up, to: left)
        corner(Point(x: minX, y: maxY), .bottomLeft, from: right, to: up)
        return path + [.close]
    }
}
