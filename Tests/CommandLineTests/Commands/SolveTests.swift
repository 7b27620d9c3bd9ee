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

    @Test func `Several inputs have an object each`() throws {
        let one = try Executable.run(["solve", input]).text
        #expect(try Executable.run(["solve", input, input]).text == one + one)
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
