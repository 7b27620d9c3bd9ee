// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutEngine
import LayoutGeometry
import LayoutModel
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
    var appearance: [AppearanceArgument] = []

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

    /// One way to fill in the options that may be repeated.
    struct Choice {
        var canvas: CanvasOverrides
        /// The number of each value among those of its option: device, size, orientation, text size, language, direction, scale,
        /// appearance.
        var sortKey: [Int]
        /// Whether the picture is drawn in both appearances.
        var followsReader = false
    }

    /// Every combination of the values given, the last option's changing first; one where nothing is repeated.
    var choices: [Choice] {
        var choices = [Choice(canvas: CanvasOverrides(), sortKey: [])]
        func combine<Value>(_ values: [Value], _ set: (inout CanvasOverrides, Value) -> Void) {
            let values: [Value?] = values.isEmpty ? [nil] : values
            choices = choices.flatMap { choice in
                values.enumerated().map { index, value in
                    var combined = choice
                    if let value { set(&combined.canvas, value) }
                    combined.sortKey.append(index)
                    return combined
                }
            }
        }
        func combine<Value>(_ values: [Value], _ key: WritableKeyPath<CanvasOverrides, Value?>) {
            combine(values) { $0[keyPath: key] = $1 }
        }
        combine(device, \.device)
        combine(size) {
            $0.width = $1.width
            $0.height = $1.height
        }
        combine(orientation, \.orientation)
        combine(textSize, \.contentSizeCategory)
        combine(language.map(\.tag), \.language)
        combine(direction, \.direction)
        combine(scale.map(\.pixels), \.scale)
        combine(appearance.map(\.appearance), \.appearance)
        guard !appearance.isEmpty else { return choices }
        return choices.map { choice in
            var choice = choice
            choice.followsReader = choice.sortKey.last.map { appearance[$0] == .auto } ?? false
            return choice
        }
    }

    func validate() throws {
        for path in strings {
            do throws(FileFault) {
                _ = try InputFile.source(path)
            } catch {
                throw ValidationError("--strings: \(error.message)")
            }
        }
    }

    /// Whether some picture follows the appearance of its viewer.
    var followsReader: Bool { appearance.contains(.auto) }

    /// Rejects `auto`, which only SVG pictures support.
    func checkAppearanceIsFixed() throws {
        if followsReader {
            throw ValidationError("--appearance auto applies to SVG pictures: pass 'light' or 'dark', or '-o NAME.svg'")
        }
    }

    /// Whether more than one canvas is requested.
    var isRepeated: Bool { choices.count > 1 }

    /// Options for reading, with one variant's overrides below the command line's.
    func readOptions(
        variant: String?, canvas: CanvasOverrides, fittings: [NamedFittingRequest] = []
    ) -> ReadOptions {
        var options = ReadOptions(
            variant: variant, canvas: canvas,
            metrics: metric.map { Document.Metric(name: $0.name, value: $0.value) },
            axisPairing: permissive ? .permitted : .refused, fittings: fittings)
        options.strings = strings.compactMap { try? InputFile.source($0) }
        options.pseudo = pseudo
        return options
    }

    var missingConstraints: SolveOptions.MissingConstraints { ibDefaults ? .interfaceBuilder : .none }
}
