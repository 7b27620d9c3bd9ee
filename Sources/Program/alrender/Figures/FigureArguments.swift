// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutFigures
import LayoutModel

/// Options of one figure, in a page or for all figures on the command line.
struct FigureArguments: ParsableArguments {
    @Option(help: "Format of the pictures; repeatable (default: png, svg for the appearance 'auto', pdf in LaTeX).")
    var format: [FigureFormat] = []

    @Option(
        help: ArgumentHelp(
            "Draws the layout of another file, by its path from the page, before the figure's own.", valueName: "path"
        ))
    var before: String?

    @Option(
        help: ArgumentHelp(
            "Draws an animation over a range of sizes, as in 'width=320...430' (default format: svg).",
            valueName: "range"),
        transform: SweepArgument.init)
    var resize: SweepArgument?

    @Option(
        help: ArgumentHelp(
            "Draws the layouts at the sizes of a range where something changes, and a graph of the views, as 'check --sweep' does.",
            valueName: "range"),
        transform: SweepArgument.init)
    var sweep: SweepArgument?

    @Option(
        help: ArgumentHelp(
            "Draws the constraints that give a value, as 'alrender explain' does.", valueName: "view.attribute"))
    var explain: String?

    @Flag(help: "Draws an animation of --exercise: from one end of the ambiguity to the other (default format: svg).")
    var animate = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Canvas") var variants: VariantArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Picture") var views: ViewArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    /// In the order given.
    var formats: [FigureFormat] {
        format.isEmpty ? [canvas.followsReader || isAnimated ? .svg : .png] : format
    }

    /// In a page of this kind. Without an extension of its own, LaTeX shows no SVG pictures, and PNG ones are not sharp in print.
    func formats(in kind: FigurePage.Kind) -> [FigureFormat] {
        format.isEmpty && kind == .markup(.latex) && formats == [.png] ? [.pdf] : formats
    }

    var isAnimated: Bool { resize != nil || animate }

    mutating func validate() throws {
        let kinds = [
            sweep.map { _ in "--sweep" }, explain.map { _ in "--explain" }, resize.map { _ in "--resize" },
            animate ? "--animate" : nil,
        ].compactMap(\.self)
        if kinds.count > 1 { throw ValidationError("\(kinds[0]) and \(kinds[1]) exclude each other") }
        if sweep != nil, before != nil { throw ValidationError("--sweep and --before exclude each other") }
        if animate {
            if views.exercise == nil { throw ValidationError("--animate needs --exercise, the view that it moves") }
            if canvas.followsReader { throw ValidationError("--animate takes the appearance 'light' or 'dark'") }
            if !Self.animated.isSuperset(of: format) {
                throw ValidationError("--animate makes an animation: --format is gif or svg")
            }
            if before != nil { throw ValidationError("--animate and --before exclude each other") }
        } else if resize != nil {
            if canvas.followsReader { throw ValidationError("--resize takes the appearance 'light' or 'dark'") }
            if !Self.animated.isSuperset(of: format) {
                throw ValidationError("--resize makes an animation: --format is gif or svg")
            }
            if before != nil { throw ValidationError("--resize and --before exclude each other") }
        } else if format.contains(.gif) {
            throw ValidationError(
                "--format gif is for animations: pass --resize or --animate, or the format png, svg or pdf")
        }
        if canvas.followsReader, formats.contains(where: { $0 != .svg }) {
            throw ValidationError(
                "--appearance auto applies to SVG pictures: pass the format svg, or the appearance light or dark")
        }
    }

    private static let animated: Set<FigureFormat> = [.gif, .svg]

    /// How many sizes an animation shows from one end to the other.
    private static let frames = 16

    /// How far the exercised view is on its way, in each frame; nil for any other figure.
    var exerciseParts: [Double]? { animate ? (0...8).map { Double($0) / 8 } : nil }

    /// The canvases of an animation from the first size to the last; nil for a still picture.
    func frames(_ canvas: CanvasArguments) -> [CanvasArguments]? {
        guard let resize else { return nil }
        let count = resize.axis == .textSize ? Int(resize.upper - resize.lower) : Self.frames
        return (0...max(count, 1)).map { step in
            let value = resize.lower + (resize.upper - resize.lower) * Double(step) / Double(max(count, 1))
            return Self.canvas(
                canvas, at: resize.axis == .textSize ? value : (value * 10).rounded() / 10, of: resize)
        }
    }

    /// A canvas with one of the sizes of a range.
    static func canvas(_ canvas: CanvasArguments, at value: Double, of range: SweepArgument) -> CanvasArguments {
        var overrides = CanvasOverrides()
        range.apply(value, to: &overrides)
        var canvas = canvas
        if let size = overrides.contentSizeCategory {
            canvas.textSize = [size]
        } else {
            canvas.size = [SizeArgument(width: overrides.width, height: overrides.height)]
        }
        return canvas
    }

    /// The canvases of a sweep, which does not follow the reader's appearance: one for each appearance and scale.
    func sweptCanvases(isBitmap: Bool) -> [CanvasArguments] {
        var swept = self
        swept.canvas.appearance = canvas.appearance.filter { $0 != .auto }
        if swept.canvas.appearance.isEmpty { swept.canvas.appearance = [.light] }
        return isBitmap ? swept.canvases : Array(swept.canvases.prefix(1))
    }

    /// One for each picture file of a format: every scale in every appearance, with what else is repeated as panels.
    var canvases: [CanvasArguments] {
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
enum FigureFormat: String, NamedChoice {
    case png, svg, pdf, gif

    /// Whether a larger scale has more pixels.
    var isBitmap: Bool { self == .png || self == .gif }
}
