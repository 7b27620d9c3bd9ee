// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Which of a label and its field is to be stretched (S75, S80).
    package static let fieldHugsLikeLabel = Lint(
        .fieldHugsLikeLabel, "A text field beside a label hugs less than the label, so that the field takes the room.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let fieldHugsLikeLabel = DiagnosticCode("field-hugs-like-label")
}

extension Document {
    var fieldHuggingFindings: [Lint.Finding] {
        var known: Set<[Int]> = []
        return constraints.compactMap { constraint in
            guard constraint.isActive, let (label, field) = neighbouringLabelAndField(constraint),
                views[field].contentHugging.horizontal >= views[label].contentHugging.horizontal,
                known.insert([label, field]).inserted
            else { return nil }
            let (a, b) = (views[label], views[field])
            return Lint.Finding(
                "'\(b.id)' hugs its content at \(Self.text(b.contentHugging.horizontal)), no less than the label '\(a.id)' at \(Self.text(a.contentHugging.horizontal)): the label may be stretched instead",
                at: b.place,
                fixes: [
                    Diagnostic.Fix(
                        "set the field's horizontal hugging to \(Self.text(LayoutPriority(a.contentHugging.horizontal.rawValue - 1)))",
                        setting: b.source.map {
                            .init(
                                at: $0, keys: ["hugging", "horizontal"],
                                value: Self.text(LayoutPriority(a.contentHugging.horizontal.rawValue - 1)))
                        }
                    )
                ],
                views: [a.id, b.id], constraints: [constraint.equation(in: self)])
        }
    }

    /// A label and a text field whose facing edges a constraint connects.
    private func neighbouringLabelAndField(_ constraint: Constraint) -> (label: Int, field: Int)? {
        guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second,
            case .view(let a) = first.item, case .view(let b) = second.item,
            first.attribute.axis == .horizontal, first.attribute.isEdge, second.attribute.isEdge,
            first.attribute != second.attribute
        else { return nil }
        switch (views[a].content.type, views[b].content.type) {
        case (.label, .textField): return (a, b)
        case (.textField, .label): return (b, a)
        default: return nil
        }
    }
}

extension LayoutAttribute {
    fileprivate var isEdge: Bool { [.leading, .trailing, .left, .right].contains(self) }
}
