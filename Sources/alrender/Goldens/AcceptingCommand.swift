// SPDX-License-Identifier: Apache-2.0
/// The command line that records what failed cases give now.
enum AcceptingCommand {
    /// - Parameters:
    ///   - name: of a single case; nil for all of the run.
    ///   - arguments: those of this run, its command first. They are kept, except the number of threads, and the filter if
    ///     there is a name.
    static func text(for name: String?, arguments: [String]) -> String {
        var words = ["alrender", "test"]
        if let name { words += ["--filter", name] }
        words.append("--update")
        let dropped = ["-j", "--jobs"] + (name == nil ? [] : ["--filter"])
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            if dropped.contains(word) {
                _ = rest.popFirst()
            } else if !dropped.contains(where: { word.hasPrefix($0 == "-j" ? $0 : $0 + "=") }) {
                words.append(word)
            }
        }
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
