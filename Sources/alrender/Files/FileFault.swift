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

    init(_ path: String, reason: String, status: ExitStatus = .cannotCreate) {
        self.path = path
        self.reason = reason
        self.status = status
    }

    /// With the system's message.
    init(_ path: String, errno code: Int32, status: ExitStatus = .cannotCreate) {
        var reason = String(cString: strerror(code))
        if code == ENOENT, status == .noInput, let meant = NearestPath.of(path) {
            reason += "; did you mean '\(meant)'?"
        }
        self.init(path, reason: reason, status: status)
        isBrokenPipe = code == EPIPE
    }

    var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
