// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Sheets, popovers, alerts, windows and split views in documents.
struct SurroundingsReadingTests {
    private static func read(_ members: String, _ options: ReadOptions = ReadOptions()) -> ReadResult {
        Document.read(SourceText(name: "test.json", "{\"root\": {\"id\": \"r\"}, \(members)}"), options: options)
    }

    private static func canvas(_ members: String) throws -> Canvas {
        let result = read(members)
        #expect(result.diagnostics.isEmpty)
        return try #require(result.document).canvas
    }

    private static let phone = #""canvas": {"device": "iphone-16"}"#

    @Test(arguments: [
        (#""large""#, 852.0 - 59 - 10), (#""medium""#, 426), ("200", 234), ("5000", 783),
    ])
    func `A sheet on a phone has the height of its detent`(detent: String, height: Double) throws {
        let canvas = try Self.canvas(#""presentation": {"sheet": \#(detent)}, \#(Self.phone)"#)
        #expect(canvas.width == 393 && canvas.height == height)
        #expect(canvas.outsets == EdgeInsets(top: 852 - height, left: 0, bottom: 0, right: 0))
        #expect(canvas.safeArea == DirectionalEdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(canvas.elevation == .elevated)
    }

    @Test func `The navigation bar of a sheet has its own height`() throws {
        let canvas = try Self.canvas(
            #""presentation": {"sheet": "large"}, "bars": {"navigationBar": {"title": "T"}}, \#(Self.phone)"#)
        #expect(canvas.safeArea.top == 56)
    }

    @Test func `A sheet is in the middle of an iPad, and fills a phone that is turned`() throws {
        let pad = try Self.canvas(#""presentation": {"sheet": "large"}, "canvas": {"device": "ipad-air-11"}"#)
        #expect(pad.width == 540 && pad.height == 620)
        #expect(pad.outsets == EdgeInsets(top: 280, left: 140, bottom: 280, right: 140))
        #expect(pad.safeArea == .zero)
        let turned = try Self.canvas(
            #""presentation": {"sheet": "medium"}, "canvas": {"device": "iphone-16", "orientation": "landscape"}"#)
        #expect(turned.width == 852 && turned.height == 393 && turned.outsets == .zero)
    }

    @Test func `A popover points at its source and stays on the screen`() throws {
        let canvas = try Self.canvas(
            """
            "presentation": {"popover": {"width": 300, "height": 200, "sourceRect": [780, 30, 24, 24]}},
            "canvas": {"device": "ipad-air-11"}
            """)
        #expect(canvas.width == 300 && canvas.height == 200)
        #expect(canvas.outsets == EdgeInsets(top: 67, left: 510, bottom: 913, right: 10))
    }

    @Test(arguments: [("primary", 0.0, 320.0), ("secondary", 320, 860)])
    func `A column has its part of a regular width`(column: String, start: Double, width: Double) throws {
        let members = #""splitView": {"column": "\#(column)"}, "canvas": "#
        let canvas = try Self.canvas(members + #"{"device": "ipad-air-11", "orientation": "landscape"}"#)
        #expect(canvas.width == width && canvas.outsets.left == start)
        #expect(canvas.sizeClasses(on: .ios).width == (column == "primary" ? .compact : .regular))
        let phone = try Self.canvas(members + #"{"device": "iphone-16"}"#)
        #expect(phone.width == 393 && phone.outsets == .zero)
        let mirrored = try Self.canvas(
            members + #"{"device": "ipad-air-11", "orientation": "landscape", "direction": "rtl"}"#)
        #expect(mirrored.outsets.right == start)
    }

    @Test func `Three columns share the width, and the others show documents`() throws {
        let result = Self.read(
            """
            "splitView": {"column": "supplementary", "primary": "a.json", "secondary": "b.json", "primaryWidth": 200},
            "canvas": {"device": "ipad-air-11", "orientation": "landscape"}
            """)
        let document = try #require(result.document)
        let neighbors = try #require(document.surroundings).neighbors(on: document.canvas, document.profile.era)
        #expect(neighbors.map(\.document.path) == ["a.json", "b.json"])
        #expect(neighbors.map(\.frame.x) == [-200, 320])
        #expect(neighbors.map(\.frame.width) == [200, 660])
        #expect(result.files.map(\.path) == ["a.json", "b.json"])
    }

    @Test(arguments: [("", 28.0), (#", "toolbar": []"#, 52)])
    func `The title bar of a window is above its contents`(toolbar: String, height: Double) throws {
        let canvas = try Self.canvas(
            #""platform": "macos", "canvas": {"width": 300, "height": 100}, "window": {"title": "T"\#(toolbar)}"#)
        #expect(canvas.width == 300 && canvas.height == 100)
        #expect(canvas.outsets == EdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }

    @Test func `A variant adds an alert`() throws {
        let options = ReadOptions(variant: "error")
        let result = Self.read(
            """
            "variants": {"error": {"presentation": {"alert": {"title": "T", "actions":
              ["OK", {"title": "Stop", "style": "destructive"}]}}}}
            """, options)
        #expect(result.diagnostics.isEmpty)
        let alert = try #require(result.document?.surroundings?.alert)
        #expect(alert.title == "T" && alert.actions.map(\.title) == ["OK", "Stop"])
        #expect(alert.actions.map(\.style) == [.normal, .destructive])
    }

    @Test(arguments: [
        #""presentation": {"sheet": "medium"}"#,
        #""window": {"title": "T"}"#,
        #""presentation": {"sheet": "medium", "popover": {"width": 1, "height": 1}}, "canvas": {"device": "iphone-16"}"#,
        #""splitView": {}, "presentation": {"sheet": "large"}, "canvas": {"device": "iphone-16"}"#,
        #""presentation": {"alert": {"title": "T"}, "over": "a.json"}"#,
        #""presentation": {"prefersGrabberVisible": true}"#,
        #""splitView": {"secondary": "a.json"}, "canvas": {"device": "ipad-air-11"}"#,
        #""platform": "macos", "splitView": {}"#,
        #""presentation": {"sheet": "tall"}, "canvas": {"device": "iphone-16"}"#,
    ])
    func `What has no place is an error`(members: String) {
        let errors = Self.read(members).diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.allSatisfy { $0.range != nil })
    }

    @Test(arguments: [
        #""presentation": {"sheet": "medium", "prefersGrabberVisible": true, "over": "a.json"}, "canvas": {"device": "iphone-16"}"#,
        #""presentation": {"sheet": 240}, "canvas": {"width": 320, "height": 480}"#,
        #""presentation": {"popover": {"width": 300, "height": 200, "sourceRect": [1, 2, 3, 4], "arrowDirection": "left"}}"#,
        #""presentation": {"alert": {"title": "T", "message": "M", "style": "actionSheet", "actions": ["A", {"title": "B", "style": "cancel"}]}}"#,
        #""splitView": {"column": "primary", "secondary": "b.json", "primaryWidth": 300}, "canvas": {"device": "ipad-pro-11"}"#,
        #""platform": "macos", "window": {"title": "T", "subtitle": "S", "toolbar": ["Edit"]}, "canvas": {"width": 320, "height": 480}"#,
    ])
    func `Written documents read back`(members: String) throws {
        let document = try #require(Self.read(members).document)
        let again = try #require(Document.read(SourceText(name: "again.json", document.jsonText)).document)
        #expect(again.canvas == document.canvas)
        #expect(again.surroundings?.withoutSources == document.surroundings?.withoutSources)
    }
}

extension Surroundings {
    fileprivate var withoutSources: Surroundings {
        var result = self
        result.background?.source = nil
        if case .column(var split) = place {
            for column in split.documents.keys { split.documents[column]?.source = nil }
            result.place = .column(split)
        }
        return result
    }
}
