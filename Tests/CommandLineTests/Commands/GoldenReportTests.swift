// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Reports of `alrender test`, and runs that several machines share.
struct GoldenReportTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        for name in ["a", "b", "c"] { _ = try scratch.write(Layouts.valid, to: "layouts/\(name).layout.json") }
    }

    private func test(_ arguments: String..., environment: [String: String] = [:]) throws -> Executable.Outcome {
        try Executable.run(["test", "layouts"] + arguments, in: scratch.url, environment: environment)
    }

    @Test func `Several reports of one run agree with it`() throws {
        _ = try test("--update")
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "layouts/b.layout.json")
        let outcome = try test(
            "--report", "junit=out/junit.xml", "--report", "json=out/all.json", "--report", "html=out/page.html",
            "--report", "github", environment: ["GITHUB_STEP_SUMMARY": scratch.path("summary.md")])
        #expect(outcome.status == 2)
        let cause = "box.y 8 → 10 (+2): box.top == screen.top + 8 → + 10"
        #expect(outcome.text.contains("::error file=layouts/b.layout.json,title=b::\(cause)\n"))
        func text(_ path: String) throws -> String { try String(contentsOfFile: scratch.path(path), encoding: .utf8) }
        #expect(try text("out/junit.xml").contains("tests=\"6\" failures=\"2\" errors=\"0\""))
        #expect(try text("out/all.json").contains("\"passed\": 4"))
        #expect(try text("out/page.html") == text("failures/index.html"))
        #expect(try text("summary.md").contains("| b (wide) | \(cause) |"))
        #expect(try test("--report", "nonsense=x").status == 64)
    }

    @Test func `Shards run every case once between them`() throws {
        _ = try test("--update", "--report", "json=times.json")
        let passed = try (1...2).map { number in
            let outcome = try test("--shard", "\(number)/2", "--shard-times", "times.json")
            #expect(outcome.status == 0)
            return try #require(outcome.text.split(separator: " ").first.flatMap { Int($0) })
        }
        #expect(passed.sorted() == [2, 4])
        #expect(try test("--shard", "3/2").status == 64)
        #expect(try test("--shard-times", "times.json").status == 64)
    }
}
