// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// Reads and writes files below a folder that the user gave, at paths that the program, a file or a client makes up.
///
/// Each folder on the way is opened in the one before it, so that no link leads elsewhere, even if it is made meanwhile.
enum ConfinedFile {
    /// Opens a file to read it; negative if that fails.
    static func open(_ path: String, beneath root: String) throws(FileFault) -> Int32 {
        var names = try names(of: path, beneath: root)
        let name = names.removeLast()
        var folder = Glibc.open(root.isEmpty ? "." : root, OutputFile.folderOnly)
        for name in names where folder >= 0 {
            let next = openat(folder, name, OutputFile.folderOnly | O_NOFOLLOW)
            close(folder)
            folder = next
        }
        guard folder >= 0 else { throw FileFault(path, errno: errno, status: .noInput) }
        defer { close(folder) }
        return openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    }

    /// Writes a file whole or not at all. Missing folders are made; a link of the name is replaced.
    static func write(_ bytes: [UInt8], to path: String, beneath root: String) throws(FileFault) {
        var names = try names(of: path, beneath: root)
        let name = names.removeLast()
        var folder = Glibc.open(root.isEmpty ? "." : root, OutputFile.folderOnly)
        if folder < 0, errno == ENOENT {
            try SystemFiles().create(root)
            folder = Glibc.open(root, OutputFile.folderOnly)
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
            try OutputFile.replace(name, in: directory, with: bytes, mode: mode, namedByUser: path)
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
        let opened = openat(folder, name, OutputFile.folderOnly | O_NOFOLLOW)
        guard opened < 0 else { return opened }
        let code = errno
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK {
            throw FileFault(path, reason: "'\(name)' is a link, and links to folders are not followed here")
        }
        throw FileFault(path, errno: code)
    }
}
