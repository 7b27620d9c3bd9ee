// SPDX-License-Identifier: Apache-2.0
/// The files that a result was made from, and the folders in which more of them may appear.
package struct WatchedFiles {
    private let inputs: [String]
    private let system: any FileSystem
    private let expansion: ([String]) -> FoundFiles
    /// What the inputs mean now: the files in folders, those that match a pattern.
    package private(set) var files: [String]
    private var states: [String: FileState] = [:]
    private var folders: [String: FileState] = [:]
    /// Why there may be more, such as a link out of a folder.
    package private(set) var faults: [FileFault]

    /// Files among those watched that are there, not folders.
    package var count: Int { states.values.count { $0.exists } }

    /// Everything that is looked at.
    package var paths: [String] { Array(states.keys) + Array(folders.keys) }

    /// - Parameter expansion: the files that inputs mean.
    package init(
        _ inputs: [String], in system: any FileSystem, expansion: @escaping ([String]) -> FoundFiles
    ) {
        self.system = system
        self.inputs = inputs
        self.expansion = expansion
        let found = expansion(inputs)
        files = found.paths
        faults = found.faults
        for path in files { states[path] = system.state(of: path) }
        addFolders()
    }

    /// Adds the folders that a file may appear in; for a pattern, the folder above its first sign.
    private mutating func addFolders() {
        for input in inputs {
            var root = input
            if InputExpansion.isPattern(input, in: system) {
                let parts = input.split(separator: "/", omittingEmptySubsequences: false)
                let fixed = parts.prefix { part in !part.contains { "*?[".contains($0) } }
                root = fixed.isEmpty ? "." : fixed.joined(separator: "/")
            }
            guard system.isDirectory(root) else { continue }
            for folder in [root] + system.directories(below: root) where folders[folder] == nil {
                folders[folder] = system.state(of: folder)
            }
        }
    }

    /// Files that are not watched yet.
    package mutating func add(_ paths: [String]) {
        for path in paths where states[path] == nil { states[path] = system.state(of: path) }
    }

    /// Files that the program has written itself.
    package mutating func settle(_ paths: Set<String>) {
        for path in paths where states[path] != nil { states[path] = system.state(of: path) }
    }

    /// The files that have changed, appeared or disappeared since the last call.
    package mutating func changes() -> Set<String> {
        var changed: Set<String> = []
        for (path, state) in states where system.state(of: path) != state {
            states[path] = system.state(of: path)
            changed.insert(path)
        }
        let touched = folders.filter { system.state(of: $0.key) != $0.value }
        guard !touched.isEmpty else { return changed }
        for folder in touched.keys { folders[folder] = system.state(of: folder) }
        addFolders()
        let found = expansion(inputs)
        faults = found.faults
        let now = found.paths
        // A folder without a file that counts, or that cannot be read, has what it had.
        if now.isEmpty, !faults.isEmpty { return changed }
        changed.formUnion(Set(now).symmetricDifference(files))
        files = now
        add(now)
        return changed
    }
}
