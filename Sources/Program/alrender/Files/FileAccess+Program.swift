// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutRuns

extension FileAccess {
    private static let project = ProjectFiles(SystemFiles())

    /// The files of this machine, its clock, and the program's own processes for images and git.
    static func program(allowsOutside: Bool = false) -> FileAccess {
        FileAccess(
            SystemFiles(), allowsOutside: allowsOutside, clock: Terminal.clock,
            images: ImageSource(decoder: ImageWorker.decoder) { (bytes) throws(ImageFault) in
                try PDFConverter.shared.image(bytes)
            },
            project: project, git: GitProcess.output, swift: SwiftProcess.answer)
    }
}
