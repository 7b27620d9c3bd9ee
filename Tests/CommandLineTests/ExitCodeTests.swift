// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutSource
import Testing

struct ExitCodeTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func run(_ text: String, _ arguments: String...) throws -> Executable.Outcome {
        let input = try scratch.write(text, to: "a.layout.json")
        return try Executable.run(arguments.map { $0 == "IN" ? input : $0 })
    }

    @Test func `A valid document exits with 0`() throws {
        let outcome = try run(Layouts.valid, "IN", "-o", scratch.path("a.png"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.isEmpty)
        #expect(try scratch.bytes("a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(scratch.names == ["a.layout.json", "a.png"])
    }

    @Test func `Without an output the picture is beside the input`() throws {
        #expect(try run(Layouts.valid, "IN").status == 0)
        #expect(scratch.names == ["a.layout.json", "a.png"])
    }

    @Test func `An invalid document has no picture`() throws {
        let outcome = try run(Layouts.unknownKey, "IN", "-o", scratch.path("a.png"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("a.layout.json:3:"))
        #expect(scratch.names == ["a.layout.json"])
    }

    @Test func `A layout with a conflict is still drawn`() throws {
        let outcome = try run(Layouts.conflicting, "IN", "-o", scratch.path("a.png"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Unable to simultaneously satisfy constraints"))
        #expect(scratch.names == ["a.layout.json", "a.png"])
    }

    @Test func `Ambiguity is a warning unless strict`() throws {
        let outcome = try run(Layouts.ambiguous, "check", "IN", "--diagnostics", "short")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains(": warning: "))
        let strict = try run(Layouts.ambiguous, "check", "IN", "--diagnostics", "short", "--strict")
        #expect(strict.status == 1)
        #expect(strict.text.contains(": error: "))
        #expect(!strict.text.contains("warning"))
    }

    @Test(arguments: [
        ["IN", "-o", "a.gif"], ["IN", "-o", "a"], ["IN", "-o", "{stamm}.png"], ["IN", "IN", "-o", "a.png"],
        ["IN", "-o", "IN", "--format", "json"], ["IN", "-o", "a.png", "--size", "320"],
        ["IN", "-o", "a.png", "--scale", "0"], ["IN", "-o", "a.png", "--metric", "gap"],
        ["IN", "-o", "a.png", "--diagnostics", "loud"], ["IN", "-o", "a.png", "--show", "everything"],
        ["IN", "-o", "a.png", "--variant", "wide", "--all-variants"], ["IN", "-o", "a.png", "--nonsense"],
        ["explain", "IN", "-o", "a"], ["fix", "IN"], ["serve", "--port", "70000"], ["diff", "IN"], [],
    ])
    func `Wrong usage has an exit code of its own`(arguments: [String]) throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        let outcome = try Executable.run(arguments.map { $0 == "IN" ? input : $0 }, in: scratch.url)
        #expect(outcome.status == 64, "\(outcome.errors)")
        #expect(!outcome.errors.isEmpty)
        #expect(scratch.names == ["a.layout.json"])
        #expect(try String(contentsOfFile: input, encoding: .utf8) == Layouts.valid)
    }

    @Test func `A missing input has an exit code of its own`() throws {
        let outcome = try Executable.run(["no-such-file.json", "-o", scratch.path("a.png")])
        #expect(outcome.status == 66)
        #expect(outcome.errors == "alrender: no-such-file.json: No such file or directory\n")
    }

    @Test func `A directory is not an input`() throws {
        #expect(try Executable.run(["check", scratch.url.path]).status == 66)
    }

    @Test func `Output that cannot be written is reported`() throws {
        for target in ["no-such-folder/a.png", "."] {
            let outcome = try run(Layouts.valid, "IN", "-o", scratch.path(target), "--format", "png")
            #expect(outcome.status == 73)
            #expect(outcome.errors.hasPrefix("alrender: "))
        }
        #expect(scratch.names == ["a.layout.json"])
    }

    /// A path that is filled in names folders that could not exist beforehand; a plain one is the author's own.
    @Test func `Missing folders of path templates are created`() throws {
        #expect(try run(Layouts.valid, "IN", "-o", scratch.path("out/{stem}/{device}.json")).status == 0)
        #expect(scratch.names.contains("out"))
        let outcome = try run(Layouts.valid, "IN", "-o", scratch.path("none/a.json"))
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("no directory '\(scratch.path("none"))'"))
        #expect(!scratch.names.contains("none"))
    }

    @Test func `A full device has an exit code of its own`() throws {
        #expect(try run(Layouts.valid, "IN", "-o", "/dev/full", "--format", "png").status == 73)
    }

    @Test(arguments: ["--help", "help check", "--version", "--generate-completion-script bash", "schema"])
    func `Standard output on a full device has that exit code, too`(arguments: String) throws {
        let process = Process()
        process.executableURL = Executable.path
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
    }

    @Test func `Unknown devices and variants are reported`() throws {
        #expect(try run(Layouts.valid, "check", "IN", "--device", "iphone-51").status == 1)
        #expect(try run(Layouts.valid, "check", "IN", "--variant", "wild").status == 1)
    }

    /// The worst code of several inputs, and every good one is drawn.
    @Test func `The worst code wins`() throws {
        let good = try scratch.write(Layouts.valid, to: "good.layout.json")
        let bad = try scratch.write(Layouts.unknownKey, to: "bad.layout.json")
        let pattern = scratch.path("{stem}.svg")
        #expect(try Executable.run([bad, good, "-o", pattern]).status == 1)
        #expect(try Executable.run([bad, "missing.json", good, "-o", pattern]).status == 66)
        #expect(scratch.names == ["bad.layout.json", "good.layout.json", "good.svg"])
    }
}
