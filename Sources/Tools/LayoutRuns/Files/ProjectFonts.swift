// SPDX-License-Identifier: Apache-2.0
import FontFiles
import InterfaceBuilderFiles
import LayoutText
import SourceLocations

/// The font files of the project that an Interface Builder file belongs to.
struct ProjectFonts {
    /// By PostScript name: those that the file names and the project has.
    package private(set) var fonts: [String: NamedFont] = [:]

    /// Why files with the names that it lists hold no fonts, by their names, as sentences.
    package private(set) var faults: [String: String] = [:]

    init(beside file: String, for source: SourceText, in files: FileAccess) {
        let wanted = CustomFonts(in: source)
        guard !wanted.files.isEmpty else { return }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        var usable: Set<String> = []
        for (place, names) in Self.files(wanted.files, for: file, below: folder, in: files) {
            guard let directory = files.system.relativePath(from: folder, to: place) else { continue }
            let faces = files.project.faces(in: place)
            usable.formUnion(faces.map { String($0.name) })
            for name in names where !faces.contains(where: { $0.name == name }) {
                faults[name] = "the font '\(directory)\(name)' \(FontFile.fault(ofFile: place + name))"
            }
            for face in faces where wanted.postScriptNames.contains(face.postScriptName) {
                guard names.contains(String(face.name)), fonts[face.postScriptName] == nil else { continue }
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
        // The file may be there a second time.
        for name in usable { faults[name] = nil }
    }

    /// The font files with the given names that folders have, by the folders' paths with a slash at their ends, sorted.
    private static func files(
        _ names: Set<String>, for file: String, below folder: String, in files: FileAccess
    ) -> [(place: String, names: [String])] {
        guard let root = ProjectFiles.root(of: file, in: files.system) else {
            let found = files.system.contents(of: folder).files.filter(names.contains)
            return found.isEmpty ? [] : [(folder, found)]
        }
        var found: [String: [String]] = [:]
        for path in files.project.contents(of: root).fonts {
            guard let slash = path.lastIndex(of: "/") else { continue }
            let name = String(path[path.index(after: slash)...])
            if names.contains(name) { found[String(path[...slash]), default: []].append(name) }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
