// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import LayoutScene
package import LayoutSource

/// The form of an explanation on standard output.
package enum ExplanationFormat: String, CaseIterable, Sendable { case txt, json }

/// How the picture of an explanation looks.
package struct ExplanationPicture: Sendable {
    package var theme: SceneTheme.Name?
    package var appearance: Canvas.Appearance?
    /// The title; nil = the name of the document or file.
    package var caption: String?

    package init(theme: SceneTheme.Name? = nil, appearance: Canvas.Appearance? = nil, caption: String? = nil) {
        self.theme = theme
        self.appearance = appearance
        self.caption = caption
    }

    /// Options for reading a layout.
    package var readOptions: ReadOptions {
        var canvas = CanvasOverrides()
        canvas.appearance = appearance
        return ReadOptions(canvas: canvas)
    }

    /// - Parameter fileName: the title unless another one is given.
    package func applied(to options: SceneOptions, fileName: String) -> SceneOptions {
        var options = options
        options.theme = theme ?? .classic
        options.appearance = appearance
        options.caption = caption.map { .text($0) } ?? .shown(fileName: fileName)
        return options
    }
}
