// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// Controls with one right size (S75).
    package static let looseControl = Lint(
        .looseControl,
        "Switches, steppers and indicators keep their size: hugging and compression resistance of 750 or more.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let looseControl = DiagnosticCode("loose-control")
}

extension Document {
    var looseControlFindings: [Lint.Finding] {
        contentPriorities.compactMap { content in
            let view = views[content.view]
            guard view.content.type.isControlOfOneSize, content.isOwn,
                content.priority < .defaultHigh
            else { return nil }
            return Lint.Finding(
                "the \(content.name) of '\(view.id)' is \(Self.text(content.priority)): \(view.content.type.withArticle) should keep its size",
                at: view.place, fixes: [content.fix("set it to 750 or more", "750", in: self)], views: [view.id])
        }
    }
}
