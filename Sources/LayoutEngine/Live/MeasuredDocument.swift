// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// A document with what its views measure at every width: all that solving it again needs.
package struct MeasuredDocument: Sendable {
    /// Constraints that are illegal are inactive.
    package let document: Document
    package let safeAreas: InteractiveLayout.SafeAreas
    /// By view.
    package let contents: [LiveContent]
    package let texts: [InteractiveText]

    /// Lines of less than the last step's width break as at that width. Only long texts have so many steps, at widths of a few words.
    private static let mostSteps = 1500

    /// Nil if a text changes with every width, as justified text does.
    package init?(_ document: Document, measuring text: some TextShaping, images: some ImageSizing) {
        let document = document.withIllegalConstraintsInactive
        self.document = document
        safeAreas = InteractiveLayout.SafeAreas(
            tall: document.canvas(width: 1, height: 2).safeArea, wide: document.canvas(width: 2, height: 1).safeArea)
        let context = LayoutContext(document)
        let measured = ContentMeasurements(context, text: text, images: images)
        contents = document.views.indices.map { view in
            LiveContent(
                size: measured.sizes[view], baselines: measured.baselines[view],
                centersText: measured.baselineFromCenter(of: view) != nil)
        }
        var texts: [InteractiveText] = []
        for found in measured.texts {
            guard let steps = found.isRemeasured ? Self.steps(of: found, with: text, context.grid) : TextSteps([])
            else { return nil }
            texts.append(
                InteractiveText(
                    view: found.view, natural: found.natural, first: found.current, steps: steps,
                    isRemeasured: found.isRemeasured, insets: found.insets))
        }
        self.texts = texts
    }

    /// Lines stay as they are while the widest of them fits. Justified lines fill every width: their steps are no wider than a unit.
    private static func steps(
        of text: ContentMeasurements.Text, with measurer: some TextShaping, _ grid: PixelGrid
    ) -> TextSteps? {
        var steps: [TextSteps.Step] = []
        var request = text.request
        var width = (text.natural.size.width * unitsPerPoint).rounded()
        while width > 0, steps.count < mostSteps {
            request.width = width / unitsPerPoint
            let shaped = measurer.shape(request)
            // A character that is wider than the line stays in it.
            let fitting = shaped.lines.lazy.map { ($0.width * unitsPerPoint).rounded() }.filter { $0 <= width }
            let widest = fitting.max() ?? 0
            // A line of that many units still fits where the width rounds to them.
            let from = max((widest - 0.5) / unitsPerPoint, 0)
            var measurement = shaped.measurement
            if text.keepsWidth { measurement.size.width = text.natural.size.width }
            let lineWidth = grid.roundedUp(shaped.lines.lazy.map(\.width).max() ?? 0)
            if let last = steps.last, last.measurement == measurement, last.lineWidth == lineWidth {
                steps[steps.count - 1].from = from
            } else {
                steps.append(TextSteps.Step(from: from, lineWidth: lineWidth, measurement: measurement))
            }
            width = widest - 1
        }
        let natural = text.natural.size.width * unitsPerPoint
        guard steps.count < mostSteps || natural - width > 8 * Double(mostSteps) else { return nil }
        if !steps.isEmpty { steps[steps.count - 1].from = 0 }
        return TextSteps(steps)
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

    /// The canvas as a size given last makes it.
    fileprivate func canvas(width: Double, height: Double) -> Canvas {
        Canvas(layers: [overrides, CanvasOverrides(width: width, height: height)])
    }
}
