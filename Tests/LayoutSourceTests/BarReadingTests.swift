// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Bars in documents.
struct BarReadingTests {
    private static func read(_ text: String) -> ReadResult { Document.read(SourceText(name: "test.json", text)) }

    @Test func `An item is a title, or an object`() throws {
        let result = Self.read(
            """
            {"root": {"id": "r", "type": "toolbar", "items": ["Edit",
              {"systemItem": "fixedSpace", "width": 12}, {"symbol": "plus", "isEnabled": false, "tintColor": "red"},
              {"image": {"width": 20, "height": 10}}, {"title": "Done", "style": "done"}, {"image": "a.png"}]}}
            """)
        #expect(result.diagnostics.isEmpty)
        guard case .toolbar(let items?)? = result.document?.root.content else {
            Issue.record("no items")
            return
        }
        #expect(items[0] == BarItem(title: "Edit"))
        #expect(items[1].systemItem == .fixedSpace && items[1].width == 12)
        #expect(items[2].symbol?.text == "plus" && !items[2].isEnabled && items[2].tintColor != nil)
        #expect(items[3].image == .placeholder(.init(width: 20, height: 10)))
        #expect(items[4].style == .done)
        #expect(items[5].image == .file("a.png"))
        #expect(result.files.map(\.path) == ["a.png"])
    }

    @Test func `Bars without items stand for any`() throws {
        let result = Self.read(
            #"{"root": {"id": "r", "children": [{"type": "toolbar"}, {"type": "tabBar"}, {"type": "tabBar", "items": []}]}}"#
        )
        let contents = try #require(result.document).views.map(\.content)
        #expect(contents[1] == .toolbar(nil))
        #expect(contents[2] == .tabBar(nil))
        #expect(contents[3] == .tabBar(.init(items: [])))
    }

    @Test func `The document's bars have the keys of the views and a style`() throws {
        let result = Self.read(
            """
            {"root": {"id": "r"}, "canvas": {"safeArea": {"top": 64, "bottom": 49}}, "bars": {
              "navigationBar": {"title": "T", "prompt": "P", "prefersLargeTitles": true, "backItem": "",
                "leftBarButtonItems": ["L"], "rightBarButtonItems": [{"systemItem": "add"}],
                "style": {"backgroundColor": "black"}},
              "tabBar": {"items": ["B", "C"], "selectedItem": -1}}}
            """)
        #expect(result.diagnostics.isEmpty)
        let bars = try #require(result.document?.bars)
        guard case .navigationBar(let bar)? = bars.navigationBar?.content else {
            Issue.record("no bar")
            return
        }
        #expect(bar.title == "T" && bar.prompt == "P" && bar.prefersLargeTitles && bar.backItem == "")
        #expect(bar.leftBarButtonItems.count == 1 && bar.rightBarButtonItems[0].systemItem == .add)
        #expect(bars.navigationBar?.style.backgroundColor?.css == "#000000")
        let tools = Self.read(
            #"{"root": {"id": "r"}, "canvas": {"safeArea": {"bottom": 49}}, "bars": {"toolbar": {"items": ["A"]}}}"#)
        #expect(tools.diagnostics.isEmpty)
        #expect(tools.document?.bars?.toolbar?.content == .toolbar([BarItem(title: "A")]))
        #expect(
            bars.tabBar?.content
                == .tabBar(.init(items: [BarItem(title: "B"), BarItem(title: "C")], selectedItem: nil)))
    }

