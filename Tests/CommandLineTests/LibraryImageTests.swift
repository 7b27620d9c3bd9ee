// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing

/// The library with processes of the program for its images.
struct LibraryImageTests {
    private static let document = """
        { "canvas": { "width": 120, "height": 80 },
          "root": { "id": "r", "children": [ { "id": "a", "type": "imageView", "image": "a.svg" } ] },
          "constraints": [ "a.top = r.top + 8", "a.leading = r.leading + 8" ] }
        """

    private func images(_ content: String) -> [String: [UInt8]] {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">\#(content)</svg>"#
        return ["a.svg": Array(svg.utf8)]
    }

    @Test(arguments: [PictureFormat.png, .svg, .pdf])
    func `Pictures are the same as the program's own`(format: PictureFormat) throws {
        let images = images(#"<rect width="20" height="30" fill="red"/><circle cx="30" cy="15" r="8"/>"#)
        let renderer = try LayoutRenderer(decodingImagesWith: Executable.path.path)
        let scratch = try ScratchDirectory()
        for (name, bytes) in images { _ = try scratch.write(String(decoding: bytes, as: UTF8.self), to: name) }
        let input = try scratch.write(Self.document, to: "d.layout.json")
        #expect(try Executable.run([input, "-o", scratch.path("d.\(format)")]).status == 0)
        let picture = try renderer.picture(of: Self.document, named: "d.layout.json", as: format, images: images)
        #expect(try Data(picture) == Data(contentsOf: URL(filePath: scratch.path("d.\(format)"))))
    }

    /// librsvg ends the process.
    @Test func `A harmful image does not end the caller`() throws {
        let renderer = try LayoutRenderer(decodingImagesWith: Executable.path.path)
        let harmful = images(#"<text y="20" font-size="2e6">x</text>"#)
        #expect(try renderer.frames(of: Self.document, images: harmful).contains("undecodable-image"))
        #expect(try !renderer.picture(of: Self.document, images: images("")).isEmpty)
    }

    @Test(arguments: ["/bin/false", "/no/such/program"])
    func `A program that decodes nothing is reported`(program: String) throws {
        let renderer = try LayoutRenderer(decodingImagesWith: program)
        let frames = try renderer.frames(of: Self.document, images: images(#"<rect width="9" height="9"/>"#))
        #expect(frames.contains("undecodable-image"))
        #expect(frames.contains(program == "/bin/false" ? "ended early" : "cannot be started"))
    }
}
