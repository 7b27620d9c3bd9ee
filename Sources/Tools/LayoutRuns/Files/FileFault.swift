// SPDX-License-Identifier: Apache-2.0
/// A file that the system does not allow the program to read or write.
package struct FileFault: Error {
    /// The path as the user gave it.
    package var path: String
    package var reason: String
    /// The exit status of the program.
    package var status = ExitStatus.cannotCreate
    /// Whether the reader of a pipe has closed it, which is not reported.
    package var isBrokenPipe = false
    /// Whether there is no such file.
    package var isMissing = false

    package init(_ path: String, reason: String, status: ExitStatus = .cannotCreate) {
        self.path = path
        self.reason = reason
        self.status = status
    }

    package static func changed(_ path: String) -> FileFault {
        FileFault(
            path, reason: "was changed by another program meanwhile, so nothing was written: run the command again")
    }

    package var message: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
