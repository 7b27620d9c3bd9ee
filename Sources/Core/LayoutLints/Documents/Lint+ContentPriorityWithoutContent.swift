// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// Content priorities of a view without an intrinsic size (S87).
    package static let contentPriorityWithoutContent = Lint(
        .contentPriorityWithoutContent,
        "Hugging and compression resistance act on an intrinsic size alone; a stack view's size comes from its arranged subviews.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let contentPriorityWithoutContent = DiagnosticCode("content-priority-without-content")
}

extension Document {
    var contentPriorityWithoutContentFindings: [Lint.Finding] {
        contentPriorities.compactMap { content in
            let view = views[content.view]
            // Xcode writes some into every file, such as those of a scroll view's scrollers.
            guard content.isOwn, !content.isStandardOfXcode, !view.style.isPlacedBySuperview,
                !view.hasIntrinsicMetric(content.axis), !content.isHuggingOfArrangedViews(in: self)
            else { return nil }
            let size = content.axis == .horizontal ? "width" : "height"
            return Lint.Finding(
                "the \(content.name) of '\(view.id)' has no effect: \(view.content.type.withArticle) has no intrinsic \(size)",
                at: view.place, views: [view.id])
        }
    }
}
