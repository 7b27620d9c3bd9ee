// SPDX-License-Identifier: Apache-2.0
import CBuildInfo
import LayoutRendering
import LayoutText

/// The output of `--version`: what a bug report must state about the program.
enum ProgramVersion {
    static let number = "1.0.0"

    /// The program, as `alrender 1.0.0 (0123abc)`, then the libraries whose versions may change a picture, and how images are
    /// decoded here.
    static var text: String {
        let commit = String(cString: alr_commit())
        let libraries = (DrawingLibraries.versions + TextLibraries.versions).map { "\($0.name) \($0.version)" }
        let program = "alrender \(number)\(commit.isEmpty ? "" : " (\(commit))")"
        return [program, libraries.joined(separator: ", "), ImageWorker.confinement].joined(separator: "\n")
    }
}
