// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Runs over several inputs.
struct RunTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// Good ones, wrong ones and one that is missing, in an order of no pattern.
    private func inputs() throws -> [String] {
        let texts = [Layouts.valid, Layouts.conflicting, Layouts.unknownKey, Layouts.ambiguous]
        return try (0..<17).map { place in
            guard place != 11 else { return scratch.path("missing.layout.json") }
            return try scratch.write(texts[place * 7 % 5 % 4], to: "\(place).layout.json")
        }
    }

    @Test(arguments: ["2", "5", "64"])
    func `The output is the same for any number of threads`(jobs: String) throws {
        let inputs = try inputs()
        for verb in [["solve"], ["check", "--diagnostics", "json"], ["solve", "--format", "txt", "--all-variants"]] {
            let one = try Executable.run(verb + inputs)
            let many = try Executable.run(verb + inputs + ["-j", jobs])
            #expect(one.status == 66)
            #expect(many.status == one.status)
            #expect(many.output == one.output)
            #expect(many.errors == one.errors)
        }
    }

    @Test func `Pictures are the same for any number of threads`() throws {
        let inputs = try inputs()
        _ = try Executable.run(inputs + ["-o", scratch.path("{stem}-one.png")])
        _ = try Executable.run(inputs + ["-o", scratch.path("{stem}-many.png"), "-j", "4"])
        let pictures = scratch.names.filter { $0.hasSuffix("-one.png") }
        #expect(pictures.count > 8)
        for picture in pictures {
            #expect(try scratch.bytes(picture) == scratch.bytes(picture.replacing("-one", with: "-many")))
        }
    }

    @Test func `Two runs give the same bytes`() throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        #expect(try Executable.run(["solve", input]).output == Executable.run(["solve", input]).output)
    }

    @Test func `Every stage is timed`() throws {
        let input = try scratch.write(
            Layouts.valid.replacing(
                "{ \"id\": \"box\", \"type\": \"view\" }",
                with: "{ \"id\": \"box\", \"type\": \"label\", \"text\": \"x\" }"),
            to: "a.layout.json")
        let outcome = try Executable.run([input, "-o", scratch.path("a.png"), "--timings"])
        let timings = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Double]
        let stages = [
            "start", "read", "parse", "check", "build", "solve", "measure", "draw", "encode", "write",
        ]
        let times = try #require(timings)
        for stage in stages { #expect(try #require(times[stage]) > 0, "\(stage)") }
        #expect(try #require(times["total"]) >= stages.compactMap { times[$0] }.reduce(0, +))
    }

    @Test func `A mistyped command is corrected`() throws {
        let outcome = try Executable.run(["sovle", "a.layout.json"])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("did you mean 'solve'?"))
    }

    @Test(arguments: ["--focus", "--exercise"])
    func `A view that does not exist is reported`(option: String) throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        let outcome = try Executable.run([input, "-o", scratch.path("a.png"), option, "bax"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("did you mean 'box'?"))
        #expect(scratch.names == ["a.layout.json"])
    }

    @Test func `An input is never written over`() throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        let outcome = try Executable.run([input, "-o", scratch.path("{stem}.layout.json"), "--format", "json"])
        #expect(outcome.status == 64)
        #expect(try scratch.bytes("a.layout.json") == Data(Layouts.valid.utf8))
    }

    @Test func `A link to nothing yet is followed`() throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("link.png"), withDestinationPath: "target.png")
        #expect(try Executable.run([input, "-o", scratch.path("link.png")]).status == 0)
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.png"))
        #expect(target == "target.png")
        #expect(try scratch.bytes("target.png").starts(with: [0x89, 0x50]))
    }

    @Test func `The trace lists the views`() throws {
        let input = try scratch.write(Layouts.ambiguous, to: "a.layout.json")
        let text = try Executable.run(["solve", input, "--format", "trace"]).text
        #expect(text.contains("|   |   *UIView:box- AMBIGUOUS LAYOUT for UIView:box.minX"))
    }

    /// A frame that no constraint repeats: Interface Builder's builds take it as it was drawn.
    @Test func `Interface Builder's defaults apply on request`() throws {
        let input = try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 },
              "root": { "id": "screen", "children": [ { "id": "box", "frame": [10, 20, 30, 40] } ] } }
            """, to: "a.layout.json")
        let outcome = try Executable.run(["solve", input, "--format", "txt", "--ib-defaults"])
        #expect(outcome.text.contains("box (view)   (10, 20, 30, 40)\n"))
        #expect(try Executable.run(["check", input, "--ib-defaults"]).text.isEmpty)
        #expect(try Executable.run(["check", input]).text.contains("[ambiguous-layout]"))
    }
}
