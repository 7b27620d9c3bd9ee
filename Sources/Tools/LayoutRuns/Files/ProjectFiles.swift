// SPDX-License-Identifier: Apache-2.0
import FontFiles
import LayoutText
import Synchronization

/// The fonts, images and asset catalogues of projects. Each project is searched once in a run, not once for each of its files.
package final class ProjectFiles: Sendable {
    private let files: any FileSystem

    package init(_ files: any FileSystem) { self.files = files }

    /// Endings of the names of font files, in lower case.
    package static let fontSuffixes = [".otf", ".ttf", ".otc", ".ttc"]

    /// Entries of folders that are looked at in one project, which has far fewer.
    private static let mostEntries = 200_000

    /// What a project has, as absolute paths, sorted.
    struct Contents {
        var fonts: [String] = []
        /// Strings files and string catalogues.
        var strings: [String] = []
        /// Files of Interface Builder.
        var interfaces: [String] = []
        /// Lists of the image sets and colour sets of its catalogues, by the folders' names of the sets, such as `logo.imageset`.
        var lists: [String: [String]] = [:]
        /// Images outside of catalogues, by the names that views use.
        var images: [String: [String]] = [:]
    }

    private struct State {
        /// By the projects' folders.
        var projects: [String: Contents] = [:]
        /// The faces of all font files of a folder, by its path.
        var faces: [String: [FontFile]] = [:]
    }

    private let state = Mutex(State())

    static func isFont(_ name: String) -> Bool {
        let name = name.lowercased()
        return fontSuffixes.contains(where: name.hasSuffix)
    }

    /// - Parameter root: without a slash at its end.
    func contents(of root: String) -> Contents {
        state.withLock { state in
            if let known = state.projects[root] { return known }
            let contents = search(root)
            state.projects[root] = contents
            return contents
        }
    }

    /// - Parameter folder: with a slash at its end.
    func faces(in folder: String) -> [FontFile] {
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
    private func search(_ root: String) -> Contents {
        var found = Contents()
        var pending = [(folder: root, isCatalogue: false)]
        var entries = 0
        while let (folder, isCatalogue) = pending.popLast(), entries < Self.mostEntries {
            let (names, directories) = files.contents(of: folder)
            entries += names.count + directories.count
            if isCatalogue {
                let set = String(folder.split(separator: "/").last ?? "")
                if names.contains("Contents.json") { found.lists[set, default: []].append("\(folder)/Contents.json") }
            } else {
                found.fonts += names.filter(Self.isFont).map { "\(folder)/\($0)" }
                found.strings += names.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }.map {
                    "\(folder)/\($0)"
                }
                found.interfaces += names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map {
                    "\(folder)/\($0)"
                }
                for image in LooseImage.all(of: names) {
                    found.images[image.name, default: []].append("\(folder)/\(image.file)")
                }
            }
            pending += directories.map { ("\(folder)/\($0)", isCatalogue || $0.hasSuffix(".xcassets")) }
        }
        found.fonts.sort()
        found.interfaces.sort()
        return found
    }

    /// The folder in which a file's fonts, images and catalogues may be, absolute and without a slash at its end: that of its
    /// repository, otherwise the farthest one around it that has an Xcode project or a Swift package; nil for a file of no project.
    ///
    /// The top of the file system is never one: everything would be searched.
    static func root(of file: String, in files: any FileSystem) -> String? {
        let here = files.place(of: file.lastIndex(of: "/").map { String(file[...$0]) } ?? ".")
        func path(_ place: [String]) -> String { "/" + place.joined(separator: "/") }
        if let place = files.workingTree(around: here) { return place.isEmpty ? nil : path(place) }
        return here.indices.lazy.map { path(Array(here[...$0])) }.first { holdsProject($0, in: files) }
    }

    private static func holdsProject(_ folder: String, in files: any FileSystem) -> Bool {
        files.names(in: folder).contains {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
        }
    }
}
