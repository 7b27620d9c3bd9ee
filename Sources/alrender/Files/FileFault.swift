// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A file that the system would not let us read or write.
struct FileFault: Error {
    /// The path as the user gave it.
    var path: String
    var reason: String
    /// What the program's status becomes.
    var status = ExitStatus.cannotCreate
    /// Whether the reader of a pipe has gone away: its own choice, not worth a word.
    var isBrokenPipe = false

    init(_ path: String, reason: String, status: ExitStatus = .cannotCreate) {
        self.path = path
        self.reason = reason
        self.status = status
    }

    /// In the system's words.
    init(_ path: String, errno code: Int32, status: ExitStatus = .cannotCreate) {
        self.init(path, reason: String(cString: strerror(code)), status: status)
        isBrokenPipe = code == EPIPE
    }

    var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
