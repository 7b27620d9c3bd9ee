// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The names in folders of goldens when a run first asks for them. Each folder is read once, not once for each of its inputs.
final class RecordedNames: Sendable {
    private let folders = Mutex<[String: [String]]>([:])

    /// The bytes of a file, nil if there is none. One that is there and cannot be read, such as a folder or a link to
    /// nothing, is a fault.
    func bytes(of path: String, in files: any GoldenFiles) throws(GoldenFault) -> [UInt8]? {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let name = String(path.dropFirst(folder.count))
        let isThere = names(in: folder.isEmpty ? "." : folder, beginningWith: name, of: files).first == name
        return isThere ? try files.bytes(of: path) : nil
    }

    /// The names in a folder that begin with a prefix, in the order of their bytes.
    func names(in folder: String, beginningWith prefix: String, of files: any GoldenFiles) -> ArraySlice<String> {
        let names = folders.withLock { folders in
            if let known = folders[folder] { return known }
            let names = files.names(in: folder)
            folders[folder] = names
            return names
        }
        var (low, high) = (names.startIndex, names.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if names[middle].utf8.lexicographicallyPrecedes(prefix.utf8) { low = middle + 1 } else { high = middle }
        }
        return names[low...].prefix { $0.utf8.starts(with: prefix.utf8) }
    }
}
