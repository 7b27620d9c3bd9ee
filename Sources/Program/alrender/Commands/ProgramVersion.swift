// SPDX-License-Identifier: Apache-2.0
import CBuildInfo
import LayoutRendering
import LayoutText

/// The output of `--version`: what a bug report must state about the program.
enum ProgramVersion {
    static let number = "1.0.0"

    /// What is the same for all programs that draw the same: those that were built from a commit without changes. Nil for others.
    static var identity: String? {
        let commit = String(cString: alr_commit())
        return commit.isEmpty || commit.hasSuffix("-changed") ? nil : drawing.joined(separator: "\n")
    }

    /// The program, as `alrender 1.0.0 (0123abc)`, then the libraries whose versions may change a picture, and how images are
    /// decoded here.
    static var text: String { (drawing + [ImageWorker.confinement]).joined(separator: "\n") }

    private static var drawing: [String] {
        let commit = String(cString: alr_commit())
        let libraries = (DrawingLibraries.versions + TextLibraries.versions).map { "\($0.name) \($0.version)" }
        return ["alrender \(number)\(commit.isEmpty ? "" : " (\(commit))")", libraries.joined(separator: ", ")]
    }
}
