// SPDX-License-Identifier: Apache-2.0
import RunTestSupport
import SourceLocations
import Testing

@testable import LayoutRuns

/// Images and colours that an Interface Builder file lists, wherever its project has them.
struct ProjectAssetTests {
    private static let image = "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"a.svg\" }] }"
    private static let color =
        "{ \"colors\": [{ \"color\": { \"components\": { \"white\": \"0.5\", \"alpha\": \"1\" } } }] }"
    private static let file = "app/UI/Login/Screens/Main.storyboard"

    private static func source(_ resources: String) -> SourceText {
        SourceText(name: file, "<document><scenes/><resources>\(resources)</resources></document>")
    }

    private static func catalogs(_ entries: [String: String], _ resources: String) -> (AssetCatalogs, FileAccess) {
        let files = FileAccess(MemoryFiles(entries.merging([file: ""]) { $1 }))
        return (AssetCatalogs(beside: file, for: source(resources), in: files), files)
    }

    @Test(arguments: ["app/.git/HEAD", "app/App.xcodeproj/project.pbxproj", "app/Package.swift"])
    func `A catalogue elsewhere in the project is found`(mark: String) throws {
        let (catalogs, files) = Self.catalogs(
            [
                mark: "", "app/Resources/Assets.xcassets/Brand/logo.imageset/Contents.json": Self.image,
                "app/Resources/Assets.xcassets/Brand/logo.imageset/a.svg": "<svg/>",
                "app/Resources/Assets.xcassets/sky.colorset/Contents.json": Self.color,
                "app/Resources/Assets.xcassets/other.imageset/Contents.json": Self.image,
            ],
            "<image name=\"logo\" width=\"1\" height=\"1\"/><image name=\"star\" catalog=\"system\"/><namedColor name=\"sky\"/>"
        )
        let path = "../../../Resources/Assets.xcassets/Brand/logo.imageset/a.svg"
        #expect(catalogs.assets.light.images == ["logo": path] && catalogs.assets.dark.images == ["logo": path])
        #expect(catalogs.assets.colors.keys.sorted() == ["sky"])
        #expect(try files.directory(of: Self.file).bytes(ofImageFile: path) == Array("<svg/>".utf8))
        #expect(files.directory(of: Self.file).isOutside("../../../../elsewhere/a.svg"))
    }

    @Test func `Without a project only the folders near the file are searched`() {
        let (catalogs, files) = Self.catalogs(
            [
                "app/Assets.xcassets/logo.imageset/Contents.json": Self.image,
                "app/UI/Near.xcassets/near.imageset/Contents.json": Self.image,
            ], "<image name=\"logo\"/>")
        #expect(catalogs.assets.light.images == ["near": "../../Near.xcassets/near.imageset/a.svg"])
        #expect(files.directory(of: Self.file).isOutside("../../../Assets.xcassets/logo.imageset/a.svg"))
    }

    @Test func `The nearest of several counts, and a catalogue before a file`() {
        let (catalogs, _) = Self.catalogs(
            [
                "app/.git/HEAD": "", "app/A.xcassets/logo.imageset/Contents.json": Self.image,
                "app/UI/Shared/Z.xcassets/logo.imageset/Contents.json": Self.image,
                "app/UI/Shared/logo@2x.png": "", "app/Pictures/photo@3x.png": "", "app/Pictures/photo@2x.png": "",
                "app/Icons.xcassets/Bar/back.imageset/Contents.json": Self.image,
                "app/Icons.xcassets/Foo/back.imageset/Contents.json": Self.image,
            ], "<image name=\"logo\"/><image name=\"photo\"/><image name=\"Foo/back\"/>")
        #expect(
            catalogs.assets.light.images == [
                "logo": "../../Shared/Z.xcassets/logo.imageset/a.svg", "photo": "../../../Pictures/photo@2x.png",
                "Foo/back": "../../../Icons.xcassets/Foo/back.imageset/a.svg",
            ])
    }

    @Test func `A Swift file names assets by texts and by symbols`() {
        let path = "app/UI/A.swift"
        let files = FileAccess(
            MemoryFiles([
                path: "", "app/.git/HEAD": "", "app/A.xcassets/ic_search.imageset/Contents.json": Self.image,
                "app/A.xcassets/brand-color.colorset/Contents.json": Self.color,
                "app/A.xcassets/sky.colorset/Contents.json": Self.color,
            ]))
        let assets = SwiftAssets(of: [path], named: ["icSearch", "brand", "brandColor", "other"], in: files)
        let json = assets.json(of: path, .light)?.compactText ?? ""
        #expect(json.contains("\"icSearch\":{\"path\":\"../A.xcassets/ic_search.imageset/a.svg\""))
        #expect(json.contains("\"brand\":[") && json.contains("\"brandColor\":[") && !json.contains("sky"))
    }

    @Test func `A damaged list elsewhere in the project is reported`() {
        let (catalogs, _) = Self.catalogs(
            ["app/.git/HEAD": "", "app/A.xcassets/logo.imageset/Contents.json": "{"], "<image name=\"logo\"/>")
        #expect(
            catalogs.assets.unreadableLists == ["logo.imageset": "../../../A.xcassets/logo.imageset/Contents.json"])
    }

    @Test func `Links are not followed, and a list of the system's alone searches nothing`() {
        let files = MemoryFiles([
            "app/.git/HEAD": "", Self.file: "", "elsewhere/A.xcassets/logo.imageset/Contents.json": Self.image,
        ])
        files.addLink("app/A.xcassets", to: "elsewhere/A.xcassets")
        let found = AssetCatalogs(beside: Self.file, for: Self.source("<image name=\"logo\"/>"), in: FileAccess(files))
        #expect(found.assets.light.images.isEmpty)
    }
}
