// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
import LayoutModel
import LayoutSource
package import SourceLocations

/// The images, colours and fonts that a project keeps beside an Interface Builder file: in asset catalogues of its folder and
/// of the two above, images loose in its folder, and fonts anywhere in the project.
package struct AssetCatalogs {
    package private(set) var assets = AppearanceAssets()
    /// With a slash at its end.
    private let directory: String
    private let files: FileAccess

    /// - Parameter source: the file's text, which names the fonts that are looked for.
    package init(beside file: String, for source: SourceText, in files: FileAccess) {
        self.files = files
        directory = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        let fonts = ProjectFonts(beside: file, for: source, in: files)
        assets.fonts = fonts.fonts
        assets.fontFaults = fonts.faults
        addLooseImages()
        for folder in ["", "../", "../../"] {
            for catalogue in files.system.names(in: directory + folder) where catalogue.hasSuffix(".xcassets") {
                add(catalogue: folder + catalogue)
            }
        }
        // What another catalogue has, or an image beside the file, is drawn anyway.
        for name in assets.light.images.keys { assets.unreadableLists["\(name).imageset"] = nil }
        for name in assets.colors.keys { assets.unreadableLists["\(name).colorset"] = nil }
    }

    /// The colours of a catalogue that documents can name, as a document that others include; nil if it is not one.
    ///
    /// - Parameter path: below which the lists of colours are.
    static func colorDocument(ofCatalogue path: String, in files: FileAccess) -> NamedFiles.Answer? {
        guard path.hasSuffix(".xcassets"), files.system.isDirectory(path) else { return nil }
        var colors: [AdaptiveColor] = []
        for file in colorLists(below: path, in: files) {
            let folder = file.split(separator: "/").dropLast().last ?? ""
            let name = String(folder.dropLast(".colorset".count))
            let bytes = try? files.system.readRegularFile("\(path)/\(file)", limit: largestList, followsLinks: false)
            guard let set = bytes.flatMap(AssetSet.init) else { return .unreadable("\(file) is not a list of colours") }
            guard let color = set.color(named: name), color.name.map({ !colors.map(\.name).contains($0) }) == true
            else {
                continue
            }
            colors.append(color)
        }
        return .bytes(Array(AdaptiveColor.document(of: colors).utf8))
    }

    /// The lists of a catalogue's colours, from its folder.
    static func colorLists(below path: String, in files: FileAccess) -> [String] {
        files.system.files(below: path) { $0.hasSuffix(".colorset/Contents.json") }.paths
    }

    /// Bytes of a set's list. Xcode writes some hundred for each variant.
    private static let largestList = 1 << 20

    /// The image sets and colour sets of a catalogue; of several with one name the first counts.
    private mutating func add(catalogue: String) {
        // Not through a link that leads out of the folders that are searched.
        guard
            files.system.relativePath(from: directory + "../../", to: directory + catalogue)?.hasPrefix("../") == false
        else {
            return
        }
        for file in files.system.files(below: directory + catalogue, where: { $0.hasSuffix("/Contents.json") })
            .paths
        {
            let folder = file.dropLast("/Contents.json".count)
            guard let last = folder.split(separator: "/").last else { continue }
            guard last.hasSuffix(".imageset") || last.hasSuffix(".colorset") else { continue }
            guard
                let bytes = try? files.system.readRegularFile(
                    "\(directory)\(catalogue)/\(file)", limit: Self.largestList, followsLinks: false),
                let set = AssetSet(contents: bytes)
            else {
                assets.unreadableLists[String(last)] = "\(catalogue)/\(file)"
                continue
            }
            if last.hasSuffix(".colorset") {
                let name = String(last.dropLast(".colorset".count))
                if assets.colors[name] == nil { assets.colors[name] = set.color(named: name) }
                continue
            }
            for appearance in [Canvas.Appearance.light, .dark] {
                guard let image = set.imageFile(for: appearance) else { continue }
                let name = String(last.dropLast(".imageset".count))
                guard assets[appearance].images[name] == nil else { continue }
                add(image: name, "\(catalogue)/\(folder)/\(image)", appearance)
                assets[appearance].renderingModes[name] = set.renderingMode
                assets[appearance].capInsets[name] = set.capInsets(for: appearance)
            }
        }
    }

    private mutating func add(image name: String, _ path: String, _ appearance: Canvas.Appearance) {
        if assets[appearance].images[name] == nil { assets[appearance].images[name] = path }
    }

    /// Chooses the best of several files for one image: vectors, then the one with most pixels per point up to two. A
    /// view may name an image with its extension or without.
    private mutating func addLooseImages() {
        var best: [String: (rank: Int, file: String)] = [:]
        for file in files.system.names(in: directory) {
            guard let rank = Self.rank(of: file), let dot = file.lastIndex(of: ".") else { continue }
            let stem = file[..<dot]
            let name = String(stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem)
            for name in [name, name + file[dot...]] {
                if let known = best[name], known.rank <= rank { continue }
                best[name] = (rank, file)
            }
        }
        for (name, image) in best {
            for appearance in [Canvas.Appearance.light, .dark] { add(image: name, image.file, appearance) }
        }
    }

    /// Lower is better; nil for a file that is not a supported picture.
    private static func rank(of name: String) -> Int? {
        let name = name.lowercased()
        if name.hasSuffix(".svg") { return 0 }
        if name.hasSuffix(".pdf") { return 1 }
        guard name.hasSuffix(".png") || name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") else { return nil }
        return name.contains("@2x.") ? 2 : name.contains("@3x.") ? 3 : 4
    }
}
