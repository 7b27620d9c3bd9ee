// SPDX-License-Identifier: Apache-2.0
import FontFiles
import InterfaceBuilderFiles
import SourceLocations

/// The font files of the project that an Interface Builder file belongs to.
struct ProjectFonts {
    /// By PostScript name: those that the file names and the project has.
    private(set) var fonts: [String: NamedFont] = [:]

    init(beside file: String, for source: SourceText) {
        let wanted = CustomFonts(in: source)
        guard !wanted.files.isEmpty else { return }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        for place in Self.folders(of: wanted.files, for: file, in: folder) {
            guard let directory = RelativePath.path(from: folder, to: place) else { continue }
            let faces = ProjectFontFiles.shared.faces(in: place)
            for face in faces where wanted.postScriptNames.contains(face.postScriptName) {
                guard wanted.files.contains(String(face.path.dropFirst(place.count))),
                    fonts[face.postScriptName] == nil
                else { continue }
                // Some families give several of their faces the same weight.
                let isUnique = !faces.contains {
                    $0.postScriptName != face.postScriptName && $0.family == face.family && $0.weight == face.weight
                        && $0.isItalic == face.isItalic
                }
                fonts[face.postScriptName] = NamedFont(
                    family: isUnique ? face.family : face.postScriptName, weight: face.weight, isItalic: face.isItalic,
                    directory: directory.isEmpty ? "." : String(directory.dropLast()))
            }
        }
    }

    /// The folders that have files with these names, with a slash at their ends, sorted.
    private static func folders(of names: Set<String>, for file: String, in folder: String) -> [String] {
        guard let root = root(of: file) else {
            return names.isDisjoint(with: DirectoryListing.contents(of: folder).files) ? [] : [folder]
        }
        let folders = ProjectFontFiles.shared.paths(below: root).compactMap { path -> String? in
            guard let slash = path.lastIndex(of: "/"), names.contains(String(path[path.index(after: slash)...])) else {
                return nil
            }
            return String(path[...slash])
        }
        return Set(folders).sorted()
    }

    /// The folder in which a file's fonts may be, absolute and without a slash at its end: that of its repository, otherwise the
    /// farthest one around it that has an Xcode project or a Swift package; nil for a file of no project.
    ///
    /// The top of the file system is never one: everything would be searched.
    static func root(of file: String) -> String? {
        let here = RelativePath.place(of: file.lastIndex(of: "/").map { String(file[...$0]) } ?? ".")
        func path(_ place: [String]) -> String { "/" + place.joined(separator: "/") }
        if let place = RepositoryPlace.workingTree(around: here) { return place.isEmpty ? nil : path(place) }
        return here.indices.lazy.map { path(Array(here[...$0])) }.first(where: holdsProject)
    }

    private static func holdsProject(_ folder: String) -> Bool {
        DirectoryListing.names(in: folder).contains {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
        }
    }
}
