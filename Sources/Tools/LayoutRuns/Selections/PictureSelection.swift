// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutScene

/// What the pictures of a run show.
package struct PictureSelection: Sendable {
    package var layers = SceneOptions.defaultLayers
    /// Whether the layers are those that the user chose.
    package var choosesLayers = false
    package var isExploded = false
    package var theme = SceneTheme.Name.classic
    package var zoom: Double?
    package var axis: Axis?
    package var caption: String?
    package var hidesCaption = false
    package var showsSummary = true
    package var legend = SceneOptions.Legend.automatic

    package init() {}

    /// Nil = the names of the inputs.
    package var sheetTitle: String? { hidesCaption ? "" : caption }

    /// - Parameter isScreen: whether the picture shows a screen as a device does, with its problems, unless the user says otherwise.
    package func sceneOptions(fileName: String?, isScreen: Bool = false) -> SceneOptions {
        var options = SceneOptions(
            layers: isScreen && !choosesLayers ? SceneOptions.screenLayers : layers, theme: theme, axis: axis,
            zoom: zoom,
            caption: hidesCaption ? .hidden : caption.map { .text($0) } ?? .shown(fileName: fileName),
            showsSummary: showsSummary, legend: legend)
        options.isExploded = isExploded
        return options
    }
}
