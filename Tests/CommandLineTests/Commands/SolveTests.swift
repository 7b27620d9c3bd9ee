// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `alrender solve`.
struct SolveTests {
    let scratch: ScratchDirectory
    let input: String

    init() throws {
        scratch = try ScratchDirectory()
        input = try scratch.write(Layouts.ambiguous, to: "a.layout.json")
    }

    private func boxX(_ arguments: String...) throws -> Double? {
        let outcome = try Executable.run(["solve", input] + arguments)
        let layout = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let views = layout?["views"] as? [[String: Any]]
        let frame = views?.first { $0["id"] as? String == "box" }?["frame"] as? [String: Double]
        return frame?["x"]
    }

    @Test func `The trace has a short option name`() throws {
        let trace = try Executable.run(["solve", input, "--trace"])
        #expect(trace.status == 0)
        #expect(trace.text.contains("AMBIGUOUS LAYOUT for UIView:box.minX"))
        #expect(try Executable.run(["solve", input, "--format", "trace"]).output == trace.output)
    }

    /// Two solutions of what the constraints leave open.
    @Test func `Ambiguous attributes take their other end`() throws {
        let usual = try #require(try boxX())
        let other = try #require(try boxX("--exercise", "box"))
        #expect(usual != other)
    }

    @Test(arguments: ["txt", "trace"])
    func `Each of several layouts as text has a heading`(format: String) throws {
        let other = try scratch.write(Layouts.valid, to: "b.layout.json")
        func text(_ arguments: String...) throws -> String {
            try Executable.run(["solve"] + arguments + ["--format", format]).text
        }
        let (first, second) = (try text(input), try text(other))
        #expect(try text(input, other) == "\(input):\n\(first)\n\(other):\n\(second)")
        let sizes = try text(input, "--size", "300x200", "--size", "400x")
        #expect(sizes.hasPrefix("300x200:\n") && sizes.contains("\n\n400x:\n"))
    }

    @Test func `Pictures have the same warning about a view that cannot be exercised`() throws {
        let scratch = try ScratchDirectory()
        let (determined, open) = (
            try scratch.write(Layouts.valid, to: "a.layout.json"),
            try scratch.write(Layouts.ambiguous, to: "b.layout.json")
        )
        let arguments = ["-o", scratch.path("a.svg"), "--exercise", "box"]
        let outcome = try Executable.run([determined] + arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("'box' is not ambiguous: --exercise has no effect [nothing-to-exercise]"))
        #expect(try Executable.run([determined, "--strict"] + arguments).status == 1)
        #expect(try !Executable.run([open] + arguments).errors.contains("nothing-to-exercise"))
    }

    @Test func `A warning says that a view cannot be exercised`() throws {
        let determined = try scratch.write(Layouts.valid, to: "b.layout.json")
        let outcome = try Executable.run(["solve", determined, "--exercise", "box"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("'box' is not ambiguous: --exercise has no effect [nothing-to-exercise]"))
        #expect(outcome.output == (try Executable.run(["solve", determined]).output))
        #expect(try !Executable.run(["solve", input, "--exercise", "box"]).errors.contains("nothing-to-exercise"))
    }

    @Test func `Several inputs have an object each`() throws {
        let one = try Executable.run(["solve", input]).text
        #expect(try Executable.run(["solve", input, input]).text == one + one)
    }

    /// The keys before the canvas of each layout that is printed, a line each.
    private func origins(_ arguments: [String]) throws -> [String] {
        try Executable.run(["solve"] + arguments).text.split(separator: "\n{").map { object in
            let lines = object.split(separator: "\n").map { String($0.drop { "{ ".contains($0) }) }
            return lines.filter { !$0.isEmpty }.prefix { !$0.hasPrefix("\"canvas\"") }.joined(separator: " ")
        }
    }

    @Test func `Each of several inputs names its file, also where one of them has no layout`() throws {
        let invalid = try scratch.write(Layouts.unknownKey, to: "b.layout.json")
        let third = try scratch.write(Layouts.valid, to: "c.layout.json")
        let outcome = try Executable.run(["solve", input, invalid, third])
        let files = outcome.text.matches(of: /\n?{\n  "file": "([^"]*)",\n  "canvas"/).map { String($0.output.1) }
        #expect(files == [input, third])
        #expect(try origins([input]) == [""])
    }

    @Test func `Each of several variants, canvases and scenes says which it is, and one alone does not`() throws {
        let variants = try scratch.write(
            """
            { "root": { "id": "r" }, "canvas": { "width": 100, "height": 50 },
              "variants": { "wide": { "canvas": { "width": 200 } }, "tall": { "canvas": { "height": 200 } } } }
            """, to: "v.layout.json")
        #expect(
            try origins([variants, "--all-variants"]) == [
                "\"variant\": null,", "\"variant\": \"wide\",", "\"variant\": \"tall\",",
            ])
        #expect(try origins([variants, "--variant", "tall", "--direction", "rtl"]) == [""])
        #expect(
            try origins([variants, "--text-size", "L", "--text-size", "AX1", "--size", "80x40"]) == [
                "\"options\": { \"textSize\": \"L\" },", "\"options\": { \"textSize\": \"AX1\" },",
            ])
        #expect(
            try origins([variants, "--size", "80x40", "--size", "90x30"]) == [
                "\"options\": { \"width\": 80, \"height\": 40 },",
                "\"options\": { \"width\": 90, \"height\": 30 },",
            ])
        let storyboard = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard").path
        let scenes = try origins([storyboard])
        #expect(scenes.count > 1)
        #expect(Set(scenes).count == scenes.count)
        #expect(scenes.allSatisfy { $0.hasPrefix("\"scene\": \"") })
        let name = try #require(scenes[0].split(separator: "\"").last { $0 != "," })
        #expect(try origins([storyboard, "--scene", String(name)]) == [""])
    }

    /// Checked again after each change, diagnostics on standard output, until the user ends it.
    @Test func `Diagnostics and frames are written in one run`() throws {
        let process = Process()
        process.executableURL = Executable.path
        process.arguments = ["check", input, "--watch", "--diagnostics", "short"]
        let report = scratch.path("report")
        #expect(FileManager.default.createFile(atPath: report, contents: nil))
        process.standardOutput = FileHandle(forWritingAtPath: report)
        process.standardError = FileHandle.nullDevice
        try process.run()
        func waits(for text: String) -> Bool {
            for _ in 0..<600 {
                if String(decoding: (try? scratch.bytes("report")) ?? Data(), as: UTF8.self).contains(text) {
                    return true
                }
                usleep(50_000)
            }
            return false
        }
        #expect(waits(for: "[ambiguous-layout]"))
        _ = try scratch.write(Layouts.unknownKey, to: "a.layout.json")
        #expect(waits(for: "[unknown-key]"))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
