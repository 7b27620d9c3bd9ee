// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The names in folders of goldens when a run first asks for them. Each folder is read once, not once for each of its inputs.
final class RecordedNames: Sendable {
    private let folders = Mutex<[String: [String]]>([:])

    /// Those with a prefix, in the order of their bytes.
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
