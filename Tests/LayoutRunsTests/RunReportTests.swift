// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutRuns
import RunTestSupport
import SourceLocations
import Testing

struct RunReportTests {
    private let files = MemoryFiles(["out/other": ""])
    private let console = KeptConsole()

    private func report(_ console: KeptConsole? = nil) -> RunReport {
        RunReport(DiagnosticReport(.short), in: FileAccess(files), console: console ?? self.console)
    }

    @Test func `Steps are carried out in their order, and the worst status counts`() {
        var report = report()
        var outcome = InputOutcome(status: .difference)
        outcome.printProduct("one\n")
        outcome.steps.append(.file(path: "a.txt", Array("x".utf8), directory: .fault))
        outcome.printProduct("two\n")
        outcome.complain("a.txt: something", .noInput)
        let isDone = report.carryOut(outcome)
        let status = report.finish()
        #expect(isDone && status == .noInput)
        #expect(console.product == "one\ntwo\n" && console.messages == "alrender: a.txt: something\n")
        #expect(files["a.txt"] == "x")
    }

    @Test func `What prevents the whole run is printed once`() {
        var report = report()
        for _ in 0..<3 { report.carryOut(InputOutcome(steps: [.obstacle("no fonts")], status: .noInput)) }
        #expect(console.messages == "alrender: no fonts\n")
    }

    @Test func `A file is written once, and what depends on it is not said`() {
        var report = report()
        var outcome = InputOutcome(steps: [
            .file(path: "out/a", [1], directory: .fault), .file(path: "out/./a", [2], directory: .fault),
        ])
        outcome.printAchievement("written\n")
        let isDone = report.carryOut(outcome)
        let status = report.finish()
        #expect(!isDone && status == .usage)
        #expect(files.bytes(of: "out/a") == [1] && console.product.isEmpty)
        #expect(console.messages.contains("would be written twice"))
    }

    @Test func `A file that was changed after it was read is not written, and nothing says that it was`() {
        files["a.txt"] = "edited"
        var report = report()
        report.carryOut(
            InputOutcome(steps: [
                .rewriting(path: "a.txt", from: Array("old".utf8), to: Array("new".utf8)), .summary("repaired"),
            ]))
        let status = report.finish()
        #expect(files["a.txt"] == "edited" && status == .cannotCreate)
        #expect(
            console.messages.contains("a.txt: was changed by another program") && !console.messages.contains("repaired")
        )
    }

    @Test func `A document on a terminal has nothing that acts on it`() {
        let bytes = Array("a\u{1B}[31m\nb\n".utf8)
        for isInteractive in [false, true] {
            let console = KeptConsole(isInteractive: isInteractive)
            var report = report(console)
            report.carryOut(InputOutcome(steps: [.document(bytes)]))
            #expect(console.product.contains("\u{1B}") == !isInteractive && console.product.hasSuffix("\nb\n"))
        }
    }
}
