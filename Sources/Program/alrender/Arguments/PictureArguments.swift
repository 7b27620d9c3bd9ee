// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGeometry
import LayoutRuns
import LayoutScene

/// What the picture shows.
struct PictureArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Layers to add to the default ones, separated by commas, or 'all'.", valueName: "list"))
    var show: [LayerList] = []

    @Option(
        help: ArgumentHelp(
            "Layers to leave out, separated by commas, or 'all'; applied before --show.", valueName: "list"))
    var hide: [LayerList] = []

    @Option(help: "Colours of the marks.")
    var theme: SceneTheme.Name = .classic

    @Option(
        help: ArgumentHelp(
            "Enlarges the layout but not its marks (default: as needed, at most 3).", valueName: "factor"))
    var zoom: Double?

    @Option(help: "Draws only the constraints of one axis.")
    var axis: Axis?

    @Flag(help: "Draws views as planes over each other, seen from the side, with constraints as threads between them.")
    var exploded = false

    @Option(
        help: ArgumentHelp(
            "Title of the picture (default: the name of the document or file).", valueName: "text"))
    var caption: String?

    @Flag(name: .customLong("no-caption"), help: "Omits the text around the picture.")
    var hidesCaption = false

    @Flag(name: .customLong("no-summary"), help: "Omits the last line, which counts views and problems.")
    var hidesSummary = false

    func validate() throws {
        if let zoom, !(0.1...10 ~= zoom) { throw ValidationError("--zoom is a factor from 0.1 to 10, not \(zoom)") }
        if exploded, axis != nil { throw ValidationError("--exploded and --axis exclude each other") }
        if caption != nil, hidesCaption { throw ValidationError("--caption and --no-caption exclude each other") }
    }

    /// `hide` is applied first: `--hide all --show content` leaves the content.
    var selection: PictureSelection {
        var selection = PictureSelection()
        var layers = SceneOptions.defaultLayers
        for list in hide { layers.subtract(list.layers) }
        for list in show { layers.formUnion(list.layers) }
        if !hide.contains(where: \.namesDevice) { layers = SceneOptions.withDevice(layers) }
        selection.layers = layers
        selection.choosesLayers = !show.isEmpty || !hide.isEmpty
        (selection.theme, selection.zoom, selection.axis) = (theme, zoom, axis)
        (selection.caption, selection.hidesCaption, selection.showsSummary) = (caption, hidesCaption, !hidesSummary)
        selection.isExploded = exploded
        if hide.contains(where: { $0.layers.contains(.legend) }), !layers.contains(.legend) {
            selection.legend = .hidden
        }
        return selection
    }
}
