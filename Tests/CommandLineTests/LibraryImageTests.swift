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

    private func document(_ images: [String: [UInt8]], _ program: String) -> LayoutDocument {
        var document = LayoutDocument(Self.document, named: "d.layout.json", files: images)
        document.imageProgram = program
        return document
    }

    @Test(arguments: Picture.Format.allCases)
    func `Pictures are the same as the program's own`(format: Picture.Format) throws {
        let images = images(#"<rect width="20" height="30" fill="red"/><circle cx="30" cy="15" r="8"/>"#)
        let scratch = try ScratchDirectory()
        for (name, bytes) in images { _ = try scratch.write(String(decoding: bytes, as: UTF8.self), to: name) }
        let input = try scratch.write(Self.document, to: "d.layout.json")
        #expect(try Executable.run([input, "-o", scratch.path("d.\(format)")]).status == 0)
        let picture = try document(images, Executable.path.path).solved().picture(as: format)
        #expect(try Data(picture.bytes) == Data(contentsOf: URL(filePath: scratch.path("d.\(format)"))))
    }

    /// librsvg ends the process.
    @Test func `A harmful image does not end the caller`() throws {
        let harmful = document(images(#"<text y="20" font-size="2e6">x</text>"#), Executable.path.path)
        #expect(try harmful.solved().diagnostics.contains { $0.code == "undecodable-image" })
        #expect(try !document(images(""), Executable.path.path).solved().picture().bytes.isEmpty)
    }

    @Test(arguments: ["/bin/false", "/no/such/program"])
    func `A program that decodes nothing is reported`(program: String) throws {
        let document = document(images(#"<rect width="9" height="9"/>"#), program)
        let found = try #require(document.solved().diagnostics.first { $0.code == "undecodable-image" })
        #expect(found.message.contains(program == "/bin/false" ? "ended early" : "cannot be started"))
    }
}
