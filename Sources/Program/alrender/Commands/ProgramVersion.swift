// SPDX-License-Identifier: Apache-2.0
import CBuildInfo
import LayoutRendering
import LayoutText

/// The output of `--version`: what a bug report must state about the program.
enum ProgramVersion {
    static let number = "0.1"

    /// The text if all programs with it are the same: those that were built from a commit without changes. Nil for others.
    static var identity: String? {
        let commit = String(cString: alr_commit())
        return commit.isEmpty || commit.hasSuffix("-changed") ? nil : text
    }

    /// `alrender 0.1 (0123abc)`, then the libraries whose versions may change a picture.
    static var text: String {
        let commit = String(cString: alr_commit())
        let libraries = (DrawingLibraries.versions + TextLibraries.versions).map { "\($0.name) \($0.version)" }
        return "alrender \(number)\(commit.isEmpty ? "" : " (\(commit))")\n\(libraries.joined(separator: ", "))"
    }
}
