// SPDX-License-Identifier: Apache-2.0
import FontFiles
import Glibc
import InterfaceBuilderFiles
import LayoutText
import SourceLocations

/// The font files of the project that an Interface Builder file belongs to.
struct ProjectFonts {
    /// By PostScript name: those that the file names and the project has.
    private(set) var fonts: [String: NamedFont] = [:]

    init(beside file: String, for source: SourceText) {
        let wanted = CustomFonts(in: source)
        guard !wanted.files.isEmpty else { return }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        let files =
            Self.root(of: file).map { Self.files(below: $0, named: wanted.files) }
            ?? wanted.files.map { folder + $0 }.filter(DirectoryListing.isFileItself).sorted()
        for path in files {
            let place = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
            guard let directory = RelativePath.path(from: folder, to: place) else { continue }
            for face in FontFile.faces(inFile: path) where wanted.postScriptNames.contains(face.postScriptName) {
                guard fonts[face.postScriptName] == nil else { continue }
                // Some families give several of their faces the same weight.
                let isUnique = !Self.faces(in: place).contains {
                    $0.postScriptName != face.postScriptName && $0.family == face.family && $0.weight == face.weight
                        && $0.isItalic == face.isItalic
                }
                fonts[face.postScriptName] = NamedFont(
                    family: isUnique ? face.family : face.postScriptName, weight: face.weight, isItalic: face.isItalic,
                    directory: directory.isEmpty ? "." : String(directory.dropLast()))
            }
        }
    }

    /// The folder in which a file's fonts may be: that of its repository, otherwise of the farthest Xcode project or Swift package
    /// around it; nil for a file of no project.
    static func root(of file: String) -> String? {
        var folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        var root: String?
        for _ in 0..<mostSteps {
            if DirectoryListing.exists(folder + ".git") { return folder }
            if holdsProject(folder) { root = folder }
            guard RelativePath.path(from: folder + "..", to: folder) != "" else { break }
            folder += "../"
        }
        return root
    }

    private static let mostSteps = 32

    /// Those of all font files in a folder.
    private static func faces(in folder: String) -> [FontFile] {
        (DocumentDirectory(document: folder, reach: .anywhere).fontFiles(inDirectory: ".") ?? [])
            .flatMap(FontFile.faces(inFile:))
    }

    private static func holdsProject(_ folder: String) -> Bool {
        DirectoryListing.names(in: folder).contains {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
        }
    }

    /// Entries of folders that are looked at for one file: a folder of a project has far fewer.
    private static let mostEntries = 200_000

    /// Sorted; links are not followed.
    private static func files(below root: String, named names: Set<String>) -> [String] {
        var found: [String] = []
        var pending = [root.hasSuffix("/") ? String(root.dropLast()) : root]
        var entries = 0
        while let folder = pending.popLast() {
            for name in DirectoryListing.names(in: folder) {
                entries += 1
                guard entries <= mostEntries else { return found.sorted() }
                let path = "\(folder)/\(name)"
                if names.contains(name) {
                    if DirectoryListing.isFileItself(path) { found.append(path) }
                } else if mayHoldFonts(name), DirectoryListing.isDirectoryItself(path) {
                    pending.append(path)
                }
            }
        }
        return found.sorted()
    }

    /// By its name, which is quicker than asking the file system: most names have the extension of a file.
    private static func mayHoldFonts(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return true }
        return !otherExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    private static let otherExtensions: Set<String> = [
        "swift", "h", "m", "mm", "c", "cpp", "xib", "storyboard", "strings", "xcstrings", "png", "jpg", "jpeg", "pdf",
        "svg", "json",
        "plist", "md", "txt", "html", "js", "css", "xcassets", "imageset", "colorset", "xcodeproj", "xcworkspace",
        "git",
        "ttf", "otf", "ttc", "otc",
    ]
}
