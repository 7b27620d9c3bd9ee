// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutLints
package import LayoutModel

/// The properties of a layout that can differ between sizes.
package struct SweepState: Hashable, Sendable {
    /// A property that holds from a size on, or up to one.
    package struct Trait: Hashable, Comparable, Sendable {
        package enum Kind: String, Hashable, CaseIterable, Sendable {
            /// A constraint that conflicts with others and is broken, one of the document or one that the system makes.
            case conflict
            /// Views whose frames have more than one solution for the same reason.
            case ambiguous
            /// A view whose text does not fit.
            case truncated
            /// Two siblings with contents.
            case overlap
            /// An inequality that holds exactly, so that it decides.
            case limit
            /// An optional constraint that is not satisfied.
            case unsatisfied
            /// A width or height that is greater than that of the view's contents, or less.
            case stretched, compressed
            /// A text that may take several lines, and takes this number of them.
            case lines
        }

        package var kind: Kind
        /// A constraint as an equation, or what made it; the ids of views, or a view's attribute.
        package var subject: String
        /// The number of lines; nil for the other kinds.
        package var count: Int?

        package init(_ kind: Kind, _ subject: String, count: Int? = nil) {
            self.kind = kind
            self.subject = subject
            self.count = count
        }

        package static func < (a: Trait, b: Trait) -> Bool {
            let order = Kind.allCases
            let (x, y) = (order.firstIndex(of: a.kind) ?? 0, order.firstIndex(of: b.kind) ?? 0)
            return (x, a.subject) < (y, b.subject)
        }
    }

    /// Sorted.
    package private(set) var traits: [Trait]

    package init(traits: [Trait]) {
        let byKind = Dictionary(grouping: Set(traits), by: \.kind)
        self.traits = Trait.Kind.allCases.flatMap { kind in
            (byKind[kind] ?? []).sorted { $0.subject < $1.subject }
        }
    }

    /// Points within which a distance counts as exact.
    private static let tolerance = 1e-6

    /// - Parameter diagnostics: those of the layout with those of lints.
    package init(_ layout: SolvedLayout, of document: Document, diagnostics: [Diagnostic]) {
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
        traits += layout.conflicts.compactMap { document.systemConstraint($0.broken) }.map { Trait(.conflict, $0) }
        let truncated = Set(
            diagnostics.filter { Self.truncations.contains($0.code) }.flatMap(\.views))
        traits += truncated.map { Trait(.truncated, $0) }
        traits += diagnostics.filter { $0.code == .overlappingContent && $0.views.count == 2 }
            .map { Trait(.overlap, $0.views.joined(separator: ", ")) }
        traits += diagnostics.filter { $0.code == .ambiguousLayout }
            .map { Trait(.ambiguous, $0.views.joined(separator: ", ")) }
        for (view, solved) in zip(document.views, layout.views) {
            if view.wraps, let text = solved.textMeasurement, text.lineCount > 0 {
                traits.append(Trait(.lines, view.id, count: text.lineCount))
            }
            for axis in Axis.allCases {
                // How wide wrapping text is depends on where its lines break.
                guard let natural = solved.intrinsicContentSize[axis], axis == .vertical || !view.wraps else {
                    continue
                }
                let excess = solved.alignmentRect.size[axis] - natural
                let subject = "\(view.id).\(axis == .horizontal ? "width" : "height")"
                if excess > Self.tolerance { traits.append(Trait(.stretched, subject)) }
                if excess < -Self.tolerance, !truncated.contains(view.id) { traits.append(Trait(.compressed, subject)) }
            }
        }
        self.init(traits: traits)
    }

    private static let truncations: Set<DiagnosticCode> = [.truncatedText, .shortenedText, .squeezedButtonTitle]

    /// Apple's guide, as far as it says which texts are truncated and what overlaps: no other lint decides a state.
    package static let advice: Lint.Strictness = {
        var advice = Lint.Strictness.guide
        for lint in Lint.ofDocuments + Lint.ofLayouts
        where !truncations.contains(lint.code) && lint.code != .overlappingContent {
            advice.levels[lint.code] = .off
        }
        return advice
    }()
}

extension View {
    /// Whether its text may take several lines.
    var wraps: Bool {
        if case .label(let label) = content { label.numberOfLines != 1 } else { false }
    }
}

extension Document {
    /// Where a constraint comes from that the system makes, without its numbers, which may differ at every size; nil for one of the
    /// document.
    fileprivate func systemConstraint(_ origin: RowOrigin) -> String? {
        func part(_ name: String, _ view: Int, _ axis: Axis) -> String {
            "\(name) of \(views[view].id) (\(axis == .horizontal ? "horizontal" : "vertical"))"
        }
        return switch origin {
        case .constraint: nil
        case .contentHugging(let view, let axis): part("content hugging", view, axis)
        case .compressionResistance(let view, let axis): part("compression resistance", view, axis)
        case .autoresizing(let view, let axis): part("autoresizing mask", view, axis)
        case .encapsulated(let axis), .fittingSize(let axis): part("size", 0, axis)
        case .builtInGuide(let guide, let owner): "\(views[owner].id).\(guide.rawValue)"
        case .prototyping(let view): "constraint of Interface Builder for \(views[view].id)"
        case .stackView(let view): "constraint of stack view \(views[view].id)"
        }
    }
}
