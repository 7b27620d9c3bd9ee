// SPDX-License-Identifier: Apache-2.0
/// The files of a machine, by paths as the user gives them. The program passes in its own; tests keep theirs in memory.
package protocol FileSystem: Sendable {
    /// The bytes of a whole file.
    func bytes(of path: String, _ reading: FileReading) throws(FileFault) -> [UInt8]

    /// The names in a folder, hidden ones left out, in any order.
    func entries(in folder: [UInt8]) throws(FileFault) -> [DirectoryEntry]

    /// What a path leads to; nil for nothing.
    ///
    /// - Parameter followsLinks: false for the kind of a link itself.
    func kind(of path: String, followsLinks: Bool) -> DirectoryEntry.Kind?

    /// The absolute path without links; nil if it leads to nothing.
    func resolved(_ path: String) -> String?

    /// Nil if there is no such file.
    func identity(of path: String) -> FileIdentity?

    func state(of path: String) -> FileState

    /// Whether a name matches a pattern with `*`, `?` and `[…]`, as in a shell.
    func name(_ name: String, matches pattern: String) -> Bool

    /// Writes a file whole or not at all.
    func write(_ bytes: [UInt8], to path: String, links: FileLinks) throws(FileFault)

    /// Replaces a file that was read, unless something else has changed it meanwhile.
    ///
    /// - Throws: also `FileFault.changed`.
    func rewrite(_ path: String, from read: [UInt8], to bytes: [UInt8]) throws(FileFault)

    /// Removes a file; a missing one is not an error.
    func remove(_ path: String) throws(FileFault)

    /// Creates a folder and those above it that are missing.
    func create(_ folder: String) throws(FileFault)

    /// Removes a folder if it is empty.
    ///
    /// - Returns: whether it was.
    @discardableResult
    func removeIfEmpty(_ folder: String) -> Bool

    /// Removes the temporary files of runs that were killed while they wrote into a folder.
    func removeAbandonedFiles(in folder: String)
}

/// How a file is read.
package struct FileReading: Hashable, Sendable {
    /// A layout document is text written by a person or a tool: a larger file is something else.
    package static let maximumSize = 64 << 20

    /// Bytes; a larger file is refused.
    package var limit = Self.maximumSize
    /// Whether pipes and devices are read, and `-` as standard input: only what the user names, since they may block or never end.
    package var isInput = false
    package var followsLinks = true
    /// The folder below which the file is, without a link on the way, even if one is made meanwhile; nil = anywhere.
    package var beneath: String?

    package init(limit: Int = Self.maximumSize, isInput: Bool = false, followsLinks: Bool = true) {
        self.limit = limit
        self.isInput = isInput
        self.followsLinks = followsLinks
    }
}

/// How a path that is a symbolic link is written.
package enum FileLinks: Hashable, Sendable {
    /// The file that the link leads to is written, as for a path that the user gives.
    case followed
    /// The path is one that the program or a file makes up, in a folder that the user gave: the file and its folders, which are made
    /// if they are missing, are below this one. Links among them are not followed, and one of the file's name is replaced: else
    /// the author of the link, and not the user, would say which file is overwritten.
    case beneath(String)
}

/// What tells an existing file from every other one, regardless of the path that leads to it.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
