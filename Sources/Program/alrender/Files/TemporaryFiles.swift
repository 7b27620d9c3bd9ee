// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The files in which outputs are written before they get their names. A run that is killed leaves one behind; the next run
/// that writes into the same folder removes it.
enum TemporaryFiles {
    static let prefix = ".alrender-"
    static let suffix = ".tmp"

    /// Seconds for which a file without a lock may still be being created.
    private static let youth = 10

    /// Shows other runs that the file is in use, until it is closed.
    static func lock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_EX | LOCK_NB) }

    /// Removes the files that no run is writing.
    static func sweep(_ directory: String) {
        guard let entries = opendir(directory.isEmpty ? "." : directory) else { return }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
            }
            if let name, isTemporary(name) { names.append(directory.isEmpty ? name : "\(directory)/\(name)") }
        }
        for path in names where isAbandoned(path) { unlink(path) }
    }

    /// `.alrender-1234-0.tmp`
    private static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(
            separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
    }

    private static func isAbandoned(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_mtim.tv_sec < time(nil) - youth
        else { return false }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }
}
