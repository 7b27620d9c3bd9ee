// SPDX-License-Identifier: Apache-2.0
package import FontFiles
import LayoutText
import Synchronization

/// The font files of projects. Each project is searched once in a run, not once for each of its files.
package final class ProjectFontFiles: Sendable {
    private let files: any FileSystem

    package init(_ files: any FileSystem) { self.files = files }

    /// Endings of the names of font files, in lower case.
    package static let suffixes = [".otf", ".ttf", ".otc", ".ttc"]

    /// Entries of folders that are looked at in one project, which has far fewer.
    private static let mostEntries = 200_000

    private struct State {
        /// The paths of a project's font files, sorted, by the project's folder.
        var projects: [String: [String]] = [:]
        /// The faces of all font files of a folder, by its path.
        var faces: [String: [FontFile]] = [:]
    }

    private let state = Mutex(State())

    static func isFont(_ name: String) -> Bool {
        let name = name.lowercased()
        return suffixes.contains(where: name.hasSuffix)
    }

    /// - Parameter root: without a slash at its end.
    package func paths(below root: String) -> [String] {
        state.withLock { state in
            if let known = state.projects[root] { return known }
            let paths = search(root)
            state.projects[root] = paths
            return paths
        }
    }

    /// - Parameter folder: with a slash at its end.
    package func faces(in folder: String) -> [FontFile] {
        state.withLock { state in
            if let known = state.faces[folder] { return known }
            let names = files.contents(of: folder).files.filter(Self.isFont)
            let faces = names.map { folder + $0 }.flatMap(FontFile.faces(inFile:))
            state.faces[folder] = faces
            return faces
        }
    }

    /// Before files are read again, which may have changed since.
    package func forget() { state.withLock { $0 = State() } }

    /// Links are not followed.
    private func search(_ root: String) -> [String] {
        var found: [String] = []
        var pending = [root]
        var entries = 0
        while let folder = pending.popLast(), entries < Self.mostEntries {
            let (names, directories) = files.contents(of: folder)
            entries += names.count + directories.count
            found += names.filter(Self.isFont).map { "\(folder)/\($0)" }
            pending += directories.map { "\(folder)/\($0)" }
        }
        return found.sorted()
    }
}
