// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that no other user may read, removed with the last reference to it.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "alrender-\(UUID().uuidString)")

    init() throws(SwiftFault) {
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SwiftFault("'\(url.path)' cannot be made: \(error.localizedDescription)")
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
