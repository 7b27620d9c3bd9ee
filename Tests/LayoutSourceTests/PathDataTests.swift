// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Path data of drawings.
struct PathDataTests {
    @Test func `Numbers need no more space than they need, and a command holds on`() throws {
        let path: [PathElement] = [
            .move(Point(x: 1, y: -2)), .line(Point(x: 3.5, y: 4)), .line(Point(x: 0.5, y: 600)), .close,
        ]
        #expect(try PathData.elements("M1-2L3.5,4 .5 6e2Z") == path)
        #expect(try PathData.elements(PathData.text(path)) == path)
    }

    @Test func `A curve with one control point has two`() throws {
        let path = try PathData.elements("M 0 0 Q 3 3 6 0")
        #expect(path.last == .curve(Point(x: 6, y: 0), control1: Point(x: 2, y: 2), control2: Point(x: 4, y: 2)))
    }

    @Test(arguments: [
        ("L 1 2", "a path begins with M, not with L"), ("M 1", "the path command M has 2 coordinates, found the end"),
        ("M 0 0 l 1 1", "the path command 'l' is relative: expected 'L' with absolute coordinates"),
        ("M 0 0 A 1 1", "expected one of the path commands M, L, Q, C and Z, found 'A'"),
        ("M 0 x", "the path command M has 2 coordinates, found 'x'"),
        ("M 0 1e99", "the path command M has 2 coordinates, found '1e99'"),
        ("7", "expected one of the path commands M, L, Q, C and Z, found '7'"),
    ])
    func `A mistake in path data is reported`(text: String, message: String) {
        let source = SourceText(
            name: "a.layout.json",
            "{ \"canvas\": { \"width\": 9, \"height\": 9 }, \"root\": { \"style\": { \"drawing\": [{ \"path\": \"\(text)\", \"fill\": \"red\" }] } } }"
        )
        #expect(Document.read(source).diagnostics.map(\.message) == [message])
    }

    @Test(arguments: [
        ("{}", "a drawing needs 'path', 'text' or 'markup'"),
        (#"{ "fill": "red" }"#, "a drawing needs 'path', 'text' or 'markup'"),
        (#"{ "path": "M 0 0 L 5 5" }"#, "a drawing needs 'fill', 'gradient', 'stroke', 'text' or 'markup'"),
    ])
    func `A drawing that shows nothing is reported`(drawing: String, message: String) {
        let source = SourceText(
            name: "a.layout.json",
            #"{ "canvas": { "width": 9, "height": 9 }, "root": { "style": { "drawing": [\#(drawing)] } } }"#)
        #expect(Document.read(source).diagnostics.map(\.message) == [message])
    }
}
