// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// What distinguishes a layout at one size from the same at another.
package struct SweepState: Hashable, Sendable {
    /// Something that is so from a size on, or up to one.
    package struct Trait: Hashable, Comparable, Sendable {
        package enum Kind: String, Hashable, CaseIterable, Sendable {
            /// A constraint that conflicts with others and is broken.
            case conflict
            /// A view whose frame has more than one solution.
            case ambiguous
            /// A view whose text does not fit.
            case truncated
            /// Two siblings with contents.
            case overlap
            /// An inequality that holds exactly, so that it decides.
            case limit
            /// An optional constraint that is not satisfied.
            case unsatisfied
        }

        package var kind: Kind
        /// A constraint as an equation, or the ids of views.
        package var subject: String

        package init(_ kind: Kind, _ subject: String) {
            self.kind = kind
            self.subject = subject
        }

        package static func < (a: Trait, b: Trait) -> Bool {
            let order = Kind.allCases
            let (x, y) = (order.firstIndex(of: a.kind) ?? 0, order.firstIndex(of: b.kind) ?? 0)
            return (x, a.subject) < (y, b.subject)
        }
    }

    /// Sorted.
    package private(set) var traits: [Trait]

    package init(traits: [Trait]) { self.traits = Set(traits).sorted() }

    package init(_ layout: SolvedLayout, of document: Document) {
        var traits: [Trait] = []
        for (constraint, solved) in zip(document.constraints, layout.constraints) {
            switch solved.status {
            case .broken: traits.append(Trait(.conflict, solved.equation))
            case .unsatisfied: traits.append(Trait(.unsatisfied, solved.equation))
            case .satisfied where constraint.relation != .equal && constraint.systemSpacing == 0:
                if abs(solved.actualConstant - constraint.constant) < Self.tolerance {
                    traits.append(Trait(.limit, solved.equation))
                }
            default: break
            }
        }
        for (view, solved) in zip(document.views, layout.views) {
            if !solved.ambiguities.isEmpty { traits.append(Trait(.ambiguous, view.id)) }
            if solved.isTruncated { traits.append(Trait(.truncated, view.id)) }
        }
        for view in document.views { traits += Self.overlaps(of: view.subviews, document, layout) }
        self.init(traits: traits)
    }

    /// Points within which a distance counts as exact.
    private static let tolerance = 1e-6

    /// Pairs of siblings that show something and share more than a pixel.
    private static func overlaps(of siblings: [Int], _ document: Document, _ layout: SolvedLayout) -> [Trait] {
        let shown = siblings.filter { document.views[$0].showsContent }
        return shown.indices.flatMap { index in
            shown[(index + 1)...].compactMap { other in
                let (a, b) = (layout.views[shown[index]].alignmentRect, layout.views[other].alignmentRect)
                guard a.insetBy(dx: 0.5, dy: 0.5).overlaps(b) else { return nil }
                return Trait(.overlap, "\(document.views[shown[index]].id), \(document.views[other].id)")
            }
        }
    }
}

extension View {
    fileprivate var showsContent: Bool {
        guard !isHidden else { return false }
        switch content {
        case .view, .custom, .scrollView, .tableView, .stackView, .imageView: return false
        default: return true
        }
    }
}

extension SolvedView {
    /// Whether its text needs more than its alignment rectangle has.
    fileprivate var isTruncated: Bool {
        guard let text, let textMeasurement, textMeasurement.size.height > 0 else { return false }
        if textMeasurement.size.height > alignmentRect.height + 0.5 { return true }
        guard text.numberOfLines == 1, let width = intrinsicContentSize.width else { return false }
        // Unlike heights, intrinsic widths are what the text needs: half a pixel less truncates it.
        return width > alignmentRect.width + 1e-6
    }
}
