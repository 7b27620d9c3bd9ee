// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A name in a directory.
struct DirectoryEntry {
    enum Kind { case file, directory, link, special }

    /// Any but zero and a slash.
    let bytes: [UInt8]
    let kind: Kind

    /// Nil for a name that is not UTF-8: no path can be made of it.
    var name: String? { String(validating: bytes, as: UTF8.self) }

    /// The entries of a directory in the order of the file system. Hidden names are left out.
    static func all(in directory: [UInt8]) throws(FileFault) -> [DirectoryEntry] {
        guard let stream = opendir(characters(directory)) else {
            throw FileFault(String(decoding: directory, as: UTF8.self), errno: errno, status: .noInput)
        }
        defer { closedir(stream) }
        var entries: [DirectoryEntry] = []
        while let entry = readdir(stream) {
            let type = Int(entry.pointee.d_type)
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name.first != UInt8(ascii: ".") else { continue }
            entries.append(DirectoryEntry(bytes: name, kind: kind(type, directory + [UInt8(ascii: "/")] + name)))
        }
        return entries
    }

    private static func kind(_ type: Int, _ path: [UInt8]) -> Kind {
        switch type {
        case DT_REG: return .file
        case DT_DIR: return .directory
        case DT_LNK: return .link
        case DT_UNKNOWN:
            // Some file systems do not tell.
            var status = stat()
            guard lstat(characters(path), &status) == 0 else { return .special }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .directory
            case S_IFLNK: return .link
            default: return .special
            }
        default: return .special
        }
    }

    private static func characters(_ path: [UInt8]) -> [CChar] { (path + [0]).map { CChar(bitPattern: $0) } }
}
