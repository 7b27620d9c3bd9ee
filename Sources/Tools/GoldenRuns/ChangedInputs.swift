// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutRuns

/// Which inputs a change concerns: their layout, its goldens, or a file that these depend on is in the change, or may be.
struct ChangedInputs {
    private let git: Git
    private let files: FileAccess
    private let changed: Set<String>
    /// What git knows of: the contents of other files may have changed since any revision.
    private let tracked: Set<String>
    private let project: ProjectFile
    /// Whether a change of settings concerns all of them.
    private let isEverything: Bool
    /// The working directory from the top folder, with a slash at its end, or empty; nil outside of the working tree.
    private let workingDirectory: String?
    /// That more inputs may be concerned than a change since the revision has; nil if they are not.
    package let note: String?

    init(since revision: String, project: ProjectFile, in files: FileAccess) throws(FileFault) {
        self.files = files
        git = try Git(in: files)
        if let base = try git.commonCommit(revision) {
            note = nil
            changed = try git.changedFiles(since: base)
        } else {
            // The next best is the revision itself, so that what has changed in it since then counts as well.
            note =
                "HEAD and '\(revision)' have no common commit here: layouts that changed only in '\(revision)' count as well"
                + git.hintOnHistory
            changed = try git.changedFiles(since: git.commit(revision))
        }
        tracked = try git.trackedFiles()
        self.project = project
        isEverything = project.place.flatMap(git.path).map(changed.contains) ?? false
        workingDirectory = files.system.relativePath(from: git.root, to: ".").flatMap { $0.hasPrefix("../") ? nil : $0 }
    }

    package func concerns(_ input: GoldenInput) -> Bool {
        guard !isEverything, !hasChanged(input.path) else { return true }
        let goldens = GoldenRecord.Part.allCases.map { "\(input.recorded).\($0.rawValue)" } + [input.diagnostics]
        if goldens.contains(where: hasChanged)
            || places(of: input.recorded).contains(where: { place in
                changed.contains { $0.hasPrefix(place + ".") }
            })
        {
            return true
        }
        if input.namedSources(in: files).contains(where: hasChanged) { return true }
        if InterfaceBuilderInput.isInterfaceBuilder(input.path) { return hasChangedAssets(of: input.path) }
        // Swift files are compiled together.
        if SwiftSelection.isSwift(input.path) { return changed.contains(where: SwiftSelection.isSwift) }
        return project.project.stringsFiles(of: input).contains { hasChanged(project.path($0)) }
    }

    /// Whether a file is in the change or may be: what lies outside of the repository may have changed, and so may what git ignores.
    private func hasChanged(_ path: String) -> Bool {
        let places = places(of: path)
        let isKnown =
            !places.isEmpty
            && places.allSatisfy { place in
                tracked.contains(place) || Self.folders(of: place).contains(where: tracked.contains)
            }
        if !isKnown, files.system.exists(path) {
            // The files in a folder are known.
            guard files.system.isDirectory(path), !places.isEmpty else { return true }
        }
        return (places + [writtenPlace(of: path)].compactMap(\.self)).contains { place in
            // A submodule and a link to a folder change as one.
            changed.contains(place) || Self.folders(of: place).contains(where: changed.contains)
                || files.system.isDirectory(path) && changed.contains { $0.hasPrefix(place + "/") }
        }
    }

    /// From the top folder: of a link, and of what it leads to. Empty if one of them is outside of the working tree.
    private func places(of path: String) -> [String] {
        let root = files.system.place(of: git.root)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let both = [files.system.place(of: folder) + [name], files.system.place(of: path)]
        guard both.allSatisfy({ $0.starts(with: root) && $0.count > root.count }) else { return [] }
        let places = both.map { $0.dropFirst(root.count).joined(separator: "/") }
        return places[0] == places[1] ? [places[0]] : places
    }

    /// From the top folder as it is written: the links in it are files of git, too. Nil for an absolute path.
    private func writtenPlace(of path: String) -> String? {
        guard let workingDirectory, !path.hasPrefix("/") else { return nil }
        var parts: [Substring] = []
        for part in (workingDirectory + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// The folders that a file is in, without slashes at their ends.
    private static func folders(of place: String) -> [String] {
        place.indices.filter { place[$0] == "/" }.map { String(place[..<$0]) }
    }

    /// Images are next to the file, and in asset catalogues there and in the folders above; texts are in strings files and string
    /// catalogues with its name. Those that are gone count, too.
    private func hasChangedAssets(of input: String) -> Bool {
        guard let path = git.path(input) else { return true }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let file = path.dropFirst(folder.count)
        let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return changed.contains { file in
            file.contains(".xcassets/") || (file.hasPrefix(folder) && !file.dropFirst(folder.count).contains("/"))
                || file.hasSuffix(".lproj/\(name).strings") || file.hasSuffix("/\(name).xcstrings")
        }
    }
}
