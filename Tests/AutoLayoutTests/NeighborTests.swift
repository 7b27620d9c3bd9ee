// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutSource
import SourceLocations
import Testing

/// Documents behind and beside the root view.
struct NeighborTests {
    private struct Files: DocumentResources {
        var texts: [String: String]

        func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] { throw .missing }
        func fontFiles(inDirectory path: String) -> [String]? { nil }

        var namedFiles: NamedFiles {
            let texts = texts
            return NamedFiles { path in texts[path].map { .bytes(Array($0.utf8)) } ?? .missing(meant: nil) }
        }
    }

    private static let screen = SceneOptions(
        layers: [.canvas, .content, .device], caption: .hidden, showsSummary: false, legend: .hidden)

    private static func run(_ text: String, files: [String: String] = [:]) throws -> (LayoutRun, LayoutPipeline) {
        let pipeline = try LayoutPipeline()
        return (pipeline.solve(SourceText(name: "main.json", text), resources: Files(texts: files)), pipeline)
    }

    private static func scene(_ text: String, files: [String: String] = [:]) throws -> Scene {
        let (run, pipeline) = try run(text, files: files)
        #expect(run.diagnostics.filter { $0.severity == .error }.isEmpty)
        var timings = StageTimings()
        return try #require(pipeline.draw(run, options: screen, timings: &timings))
    }

    private static func words(_ scene: Scene) -> [String: Rect] {
        scene.items.reduce(into: [:]) { words, item in
            guard case .text(let text) = item.shape, case .plain(let string) = text.request.text.content else { return }
            words[string] = item.bounds
        }
    }

    private static let map = """
        { "root": { "id": "m", "children": [ { "id": "l", "type": "label", "text": "Harbour" } ] },
          "constraints": ["l.leading = m.leading + 20", "l.top = m.top + 100"] }
        """

    @Test func `a sheet lies over another document, and the picture has the size of the screen`() throws {
        let sheet = """
            { "canvas": { "device": "iphone-16", "scale": 1 }, "presentation": { "sheet": "medium", "over": "map.json" },
              "root": { "id": "s", "children": [ { "id": "t", "type": "label", "text": "Place" } ] },
              "constraints": ["t.leading = s.leading + 20", "t.top = s.top + 10"] }
            """
        let scene = try Self.scene(sheet, files: ["map.json": Self.map])
        #expect(scene.size == Size(width: 393 + 16, height: 852 + 16))
        #expect(scene.canvas == Rect(x: 8, y: 8 + 426, width: 393, height: 426))
        let words = Self.words(scene)
        #expect(words["Harbour"]?.origin == Point(x: 28, y: 108))
        #expect(words["Place"]?.origin == Point(x: 28, y: 8 + 426 + 10))
        #expect(words["9:41"] != nil)
    }

    @Test func `columns are solved in their own widths`() throws {
        let detail = """
            { "canvas": { "device": "ipad-air-11", "orientation": "landscape", "scale": 1 },
              "splitView": { "primary": "menu.json" }, "root": { "id": "d" } }
            """
        let menu = """
            { "canvas": { "device": "iphone-16" }, "bars": { "navigationBar": { "title": "Menu" } },
              "root": { "id": "m", "children": [ { "id": "l", "type": "label", "text": "Last", "textAlignment": "right" } ] },
              "constraints": ["l.trailing = m.trailing - 20", "l.top = m.safeAreaLayoutGuide.top"] }
            """
        let words = Self.words(try Self.scene(detail, files: ["menu.json": menu]))
        #expect(words["Last"]?.maxX.rounded() == 308.0)
        #expect(words["Last"]?.minY == 82.0)
        #expect(words["Menu"] != nil)
    }

    @Test func `an alert is over the screen, with its buttons`() throws {
        let text = """
            { "canvas": { "device": "iphone-16", "scale": 1 }, "root": { "id": "s" }, "presentation": { "alert": {
              "title": "Sign out?", "message": "Drafts stay here.", "actions": ["Sign Out", { "title": "Cancel", "style": "cancel" }] } } }
            """
        let words = Self.words(try Self.scene(text))
        for word in ["Sign out?", "Drafts stay here.", "Sign Out", "Cancel"] {
            let bounds = try #require(words[word], "\(word)")
            #expect(Rect(x: 8 + 61, y: 8, width: 271, height: 852).contains(bounds), "\(word)")
        }
        #expect(try #require(words["Cancel"]).maxX < (try #require(words["Sign Out"]).minX))
    }

    @Test(arguments: [
        ("gone.json", "missing-file"), ("broken.json", "unreadable-data"), ("circle.json", "unreadable-data"),
    ])
    func `a document that cannot be drawn behind is an error`(path: String, code: String) throws {
        func sheet(over path: String) -> String {
            """
            { "canvas": { "device": "iphone-16" }, "presentation": { "sheet": "medium", "over": "\(path)" }, "root": { "id": "s" } }
            """
        }
        let (run, _) = try Self.run(
            sheet(over: path),
            files: ["broken.json": "{ \"root\": 1 }", "circle.json": sheet(over: "circle.json")])
        let errors = run.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.code.rawValue) == [code])
        #expect(errors.first?.range != nil)
    }
}
