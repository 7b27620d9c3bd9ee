// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Text that ends in an ellipsis, or whose lines are cut.
    package static let truncatedText = Lint(
        .truncatedText, "Text is shown whole: a label has the width and the height that its text needs.",
        level: .warning, strict: .warning)
    /// Text that its author allows to be shortened.
    package static let shortenedText = Lint(
        .shortenedText,
        "Text that may be shortened, by a limit of lines or a lower priority, is shown whole where there is room.",
        level: .note, strict: .warning)
    /// A title that is cut.
    package static let squeezedButtonTitle = Lint(
        .squeezedButtonTitle, "A button is as wide as its title and insets.", level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let truncatedText = DiagnosticCode("truncated-text")
    package static let shortenedText = DiagnosticCode("shortened-text")
    package static let squeezedButtonTitle = DiagnosticCode("squeezed-button-title")
}

extension LayoutAdvice {
    /// Points by which lines may be cut without notice: what is cut is mostly the empty part of a line.
    private static let heightSlack = 1.0

    /// The share of its size that a text may lack without notice in a file that a design canvas saved: its font is not
    /// the one used here, or is not installed.
    private static let estimatedShare = 0.1

    /// Bytes of text of several lines for which the width is found at which it fits: it is measured again for each
    /// width that is tried.
    private static let longestSearched = 20_000

    /// Points that a text may lack without notice, of those that it needs.
    private func slack(_ index: Int, of natural: Double) -> Double {
        let least = document.views[index].intrinsicContentSize == nil ? 1e-6 : 1
        return isRootStated ? least : max(least, natural * Self.estimatedShare)
    }

    var truncatedTexts: [Lint.Finding] {
        let resistances = greatestResistances
        return incompleteTexts { !mayBeShortened($0, resistances) }
    }

    var shortenedTexts: [Lint.Finding] {
        let resistances = greatestResistances
        return incompleteTexts { mayBeShortened($0, resistances) }
    }

    /// By superview: the greatest horizontal compression resistance of its subviews with contents.
    private var greatestResistances: [Int: LayoutPriority] {
        var greatest: [Int: LayoutPriority] = [:]
        for view in document.views {
            guard let superview = view.superview, view.hasIntrinsicMetric(.horizontal) else { continue }
            let resistance = view.compressionResistance.horizontal
            greatest[superview] = max(greatest[superview] ?? resistance, resistance)
        }
        return greatest
    }

    /// Whether the author said that the text gives way: by a limit of several lines, or by a priority below a
    /// neighbour's.
    private func mayBeShortened(_ index: Int, _ greatestResistances: [Int: LayoutPriority]) -> Bool {
        let view = document.views[index]
        if case .label(let label) = view.content, label.numberOfLines > 1 { return true }
        let resistance = view.compressionResistance.horizontal
        let greatest = view.superview.flatMap { greatestResistances[$0] } ?? resistance
        return resistance < .defaultHigh || greatest > resistance
    }

    private func incompleteTexts(_ isIncluded: (Int) -> Bool) -> [Lint.Finding] {
        visibleViews.compactMap { index in
            guard case .label = document.views[index].content, isIncluded(index), let text = shownText(index),
                let request = views[index].text, let measured = views[index].textMeasurement
            else { return nil }
            let size = views[index].alignmentRect.size
            // A view without any space has its own diagnostic.
            guard size.width >= 0.5, size.height >= 0.5, !fitsWhenSmaller(index, request) else { return nil }
            let id = document.views[index].id
            if measured.isTruncated, request.numberOfLines != 1, request.text.content.byteCount > Self.longestSearched {
                return Lint.Finding(
                    "the text \"\(text)\" of '\(id)' is truncated", at: document.views[index].place, views: [id])
            }
            if let fitting = fittingWidth(index, request, measured) {
                return Lint.Finding(
                    "the text \"\(text)\" of '\(id)' is truncated: \(Self.points(fitting - size.width)) of \(Self.points(fitting)) points are missing. It fits from a width of \(Self.points(fitting)) on",
                    at: document.views[index].place, fixes: Self.advice(request), views: [id],
                    shortage: .init(.horizontal, needed: fitting, available: size.width))
            }
            guard document.views[index].intrinsicContentSize == nil,
                measured.size.height > size.height + max(Self.heightSlack, slack(index, of: measured.size.height))
            else { return nil }
            return Lint.Finding(
                "the text \"\(text)\" of '\(id)' is cut off: it needs a height of \(Self.points(measured.size.height)) and has \(Self.points(size.height))",
                at: document.views[index].place, views: [id],
                shortage: .init(.vertical, needed: measured.size.height, available: size.height))
        }
    }

