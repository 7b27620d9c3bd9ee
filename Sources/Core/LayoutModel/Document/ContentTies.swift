// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// How the subviews of a view are tied to it along an axis: content that reaches from its start to its end gives it a size.
package struct ContentTies: Hashable, Sendable {
    /// A subview that is tied to an edge of the view, or of a guide of it.
    package struct Tie: Hashable, Sendable {
        package var view: Int
        /// Points from the edge inwards.
        package var distance: Double
    }

    package private(set) var starts: [Tie] = []
    package private(set) var ends: [Tie] = []
    /// Whether a subview's place depends on the view's centre or size, or by a multiple on an edge.
    package private(set) var hasOthers = false

    /// - Parameter view: the index of a view; in a scroll view its content is meant.
    package init(of view: Int, _ axis: Axis, in document: Document) {
        for constraint in document.constraints where constraint.isActive {
            guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second else {
                continue
            }
            for (inner, outer) in [(first, second), (second, first)] {
                guard outer.attribute.axis == axis, document.owner(of: outer.item) == view,
                    isSubview(inner.item, of: view, document)
                else { continue }
                guard constraint.multiplier == 1, let outerEdge = outer.attribute.contentEdge,
                    inner.attribute.contentEdge == outerEdge
                else {
                    hasOthers = true
                    continue
                }
                let inset = (inner == first) == outerEdge.isStart ? constraint.constant : -constraint.constant
                guard case .view(let subview) = inner.item else { continue }
                let tie = Tie(view: subview, distance: inset)
                if outerEdge.isStart { starts.append(tie) } else { ends.append(tie) }
            }
        }
    }

    private func isSubview(_ item: LayoutItem, of view: Int, _ document: Document) -> Bool {
        if case .view(let index) = item { return document.views[index].superview == view }
        return false
    }
}

/// An end of a view along an axis.
private struct ContentEdge: Hashable {
    var isStart: Bool
}

extension LayoutAttribute {
    /// The end at which an edge or a margin is; nil for a centre, a size or a baseline.
    fileprivate var contentEdge: ContentEdge? {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: ContentEdge(isStart: true)
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: ContentEdge(isStart: false)
        default: nil
        }
    }
}
