// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel

/// The alignment rectangles that views have in the frames that Interface Builder recorded, in the root's coordinates.
struct RecordedAlignmentRects {
    private var rects: [Rect] = []

    init(_ scene: ImportedScene) {
        var origins: [Point] = []
        for (view, frame) in zip(scene.document.views, scene.recordedFrames) {
            // Superviews come before their subviews; the root is at the origin.
            let superview = view.superview.map { origins[$0] }
            let origin = superview.map { Point(x: $0.x + frame.x, y: $0.y + frame.y) } ?? Point(x: 0, y: 0)
            origins.append(origin)
            rects.append(
                Rect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
                    .inset(by: view.alignmentRectInsets))
        }
    }

    subscript(view: Int) -> Rect { rects[view] }

    /// Left side minus multiplier times the second, points; nil if frames alone do not tell it.
    func constant(of constraint: Constraint) -> Double? {
        guard case .anchor(let first) = constraint.first, let minuend = value(of: first) else { return nil }
        guard let second = constraint.second else { return minuend }
        guard case .anchor(let anchor) = second, let subtrahend = value(of: anchor) else { return nil }
        return minuend - constraint.multiplier * subtrahend
    }

    /// In a layout from left to right.
    func value(of anchor: Anchor) -> Double? {
        guard case .view(let view) = anchor.item else { return nil }
        let rect = rects[view]
        return switch anchor.attribute {
        case .leading, .left: rect.minX
        case .trailing, .right: rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        case .centerX: rect.midX
        case .centerY: rect.midY
        case .width: rect.width
        case .height: rect.height
        default: nil
        }
    }
}
