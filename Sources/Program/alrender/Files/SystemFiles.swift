// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// The files of this machine.
struct SystemFiles: FileSystem {
    func entries(in folder: [UInt8]) throws(FileFault) -> [DirectoryEntry] {
        guard let stream = opendir(Self.characters(folder)) else {
            throw FileFault(String(decoding: folder, as: UTF8.self), errno: errno, status: .noInput)
        }
        defer { closedir(stream) }
        var entries: [DirectoryEntry] = []
        while let entry = readdir(stream) {
            let type = Int(entry.pointee.d_type)
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name.first != UInt8(ascii: ".") else { continue }
            entries.append(
                DirectoryEntry(bytes: name, kind: Self.kind(type, folder + [UInt8(ascii: "/")] + name)))
        }
        return entries
    }

    private static func kind(_ type: Int, _ path: [UInt8]) -> DirectoryEntry.Kind {
        switch type {
        case DT_REG: return .file
        case DT_DIR: return .directory
        case DT_LNK: return .link
        case DT_UNKNOWN:
            // Some file systems do not tell.
            var status = stat()
            guard lstat(characters(path), &status) == 0 else { return .special }
            return kind(status.st_mode)
        default: return .special
        }
    }

    private static func kind(_ mode: mode_t) -> DirectoryEntry.Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .link
        default: .special
        }
    }

    private static func characters(_ path: [UInt8]) -> [CChar] { (path + [0]).map { CChar(bitPattern: $0) } }

    func kind(of path: String, followsLinks: Bool) -> DirectoryEntry.Kind? {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return Self.kind(status.st_mode)
    }

    func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    func state(of path: String) -> FileState {
        var status = stat()
        guard stat(path, &status) == 0 else { return FileState() }
        return FileState(
            FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)), size: Int64(status.st_size),
            time: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec])
    }

    func name(_ name: String, matches pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }

    func write(_ bytes: [UInt8], to path: String, links: FileLinks) throws(FileFault) {
        switch links {
        case .beneath(let folder): try ConfinedFile.write(bytes, to: path, beneath: folder)
        case .followed: try OutputFile.write(bytes, to: path)
        }
    }

    func rewrite(_ path: String, from read: [UInt8], to bytes: [UInt8]) throws(FileFault) {
        try LockedFile.rewrite(path, from: read, to: bytes)
    }

    func remove(_ path: String) throws(FileFault) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw FileFault(path, errno: errno)
    }

    func create(_ folder: String) throws(FileFault) {
        guard !folder.isEmpty, !isDirectory(folder) else { return }
        if let slash = folder.lastIndex(of: "/"), slash != folder.startIndex { try create(String(folder[..<slash])) }
        guard mkdir(folder, 0o777) != 0 else { return }
        let code = errno
        if isDirectory(folder) { return }
        guard code != EEXIST else { throw FileFault(folder, reason: "is a file, expected a directory") }
        throw FileFault(folder, errno: code)
    }

    func removeIfEmpty(_ folder: String) -> Bool { rmdir(folder) == 0 }

    func removeAbandonedFiles(in folder: String) { TemporaryFiles.sweep(folder) }
}

extension FileFault {
    /// With the system's message.
    init(_ path: String, errno code: Int32, status: ExitStatus = .cannotCreate) {
        self.init(path, reason: String(cString: strerror(code)), status: status)
        isBrokenPipe = code == EPIPE
        isMissing = code == ENOENT
    }
}
