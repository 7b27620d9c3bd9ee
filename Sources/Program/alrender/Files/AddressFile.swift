// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns
import PreviewServer

/// A file that keeps a server's port and token, so that open pages find the next server of the same folder again.
struct AddressFile {
    let path: String

    /// What an earlier server has left; nil if there is nothing of it.
    func read() throws(FileFault) -> (port: UInt16, token: AccessToken)? {
        guard SystemFiles().exists(path) else { return nil }
        let words = String(decoding: try SystemFiles().readRegularFile(path), as: UTF8.self).split { $0.isWhitespace }
        guard words.count == 2, let port = UInt16(words[0]), let token = AccessToken(words[1]) else {
            throw FileFault(path, reason: "is not an address file of 'alrender serve'", status: .noInput)
        }
        return (port, token)
    }

    /// Only its owner may read it: with the token the layouts can be read.
    func write(port: UInt16, _ token: AccessToken) throws(FileFault) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw FileFault(path, errno: errno) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else {
            throw FileFault(path, errno: errno)
        }
        try OutputFile.writeAll(Array("\(port) \(token.text)\n".utf8), to: descriptor, path: path)
    }
}
