// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// A view that a stack view cannot close up.
    package static let hiddenArrangedSize = Lint(
        .hiddenArrangedSize, "An arranged view that is hidden has no required size along its stack view's axis.",
        level: .note,
        strict: .warning)
}

extension DiagnosticCode {
    package static let hiddenArrangedSize = DiagnosticCode("hidden-arranged-size")
}

extension Document {
    var hiddenArrangedSizeFindings: [Lint.Finding] {
        guard platform == .ios else { return [] }
        return authoredConstraints.compactMap { constraint in
            guard constraint.isActive, constraint.priority == .required, constraint.relation != .lessThanOrEqual,
                constraint.second == nil, constraint.constant > 0, case .anchor(let anchor) = constraint.first,
                case .view(let view) = anchor.item, views[view].isHidden, let superview = views[view].superview,
                case .stackView(let stack) = views[superview].content,
                anchor.attribute == (stack.axis == .horizontal ? .width : .height)
            else { return nil }
            let equation = constraint.equation(in: self)
            let size = stack.axis == .horizontal ? "wide" : "tall"
            return Lint.Finding(
                "'\(views[view].id)' is hidden, and \(equation) is required: a stack view closes a hidden view up with 'UISV-hiding', "
                    + "0 \(size), which iOS 9 to 11 report as a conflict with it",
                at: constraint.source,
                fixes: [
                    Diagnostic.Fix(
                        "give it priority 999",
                        setting: constraint.source.map { .init(at: $0, keys: ["priority"], value: "999") })
                ], views: [views[view].id], constraints: [equation])
        }
    }
}
