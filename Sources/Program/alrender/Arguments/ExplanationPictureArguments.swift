// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutModel
import LayoutScene
import LayoutSource

/// How the picture of an explanation looks.
struct ExplanationPictureArguments: ParsableArguments {
    @Option(help: "Colours of the picture.")
    var theme: SceneTheme.Name?

    @Option(help: "Light or dark appearance of the picture.")
    var appearance: Canvas.Appearance?

    @Option(
        help: ArgumentHelp("Title of the picture (default: the name of the document or file).", valueName: "text"))
    var caption: String?

    /// The first of these options that is given.
    var given: String? {
        theme != nil ? "--theme" : appearance != nil ? "--appearance" : caption != nil ? "--caption" : nil
    }

    /// Options for reading a layout.
    var readOptions: ReadOptions {
        var canvas = CanvasOverrides()
        canvas.appearance = appearance
        return ReadOptions(canvas: canvas)
    }

    /// - Parameter fileName: the title unless another one is given.
    func applied(to options: SceneOptions, fileName: String) -> SceneOptions {
        var options = options
        options.theme = theme ?? .classic
        options.appearance = appearance
        options.caption = caption.map { .text($0) } ?? .shown(fileName: fileName)
        return options
    }
}
