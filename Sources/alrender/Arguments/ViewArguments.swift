// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutScene

/// Views that the picture concentrates on.
struct ViewArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Draws an ambiguous view at the other end of its range.", valueName: "id"))
    var exercise: String?

    @Option(
        help: ArgumentHelp(
            "Draws only what places and sizes one view, which is marked; may be repeated.", valueName: "id"))
    var focus: [String] = []

    /// The ids that have to be in the document.
    var ids: [String] { [exercise].compactMap(\.self) + focus }

    func applied(to options: SceneOptions) -> SceneOptions {
        var options = options
        options.exercise = exercise
        options.focus = focus
        return options
    }
}
