// SPDX-License-Identifier: Apache-2.0
import ContentPainting
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Finds the positions of items and their anchors in canvas coordinates, and which items are inside which.
struct AnchorLocator {
    /// Which physical line of a rectangle an attribute is, for a given layout direction.
    enum Edge: Hashable {
        /// Left or top.
        case minimum
        /// Right or bottom.
        case maximum
        case center
        case baseline
        case size
    }

    let document: Document
    let solved: SolvedLayout
    /// Scroll views whose content is drawn beyond their edges.
    let unrolled: Set<Int>
    let containerConstraints: ContainerConstraints
    private let guides: [LayoutItem: Rect]

    init(document: Document, solved: SolvedLayout, unrolled: Set<Int> = []) {
        self.document = document
        self.solved = solved
        self.unrolled = unrolled
        containerConstraints = ContainerConstraints(document)
        guides = Dictionary(solved.guides.map { ($0.item, $0.canvasFrame) }, uniquingKeysWith: { first, _ in first })
    }

    /// The alignment rectangle; nil if there is none that can be drawn.
    func rect(of item: LayoutItem) -> Rect? {
        let rect: Rect?
        switch item {
        case .view(let index): rect = solved.views.indices.contains(index) ? solved.views[index].alignmentRect : nil
        case .guide, .builtInGuide: rect = guides[item]
        }
        return rect.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The view itself, or the view that owns the guide.
    func owner(of item: LayoutItem) -> Int {
        switch item {
        case .view(let index), .builtInGuide(_, of: let index): index
        case .guide(let index): document.guides.indices.contains(index) ? document.guides[index].owner : 0
        }
    }

    /// Whether the view or one that it lies in is hidden.
    func isHidden(_ view: Int) -> Bool {
        var next: Int? = view
        while let current = next {
            if document.views[current].isHidden { return true }
            next = document.views[current].superview
        }
        return false
    }

    /// The part of a view that the scroll views, tables and text views around it show; nil = all.
    func clip(of view: Int) -> Rect? {
        var clip: Rect?
        var next = document.views[view].superview
        while let current = next {
            let frame = solved.views[current].canvasFrame
            if document.views[current].content.clipsContent, frame.isFinite, !unrolled.contains(current) {
                clip = clip.map { $0.intersection(frame) ?? Rect(origin: frame.origin, size: .zero) } ?? frame
            }
            next = document.views[current].superview
        }
        return clip
    }

    /// A scroll view's edge as seen from inside it is that of its content, wherever that ends.
    func placed(_ anchor: Anchor, seenFrom other: Anchor) -> Anchor {
        guard case .view(let view) = anchor.item, document.views[view].scrollsContent,
            anchor.attribute.isEdge, other.item != anchor.item,
            other.item != .builtInGuide(.frameLayoutGuide, of: view),
            other.item != .builtInGuide(.contentLayoutGuide, of: view),
            isStrictAncestor(view, of: owner(of: other.item)) || owner(of: other.item) == view
        else { return anchor }
        let content = LayoutItem.builtInGuide(.contentLayoutGuide, of: view)
        return guides[content] == nil ? anchor : Anchor(content, anchor.attribute)
    }

    func isStrictAncestor(_ ancestor: Int, of view: Int) -> Bool {
        var next = document.views[view].superview
        while let current = next {
            if current == ancestor { return true }
            next = document.views[current].superview
        }
        return false
    }

    /// Whether distances from `inner` to `outer` run inwards from `outer`'s edges.
    func encloses(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
        let outerOwner = owner(of: outer)
        let innerOwner = owner(of: inner)
        switch (outer, inner) {
        case (.view, .view), (.builtInGuide, .view), (.builtInGuide, .builtInGuide):
            return isStrictAncestor(outerOwner, of: innerOwner)
        case (.view, .guide), (.view, .builtInGuide), (.builtInGuide, .guide):
            return outerOwner == innerOwner || isStrictAncestor(outerOwner, of: innerOwner)
        case (.guide, _):
            return false
        }
    }

    /// The direction that leading and trailing follow: that of the nearest common ancestor, which holds the constraint.
    func direction(_ first: LayoutItem, _ second: LayoutItem?) -> LayoutDirection {
        var holder = owner(of: first)
        if let second {
            let other = owner(of: second)
            while holder != other, !isStrictAncestor(holder, of: other),
                let superview = document.views[holder].superview
            {
                holder = superview
            }
        }
        return solved.views[holder].direction
    }

    func edge(_ attribute: LayoutAttribute, _ direction: LayoutDirection) -> Edge {
        switch attribute {
        case .left, .top, .leftMargin, .topMargin: .minimum
        case .right, .bottom, .rightMargin, .bottomMargin: .maximum
        case .leading, .leadingMargin: direction == .leftToRight ? .minimum : .maximum
        case .trailing, .trailingMargin: direction == .leftToRight ? .maximum : .minimum
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .firstBaseline, .lastBaseline: .baseline
        case .width, .height: .size
        }
    }

    /// The coordinate of a location, or the length of a size; nil if the layout alone does not determine it (margins).
    func value(of anchor: Anchor, _ direction: LayoutDirection) -> Double? {
        guard let rect = rect(of: anchor.item) else { return nil }
        let span = rect.span(along: anchor.attribute.axis)
        switch anchor.attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            return marginValue(of: anchor, direction)
        case .firstBaseline: return baseline(of: anchor.item) { $0.firstBaseline } ?? span.upper
        case .lastBaseline: return baseline(of: anchor.item) { $0.lastBaseline } ?? span.upper
        default: break
        }
        switch edge(anchor.attribute, direction) {
        case .minimum: return span.lower
        case .maximum, .baseline: return span.upper
        case .center: return span.middle
        case .size: return span.length
        }
    }

    private func baseline(of item: LayoutItem, _ which: (SolvedView) -> Double?) -> Double? {
        guard case .view(let index) = item else { return nil }
        return which(solved.views[index]).flatMap { $0.isFinite ? $0 : nil }
    }

    private func marginValue(of anchor: Anchor, _ direction: LayoutDirection) -> Double? {
        guard let margins = guides[.builtInGuide(.layoutMarginsGuide, of: owner(of: anchor.item))], margins.isFinite
        else { return nil }
        let span = margins.span(along: anchor.attribute.axis)
        switch edge(anchor.attribute, direction) {
        case .minimum: return span.lower
        case .center: return span.middle
        default: return span.upper
        }
    }
}
