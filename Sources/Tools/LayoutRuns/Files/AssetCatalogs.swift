// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
import LayoutModel
import LayoutSource
package import SourceLocations

/// The images, colours and fonts that a project has for an Interface Builder file: in asset catalogues of its folder and of the two
/// above, images loose in its folder, and what else the file lists anywhere in the project.
package struct AssetCatalogs {
    package private(set) var assets = AppearanceAssets()
    /// The paths of the lists that have been read, by the folders' names of their sets.
    private(set) var lists: [String: String] = [:]
    /// With a slash at its end.
    private let directory: String
    private let files: FileAccess

    /// - Parameter source: the file's text, which lists what is looked for in the project.
    package init(beside file: String, for source: SourceText, in files: FileAccess) {
        self.init(beside: file, for: ListedAssets(in: source).sets, in: files)
        let fonts = ProjectFonts(beside: file, for: source, in: files)
        assets.fonts = fonts.fonts
        assets.fontFaults = fonts.faults
    }

    /// - Parameter sets: names with endings, as in `logo.imageset`, that are looked for in the project.
    init(beside file: String, for sets: Set<String>, in files: FileAccess) {
        self.files = files
        directory = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        for image in LooseImage.all(of: files.system.names(in: directory)) { add(image: image.name, image.file) }
        for folder in ["", "../", "../../"] {
            for catalogue in files.system.names(in: directory + folder) where catalogue.hasSuffix(".xcassets") {
                add(catalogue: folder + catalogue)
            }
        }
        addAssets(ofProjectOf: file, sets)
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
        for file in files.system.files(below: directory + catalogue, where: { $0.hasSuffix("/Contents.json") }).paths {
            let folder = file.dropLast("/Contents.json".count)
            guard let set = folder.split(separator: "/").last, Self.isSet(set) else { continue }
            add(set: String(set), "\(catalogue)/\(folder)")
        }
    }

    private static func isSet(_ folder: some StringProtocol) -> Bool {
        folder.hasSuffix(".imageset") || folder.hasSuffix(".colorset")
    }

    /// An image set or colour set, unless there is one with its name.
    ///
    /// - Parameters:
    ///   - name: with which files list it, and its ending.
    ///   - folder: relative to the file.
    private mutating func add(set name: String, _ folder: String) {
        let asset = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        let isColor = name.hasSuffix(".colorset")
        let isKnown =
            isColor
            ? assets.colors[asset] != nil
            : assets.light.images[asset] != nil && assets.dark.images[asset] != nil
        guard !isKnown else { return }
        let list = "\(folder)/Contents.json"
        guard
            let bytes = try? files.system.readRegularFile(
                directory + list, limit: Self.largestList, followsLinks: false),
            let set = AssetSet(contents: bytes)
        else {
            assets.unreadableLists[name] = list
            return
        }
        lists[name] = directory + list
        if isColor { return assets.colors[asset] = set.color(named: asset) }
        for appearance in [Canvas.Appearance.light, .dark] {
            guard let image = set.imageFile(for: appearance), assets[appearance].images[asset] == nil else { continue }
            assets[appearance].images[asset] = "\(folder)/\(image)"
            assets[appearance].renderingModes[asset] = set.renderingMode
            assets[appearance].capInsets[asset] = set.capInsets(for: appearance)
        }
    }

    /// The listed sets and images that the folders near the file lack, from the nearest folder that has them.
    private mutating func addAssets(ofProjectOf file: String, _ listed: Set<String>) {
        let missing = listed.filter { set in
            let name = String(set.dropLast(".imageset".count))
            return set.hasSuffix(".imageset") ? assets.light.images[name] == nil : assets.colors[name] == nil
        }
        guard !missing.isEmpty, let root = ProjectFiles.root(of: file, in: files.system) else { return }
        let project = files.project.contents(of: root)
        let here = files.system.place(of: directory)
        func nearest(_ paths: [String]?) -> String? {
            paths?.min { one, other in
                let (a, b) = (one.split(separator: "/"), other.split(separator: "/"))
                let (near, far) = (Self.shared(a, here), Self.shared(b, here))
                return near == far ? (a.count, one) < (b.count, other) : near > far
            }
        }
        for set in missing.sorted() {
            // A group of a catalogue may be a part of its assets' names.
            let lists = project.lists[String(set.split(separator: "/").last ?? "")]
            if let list = nearest(lists?.filter { $0.hasSuffix("/\(set)/Contents.json") }) {
                add(set: set, relative(String(list.dropLast("/Contents.json".count)), here))
            }
            let name = String(set.dropLast(".imageset".count))
            if set.hasSuffix(".imageset"), let image = nearest(project.images[name]) {
                add(image: name, relative(image, here))
            }
        }
    }

    /// How many folders two paths have in common.
    private static func shared(_ path: [Substring], _ place: [String]) -> Int {
        zip(path, place).prefix { $0 == $1 }.count
    }

    /// The path from the folder at a place to an absolute one.
    private func relative(_ path: String, _ place: [String]) -> String {
        let parts = path.split(separator: "/")
        let shared = Self.shared(parts, place)
        return (Array(repeating: "..", count: place.count - shared) + parts[shared...].map(String.init))
            .joined(separator: "/")
    }

    private mutating func add(image name: String, _ path: String) {
        for appearance in [Canvas.Appearance.light, .dark] where assets[appearance].images[name] == nil {
            assets[appearance].images[name] = path
        }
    }
}
