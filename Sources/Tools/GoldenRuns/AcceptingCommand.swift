// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// The command line that records what failed cases give now.
enum AcceptingCommand {
    /// - Parameters:
    ///   - name: of a single case; nil for all of the run.
    ///   - arguments: those of this run, its command first. They are kept, except the number of threads, reports and, if there is a
    ///     name, the filter.
    package static func text(for name: String?, arguments: [String]) -> String {
        text(arguments, isFiltered: name == nil, ending: name.map { ["--accept", $0] } ?? ["--update"])
    }

    /// - Parameter cause: of all cases that are recorded.
    package static func text(forCause cause: String, arguments: [String]) -> String {
        text(arguments, isFiltered: true, ending: ["--accept-cause", cause])
    }

    private static func text(_ arguments: [String], isFiltered: Bool, ending: [String]) -> String {
        var words = ["alrender", "test"]
        let dropped =
            ["-j", "--jobs", "--report", "--port", "--shard", "--shard-times", "--changed-since"]
            + (isFiltered ? [] : ["--filter", "--accept"])
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            if dropped.contains(word) {
                _ = rest.popFirst()
            } else if !dropped.contains(where: { word.hasPrefix($0 == "-j" ? $0 : $0 + "=") }) {
                words.append(word)
            }
        }
        words += ending
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
