// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// Writes files below a folder that the user gave, at paths that the program or a file makes up.
///
/// Each folder on the way is opened in the one before it, so that no link leads elsewhere, even if it is made meanwhile.
enum ConfinedFile {
    /// Writes a file whole or not at all. Missing folders are made; a link of the name is replaced.
    static func write(_ bytes: [UInt8], to path: String, beneath root: String) throws(FileFault) {
        var names = try names(of: path, beneath: root)
        let name = names.removeLast()
        var folder = open(root.isEmpty ? "." : root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder < 0, errno == ENOENT {
            try SystemFiles().create(root)
            folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard folder >= 0 else { throw FileFault(root, errno: errno) }
        defer { close(folder) }
        for name in names {
            let next = try openFolder(name, in: folder, path)
            close(folder)
            folder = next
        }
        var status = stat()
        var mode: mode_t?
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                guard faccessat(folder, name, W_OK, 0) == 0 else { throw FileFault(path, errno: errno) }
                mode = status.st_mode & 0o7777
            case S_IFLNK: break
            case S_IFDIR: throw FileFault(path, reason: "is a directory, expected a file")
            default: throw FileFault(path, reason: "is not a regular file")
            }
        }
        let directory = folder
        try Interruption.held { () throws(FileFault) in
            try replace(name, in: directory, with: bytes, mode: mode, path)
        }
    }

    /// The names from the folder to the file.
    private static func names(of path: String, beneath root: String) throws(FileFault) -> [String] {
        let (file, folder) = (parts(path), parts(root))
        let rest = Array(file.dropFirst(folder.count))
        guard path.hasPrefix("/") == root.hasPrefix("/"), file.starts(with: folder), !rest.isEmpty,
            !rest.contains("..")
        else { throw FileFault(path, reason: "is outside '\(root)', where nothing is written") }
        return rest
    }

    /// Without `.`, and without the names that a `..` leaves again.
    private static func parts(_ path: String) -> [String] {
        path.split(separator: "/").reduce(into: []) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(String(part))
            }
        }
    }

    private static func openFolder(_ name: String, in folder: Int32, _ path: String) throws(FileFault) -> Int32 {
        if mkdirat(folder, name, 0o777) != 0, errno != EEXIST { throw FileFault(path, errno: errno) }
        let opened = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened < 0 else { return opened }
        let code = errno
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK {
            throw FileFault(path, reason: "'\(name)' is a link, and links to folders are not followed here")
        }
        throw FileFault(path, errno: code)
    }

    private static func replace(
        _ name: String, in folder: Int32, with bytes: [UInt8], mode: mode_t?, _ path: String
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
            try OutputFile.fill(descriptor, with: bytes, mode: mode, namedByUser: path)
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
}