    @Test(arguments: [
        (
            #""navigationBar": {}"#, 29.0,
            "navigationBar is not drawn: it needs 30 points of the canvas's safeArea.top, which is 29"
        ),
        (
            #""navigationBar": {"height": 12}"#, 64,
            "navigationBar is not drawn: its height is 12, and it needs 30 points"
        ),
        (#""tabBar": {}, "toolbar": {}"#, 49, "toolbar is not drawn: the tab bar is in its place"),
        (#""tabBar": {}"#, 0, "tabBar is not drawn: it needs 30 points of the canvas's safeArea.bottom, which is 0"),
    ])
    func `A bar that has no room is a note`(bars: String, inset: Double, message: String) {
        let safeArea = "{\"top\": \(inset), \"bottom\": \(inset)}"
        let result = Self.read(
            "{\"canvas\": {\"safeArea\": \(safeArea)}, \"root\": {\"id\": \"r\"}, \"bars\": {\(bars)}}")
        #expect(result.diagnostics.map(\.code) == [.barNotDrawn])
        #expect(result.diagnostics.map(\.severity) == [.note])
        #expect(result.diagnostics.map(\.message) == ["the " + message])
    }

    @Test(arguments: [
        ("iphone-se-3", "portrait", "ios17", "{}", 64.0, 49.0), ("iphone-16", "portrait", "ios17", "{}", 103, 83),
        ("iphone-16", "landscape", "ios17", "{}", 32, 53), ("iphone-16-plus", "landscape", "ios17", "{}", 44, 70),
        ("iphone-16", "portrait", "ios26", "{}", 113, 83), ("ipad-pro-11", "portrait", "ios17", "{}", 74, 65),
        ("iphone-16", "portrait", "ios17", #"{"prefersLargeTitles": true}"#, 155, 83),
        ("iphone-16", "landscape", "ios17", #"{"prefersLargeTitles": true}"#, 32, 53),
        ("iphone-16", "portrait", "ios17", #"{"searchBar": "Search", "prompt": "Two people"}"#, 185, 83),
        ("iphone-16", "portrait", "ios17", #"{"height": 120}"#, 120, 83),
    ])
    func `Bars add their heights to the safe area of the device`(
        device: String, orientation: String, profile: String, bar: String, top: Double, bottom: Double
    ) throws {
        let text = """
            { "profile": "\(profile)", "canvas": { "device": "\(device)", "orientation": "\(orientation)" },
              "bars": { "navigationBar": \(bar), "tabBar": { "items": ["A"] } }, "root": { "id": "r" } }
            """
        let result = Self.read(text)
        #expect(result.diagnostics.isEmpty)
        let document = try #require(result.document)
        #expect([document.canvas.safeArea.top, document.canvas.safeArea.bottom] == [top, bottom])
        #expect(Document.read(SourceText(name: "b.layout.json", document.jsonText)).document?.canvas == document.canvas)
    }

    @Test func `A given safe area is the whole inset, edge by edge`() throws {
        let text = """
            { "canvas": { "device": "iphone-16", "safeArea": { "top": 90 } },
              "bars": { "navigationBar": {}, "toolbar": {} }, "root": { "id": "r" } }
            """
        let canvas = try #require(Self.read(text).document).canvas
        #expect([canvas.safeArea.top, canvas.safeArea.bottom] == [90, 83])
    }

    @Test func `Another device keeps the bars`() throws {
        let text = """
            { "canvas": { "device": "iphone-16", "safeArea": { "top": 103 } }, "bars": { "navigationBar": {} },
              "root": { "id": "r" } }
            """
        var options = ReadOptions()
        options.canvas = CanvasOverrides(device: "iphone-se-3")
        let read = Document.read(SourceText(name: "a.layout.json", text), options: options)
        #expect(read.diagnostics.isEmpty)
        #expect(read.document?.canvas.safeArea.top == 64)
    }

    @Test(arguments: [
        ("iphone-16", "portrait", "true", 336.0), ("iphone-16", "landscape", "true", 209),
        ("iphone-se-3", "portrait", "true", 260), ("ipad-pro-11", "landscape", "true", 422),
        ("iphone-16", "portrait", "false", 0), ("iphone-16", "portrait", "291.5", 291.5),
    ])
    func `The keyboard is as high as the system's, or as the canvas says`(
        device: String, orientation: String, keyboard: String, height: Double
    ) throws {
        let text = """
            { "canvas": { "device": "\(device)", "orientation": "\(orientation)", "keyboard": \(keyboard) },
              "root": { "id": "r" } }
            """
        let document = try #require(Self.read(text).document)
        #expect(document.canvas.keyboard == height)
        #expect(Document.read(SourceText(name: "b.layout.json", document.jsonText)).document?.canvas == document.canvas)
    }

    private static let mistakes: [(String, DiagnosticCode, String)] = [
        (#""type": "label", "items": []"#, .unknownKey, "a label has no 'items'; only tabBar and toolbar have it"),
        (#""type": "toolbar", "items": [3]"#, .wrongType, "expected a title, or an object with a title"),
        (#""type": "toolbar", "items": [{"systemItem": "ad"}]"#, .unknownValue, "unknown system item 'ad'"),
        (#""type": "toolbar", "items": [{"width": -1}]"#, .numberOutOfRange, "expected a number of at least 0"),
        (#""type": "navigationBar", "leftBarButtonItem": []"#, .unknownKey, "a navigationBar has no key"),
    ]

    @Test(arguments: mistakes)
    func `What cannot be an item is an error`(keys: String, code: DiagnosticCode, message: String) throws {
        let result = Self.read("{\"root\": {\"id\": \"r\", \(keys)}}")
        #expect(result.diagnostics.map(\.code) == [code])
        #expect(result.diagnostics[0].message.hasPrefix(message))
    }

    @Test(arguments: [
        ("folder.fil", "folder.fill"), ("folde.fill", "folder.fill"), ("trsh.circle.fill", "trash.circle.fill"),
    ])
    func `A symbol without a drawing is a note with the nearest name`(name: String, near: String) throws {
        for text in [
            #"{"root": {"id": "r", "type": "imageView", "style": {"symbol": "\#(name)"}}}"#,
            #"{"root": {"id": "r", "type": "tabBar", "items": [{"symbol": "\#(name)"}]}}"#,
        ] {
            let finding = try #require(Self.read(text).diagnostics.first)
            #expect(finding.code == .unknownSymbol && finding.severity == .note)
            #expect(finding.message.contains("'\(name)'"))
            #expect(finding.fixes.first?.replacement == "\"\(near)\"")
        }
    }

    @Test func `A symbol far from any that is known has no suggestion, and a known one no note`() throws {
        let text = #"{"root": {"id": "r", "type": "imageView", "style": {"symbol": "NAME"}}}"#
        let far = Self.read(text.replacing("NAME", with: "tuningfork")).diagnostics
        #expect(far.map(\.code) == [.unknownSymbol] && far[0].fixes.isEmpty)
        #expect(Self.read(text.replacing("NAME", with: "bell.slash.fill")).diagnostics.isEmpty)
    }
}
