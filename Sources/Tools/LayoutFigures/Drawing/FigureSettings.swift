// SPDX-License-Identifier: Apache-2.0
import LayoutModel
package import LayoutRuns
package import LayoutSweep

/// The options of one figure.
package struct FigureSettings: Sendable {
    /// In the order given.
    package var format: [FigureFormat] = []
    /// The path of a layout that is drawn before the figure's own, from the page.
    package var before: String?
    /// The sizes of an animation.
    package var resize: SweepRange?
    package var sweep: SweepRange?
    /// The value whose constraints are drawn: `view.attribute`.
    package var explain: String?
    /// Whether the exercised view moves from one end of the ambiguity to the other.
    package var animate = false
    package var canvas = CanvasSelection()
    package var variants = VariantSelection()
    package var picture = PictureSelection()
    package var views = ViewSelection()
    package var scenes = SceneSelection()

    package init() {}

    /// In the order given.
    package var formats: [FigureFormat] {
        format.isEmpty ? [canvas.followsReader || isAnimated ? .svg : .png] : format
    }

    /// In a page of this kind. Without an extension of its own, LaTeX shows no SVG pictures, and PNG ones are not sharp in print.
    package func formats(in kind: FigurePage.Kind) -> [FigureFormat] {
        format.isEmpty && kind == .markup(.latex) && formats == [.png] ? [.pdf] : formats
    }

    var isAnimated: Bool { resize != nil || animate }

    /// How many sizes an animation shows from one end to the other.
    private static let frames = 16

    /// How far the exercised view is on its way, in each frame; nil for any other figure.
    var exerciseParts: [Double]? { animate ? (0...8).map { Double($0) / 8 } : nil }

    /// The canvases of an animation from the first size to the last; nil for a still picture.
    package func frames(_ canvas: CanvasSelection) -> [CanvasSelection]? {
        guard let resize else { return nil }
        let count = resize.axis == .textSize ? Int(resize.upper - resize.lower) : Self.frames
        return (0...max(count, 1)).map { step in
            let value = resize.lower + (resize.upper - resize.lower) * Double(step) / Double(max(count, 1))
            return Self.canvas(
                canvas, at: resize.axis == .textSize ? value : (value * 10).rounded() / 10, of: resize)
        }
    }

    /// A canvas with one of the sizes of a range.
    package static func canvas(_ canvas: CanvasSelection, at value: Double, of range: SweepRange) -> CanvasSelection {
        var overrides = CanvasOverrides()
        range.apply(value, to: &overrides)
        var canvas = canvas
        if let size = overrides.contentSizeCategory {
            canvas.textSize = [size]
        } else {
            canvas.size = [CanvasSelection.CanvasSize(width: overrides.width, height: overrides.height)]
        }
        return canvas
    }

    /// The canvases of a sweep, which does not follow the reader's appearance: one for each appearance and scale.
    func sweptCanvases(isBitmap: Bool) -> [CanvasSelection] {
        var swept = self
        swept.canvas.appearance = canvas.appearance.filter { $0 != .auto }
        if swept.canvas.appearance.isEmpty { swept.canvas.appearance = [.light] }
        return isBitmap ? swept.canvases : Array(swept.canvases.prefix(1))
    }

    /// One for each picture file of a format: every scale in every appearance, with what else is repeated as panels.
    var canvases: [CanvasSelection] {
        let appearances = canvas.appearance.isEmpty ? [nil] : canvas.appearance.map { Optional($0) }
        let scales = canvas.scale.isEmpty ? [nil] : canvas.scale.map { Optional($0) }
        return appearances.flatMap { appearance in
            scales.map { scale in
                var canvas = canvas
                canvas.appearance = appearance.map { [$0] } ?? []
                canvas.scale = scale.map { [$0] } ?? []
                return canvas
            }
        }
    }
}

/// The format of a figure's picture.
package enum FigureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf, gif

    /// Whether a larger scale has more pixels.
    var isBitmap: Bool { self == .png || self == .gif }
}
