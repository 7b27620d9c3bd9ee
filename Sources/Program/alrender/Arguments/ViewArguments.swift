// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutRuns
import LayoutScene

/// Views that the picture concentrates on.
struct ViewArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Draws an ambiguous view at the other end of its range.", valueName: "id"),
        completion: DocumentCompletion.views)
    var exercise: String?

    @Option(
        help: ArgumentHelp(
            "Highlights a view and draws only what places and sizes it; repeatable.", valueName: "id"),
        completion: DocumentCompletion.views)
    var focus: [String] = []

    @Option(
        help: ArgumentHelp(
            "Draws only these constraints: identifiers, or 'constraint-7' by position, separated by commas; repeatable.",
            valueName: "list"), completion: DocumentCompletion.constraints)
    var only: [String] = []

    @Flag(help: "Numbers the constraints, and lists them below the picture.")
    var callouts = false

    @Option(
        help: ArgumentHelp(
            "Shows only a view and its surroundings, with a margin in points, as in 'card+16'.", valueName: "id+n"),
        completion: DocumentCompletion.views)
    var crop: CropArgument?

    var selection: ViewSelection {
        var selection = ViewSelection()
        (selection.exercise, selection.focus) = (exercise, focus)
        selection.constraints = only.flatMap { $0.split(separator: ",").map(String.init) }
        (selection.numbersConstraints, selection.crop) = (callouts, crop?.crop)
        return selection
    }
}

/// `card`, `card+16`: a view and points around it.
struct CropArgument: ExpressibleByArgument {
    var crop: SceneCrop

    init?(argument: String) {
        let parts = argument.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(parts.count), !parts[0].isEmpty else { return nil }
        let margin = parts.count == 1 ? 0 : Double(parts[1])
        guard let margin, (0...10_000).contains(margin) else { return nil }
        crop = SceneCrop(view: parts[0], margin: margin)
    }
}
