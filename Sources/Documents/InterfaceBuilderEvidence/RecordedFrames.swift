// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
import LayoutEngine
package import LayoutGeometry
package import LayoutModel

/// The frames that Interface Builder recorded for a scene, as measures of its constraints: what one measures in them, and by how much
/// that may be off because the file does not state an inset of the view. All of it is in a layout from left to right.
package struct RecordedFrames: Sendable {
    package let document: Document
    /// Alignment rectangles in the root's coordinates.
    private var rects: [Rect] = []
    /// The origins of the frames.
    private var origins: [Point] = []
    /// Whether the file has the frame of the view and of all views around it.
    private var isRecorded: [Bool] = []
    private let unrecordedViews: Set<Int>
    private let scrolledViews: Set<Int>
    /// Hidden arranged subviews and the views of tabs that are not selected have frames from before they left.
    package private(set) var isInLayout: [Bool] = []

    package init(_ scene: ImportedScene) {
        self.init(scene, frames: scene.recordedFrames)
    }

    /// - Parameter frames: by the document's views, instead of the recorded ones.
    init(_ scene: ImportedScene, frames: [Rect]) {
        document = scene.document
        unrecordedViews = scene.unrecordedViews
        scrolledViews = Set(scene.scrolledViews)
        let ofOtherTabs = Set(scene.unselectedTabViews)
        // Superviews come before their subviews; the root is at the origin.
        for (index, (view, frame)) in zip(document.views, frames).enumerated() {
            let superview = view.superview
            let origin = superview.map { Point(x: origins[$0].x + frame.x, y: origins[$0].y + frame.y) }
            let isArranged = if case .stackView? = superview.map({ document.views[$0].content }) { true } else { false }
            let hasLeft = view.isHidden && isArranged || ofOtherTabs.contains(index)
            isInLayout.append(!hasLeft && superview.map { isInLayout[$0] } != false)
            isRecorded.append(!unrecordedViews.contains(index) && superview.map { isRecorded[$0] } != false)
            origins.append(origin ?? Point(x: 0, y: 0))
            rects.append(
                Rect(x: origins[index].x, y: origins[index].y, width: frame.width, height: frame.height)
                    .inset(by: view.alignmentRectInsets))
        }
    }

    package subscript(view: Int) -> Rect { rects[view] }

    // MARK: Measures

    /// Left side minus multiplier times the second, points; nil if frames alone do not tell it.
    package func constant(of constraint: Constraint) -> Double? {
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

    /// Points by which the frames miss a constraint of the system, 0 or more; nil if frames alone do not tell it.
    func miss(of constraint: InstalledConstraint) -> Double? {
        guard let minuend = value(of: constraint.first) else { return nil }
        var excess = minuend - constraint.constant
        if let second = constraint.second {
            guard let subtrahend = value(of: second) else { return nil }
            excess -= constraint.multiplier * subtrahend
        }
        return constraint.relation.miss(excess)
    }

    private func value(of operand: InstalledConstraint.Operand) -> Double? {
        guard case .anchor(let anchor) = operand, case .item(let item) = anchor.item else { return nil }
        return value(of: Anchor(item, anchor.attribute))
    }

    /// Points that rounding to pixels explains: half a pixel for each edge, of which sizes and centers have two.
    func rounding(of constraint: Constraint) -> Double {
        func edges(_ operand: Constraint.Operand?) -> Double {
            guard let operand else { return 0 }
            guard case .anchor(let anchor) = operand else { return 2 }
            return anchor.attribute.isLocation && ![.centerX, .centerY].contains(anchor.attribute) ? 1 : 2
        }
        let edges = edges(constraint.first) + abs(constraint.multiplier) * edges(constraint.second)
        return edges * 0.5 / document.canvas.scale
    }

    // MARK: Uncertainty

    /// Points by which the alignment rectangle of one of AppKit's controls may lie elsewhere in its frame.
    private static let controlInset = 8.0

    /// Points by which an edge of a view may be elsewhere, because the file does not state its insets.
    package func uncertainty(of item: LayoutItem) -> Double {
        guard case .view(let index) = item, index != 0 else { return 0 }
        if unrecordedViews.contains(index) { return .infinity }
        let view = document.views[index]
        let insets = view.alignmentRectInsets
        switch view.content {
        // The insets of a symbol depend on its drawing.
        case .imageView(.placeholder): return max(rects[index].width, rects[index].height)
        case _ where document.platform != .macos: return 0
        case .view, .label, .stackView, .scrollView, .tableView, .textView: return 0
        case .custom where insets == .zero: return 0
        default: return max(Self.controlInset, insets.top, insets.left, insets.bottom, insets.right)
        }
    }

    /// Points by which edges in a constraint may be elsewhere.
    func uncertainty(of constraint: Constraint) -> Double {
        constraint.anchors.reduce(0) { $0 + uncertainty(of: $1.item) }
    }

    /// Whether a constraint is about something that scrolls: how far is not part of the layout.
    func isScrolled(_ constraint: Constraint) -> Bool {
        constraint.anchors.contains { anchor in
            let owner = document.owner(of: anchor.item)
            return scrolledViews.contains(owner)
                || document.views[owner].subviews.contains(where: scrolledViews.contains)
        }
    }

    /// Whether a constraint is about the content of one of UIKit's scroll views: whose edges, next to a view within it, are those of
    /// all that can be scrolled.
    func isOfContent(_ constraint: Constraint) -> Bool {
        guard document.platform != .macos else { return false }
        let views = constraint.anchors.map { document.owner(of: $0.item) }
        return views.contains { view in
            switch document.views[view].content {
            case .scrollView, .tableView, .textView, .custom:
                views.contains { $0 != view && document.nearestCommonAncestor($0, view) == view }
            default: false
            }
        }
    }

    /// How many required equations between edges of siblings, or of a view and its superview, the frames break by a point or more.
    package var brokenEdges: Int {
        document.constraints.count { constraint in
            guard constraint.isActive, constraint.relation == .equal, constraint.priority == .required,
                constraint.multiplier == 1, constraint.systemSpacing == 0,
                case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second,
                case .view(let view) = first.item, case .view(let other) = second.item, isInLayout[view],
                isInLayout[other], first.attribute.isEdge, second.attribute.isEdge,
                let actual = constant(of: constraint)
            else { return false }
            let superviews = [document.views[view].superview, document.views[other].superview]
            let areNear = superviews[0] == superviews[1] || superviews[0] == other || superviews[1] == view
            return areNear && abs(actual - constraint.constant) >= 1
        }
    }

    /// The distance between two neighbours of a stack view, points, where frames tell it for all of them; nil for other views.
    func gaps(of index: Int) -> (spacing: Double, gaps: [Double])? {
        let views = document.views
        guard document.platform != .macos, case .stackView(let stack) = views[index].content,
            [.fill, .fillEqually, .fillProportionally].contains(stack.distribution), stack.customSpacing.isEmpty,
            !stack.isBaselineRelativeArrangement
        else { return nil }
        let arranged = views[index].subviews.filter { !views[$0].isHidden }
        guard arranged.allSatisfy({ uncertainty(of: .view($0)) == 0 }) else { return nil }
        let rects = arranged.map { self.rects[$0] }
        let gaps = zip(rects, rects.dropFirst()).map { first, second in
            stack.axis == .vertical
                ? second.minY - first.maxY : max(second.minX - first.maxX, first.minX - second.maxX)
        }
        return (stack.spacing, gaps)
    }
}

extension LayoutAttribute {
    fileprivate var isEdge: Bool { [.leading, .left, .trailing, .right, .top, .bottom].contains(self) }
}

extension Constraint.Relation {
    /// Points by which a left side that exceeds the right one by that much misses the relation; 0 or more.
    func miss(_ excess: Double) -> Double {
        switch self {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}
