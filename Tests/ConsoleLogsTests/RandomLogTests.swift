// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// Logs made at random read as they were made, however they were copied.
struct RandomLogTests {
    private func check(_ text: String, _ log: RandomLog, _ way: String) throws {
        let read = ConsoleLog(SourceText(name: "log", text))
        let report = try #require(read.reports.first, "\(way)")
        #expect(read.reports.count == 1, "\(way)")
        #expect(report.report.members.map(DescriptionTests.facts) == log.facts, "\(way)")
        #expect(report.report.broken == log.broken, "\(way)")
    }

    @Test(arguments: 0..<100)
    func `A random report is read as it was made`(seed: Int) throws {
        let log = RandomLog(seed: seed)
        try check(log.text, log, "as it is")
    }

    @Test(arguments: 1000..<1100)
    func `A random report is read however it was copied`(seed: Int) throws {
        let log = RandomLog(seed: seed)
        let (name, change) = PastedLogTests.ways[seed % PastedLogTests.ways.count]
        try check(change(log.text), log, name)
    }

    /// As structured logging writes them: one value, one on each line, or a member of a larger one.
    @Test(arguments: 0..<20)
    func `A report in JSON is read like the plain one`(seed: Int) throws {
        let log = RandomLog(seed: 2000 + seed)
        func quoted(_ text: some StringProtocol) -> String {
            let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")]
            return "\"" + escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) } + "\""
        }
        try check("{\"level\": \"error\", \"message\": \(quoted(log.text)), \"n\": 1}", log, "one value")
        try check("[{\"eventMessage\": \(quoted(log.text))}]", log, "a list")
        let lines = log.text.split(separator: "\n", omittingEmptySubsequences: false).map { "{\"msg\": \(quoted($0))}" }
        try check(lines.joined(separator: "\n"), log, "a value for each line")
    }
}
