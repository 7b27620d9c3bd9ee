// SPDX-License-Identifier: Apache-2.0
/// What changes when a file is written, replaced or removed, or a folder gets or loses a file.
package struct FileState: Equatable, Sendable {
    private let identity: FileIdentity?
    /// Nil if the file does not exist.
    private let size: Int64?
    /// When it was written, in seconds and nanoseconds.
    private let time: [Int]

    package init(_ identity: FileIdentity? = nil, size: Int64? = nil, time: [Int] = []) {
        self.identity = identity
        self.size = size
        self.time = time
    }

    package var exists: Bool { size != nil }
}
