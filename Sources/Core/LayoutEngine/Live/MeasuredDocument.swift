// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// A document with what its views measure at every width: all that solving it again needs.
package struct MeasuredDocument: Sendable {
    /// Constraints that are illegal are inactive.
    package let document: Document
    /// By view.
    package let contents: [LiveContent]
    package let texts: [InteractiveText]

    /// Lines of less than the last width break as at that width. Only long texts break at so many, the last of which have room for a
    /// few words.
    static let mostWidths = 1500

    /// Nil if a text changes with every width, as justified text does, or if measuring the texts would take too long.
    /// - Parameters:
    ///   - limit: of `TextWork`.
    ///   - steps: those of documents before, measured with the same fonts.
    package init?(
        _ document: Document, measuring text: some TextShaping, images: some ImageSizing, limit: Double = .infinity,
        keeping steps: MeasuredSteps = MeasuredSteps()
    ) {
        let document = document.withIllegalConstraintsInactive
        self.document = document
        let context = LayoutContext(document)
        let measured = ContentMeasurements(context, text: text, images: images)
        contents = document.views.indices.map { view in
            LiveContent(
                size: measured.sizes[view], baselines: measured.baselines[view],
                centersText: measured.baselineFromCenter(of: view) != nil)
        }
        guard TextWork(of: measured).amount <= limit else { return nil }
        var texts: [InteractiveText] = []
        for found in measured.texts {
            guard
                let steps = found.isRemeasured
                    ? Self.steps(of: found, with: text, context.grid, keeping: steps) : TextSteps([])
            else { return nil }
            texts.append(
                InteractiveText(
                    view: found.view, natural: found.natural, first: found.current, steps: steps,
                    isRemeasured: found.isRemeasured, insets: found.insets))
        }
        self.texts = texts
    }

    /// The steps of an equal text that was measured before, else measured now.
    private static func steps(
        of text: ContentMeasurements.Text, with measurer: some TextShaping, _ grid: PixelGrid,
        keeping steps: MeasuredSteps
    ) -> TextSteps? {
        var request = text.request
        request.width = nil
        // One request serves both directions, so that the text is measured once.
        if request.text.hasDirectionOfItsOwn { request.direction = .leftToRight }
        let key = MeasuredSteps.Key(request: request, natural: text.natural, keepsWidth: text.keepsWidth)
        if let known = steps.known[key] { return known }
        let measured = Self.steps(of: key, with: measurer, grid)
        steps.known[key] = measured
        return measured
    }

    /// Lines stay as they are while the widest of them fits. Nil for justified lines, which change with every width.
    private static func steps(
        of text: MeasuredSteps.Key, with measurer: some TextShaping, _ grid: PixelGrid
    ) -> TextSteps? {
        var steps: [TextSteps.Step] = []
        var request = text.request
        guard request.text.alignment != .justified else { return nil }
        var width = (text.natural.size.width * unitsPerPoint).rounded()
        var widths = 0
        while width > 0, widths < mostWidths {
            widths += 1
            request.width = width / unitsPerPoint
            let shaped = measurer.shapeOnce(request)
            let lines = linesOfTheirOwnWidth(shaped, in: width)
            // A character that is wider than the line stays in it.
            let widest = lines.filter { $0 <= width }.max() ?? 0
            // A line of that many units still fits where the width rounds to them.
            let from = max((widest - 0.5) / unitsPerPoint, 0)
            var measurement = shaped.measurement
            if text.keepsWidth { measurement.size.width = text.natural.size.width }
            let lineWidth = grid.roundedUp((lines.max() ?? 0) / unitsPerPoint)
            if let last = steps.last, last.measurement == measurement, last.lineWidth == lineWidth {
                steps[steps.count - 1].from = from
            } else {
                steps.append(TextSteps.Step(from: from, lineWidth: lineWidth, measurement: measurement))
            }
            width = widest - 1
        }
        if !steps.isEmpty { steps[steps.count - 1].from = 0 }
        return TextSteps(steps)
    }

    /// The widths of lines, in units; not that of a last line whose ellipsis is moved to the end of any width.
    private static func linesOfTheirOwnWidth(_ text: ShapedText, in width: Double) -> [Double] {
        var widths = text.lines.map { ($0.width * unitsPerPoint).rounded() }
        if text.measurement.isTruncated, let last = widths.last, last >= width { widths.removeLast() }
        return widths
    }

    /// Widths are rounded to these before text is broken into lines, as Pango does.
    private static let unitsPerPoint = 1024.0
}

extension Document {
    package var withIllegalConstraintsInactive: Document {
        var document = self
        for (index, isInstalled) in InstallationCheck.check(self).isInstalled.enumerated() {
            document.constraints[index].isActive = isInstalled
        }
        return document
    }
}

extension StyledText {
    /// Whether letters give every paragraph its direction, so that lines break alike in both directions of a layout.
    fileprivate var hasDirectionOfItsOwn: Bool {
        guard case .plain(let text) = content else { return false }
        return text.split(whereSeparator: \.isNewline).allSatisfy { paragraph in
            paragraph.unicodeScalars.contains { scalar in
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .otherLetter: true
                default: false
                }
            }
        }
    }
}
