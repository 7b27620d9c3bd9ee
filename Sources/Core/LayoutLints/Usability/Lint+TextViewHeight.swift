// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// A text view whose height does not suit whether it scrolls.
    package static let textViewHeight = Lint(
        .textViewHeight, "A text view that scrolls has a height of its own; one that does not is as tall as its text.",
        level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let textViewHeight = DiagnosticCode("text-view-height")
}

extension LayoutAdvice {
    var textViewHeights: [Lint.Finding] {
        document.views.indices.compactMap { index in
            guard case .textView(let text) = document.views[index].content, document.platform == .ios, isVisible(index),
                document.views[index].intrinsicContentSize == nil
            else { return nil }
            let id = document.views[index].id
            let height = views[index].alignmentRect.height
            if text.isScrollEnabled {
                guard hasNoHeight(index) else { return nil }
                return Lint.Finding(
                    "'\(id)' has no height: a text view that scrolls has no natural one (isScrollEnabled is true)",
                    at: document.views[index].place,
                    fixes: [
                        Diagnostic.Fix(
                            "set isScrollEnabled to false, so that it is as tall as its text",
                            setting: document.views[index].source.map {
                                .init(at: $0, keys: ["isScrollEnabled"], value: "false")
                            }), Diagnostic.Fix("give it a height"),
                    ], views: [id])
            }
            // A saved file is mostly of a cell or a part of a screen, whose height and text are examples.
            guard isRootStated, let natural = views[index].intrinsicContentSize.height,
                views[index].state == .determined, height >= 0.5, natural > height + 1
            else { return nil }
            return Lint.Finding(
                "'\(id)' is \(Self.points(height)) tall, its text needs \(Self.points(natural)), and it does not scroll "
                    + "(isScrollEnabled is false): the rest cannot be read",
                at: document.views[index].place,
                fixes: [Diagnostic.Fix("set isScrollEnabled to true, or let the text decide the height")], views: [id],
                shortage: .init(.vertical, needed: natural, available: height))
        }
    }

    /// Whether it is a text view that scrolls and that nothing gives a height.
    func hasNoHeight(_ index: Int) -> Bool {
        guard case .textView(let text) = document.views[index].content, text.isScrollEnabled else { return false }
        return views[index].ambiguities.contains { $0.name == .height }
            || views[index].state == .determined && views[index].alignmentRect.height < 0.5
    }
}
