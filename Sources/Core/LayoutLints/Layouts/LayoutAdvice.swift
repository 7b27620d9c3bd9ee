// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// Advice that can be checked only on a solved layout.
struct LayoutAdvice {
    let document: Document
    let views: [SolvedView]
    let measuring: any TextMeasuring
    /// Whether the author states the size of the root and what is around it; a file that a design canvas saved may be of a cell or of
    /// a part of a screen.
    let isRootStated: Bool

    fileprivate var stretchedBaselines: [Lint.Finding] {
        document.constraints.filter(\.isActive).flatMap { constraint in
            constraint.anchors.compactMap { anchor in
                guard case .view(let index) = anchor.item,
                    anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
                    isStretched(index, .vertical), views[index].text != nil
                else { return nil }
                let id = document.views[index].id
                return Lint.Finding(
                    "'\(id)' is stretched, and its baselines hold only at its natural height", at: constraint.source,
                    views: [id],
                    constraints: [constraint.equation(in: document)])
            }
        }
    }

    fileprivate var controlsOffNaturalSize: [Lint.Finding] {
        document.views.enumerated().filter(\.element.content.type.isControlOfOneSize).flatMap { index, view in
            Axis.allCases.filter { isStretched(index, $0) || isCompressed(index, $0) }.map { axis in
                Lint.Finding(
                    "'\(view.id)' does not have its natural size on the \(axis.rawValue) axis", at: view.place,
                    views: [view.id])
            }
        }
    }

    fileprivate var preferredWidthMismatches: [Lint.Finding] {
        document.views.enumerated().compactMap { index, view in
            guard case .label(let label) = view.content, label.preferredMaxLayoutWidth > 0, label.numberOfLines != 1,
                abs(views[index].alignmentRect.width - label.preferredMaxLayoutWidth) > 0.5,
                hasOtherLines(index)
            else { return nil }
            let widths = [label.preferredMaxLayoutWidth, views[index].alignmentRect.width].map(DecimalText.shortest)
            return Lint.Finding(
                "'\(view.id)' is measured for \(widths[0]) points and laid out in \(widths[1])", at: view.place,
                views: [view.id])
        }
    }

    /// Whether the text has more or fewer lines than those for which it was measured. A size that a file records differs by less.
    private func hasOtherLines(_ index: Int) -> Bool {
        guard let text = views[index].textMeasurement, let height = views[index].intrinsicContentSize.height else {
            return false
        }
        return abs(text.size.height - height) > text.size.height / Double(2 * max(1, text.lineCount))
    }

    func isStretched(_ index: Int, _ axis: Axis) -> Bool {
        guard let natural = views[index].intrinsicContentSize[axis] else { return false }
        return views[index].alignmentRect.size[axis] > natural + 0.5
    }

    private func isCompressed(_ index: Int, _ axis: Axis) -> Bool {
        guard let natural = views[index].intrinsicContentSize[axis] else { return false }
        return views[index].alignmentRect.size[axis] < natural - 0.5
    }
}

extension Lint {
    /// Where a baseline is (S75).
    package static let stretchedBaseline = Lint(
        .stretchedBaseline,
        "A view with a baseline constraint keeps its natural height: the baseline does not follow its text.",
        level: .note, strict: .warning)
    /// Controls with one right size (S75).
    package static let controlOffNaturalSize = Lint(
        .controlOffNaturalSize, "Switches and their like are laid out at their natural size.", level: .note,
        strict: .warning)
    /// Lines that were broken for another width.
    package static let preferredWidthMismatch = Lint(
        .preferredWidthMismatch, "A label's preferred maximum layout width is the width that it gets.", level: .note,
        strict: .warning)

    /// A check that needs the solved layout.
    private typealias LayoutCheck = @Sendable (LayoutAdvice) -> [Finding]

    /// In the order of the documentation.
    private static let layoutChecks: [(lint: Lint, check: LayoutCheck)] = [
        (.stretchedBaseline, \.stretchedBaselines),
        (.controlOffNaturalSize, \.controlsOffNaturalSize),
        (.preferredWidthMismatch, \.preferredWidthMismatches),
        (.stretchedInvisibleView, \.stretchedInvisibleViews),
        (.impliedSize, \.impliedSizes),
        (.openBottom, \.openBottoms),
        (.offCanvas, \.viewsOffCanvas),
        (.outsideSuperview, \.viewsOutsideSuperview),
        (.noRoom, \.viewsWithoutRoom),
        (.truncatedText, \.truncatedTexts),
        (.shortenedText, \.shortenedTexts),
        (.squeezedButtonTitle, \.squeezedButtonTitles),
        (.overlappingContent, \.overlappingContents),
        (.smallTouchTarget, \.smallTouchTargets),
        (.lowContrast, \.lowContrasts),
        (.appearanceWithoutEffect, \.appearancesWithoutEffect),
        (.underBar, \.viewsUnderBars),
        (.textViewHeight, \.textViewHeights),
        (.letterboxedImage, \.letterboxedImages),
    ]

    /// All that look at the solved layout.
    package static var ofLayouts: [Lint] { layoutChecks.map(\.lint) }

    fileprivate static func diagnostics(_ advice: LayoutAdvice, _ strictness: Strictness) -> [Diagnostic] {
        layoutChecks.flatMap { lint, check in lint.diagnostics(strictness) { check(advice) } }
    }
}

extension SolvedLayout {
    /// Diagnostics of the layout that follow the articles' advice, lint by lint.
    ///
    /// - Parameter isRootStated: false for a file that a design canvas saved, which may be of a cell or of a part of a screen.
    package func lint(
        of document: Document, _ strictness: Lint.Strictness = .standard, measuring text: some TextMeasuring,
        isRootStated: Bool = true
    ) -> [Diagnostic] {
        Lint.diagnostics(
            LayoutAdvice(document: document, views: views, measuring: text, isRootStated: isRootStated), strictness)
    }
}

extension DiagnosticCode {
    package static let stretchedBaseline = DiagnosticCode("stretched-baseline")
    package static let controlOffNaturalSize = DiagnosticCode("control-off-natural-size")
    package static let preferredWidthMismatch = DiagnosticCode("preferred-width-mismatch")
}
