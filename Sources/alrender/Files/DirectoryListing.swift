// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The files below a directory.
enum DirectoryListing {
    /// Paths relative to the directory, sorted by bytes; links to directories are not followed. Hidden names, pipes and devices are
    /// left out, and links to these.
    static func files(below root: String, suffix: String) throws(FileFault) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let relative = pending.popLast() {
            let folder = relative.isEmpty ? root : "\(root)/\(relative)"
            let (entries, foreign) = try entries(of: folder)
            if let name = foreign.first(where: { $0.hasSuffix(suffix) }) {
                throw FileFault("\(folder)/\(name)", reason: "has a name that is not UTF-8", status: .noInput)
            }
            for name in entries.map(\.name) {
                let child = relative.isEmpty ? name : "\(relative)/\(name)"
                var status = stat()
                guard lstat("\(root)/\(child)", &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: pending.append(child)
                case S_IFREG: if name.hasSuffix(suffix) { found.append(child) }
                case S_IFLNK where name.hasSuffix(suffix):
                    let path = "\(root)/\(child)"
                    if !isSpecial(path), !isDirectory(path) { found.append(child) }
                default: break
                }
            }
        }
        return sorted(found)
    }

    /// The names directly in a directory, sorted by bytes; none if it cannot be read. Hidden names are left out.
    static func names(in path: String) -> [String] { sorted((try? entries(of: path).entries.map(\.name)) ?? []) }

    /// The names directly in a directory of regular files and of directories, sorted by bytes, without links to them; none if it cannot
    /// be read. Hidden names are left out.
    static func contents(of path: String) -> (files: [String], directories: [String]) {
        let entries = (try? entries(of: path).entries) ?? []
        func names(_ type: Int, _ format: mode_t) -> [String] {
            sorted(
                entries.filter { entry in
                    entry.type == DT_UNKNOWN ? kind(of: "\(path)/\(entry.name)") == format : entry.type == type
                }.map(\.name))
        }
        return (names(Int(DT_REG), S_IFREG), names(Int(DT_DIR), S_IFDIR))
    }

    private struct Entry {
        var name: String
        /// `DT_UNKNOWN` in file systems that do not tell.
        var type: Int
    }

    /// In the order of the file system. Names that are not UTF-8 are `foreign`, with replacement characters: no path can be made
    /// of them.
    private static func entries(of path: String) throws(FileFault) -> (entries: [Entry], foreign: [String]) {
        guard let directory = opendir(path) else { throw FileFault(path, errno: errno, status: .noInput) }
        defer { closedir(directory) }
        var (entries, foreign): ([Entry], [String]) = ([], [])
        while let entry = readdir(directory) {
            let type = Int(entry.pointee.d_type)
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes in
                    if let name = String(validatingCString: bytes) {
                        if !name.hasPrefix(".") { entries.append(Entry(name: name, type: type)) }
                    } else {
                        foreign.append(String(cString: bytes))
                    }
                }
            }
        }
        return (entries, foreign)
    }

    private static func sorted(_ paths: [String]) -> [String] {
        paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The directories below a directory, deepest first; links are not followed.
    static func directories(below root: String) -> [String] {
        var found: [String] = []
        var pending = [root]
        while let folder = pending.popLast() {
            for name in names(in: folder) {
                var status = stat()
                let path = "\(folder)/\(name)"
                guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
                found.append(path)
                pending.append(path)
            }
        }
        return found.sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Links to directories below a directory, which are not followed, as paths.
    static func linkedDirectories(below root: String) -> [String] {
        ([root] + directories(below: root)).flatMap { folder in
            names(in: folder).map { "\(folder)/\($0)" }.filter { path in
                var status = stat()
                return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK && isDirectory(path)
            }
        }
    }

    /// Removes a directory if it is empty.
    ///
    /// - Returns: whether it was.
    @discardableResult
    static func removeIfEmpty(_ path: String) -> Bool { rmdir(path) == 0 }

    static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A pipe, a socket, a device, or a link to one: opening it may block, and reading it may never end.
    static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Or a link to one.
    static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether there is a file, or a link even if it leads nowhere: what is written would go where it leads.
    static func isTaken(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Creates the directory and those above it that are missing.
    static func create(_ path: String) throws(FileFault) {
        guard !path.isEmpty, !isDirectory(path) else { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try create(String(path[..<slash])) }
        guard mkdir(path, 0o777) != 0 else { return }
        let code = errno
        if isDirectory(path) { return }
        guard code != EEXIST else { throw FileFault(path, reason: "is a file, expected a directory") }
        throw FileFault(path, errno: code)
    }
}
