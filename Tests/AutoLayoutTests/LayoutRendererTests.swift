// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing

struct LayoutRendererTests {
    static let document = """
        { "canvas": { "width": 100, "height": 50 }, "root": { "id": "screen", "type": "view" } }
        """

    @Test(arguments: [(.png, [0x89, 0x50]), (.svg, [0x3C]), (.pdf, [0x25, 0x50])] as [(PictureFormat, [UInt8])])
    func `A picture has the requested format and scale`(format: PictureFormat, magic: [UInt8]) throws {
        let renderer = try LayoutRenderer()
        let bytes = try renderer.picture(of: Self.document, as: format)
        #expect(bytes.starts(with: magic))
        #expect(try renderer.picture(of: Self.document, as: format) == bytes)
    }

    @Test func `Frames are those of the solved layout`() throws {
        let frames = try LayoutRenderer().frames(of: Self.document)
        #expect(frames.contains(#""frame": { "x": 0, "y": 0, "width": 100, "height": 50 }"#))
    }

    @Test func `Images are read from memory`() throws {
        let renderer = try LayoutRenderer()
        let document = #"{ "root": { "id": "a", "type": "imageView", "image": "a.svg" } }"#
        let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#.utf8)
        let frames = try renderer.frames(of: document, images: ["a.svg": svg])
        #expect(frames.contains(#""frame": { "x": 0, "y": 0, "width": 40, "height": 30 }"#))
        #expect(try renderer.picture(of: document, images: ["a.svg": svg]).starts(with: [0x89, 0x50]))
        #expect(throws: LayoutRendererError.self) { try renderer.frames(of: document) }
    }

    @Test func `Included documents are read from memory`() throws {
        let document =
            #"{ "include": ["parts.json"], "root": { "id": "r", "children": [ { "use": "box", "id": "b" } ] } }"#
        let parts = #"{ "components": { "box": { "view": { "id": "v" }, "constraints": ["v.width = 7"] } } }"#
        let frames = try LayoutRenderer().frames(of: document, files: ["parts.json": parts])
        #expect(frames.contains(#""width": 7"#))
        #expect(throws: LayoutRendererError.self) { try LayoutRenderer().frames(of: document) }
    }

    @Test func `All errors are reported`() throws {
        let renderer = try LayoutRenderer()
        let error = #expect(throws: LayoutRendererError.self) {
            try renderer.picture(of: #"{ "canvass": {}, "roots": 1 }"#, named: "a.json")
        }
        guard case .invalidDocument(let text) = error else {
            Issue.record("not an error of the document")
            return
        }
        #expect(text.contains("a.json:1:3: error: "))
        #expect(text.contains("a.json:1:18: error: "))
    }
}
