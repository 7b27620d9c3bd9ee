// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Which views that are not determined depend on each other, by axis: a stack view links them, or a constraint between values
/// that are both open. An inequality links nothing: it determines a value only with others that limit it from the other side.
struct OpenLinks {
    /// Twice the number of views: horizontal and vertical. Parents of disjoint sets.
    private var parents: [Int]

    init(_ document: Document, _ openness: Openness) {
        parents = Array(0..<2 * document.views.count)
        for constraint in document.constraints where constraint.isActive && constraint.relation == .equal {
            var last: Int?
            for anchor in constraint.anchors {
                let view = document.owner(of: anchor.item)
                let node = Self.node(view, anchor.attribute.axis)
                let isOpen =
                    anchor.item == .view(view)
                    ? openness.isOpen(anchor.attribute, of: view) : !openness.of(view, anchor.attribute.axis).isEmpty
                guard isOpen else { continue }
                if let last { join(last, node) }
                last = node
            }
        }
        for (index, view) in document.views.enumerated() {
            guard case .stackView = view.content else { continue }
            for axis in Axis.allCases {
                for subview in view.subviews { join(Self.node(index, axis), Self.node(subview, axis)) }
            }
        }
    }

    /// The number of the group that a view is linked with along an axis.
    func group(of view: Int, _ axis: Axis) -> Int { root(Self.node(view, axis)) }

    private static func node(_ view: Int, _ axis: Axis) -> Int { 2 * view + (axis == .vertical ? 1 : 0) }

    private func root(_ node: Int) -> Int {
        var node = node
        while parents[node] != node { node = parents[node] }
        return node
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(a), root(b))
        parents[max(a, b)] = min(a, b)
    }
}
