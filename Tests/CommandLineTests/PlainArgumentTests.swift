// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Arguments that name only inputs, outputs and a scale are read without the parser; the command's name before them makes
/// the parser read them.
struct PlainArgumentTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// Each format uses other options; one that was not set would end the program.
    @Test(arguments: ["png", "svg", "pdf", "html", "json", "txt", "scene.json"])
    func `The parser and plain arguments give the same file`(name: String) throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        let plain = try Executable.run([input, "-o", scratch.path("plain.\(name)"), "--scale", "@3"])
        let parsed = try Executable.run(["render", input, "-o", scratch.path("parsed.\(name)"), "--scale", "@3"])
        #expect(plain.status == 0 && parsed.status == 0, "\(plain.errors)")
        #expect(plain.errors == parsed.errors && plain.text == parsed.text)
        #expect(try scratch.bytes("plain.\(name)") == scratch.bytes("parsed.\(name)"))
    }

    @Test(
        arguments: [
            ["-o"], ["-o", "--scale"], ["-o", "b.png", "--scale"], ["-o", "b.png", "--scale", "0"],
            ["-o", "b.png", "--scale", "nan"], ["-o", "b.xyz"], ["-o", "b.png", "-o", "b.png"],
            ["-o", "a.layout.json"],
            ["missing.layout.json", "-o", "{stem}.png"], ["-o", "b.png", "--scael", "2"],
        ])
    func `Mistakes are answered alike`(arguments: [String]) throws {
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        let plain = try Executable.run(["a.layout.json"] + arguments, in: scratch.url)
        let parsed = try Executable.run(["render", "a.layout.json"] + arguments, in: scratch.url)
        #expect(plain.status == parsed.status && plain.status != 0)
        // The usage below a message names the command.
        #expect(plain.errors.split(separator: "\n").first == parsed.errors.split(separator: "\n").first)
    }

    @Test func `Findings and Interface Builder files are read alike`() throws {
        let broken = try scratch.write(
            #"{"root": {"id": "a"}, "constraints": ["a.width = b.width"]}"#, to: "b.layout.json")
        for words in [[], ["render"]] {
            let outcome = try Executable.run(words + [broken, "-o", scratch.path("b.png")])
            #expect(outcome.status == 1 && outcome.errors.contains("unknown"))
        }
    }
}
