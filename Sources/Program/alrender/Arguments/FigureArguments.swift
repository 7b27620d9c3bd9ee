// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutFigures
import LayoutSweep

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
        transform: SweepRange.parsed)
    var resize: SweepRange?

    @Option(
        help: ArgumentHelp(
            "Draws the layouts at the sizes of a range where something changes, and a graph of the views, as 'check --sweep' does.",
            valueName: "range"),
        transform: SweepRange.parsed)
    var sweep: SweepRange?

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
    @OptionGroup(title: "Swift files") var swift: SwiftArguments

    var settings: FigureSettings {
        var settings = FigureSettings()
        (settings.format, settings.before, settings.explain) = (format, before, explain)
        (settings.resize, settings.sweep, settings.animate) = (resize, sweep, animate)
        (settings.canvas, settings.variants) = (canvas.selection, variants.selection)
        settings.scenes = swift.applied(to: scenes.selection)
        (settings.picture, settings.views) = (picture.selection, views.selection)
        return settings
    }

    mutating func validate() throws {
        let kinds = [
            sweep.map { _ in "--sweep" }, explain.map { _ in "--explain" }, resize.map { _ in "--resize" },
            animate ? "--animate" : nil,
        ].compactMap(\.self)
        if kinds.count > 1 { throw ValidationError("\(kinds[0]) and \(kinds[1]) exclude each other") }
        if sweep != nil, before != nil { throw ValidationError("--sweep and --before exclude each other") }
        if animate {
            if views.exercise == nil { throw ValidationError("--animate needs --exercise, the view that it moves") }
            if canvas.selection.followsReader {
                throw ValidationError("--animate takes the appearance 'light' or 'dark'")
            }
            if !Self.animated.isSuperset(of: format) {
                throw ValidationError("--animate makes an animation: --format is gif or svg")
            }
            if before != nil { throw ValidationError("--animate and --before exclude each other") }
        } else if resize != nil {
            if canvas.selection.followsReader {
                throw ValidationError("--resize takes the appearance 'light' or 'dark'")
            }
            if !Self.animated.isSuperset(of: format) {
                throw ValidationError("--resize makes an animation: --format is gif or svg")
            }
            if before != nil { throw ValidationError("--resize and --before exclude each other") }
        } else if format.contains(.gif) {
            throw ValidationError(
                "--format gif is for animations: pass --resize or --animate, or the format png, svg or pdf")
        }
        if canvas.selection.followsReader, settings.formats.contains(where: { $0 != .svg }) {
            throw ValidationError(
                "--appearance auto applies to SVG pictures: pass the format svg, or the appearance light or dark")
        }
    }

    private static let animated: Set<FigureFormat> = [.gif, .svg]
}

extension FigureFormat: NamedChoice {}
