// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
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

    /// `hide` is applied first: `--hide all --show content` leaves the content.
    func sceneOptions(fileName: String?) -> SceneOptions {
        var layers = SceneOptions.defaultLayers
        for list in hide { layers.subtract(list.layers) }
        for list in show { layers.formUnion(list.layers) }
        return SceneOptions(
            layers: layers, theme: theme, caption: .shown(fileName: fileName),
            legend: hide.contains { $0.layers.contains(.legend) } && !layers.contains(.legend) ? .hidden : .automatic)
    }
}
