// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GoldenRuns
import LayoutGoldens

/// What is compared with which goldens, and how: the options that `test` and `review` share.
struct GoldenArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A layout document, an Interface Builder file, a Swift file, or a folder of them (default: the project's layouts).",
            valueName: "path"),
        completion: .file())
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Folder of the goldens; its subfolders mirror those of the input (default: golden).",
            valueName: "directory"),
        completion: .directory)
    var golden: String?

    @Option(
        help: ArgumentHelp("Folder for the pictures of failed cases (default: failures).", valueName: "directory"),
        completion: .directory)
    var failures: String?

    @Option(help: ArgumentHelp("Runs only the cases whose name contains the text.", valueName: "text"))
    var filter: String?

    @Option(
        help: ArgumentHelp(
            "Largest difference allowed in a colour component, 0 to 255, for all cases or those whose name contains the "
                + "text; ',50px' or ',0.1%' after it is how many pixels may differ by more. Repeatable; the last one that "
                + "applies counts.",
            valueName: "[text=]n"))
    var tolerance: [ToleranceArgument] = []

    @Option(
        name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
        help: ArgumentHelp("Number of cases to process in parallel, 1 to 256.", valueName: "n"))
    var jobs = JobCount(count: 1)

    /// - Parameter accepted: the names of the only cases; none for those that the filter selects.
    func selection(accepting accepted: [String] = []) -> GoldenSelection {
        var selection = GoldenSelection()
        (selection.inputs, selection.golden, selection.failures) = (inputs, golden, failures)
        selection.tolerances = tolerance.map(\.tolerance)
        selection.cases = accepted.isEmpty ? filter.map(GoldenFilter.containing) ?? .all : .named(accepted)
        return selection
    }

    /// Paths below an empty one would begin at the top of the file system.
    func validate() throws {
        for (option, folder) in [("--golden", golden), ("--failures", failures)] where folder?.isEmpty == true {
            throw ValidationError("\(option) is empty, expected the path of a folder")
        }
    }
}
