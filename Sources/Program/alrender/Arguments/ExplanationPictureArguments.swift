// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutExplanations
import LayoutModel
import LayoutScene

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

    var picture: ExplanationPicture {
        ExplanationPicture(theme: theme, appearance: appearance, caption: caption)
    }
}
