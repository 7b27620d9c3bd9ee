// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations
import StringsFiles

/// What the asset catalogues of an app have of the names in its Swift files.
struct SwiftAssets: Sendable {
    /// By the path of a Swift file.
    private var found: [String: AppearanceAssets] = [:]
    /// The lists of sets of catalogues and the strings files that have been read, by the path of a Swift file.
    private var lists: [String: [String]] = [:]
    /// The texts of each table by their keys, by the path of a Swift file.
    private var strings: [String: [String: [String: String]]] = [:]
    /// The absolute folders of the files, with a slash at their ends.
    private var folders: [String: String] = [:]

    /// - Parameters:
    ///   - paths: of the Swift files.
    ///   - names: literals of the files, and of what is compiled with them, and names of members, which may be those of assets.
    init(of paths: [String], named names: Set<String>, in files: FileAccess) {
        var tables: [String: [String: [String: String]]] = [:]
        let symbols = Dictionary(grouping: names, by: Self.symbol)
        for path in paths {
            let root = ProjectFiles.root(of: path, in: files.system)
            let setsOfProject = root.map { files.project.contents(of: $0).lists.keys } ?? [:].keys
            let listed = setsOfProject.filter { symbols[Self.symbol(String($0.prefix { $0 != "." }))] != nil }
            let sets = Set(names.flatMap { ["\($0).imageset", "\($0).colorset"] } + listed)
            let catalogs = AssetCatalogs(beside: path, for: sets, in: files)
            var assets = catalogs.assets
            lists[path] = catalogs.lists.filter { sets.contains($0.key) }.map(\.value).sorted()
            // A member as `icSearch` stands for the asset `ic_search`.
            func named<Value>(_ values: [String: Value]) -> [String: Value] {
                let pairs = values.sorted { $0.key < $1.key }.flatMap { name, value in
                    (symbols[Self.symbol(name)] ?? []).filter { $0 == name || values[$0] == nil }.map { ($0, value) }
                }
                return Dictionary(pairs) { first, _ in first }
            }
            for appearance in [Canvas.Appearance.light, .dark] {
                assets[appearance].images = named(assets[appearance].images)
                assets[appearance].renderingModes = named(assets[appearance].renderingModes)
            }
            assets.colors = named(assets.colors)
            found[path] = assets
            if let root {
                let known = tables[root] ?? Self.tables(of: root, with: names, in: files)
                (tables[root], strings[path]) = (known, known)
                if !known.isEmpty { lists[path]? += files.project.contents(of: root).strings }
            }
            folders[path] = "/" + files.system.place(of: path).dropLast().map { $0 + "/" }.joined()
        }
    }

    func lists(of path: String) -> [String] { lists[path] ?? [] }

    /// The letters and digits of a name, by which Xcode and generators of code name assets.
    private static func symbol(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for ending in ["image", "color"] where letters.hasSuffix(ending) && letters.count > ending.count {
            return String(letters.dropLast(ending.count))
        }
        return letters
    }

    /// For the program that shows the file; nil if it has none.
    func json(of path: String, _ appearance: Canvas.Appearance?) -> JSONOutput? {
        guard let assets = found[path], let folder = folders[path] else { return nil }
        let own = assets[appearance ?? .light]
        let tables = strings[path] ?? [:]
        guard !own.images.isEmpty || !assets.colors.isEmpty || !tables.isEmpty else { return nil }
        var traits = ColorTraits()
        traits.appearance = appearance ?? .light
        func sorted<Value>(_ values: [String: Value], _ json: (String, Value) -> JSONOutput) -> JSONOutput {
            .members(values.sorted { $0.key < $1.key }.map { .init($0.key, json($0.key, $0.value)) })
        }
        return .object([
            "folder": .string(folder),
            "images": sorted(own.images) { name, path in
                .object(["path": .string(path), "isTemplate": .boolean(own.renderingModes[name] == .alwaysTemplate)])
            },
            "colors": sorted(assets.colors) { _, color in
                let color = color.resolved(in: traits)
                return .array([color.red, color.green, color.blue, color.alpha].map { .decimal($0) })
            },
            "strings": sorted(tables) { _, texts in sorted(texts) { .string($1) } },
        ])
    }

    /// The texts that a project has for keys, in the language of its development: English where there is a choice.
    private static func tables(
        of root: String, with keys: Set<String>, in files: FileAccess
    ) -> [String: [String: String]] {
        func rank(_ file: String) -> Int {
            if file.contains("/en.lproj/") { return 0 }
            if file.hasSuffix(".xcstrings") { return 1 }
            return file.contains("/Base.lproj/") ? 2 : 3
        }
        var tables: [String: [String: String]] = [:]
        for file in files.project.contents(of: root).strings.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
            let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
            guard tables[name] == nil, let bytes = try? files.system.readRegularFile(file),
                let texts = try? StringsFile(SourceText(name: file, bytes: bytes), language: "en").texts
            else { continue }
            tables[name] = texts.filter { keys.contains($0.key) }
        }
        return tables.filter { !$0.value.isEmpty }
    }
}
