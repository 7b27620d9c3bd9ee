// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension DiagnosticCode {
    /// A text that would take too long to measure.
    package static let textTooLarge = DiagnosticCode("text-too-large")
    /// More text than a page may have that solves its layout again.
    package static let pageText = DiagnosticCode("page-text")
}

/// Finds what would take too long to solve or to measure, before starting.
struct DocumentSizeCheck {
    var document: Document
    var limits: LayoutLimits

    var findings: [Diagnostic] {
        var findings: [Diagnostic] = []
        let count = document.constraints.count
        if Double(count) > limits[.constraints] {
            findings.append(
                Diagnostic(
                    .tooManyConstraints, .error,
                    "the document has \(count) constraints; at most \(Self.text(limits[.constraints])) are solved; "
                        + LayoutLimits.hint([.constraints]),
                    at: document.views.first?.place))
        }
        for view in document.views {
            let texts = [view.content.texts, view.style.texts].joined()
            guard let (name, count, noun) = texts.lazy.compactMap(excess).first else { continue }
            findings.append(
                Diagnostic(
                    .textTooLarge, .error,
                    "the text of '\(view.id)' has \(count) \(noun); at most \(Self.text(limits[name])) are measured; "
                        + LayoutLimits.hint([name]),
                    at: view.place, views: [view.id]))
        }
        let bars = document.bars?.all.map(\.content) ?? []
        if let (name, count, noun) = bars.lazy.flatMap(\.texts).compactMap(excess).first {
            findings.append(
                Diagnostic(
                    .textTooLarge, .error,
                    "a text of the bars has \(count) \(noun); at most \(Self.text(limits[name])) are measured; "
                        + LayoutLimits.hint([name]),
                    at: document.views.first?.place))
        }
        return findings
    }

    /// The limit that a text exceeds; nil if there is none.
    private func excess(_ content: StyledText.Content) -> (LayoutLimits.Name, count: Int, noun: String)? {
        let string: String
        switch content {
        case .plain(let text), .markup(let text): string = text
        }
        if Double(string.utf8.count) > limits[.text] { return (.text, string.utf8.count, "bytes") }
        // Less than that cannot have too many elements.
        guard case .markup = content, Double(string.utf8.count) > min(limits[.spans], limits[.fontSizes]) else {
            return nil
        }
        let size = MarkupSize(string)
        if Double(size.elements) > limits[.spans] { return (.spans, size.elements, "elements of markup") }
        if Double(size.fonts) > limits[.fontSizes] { return (.fontSizes, size.fonts, "fonts") }
        return nil
    }

    private static func text(_ limit: Double) -> String { DecimalText.shortest(limit) }
}

extension ViewContent {
    /// Every text that is measured or drawn.
    fileprivate var texts: [StyledText.Content] {
        switch self {
        case .label(let label): [label.text.content]
        case .button(let button): [button.title.content] + Self.plain(button.itemTitles)
        case .textField(let field): [field.text.content] + Self.plain([field.placeholder])
        case .textView(let view): [view.text.content]
        case .segmentedControl(let segments, _, _): Self.plain(segments)
        case .searchBar(let placeholder, let text): Self.plain([placeholder, text])
        case .navigationBar, .tabBar, .toolbar: barTexts.map(StyledText.Content.plain)
        default: []
        }
    }

    private static func plain(_ texts: [String?]) -> [StyledText.Content] {
        texts.compactMap { $0.map(StyledText.Content.plain) }
    }
}

extension ViewStyle {
    /// Every text that is drawn beside the view's content, and names that libraries look up.
    fileprivate var texts: [StyledText.Content] {
        var texts = [symbol, buttonContent?.subtitle, sectionTitles?.header, sectionTitles?.footer].compactMap { $0 }
        if let parts {
            if let title = parts.title { texts.append(title) }
            texts += parts.tabs + parts.columns.map { $0.title } + parts.control.pathComponents
            return (texts.map { $0.text } + parts.segments.compactMap { $0.title }).map { .plain($0) }
        }
        return texts.map { .plain($0.text) }
    }
}
