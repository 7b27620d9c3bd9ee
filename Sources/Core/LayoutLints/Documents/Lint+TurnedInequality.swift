// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// An inset that is a minimum where it should be a maximum.
    package static let turnedInequality = Lint(
        .turnedInequality,
        "Trailing and bottom edges inside of a superview are at most its own edge less the inset, leading and top edges at least.",
        level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let turnedInequality = DiagnosticCode("turned-inequality")
}

extension Document {
    var turnedInequalityFindings: [Lint.Finding] {
        authoredConstraints.compactMap { constraint in
            guard let edges = keptOutside(by: constraint), !isBounded(edges.inner) else { return nil }
            var mended = constraint
            mended.relation = constraint.relation.flipped
            mended.spelling = nil
            let equation = constraint.equation(in: self)
            let id = views[edges.view].id
            return Lint.Finding(
                "\(equation) keeps the \(edges.inner.attribute.phrase) of '\(id)' at or beyond that of '\(views[edges.outer].id)', so that "
                    + "'\(id)' can run out of it: the relation is most likely the wrong way round",
                at: constraint.source,
                fixes: [
                    Diagnostic.Fix(
                        "write \(mended.equation(in: self))",
                        setting: constraint.source.map {
                            .init(at: $0, keys: ["relation"], value: "\"\(mended.relation.rawValue)\"")
                        })
                ], views: [id], constraints: [equation])
        }
    }

    /// The edges of an inequality that has a text or control outside of what it is in.
    private func keptOutside(by constraint: Constraint) -> (view: Int, outer: Int, inner: Anchor)? {
        guard constraint.isActive, constraint.relation != .equal, constraint.multiplier == 1,
            case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second
        else { return nil }
        for (inner, outer, relation) in [
            (first, second, constraint.relation), (second, first, constraint.relation.flipped),
        ] {
            guard case .view(let view) = inner.item, views[view].content.type.isReadOrTouched,
                let superview = views[view].superview,
                isEdge(outer.attribute, alike: inner.attribute), owner(of: outer.item) == superview,
                isFrame(outer.item),
                case .view = views[superview].content
            else { continue }
            let wrong: Constraint.Relation = inner.attribute.isFarEdge ? .greaterThanOrEqual : .lessThanOrEqual
            let inset = (inner == first ? 1 : -1) * constraint.constant
            // A distance beyond the edge is meant as such, and so is one across much of a screen.
            let isInset = abs(inset) <= Self.widestInset && (inner.attribute.isFarEdge ? inset <= 0 : inset >= 0)
            if relation == wrong, isInset { return (view, superview, inner) }
        }
        return nil
    }

    /// Points.
    private static let widestInset = 64.0

    /// Whether the edge is the same on both, or of margins on one.
    private func isEdge(_ outer: LayoutAttribute, alike inner: LayoutAttribute) -> Bool {
        switch inner {
        case .leading, .trailing, .left, .right, .top, .bottom: outer.edgeOfFrame == inner
        default: false
        }
    }

    private func isFrame(_ item: LayoutItem) -> Bool {
        switch item {
        case .view: true
        case .builtInGuide(let guide, _): guide != .contentLayoutGuide
        case .guide: false
        }
    }

    /// Whether another constraint fixes the edge, or keeps it on the other side: a minimum beside it is then meant.
    private func isBounded(_ edge: Anchor) -> Bool {
        authoredConstraints.contains { other in
            guard other.isActive, other.priority == .required, other.multiplier == 1,
                case .anchor(let first) = other.first,
                case .anchor(let second)? = other.second, first.item != second.item, first == edge || second == edge
            else { return false }
            let relation = first == edge ? other.relation : other.relation.flipped
            return relation == .equal || relation == (edge.attribute.isFarEdge ? .lessThanOrEqual : .greaterThanOrEqual)
        }
    }
}

extension LayoutAttribute {
    fileprivate var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }

    /// The edge that a margin is measured from.
    fileprivate var edgeOfFrame: LayoutAttribute {
        switch self {
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        default: self
        }
    }
}
