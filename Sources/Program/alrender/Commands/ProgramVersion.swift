// SPDX-License-Identifier: Apache-2.0
import CBuildInfo
import LayoutRendering
import LayoutText

/// The output of `--version`: what a bug report must state about the program.
enum ProgramVersion {
    static let number = "1.0.0"

    /// `alrender 1.0.0 (0123abc)`, then the libraries whose versions may change a picture, and how images are decoded here.
    static var text: String {
        let commit = String(cString: alr_commit())
        let libraries = (DrawingLibraries.versions + TextLibraries.versions).map { "\($0.name) \($0.version)" }
        return "alrender \(number)\(commit.isEmpty ? "" : " (\(commit))")\n\(libraries.joined(separator: ", "))\n\(ImageWorker.confinement)"
    }
}
