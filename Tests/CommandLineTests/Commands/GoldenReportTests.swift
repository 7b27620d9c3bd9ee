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
        let cause = "box.top == screen.top + 8 → + 10: box moves by (0, +2)"
        #expect(
            outcome.text.contains(
                "::error file=layouts/b.layout.json,line=6,col=43,title=b and 1 more::\(cause), in 2 cases\n"))
        func text(_ path: String) throws -> String { try String(contentsOfFile: scratch.path(path), encoding: .utf8) }
        #expect(try text("out/junit.xml").contains("tests=\"6\" failures=\"2\" errors=\"0\""))
        #expect(try text("out/all.json").contains("\"passed\": 4"))
        #expect(try text("out/page.html") == text("failures/index.html"))
        #expect(try text("summary.md").contains("| \(cause), in 2 cases | b, b (wide) |"))
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
        #expect(try test("-j2", "--report", "junit=-").text.hasPrefix("6 passed, 0 failed\n<?xml "))
        #expect(try test("--shard-times", "times.json").status == 64)
    }

    @Test func `Layouts that no part of a run has run are missed`() throws {
        _ = try test("--update", "--report", "json=times.json")
        let times = try String(contentsOfFile: scratch.path("times.json"), encoding: .utf8)
        // With other times, the parts have other layouts.
        _ = try scratch.write(
            times.replacing(#/"milliseconds": [\d.e-]+/#, with: "\"milliseconds\": 1"), to: "even.json")
        _ = try scratch.write(
            try String(contentsOfFile: scratch.path("even.json"), encoding: .utf8)
                .replacing(#/("name": "a",[^}]*?"milliseconds": )1/#) { "\($0.output.1)99" },
            to: "uneven.json")
        var missed = 0
        for (first, second) in [("even.json", "uneven.json"), ("uneven.json", "even.json")] {
            _ = try test("--shard", "1/2", "--shard-times", first, "--report", "json=1.json")
            _ = try test("--shard", "2/2", "--shard-times", second, "--report", "json=2.json")
            let merged = try Executable.run(
                ["report", "merge", "1.json", "2.json"], in: scratch.url, environment: [:])
            if merged.errors.contains("is in two reports") { continue }
            missed += 1
            #expect(merged.status == 66)
            #expect(merged.errors.contains("no part has run '"), "\(merged.errors)")
        }
        #expect(missed == 1)
    }

    @Test func `A joined report has the exit status of a whole run`() throws {
        _ = try test("--update")
        for (content, status) in [(nil as String?, Int32(66)), (Layouts.conflicting, 1)] {
            try FileManager.default.removeItem(atPath: scratch.path("layouts/b.layout.json"))
            if let content {
                _ = try scratch.write(content, to: "layouts/b.layout.json")
                #expect(try test("--update", "--allow-errors").status == 1)
            } else {
                _ = try scratch.write("", to: "golden/b.json")
                try FileManager.default.removeItem(atPath: scratch.path("golden/b.json"))
                try FileManager.default.createDirectory(
                    at: scratch.url.appending(path: "golden/b.json"), withIntermediateDirectories: true)
                _ = try scratch.write(Layouts.valid, to: "layouts/b.layout.json")
            }
            let whole = try test("--strict")
            for part in 1...2 { _ = try test("--strict", "--shard", "\(part)/2", "--report", "json=\(part).json") }
            let merged = try Executable.run(
                ["report", "merge", "1.json", "2.json"], in: scratch.url, environment: [:])
            #expect(whole.status == status && merged.status == status, "\(whole.errors)\(merged.errors)")
            #expect(whole.text.hasSuffix(merged.text), "\(whole.text)\(merged.text)")
            try? FileManager.default.removeItem(atPath: scratch.path("golden/b.json"))
        }
    }

    @Test func `Annotations have the paths of the repository`() throws {
        let repository = try Repository()
        try FileManager.default.createDirectory(
            at: repository.scratch.url.appending(path: "app/layouts"), withIntermediateDirectories: true)
        try repository.write(Layouts.unknownKey, to: "app/layouts/a.layout.json")
        let app = repository.scratch.url.appending(path: "app")
        let file = "file=app/layouts/a.layout.json,"
        #expect(
            try Executable.run(["test", "layouts", "--report", "github"], in: app).text.contains("::error \(file)"))
        let checked = try Executable.run(["check", "layouts/a.layout.json", "--diagnostics", "github"], in: app)
        #expect((checked.text + checked.errors).contains("::error \(file)"))
        let log = try Executable.run(["check", "layouts/a.layout.json", "--diagnostics", "sarif"], in: app)
        #expect((log.text + log.errors).contains("\"uri\": \"app/layouts/a.layout.json\""))
        let inWorkspace = try Executable.run(
            ["check", "layouts/a.layout.json", "--diagnostics", "github"], in: app,
            environment: ["GITHUB_WORKSPACE": app.path])
        #expect((inWorkspace.text + inWorkspace.errors).contains("file=layouts/a.layout.json,"))
    }

    @Test func `A reader that has seen enough does not change the verdict`() throws {
        _ = try test("--update")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "(sleep 0.3; exec '\(Executable.path.path)' test layouts --update) | true; exit ${PIPESTATUS[0]}",
        ]
        process.currentDirectoryURL = scratch.url
        process.environment = ["PATH": "/usr/bin:/bin"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
