import ArgumentParser
import LayoutScene

/// Single views of a document that the picture is about.
struct ViewArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Draws an ambiguous view at the other end of its ranges.", valueName: "id"))
    var exercise: String?

    @Option(help: ArgumentHelp("Draws only what affects one view.", valueName: "id"))
    var focus: String?

    /// The ids that have to be in the document.
    var ids: [String] { [exercise, focus].compactMap(\.self) }

    func applied(to options: SceneOptions) -> SceneOptions {
        var options = options
        options.exercise = exercise
        options.focus = focus
        return options
    }
}
