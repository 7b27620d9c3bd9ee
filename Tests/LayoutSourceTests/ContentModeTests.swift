// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

struct ContentModeTests {
    /// An image of 40 × 20 in bounds of 60 × 60 at (10, 100).
    @Test(arguments: [
        (ContentMode.scaleToFill, Rect(x: 10, y: 100, width: 60, height: 60)),
        (.redraw, Rect(x: 10, y: 100, width: 60, height: 60)),
        (.scaleAspectFit, Rect(x: 10, y: 115, width: 60, height: 30)),
        (.scaleAspectFill, Rect(x: -20, y: 100, width: 120, height: 60)),
        (.center, Rect(x: 20, y: 120, width: 40, height: 20)),
        (.top, Rect(x: 20, y: 100, width: 40, height: 20)),
        (.bottom, Rect(x: 20, y: 140, width: 40, height: 20)),
        (.left, Rect(x: 10, y: 120, width: 40, height: 20)),
        (.right, Rect(x: 30, y: 120, width: 40, height: 20)),
        (.topLeft, Rect(x: 10, y: 100, width: 40, height: 20)),
        (.topRight, Rect(x: 30, y: 100, width: 40, height: 20)),
        (.bottomLeft, Rect(x: 10, y: 140, width: 40, height: 20)),
        (.bottomRight, Rect(x: 30, y: 140, width: 40, height: 20)),
    ])
    func `Each mode gives the image its frame`(mode: ContentMode, frame: Rect) {
        let bounds = Rect(x: 10, y: 100, width: 60, height: 60)
        #expect(mode.frame(ofImage: Size(width: 40, height: 20), in: bounds) == frame)
    }

    @Test func `Every mode is tested`() { #expect(ContentMode.allCases.count == 13) }

    @Test func `An empty image has no frame`() {
        let bounds = Rect(x: 1, y: 2, width: 3, height: 4)
        for mode in ContentMode.allCases { #expect(mode.frame(ofImage: .zero, in: bounds) == bounds) }
    }

    @Test func `Every mode has a key in the document`() throws {
        let text = """
            { "canvas": { "width": 9, "height": 9 }, "root": { "id": "a", "clipsToBounds": true, "children": [
              { "id": "b", "type": "imageView", "contentMode": "scaleAspectFill" }, { "id": "c", "type": "imageView" } ] } }
            """
        let document = try #require(Document.read(SourceText(name: "a", text)).document)
        #expect(document.views.map(\.contentMode) == [.scaleToFill, .scaleAspectFill, .scaleToFill])
        #expect(document.views.map(\.clipsToBounds) == [true, false, false])
        let again = try #require(Document.read(SourceText(name: "a", document.jsonText)).document)
        #expect(again.views.map(\.contentMode) == document.views.map(\.contentMode))
        #expect(again.views.map(\.clipsToBounds) == document.views.map(\.clipsToBounds))
    }
}
