// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// Required content priorities cannot give way (S75).
    package static let requiredContentPriority = Lint(
        .requiredContentPriority,
        "No required hugging or compression resistance: 999 holds as well and gives way before the layout breaks.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let requiredContentPriority = DiagnosticCode("required-content-priority")
}

extension Document {
    var requiredContentPriorityFindings: [Lint.Finding] {
        contentPriorities.filter { $0.isOwn && $0.priority == .required }.map { content in
            Lint.Finding(
                "the \(content.name) of '\(views[content.view].id)' is required; 999 lets it give way before the layout breaks",
                at: views[content.view].place, fixes: [content.fix("set it to 999", "999", in: self)],
                views: [views[content.view].id]
            )
        }
    }
}
