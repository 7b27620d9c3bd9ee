// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A file that the system does not allow the program to read or write.
struct FileFault: Error {
    /// The path as the user gave it.
    var path: String
    var reason: String
    /// The exit status of the program.
    var status = ExitStatus.cannotCreate
    /// Whether the reader of a pipe has closed it, which is not reported.
    var isBrokenPipe = false
    /// Whether there is no such file.
    var isMissing = false

    init(_ path: String, reason: String, status: ExitStatus = .cannotCreate) {
        self.path = path
        self.reason = reason
        self.status = status
    }

    /// With the system's message.
    init(_ path: String, errno code: Int32, status: ExitStatus = .cannotCreate) {
        self.init(path, reason: String(cString: strerror(code)), status: status)
        isBrokenPipe = code == EPIPE
        isMissing = code == ENOENT
    }

    var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
