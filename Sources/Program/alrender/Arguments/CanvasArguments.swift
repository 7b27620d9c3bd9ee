// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGeometry
import LayoutModel
import LayoutRuns
import LayoutSource

/// Overrides for the document's canvas and metrics.
struct CanvasArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("A device listed by 'alrender devices'; repeatable.", valueName: "name"),
        completion: .list(Device.all.map(\.id)))
    var device: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Width and height of the root in points, as in '393x430', or one of them, as in '393x'; repeatable.",
            valueName: "WxH"))
    var size: [SizeArgument] = []

    @Option(help: "Orientation of the device; repeatable.")
    var orientation: [Canvas.Orientation] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Pixels per point, from 0.01 to 16 (default: the document's); repeatable.", valueName: "n"))
    var scale: [ScaleArgument] = []

    @Option(help: "Layout direction; repeatable.")
    var direction: [LayoutDirection] = []

    @Option(help: "Light or dark appearance, or 'auto' for an SVG picture that follows the viewer's; repeatable.")
    var appearance: [AppearanceChoice] = []

    @Option(help: "Colours as with the accessibility setting for increased contrast.")
    var contrast: Canvas.Contrast?

    @Option(help: "Dynamic Type size category; repeatable.")
    var textSize: [ContentSizeCategory] = []

    @Option(
        help: ArgumentHelp(
            "Language of the texts, as in 'de', from a document's \"strings\" or the strings files beside an Interface Builder "
                + "file; repeatable.",
            valueName: "tag"))
    var language: [LanguageArgument] = []

    @Option(
        help: ArgumentHelp(
            "Texts that replace those of layout documents: a JSON, .strings or .xcstrings file; repeatable.",
            valueName: "file"),
        completion: .file())
    var strings: [String] = []

    @Option(help: "Makes a language out of the texts of layout documents, to find what does not fit.")
    var pseudo: PseudoLanguage?

    @Option(help: ArgumentHelp("Sets a metric, as in 'gap=12'; repeatable.", valueName: "name=value"))
    var metric: [MetricArgument] = []

    @Flag(
        help: "Allows a horizontal location to be paired with a vertical one, as NSLayoutConstraint's initialiser does."
    )
    var permissive = false

    @Flag(
        help: "Keeps ambiguous views at their design frame, as Interface Builder does at build time."
    )
    var ibDefaults = false

    var selection: CanvasSelection {
        var selection = CanvasSelection()
        (selection.device, selection.size, selection.orientation) = (device, size.map(\.size), orientation)
        (selection.scale, selection.direction) = (scale.map(\.pixels), direction)
        (selection.appearance, selection.textSize) = (appearance, textSize)
        selection.language = language.map(\.tag)
        selection.contrast = contrast
        selection.metrics = metric.map { Document.Metric(name: $0.name, value: $0.value) }
        selection.strings = strings.compactMap { try? SystemFiles().source($0) }
        selection.pseudo = pseudo
        if permissive { selection.axisPairing = .permitted }
        if ibDefaults { selection.missingConstraints = .interfaceBuilder }
        return selection
    }

    func validate() throws {
        for path in strings {
            do throws(FileFault) {
                _ = try SystemFiles().source(path)
            } catch {
                throw ValidationError("--strings: \(error.message)")
            }
        }
    }

    /// Rejects `auto`, which only SVG pictures support.
    func checkAppearanceIsFixed() throws {
        if appearance.contains(.auto) {
            throw ValidationError("--appearance auto applies to SVG pictures: pass 'light' or 'dark', or '-o NAME.svg'")
        }
    }
}
