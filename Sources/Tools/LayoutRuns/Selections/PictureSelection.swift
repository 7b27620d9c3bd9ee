// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutScene

/// What the pictures of a run show.
package struct PictureSelection: Sendable {
    package var layers = SceneOptions.defaultLayers
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

    package func sceneOptions(fileName: String?) -> SceneOptions {
        SceneOptions(
            layers: layers, theme: theme, axis: axis, zoom: zoom,
            caption: hidesCaption ? .hidden : caption.map { .text($0) } ?? .shown(fileName: fileName),
            showsSummary: showsSummary, legend: legend)
    }
}
