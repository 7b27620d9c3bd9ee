// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What changes when a file is written, replaced or removed, or a folder gets or loses a file.
struct FileState: Equatable {
    private var file: UInt64 = 0
    /// Nil if the file does not exist.
    private var size: Int64?
    private var seconds = 0
    private var nanoseconds = 0

    var exists: Bool { size != nil }

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        file = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
