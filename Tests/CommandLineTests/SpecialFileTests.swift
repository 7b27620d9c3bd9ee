// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// Files that a document names and that are not files.
struct SpecialFileTests {
    @Test(.timeLimit(.minutes(1)), arguments: ["pipe", "/dev/zero", "/dev/stdin"])
    func `A pipe or a device as an image is refused and not opened`(path: String) throws {
        let scratch = try ScratchDirectory()
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        let document = try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 },
              "root": { "id": "r", "children": [ { "id": "a", "type": "imageView", "image": "\(path)" } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading", "a.width = 10", "a.height = 10" ] }
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", document])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("is not a regular file"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `A pipe among the fonts of a document is passed over`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "fonts"), withIntermediateDirectories: false)
        try #require(mkfifo(scratch.path("fonts/a.ttf"), 0o600) == 0)
        let document = try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 }, "fonts": { "directories": ["fonts"] },
              "root": { "id": "r", "children": [ { "id": "a", "type": "label", "text": "a" } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading" ] }
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", document])
        #expect(outcome.status < 64)
    }
}
