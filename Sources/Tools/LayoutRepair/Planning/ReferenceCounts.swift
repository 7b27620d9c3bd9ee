// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// How many constraints and stack views refer to each view, by axis.
struct ReferenceCounts {
    /// By view: horizontal, vertical.
    private var counts: [SIMD2<Int>]

    init(_ document: Document) {
        counts = Array(repeating: .zero, count: document.views.count)
        for constraint in document.constraints where constraint.isActive { add(constraint, in: document) }
        for view in document.views {
            guard case .stackView = view.content else { continue }
            for subview in view.subviews { counts[subview] &+= .one }
        }
    }

    mutating func add(_ constraint: Constraint, in document: Document) {
        for anchor in constraint.anchors {
            counts[document.owner(of: anchor.item)][Self.lane(anchor.attribute.axis)] += 1
        }
    }

    /// Whether nothing but constraints that are added can determine the view: neither does a stack view arrange it, nor does a
    /// constraint refer to it.
    func isAlone(_ view: Int, _ axis: Axis) -> Bool { counts[view][Self.lane(axis)] == 0 }

    private static func lane(_ axis: Axis) -> Int { axis == .vertical ? 1 : 0 }
}
