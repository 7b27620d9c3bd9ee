// SPDX-License-Identifier: Apache-2.0
package import FontFiles
internal import Glibc
internal import LayoutModel

extension FontFile {
    /// Why a file has no faces: the end of a sentence that begins with its name.
    package static func fault(ofFile path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        // One that is not on the disk is that of an example.
        guard file >= 0 || errno == ENOENT else { return "cannot be read: \(String(cString: strerror(errno)))" }
        guard file >= 0 else { return notAFont }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "is not a regular file" }
        guard status.st_size > 0 else { return "is empty" }
        guard status.st_size <= largestFile else { return "is larger than a font may be, \(largestFile >> 20) MB" }
        var beginning = [UInt8](repeating: 0, count: 256)
        let count = read(file, &beginning, beginning.count)
        return GitPointer.isPointer(beginning.prefix(max(0, count))) ? GitPointer.words : notAFont
    }

    private static let notAFont = "is not a font, or is damaged"
}
