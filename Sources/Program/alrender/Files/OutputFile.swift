// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// Writes files whole or not at all.
enum OutputFile {
    /// Opens a folder as a place, for which it need not be readable: `O_PATH`, which Swift does not import.
    static let folderOnly: Int32 = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC

    /// Writes beside the target and renames, so that a reader sees the old file or the new one and a failure leaves the
    /// old one. An existing file keeps its mode; a symbolic link keeps pointing to it. What is not a regular file, such
    /// as a pipe or `/dev/null`, is written directly.
    static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
        var mode: mode_t?
        var target = path
        var status = stat()
        if stat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG: mode = status.st_mode & 0o7777
            case S_IFDIR: throw FileFault(path, reason: "is a directory, expected a file")
            default: return try writeDirectly(bytes, to: path)
            }
            guard access(path, W_OK) == 0 else { throw FileFault(path, errno: errno) }
            if let resolved = realpath(path, nil) {
                defer { free(resolved) }
                guard let name = String(validatingCString: resolved) else {
                    throw FileFault(path, reason: "links to a name that is not UTF-8")
                }
                target = name
            }
        }
        if mode == nil { target = try Self.end(ofLink: path) }
        let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
        let directory = slash.map { String(target[...$0]) } ?? ""
        let name = slash.map { String(target[target.utf8.index(after: $0)...]) } ?? target
        let folder = open(directory.isEmpty ? "." : directory, folderOnly)
        guard folder >= 0 else {
            guard errno == ENOENT else { throw FileFault(path, errno: errno) }
            throw FileFault(path, reason: "no directory '\(directory.dropLast())'; create it first (mkdir -p)")
        }
        defer { close(folder) }
        try Interruption.held { () throws(FileFault) in
            try replace(name, in: folder, with: bytes, mode: mode, namedByUser: path)
        }
    }

    /// The target of a symbolic link to a file that does not exist yet; any other path unchanged.
    private static func end(ofLink path: String) throws(FileFault) -> String {
        var path = path
        // As many as Linux itself follows.
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { return path }
            guard let link = String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) else {
                throw FileFault(path, reason: "links to a name that is not UTF-8")
            }
            let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            path = link.hasPrefix("/") ? link : directory + link
        }
        throw FileFault(path, errno: ELOOP)
    }

    /// Replaces a file of an open folder, by way of a temporary file in the same one: a rename does not cross file systems.
    static func replace(
        _ name: String, in folder: Int32, with bytes: [UInt8], mode: mode_t?, namedByUser path: String
    ) throws(FileFault) {
        var (descriptor, temporary) = (Int32(-1), "")
        for attempt in 0..<100 where descriptor < 0 {
            temporary = "\(TemporaryFiles.prefix)\(getpid())-\(attempt)\(TemporaryFiles.suffix)"
            descriptor = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 || errno == EEXIST else { throw FileFault(path, errno: errno) }
        }
        guard descriptor >= 0 else { throw FileFault(path, errno: EEXIST) }
        TemporaryFiles.lock(descriptor)
        do throws(FileFault) {
            try fill(descriptor, with: bytes, mode: mode, namedByUser: path)
        } catch {
            close(descriptor)
            unlinkat(folder, temporary, 0)
            throw error
        }
        guard close(descriptor) == 0, renameat(folder, temporary, folder, name) == 0 else {
            let fault = FileFault(path, errno: errno)
            unlinkat(folder, temporary, 0)
            throw fault
        }
    }

    private static func fill(
        _ descriptor: Int32, with bytes: [UInt8], mode: mode_t?, namedByUser path: String
    ) throws(FileFault) {
        if let mode, fchmod(descriptor, mode) != 0 { throw FileFault(path, errno: errno) }
        try writeAll(bytes, to: descriptor, path: path)
        // The name must not reach the disk before the bytes. A file system that cannot guarantee it is not an error.
        if fsync(descriptor) != 0, errno == EIO || errno == ENOSPC || errno == EDQUOT {
            throw FileFault(path, errno: errno)
        }
    }

    private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileFault) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFault(path, errno: errno) }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor, path: path)
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileFault) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileFault(path, errno: errno)
            }
            written += count
        }
    }
}
