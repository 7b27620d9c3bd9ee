// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// For any input the program exits by itself, with a defined exit code and a message.
struct InputTests {
    @Test(arguments: [
        "", " \n", "{", "}", "null", "[]", "\"\"", "{}", "\u{FEFF}{}", "\0\0\0\0", "{\"root\":1e99999}",
        String(repeating: "[", count: 200_000), String(repeating: "{\"root\":", count: 100_000),
        "{\"root\": {\"type\": \"view\", \"children\": [" + String(repeating: "{},", count: 10_000) + "]}",
        "\"" + String(repeating: "x", count: 1_000_000),
    ])
    func `Other JSON is not a document`(text: String) throws {
        let outcome = try Executable.run(["check", "-", "--diagnostics", "short"], input: Data(text.utf8))
        #expect(outcome.status == 1)
        #expect(outcome.text.hasPrefix("<stdin>:"))
        #expect(outcome.errors.isEmpty)
    }

    /// An editor passes what it has not saved yet.
    @Test func `Standard input has the place of the file that it belongs to`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "a"), withIntermediateDirectories: false)
        _ = try scratch.write(#"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#, to: "a/logo.svg")
        let text = #"{ "root": { "id": "r", "children": [{ "id": "é😀", "type": "imageView", "image": "logo.svg" }] } }"#
        func check(_ arguments: String...) throws -> Executable.Outcome {
            try Executable.run(
                ["check", "-", "--diagnostics", "short"] + arguments, input: Data(text.utf8), in: scratch.url)
        }
        #expect(try check().text.contains("logo.svg"))
        let placed = try check("--stdin-path", "a/form.layout.json").text
        #expect(placed.contains("a/form.layout.json:1:") && !placed.contains("missing-image"), "\(placed)")
        let columns = try [[], ["--columns", "bytes"], ["--columns", "utf16"]].map { unit -> Int in
            let outcome = try Executable.run(
                ["check", "-", "--diagnostics", "short"] + unit,
                input: Data(#"{ "name": "é😀", "rooot": {} }"#.utf8), in: scratch.url)
            let line = try #require(outcome.text.split(separator: "\n").first { $0.contains("rooot") })
            return try #require(Int(line.split(separator: ":")[2]))
        }
        #expect(columns[1] == columns[0] + 4 && columns[2] == columns[0] + 1, "\(columns)")
        _ = try scratch.write(Layouts.valid, to: "a/form.layout.json")
        for wrong in [
            ["check", "a/form.layout.json", "--stdin-path", "b.layout.json"],
            ["check", "a/form.layout.json", "--columns", "bytes", "--diagnostics", "sarif"],
        ] {
            #expect(try Executable.run(wrong, in: scratch.url).status == 64, "\(wrong)")
        }
    }

    @Test func `Bytes that are not text are refused`() throws {
        var state: UInt64 = 7
        let bytes = (0..<50_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        #expect(try Executable.run(["check", "-"], input: Data(bytes)).status == 1)
    }

    @Test func `Documents that are too large are refused`() throws {
        let scratch = try ScratchDirectory()
        let path = scratch.path("huge.layout.json")
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 1 << 36)
        try file.close()
        let outcome = try Executable.run(["check", path])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("larger than 64 MB"))
    }

    /// Every prefix of a document is either valid or rejected with a diagnostic; none crashes the program.
    @Test func `Every prefix of a document is read or refused`() throws {
        let scratch = try ScratchDirectory()
        var paths: [String] = []
        for length in stride(from: 0, to: Layouts.valid.utf8.count, by: 7) {
            let text = String(decoding: Array(Layouts.valid.utf8)[..<length], as: UTF8.self)
            paths.append(try scratch.write(text, to: "\(length).layout.json"))
        }
        let outcome = try Executable.run(["check", "--diagnostics", "short"] + paths)
        #expect(outcome.status == 1)
        for path in paths { #expect(outcome.text.contains(path)) }
    }

    @Test func `A missing image is reported`() throws {
        let scratch = try ScratchDirectory()
        let path = try scratch.write(
            #"{ "canvas": { "width": 9, "height": 9 }, "root": { "type": "imageView", "id": "a", "image": "no.png" } }"#,
            to: "a.layout.json")
        let outcome = try Executable.run(["check", path, "--diagnostics", "short"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains(":1:93: error: "))
        #expect(outcome.text.contains("[missing-file]"))
    }

    /// 12 × 6 pixels at two pixels per point.
    @Test func `The size of an image comes from its header`() throws {
        let scratch = try ScratchDirectory()
        let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAGCAIAAAB4jOjWAAAAFUlEQVQI12M0TpvJQAgwEVQxSBUBAAyzAT5JslilAAAAAElFTkSuQmCC"
        try #require(Data(base64Encoded: png)).write(to: scratch.url.appending(path: "dot@2x.png"))
        let path = try scratch.write(
            #"{ "root": { "type": "imageView", "id": "a", "image": "dot@2x.png" } }"#, to: "a.layout.json")
        let outcome = try Executable.run(["solve", path])
        #expect(outcome.text.contains(#""intrinsicContentSize": { "width": 6, "height": 3 }"#))
    }
}