    /// Whether text of several lines that shrinks to fit is whole at its smallest size.
    private func fitsWhenSmaller(_ index: Int, _ request: TextRequest) -> Bool {
        let factor = document.views[index].style.minimumScaleFactor
        guard request.numberOfLines != 1, factor > 0, factor < 1 else { return false }
        let size = views[index].alignmentRect.size
        var smallest = request
        smallest.text.font.size *= factor
        smallest.width = size.width
        smallest.numberOfLines = 0
        let measured = measuring.measure(smallest)
        return measured.size.height <= size.height + Self.heightSlack
            && (request.numberOfLines == 0 || measured.lineCount <= request.numberOfLines)
    }

    private static func advice(_ request: TextRequest) -> [Diagnostic.Fix] {
        request.numberOfLines == 1
            ? [Diagnostic.Fix("give it more room, or set \"numberOfLines\": 0 so that it wraps")] : []
    }

    /// The least width at which the text is not truncated; nil if it is not truncated now.
    private func fittingWidth(_ index: Int, _ request: TextRequest, _ measured: TextMeasurement) -> Double? {
        let size = views[index].alignmentRect.size
        var free = request
        free.width = nil
        // Text that shrinks to fit is truncated at its smallest size only.
        let factor = document.views[index].style.minimumScaleFactor
        let smallest = request.numberOfLines == 1 && factor > 0 ? min(factor, 1) : 1
        free.text.font.size *= smallest
        // A size that is given counts instead of the text's: files of Interface Builder record Apple's.
        let given = document.views[index].intrinsicContentSize?.width.map { $0 * smallest }
        let natural = given ?? measuring.measure(free).size.width
        guard measured.isTruncated || (request.numberOfLines == 1 && natural > size.width + slack(index, of: natural))
        else {
            return nil
        }
        if request.numberOfLines == 1 { return natural > size.width + slack(index, of: natural) ? natural : nil }
        var (narrow, wide) = (size.width, natural)
        guard given == nil, wide > narrow else { return nil }
        while wide - narrow > 0.5 {
            free.width = (narrow + wide) / 2
            if measuring.measure(free).isTruncated { narrow = (narrow + wide) / 2 } else { wide = (narrow + wide) / 2 }
        }
        return (wide * request.scale).rounded(.up) / request.scale
    }

    var squeezedButtonTitles: [Lint.Finding] {
        visibleViews.compactMap { index in
            guard case .button = document.views[index].content, let text = shownText(index),
                let natural = views[index].intrinsicContentSize.width
            else { return nil }
            let width = views[index].alignmentRect.width
            guard width >= 0.5, natural > width + slack(index, of: natural) else { return nil }
            let id = document.views[index].id
            return Lint.Finding(
                "the title \"\(text)\" of '\(id)' does not fit: \(Self.points(natural - width)) of \(Self.points(natural)) points are missing. It fits from a width of \(Self.points(natural)) on",
                at: document.views[index].place, views: [id],
                shortage: .init(.horizontal, needed: natural, available: width))
        }
    }
}

extension StyledText.Content {
    fileprivate var byteCount: Int {
        switch self {
        case .plain(let string), .markup(let string): string.utf8.count
        }
    }
}
