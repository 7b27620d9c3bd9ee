// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Where views, their superviews' guides and their baselines are with every view at its design-time frame.
struct DesignGeometry {
    private let document: Document
    private let layout: SolvedLayout
    private let guides: [LayoutItem: Rect]

    init(_ design: DesignFrames) {
        let document = design.document
        self.document = document
        // The engine has only guides that a constraint uses.
        let parents = document.views.indices.filter { !document.views[$0].subviews.isEmpty }
        let uses = parents.flatMap { index -> [Constraint] in
            guard document.views[index].content != .scrollView else { return [] }
            return [BuiltInGuide.layoutMarginsGuide, .safeAreaLayoutGuide].map { guide in
                Constraint(
                    first: .anchor(Anchor(.builtInGuide(guide, of: index), .leading)), relation: .equal,
                    second: .anchor(Anchor(.view(index), .leading)))
            }
        }
        layout = design.fixedLayout(with: uses)
        guides = Dictionary(layout.guides.map { ($0.item, $0.canvasFrame) }) { first, _ in first }
    }

    /// Left side minus right side in points, of a constraint without a multiplier; nil if it cannot be measured.
    func constant(of constraint: Constraint) -> Double? {
        guard case .anchor(let first) = constraint.first, constraint.multiplier == 1 else { return nil }
        var direction = LayoutDirection.leftToRight
        var value = 0.0
        var ancestor: Int?
        if case .anchor(let second)? = constraint.second {
            let views = [first, second].map { document.owner(of: $0.item) }
            let common = document.nearestCommonAncestor(views[0], views[1])
            direction = layout.views[common].direction
            if views[0] != views[1] { ancestor = common }
            guard let subtrahend = self.value(of: second, direction, inside: ancestor) else { return nil }
            value = -subtrahend
        }
        guard let minuend = self.value(of: first, direction, inside: ancestor) else { return nil }
        value += minuend
        return value
    }

    /// Along the axis in the layout direction, so that leading is smaller than trailing.
    ///
    /// - Parameter ancestor: the view that the constraint is inside of; nil for one of a view with itself.
    private func value(of anchor: Anchor, _ direction: LayoutDirection, inside ancestor: Int?) -> Double? {
        let rect: Rect
        switch anchor.item {
        // The content of a scroll view begins at its bounds, not at its alignment rectangle.
        case .view(let index)
        where index == ancestor && document.views[index].content == .scrollView && anchor.attribute.isLocation:
            rect = layout.views[index].canvasFrame
        case .view(let index): rect = layout.views[index].alignmentRect
        default:
            guard let frame = guides[anchor.item] else { return nil }
            rect = frame
        }
        let across = Extent(rect, .horizontal, direction)
        switch anchor.attribute {
        case .leading: return across.start
        case .trailing: return across.end
        case .left: return rect.minX
        case .right: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .width: return rect.width
        case .height: return rect.height
        case .firstBaseline, .lastBaseline:
            guard case .view(let index) = anchor.item else { return nil }
            let view = layout.views[index]
            return anchor.attribute == .firstBaseline ? view.firstBaseline : view.lastBaseline
        default: return nil
        }
    }
}
