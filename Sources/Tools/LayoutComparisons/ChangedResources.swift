// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutRuns
import LayoutSource
import SourceLocations

/// Files of a repository that differ, without the layouts: layouts may draw them.
struct ChangedResources {
    /// From the top folder.
    package var paths: [String]

    /// The changed resources that a layout names: images and fonts of a document; sets in asset catalogues and images
    /// beside an Interface Builder file.
    ///
    /// - Parameters:
    ///   - path: of the layout, from the top folder.
    ///   - files: what the layout includes.
    package func named(by source: SourceText, at path: String, options: ReadOptions, files: NamedFiles) -> [String] {
        guard !paths.isEmpty else { return [] }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        if InterfaceBuilderInput.isInterfaceBuilder(path) {
            let text = String(decoding: source.inUTF8(SourceRange(0, 0)).text.bytes, as: UTF8.self)
            return paths.filter { asset in
                Self.names(ofAsset: asset, beside: folder).contains { text.contains("\"\($0)\"") }
            }
        }
        let read = Document.read(source, options: options, files: files)
        let places = read.files.map { Self.place(of: $0.path, in: folder) }
        return paths.filter { changed in places.contains { changed == $0 || changed.hasPrefix($0 + "/") } }
    }

    /// The names by which an Interface Builder file in a folder has an image or a colour; empty if it cannot have it.
    private static func names(ofAsset path: String, beside folder: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        if let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
            let own = folder.split(separator: "/").map(String.init)
            let isFound = (0...2).contains { own.dropLast($0).elementsEqual(parts[..<catalogue]) && $0 <= own.count }
            guard isFound else { return [] }
            return parts.compactMap { part in
                [".imageset", ".colorset"].first(where: part.hasSuffix).map { String(part.dropLast($0.count)) }
            }
        }
        guard path.hasPrefix(folder), let name = parts.last, path.count == folder.count + name.count,
            let dot = name.lastIndex(of: ".")
        else { return [] }
        let stem = name[..<dot]
        let plain = stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem
        return [String(plain), String(plain) + name[dot...]]
    }

    private static func place(of name: String, in folder: String) -> String {
        var parts: [Substring] = []
        for part in (name.hasPrefix("/") ? name : folder + name).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
