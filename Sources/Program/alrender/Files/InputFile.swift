// SPDX-License-Identifier: Apache-2.0
import Glibc
import SourceLocations

/// Reads whole files and standard input.
enum InputFile {
    /// A layout document is text written by a person or a tool: a larger file is something else.
    static let maximumSize = 64 << 20

    /// The text of an input, by the name that diagnostics in it have.
    static func source(_ path: String) throws(FileFault) -> SourceText {
        SourceText(name: path == "-" ? "<stdin>" : path, bytes: try read(path))
    }

    /// The name shown to people: without folders.
    static func name(_ path: String) -> String {
        path == "-" ? "<stdin>" : path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The bytes of a file that the command line does not name. Only a regular one: a pipe or a device may block, or never end.
    static func readRegularFile(
        _ path: String, limit: Int = maximumSize, followsLinks: Bool = true
    ) throws(FileFault) -> [UInt8] {
        try read(path, limit: limit, isRegular: true, followsLinks: followsLinks)
    }

    /// The bytes of a file; `-` is standard input.
    static func read(_ path: String, limit: Int = maximumSize) throws(FileFault) -> [UInt8] {
        if path == "-" { return try drain(0, path: "<stdin>", limit: limit) }
        return try read(path, limit: limit, isRegular: false, followsLinks: true)
    }

    /// - Parameter isRegular: whether the file must be one. What it is may change at any time, so the open file is looked at, and
    ///   opening does not wait for a pipe's writer.
    private static func read(
        _ path: String, limit: Int, isRegular: Bool, followsLinks: Bool
    ) throws(FileFault) -> [UInt8] {
        guard !path.isEmpty else { throw FileFault(path, reason: "an input path is empty", status: .noInput) }
        let descriptor = open(
            path, O_RDONLY | O_CLOEXEC | (isRegular ? O_NONBLOCK : 0) | (followsLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            let code = errno
            throw code == ENOENT && !isRegular ? .missing(path) : FileFault(path, errno: code, status: .noInput)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFault(path, errno: errno, status: .noInput) }
        guard isRegular || status.st_mode & S_IFMT != S_IFDIR else {
            throw FileFault(path, reason: Self.reason(ofDirectory: path), status: .noInput)
        }
        guard !isRegular || status.st_mode & S_IFMT == S_IFREG else {
            throw FileFault(path, reason: "is not a regular file", status: .noInput)
        }
        return try drain(descriptor, path: path, limit: limit, sizeHint: Int(status.st_size))
    }

    private static func reason(ofDirectory path: String) -> String {
        let name = path.hasSuffix("/") ? String(path.dropLast()) : path
        if name.hasSuffix(".storyboardc") || name.hasSuffix(".nib") {
            return "is compiled, and its constraints cannot be read: pass the .storyboard or .xib file"
        }
        let found = DirectoryListing.contents(of: path).files
        guard let ending = InputExpansion.suffixes.first(where: { ending in found.contains { $0.hasSuffix(ending) } })
        else { return "is a directory, expected a layout document" }
        return "is a directory, expected a layout document: name the files, as with '\(name)/*\(ending)'"
    }

    private static func drain(
        _ descriptor: Int32, path: String, limit: Int, sizeHint: Int = 0
    ) throws(FileFault) -> [UInt8] {
        let tooLarge = FileFault(path, reason: "is larger than \(limit >> 20) MB", status: .noInput)
        guard sizeHint <= limit else { throw tooLarge }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sizeHint + 1)
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = block.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileFault(path, errno: errno, status: .noInput)
            }
            bytes.append(contentsOf: block[..<count])
            guard bytes.count <= limit else { throw tooLarge }
        }
    }
}
