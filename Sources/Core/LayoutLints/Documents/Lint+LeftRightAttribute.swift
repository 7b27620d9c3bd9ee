// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// The layout direction (S91).
    package static let leftRightAttribute = Lint(
        .leftRightAttribute,
        "Leading and trailing rather than left and right, so that the layout adapts to right-to-left languages.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let leftRightAttribute = DiagnosticCode("left-right-attribute")
}

extension Document {
    var leftRightFindings: [Lint.Finding] {
        authoredConstraints.compactMap { constraint in
            let attributes = constraint.anchors.map(\.attribute).filter { $0.kind == .absoluteX }
            guard let attribute = attributes.first else { return nil }
            return Lint.Finding(
                "\(attribute.name) stays where it is in right-to-left layouts; \(attribute.relativeName) follows it",
                at: constraint.source, constraints: [constraint.equation(in: self)])
        }
    }
}

extension LayoutAttribute {
    /// The attribute by the layout direction that is in its place from left to right.
    fileprivate var relativeName: String {
        switch self {
        case .left: "leading"
        case .right: "trailing"
        case .leftMargin: "leadingMargin"
        case .rightMargin: "trailingMargin"
        default: name
        }
    }
}
