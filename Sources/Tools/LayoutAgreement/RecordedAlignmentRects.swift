// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel

/// The alignment rectangles that views have in the frames that Interface Builder recorded, in the root's coordinates.
struct RecordedAlignmentRects {
    private var rects: [Rect] = []
    /// The origins of the frames.
    private var origins: [Point] = []
    /// Whether the file has the frame of the view and of all views around it.
    private var isRecorded: [Bool] = []
    private let document: Document

    init(_ scene: ImportedScene) {
        document = scene.document
        for (view, frame) in zip(scene.document.views, scene.recordedFrames) {
            // Superviews come before their subviews; the root is at the origin.
            let superview = view.superview.map { origins[$0] }
            let origin = superview.map { Point(x: $0.x + frame.x, y: $0.y + frame.y) } ?? Point(x: 0, y: 0)
            isRecorded.append(
                !scene.unrecordedViews.contains(origins.count) && view.superview.map { isRecorded[$0] } != false)
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
        let difference = minuend - constraint.multiplier * subtrahend
        guard first.attribute.isLocation, anchor.attribute.isLocation, constraint.multiplier != 1 else {
            return difference
        }
        // The multiplier is for a distance from the origin of the nearest view that is or holds both.
        let ancestor = document.nearestCommonAncestor(document.owner(of: first.item), document.owner(of: anchor.item))
        let origin =
            [.top, .bottom, .centerY].contains(first.attribute) ? origins[ancestor].y : origins[ancestor].x
        return difference - (1 - constraint.multiplier) * origin
    }

    /// In a layout from left to right.
    func value(of anchor: Anchor) -> Double? {
        guard case .view(let view) = anchor.item, isRecorded[view] else { return nil }
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
