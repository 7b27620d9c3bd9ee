// SPDX-License-Identifier: Apache-2.0
package import LayoutScene

/// What the golden pictures of a project show.
package struct GoldenPicture: Hashable, Sendable {
    package var kind = Kind.drawing
    /// Layers that are added to those of a drawing.
    package var shown: [SceneLayer] = []
    /// Layers that are left out.
    package var hidden: [SceneLayer] = []
    package var theme: SceneTheme.Name?
    /// Whether a screen has the device around it: the status bar, the notch, the home indicator.
    package var showsDevice = true

    package enum Kind: String, Hashable, CaseIterable, Sendable {
        /// The layout as a device shows it.
        case screen
        /// With marks, names, a caption and a legend.
        case drawing
        /// Each in a picture of its own.
        case both
    }

    /// The options of a picture.
    ///
    /// - Parameter options: those of the command line.
    package func applied(to options: SceneOptions, _ part: GoldenRecord.Part) -> SceneOptions {
        var options = options
        let kind = kind == .both ? part == .drawing ? .drawing : .screen : kind
        let isOwn = options.layers == SceneOptions.defaultLayers
        if isOwn {
            let base = kind == .screen ? [.content] : SceneOptions.defaultLayers
            let layers = base.subtracting(hidden).union(shown)
            options.layers = showsDevice ? SceneOptions.withDevice(layers) : layers.subtracting([.device])
        }
        if let theme, options.theme == .classic { options.theme = theme }
        if kind == .screen, isOwn {
            options.caption = .hidden
            options.showsSummary = false
            options.legend = .hidden
        }
        return options
    }
}
