// SPDX-License-Identifier: Apache-2.0
import AutoLayoutTesting
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct GoldenReportTests {
    private let report = GoldenReport(cases: [
        .init(name: "forms/login", path: "layouts/forms/login.layout.json", status: .passed, milliseconds: 12.5),
        .init(
            name: "forms/login (rtl)", path: "layouts/forms/login.layout.json", status: .failed,
            lines: ["a.x 1 → 2 (+1): \"<&>\"", "second\u{1}, line"]),
        .init(name: "odd|name", path: nil, status: .error, lines: ["cannot be read"]),
    ])

    @Test("JUnit's XML is well formed and has a suite for each folder")
    func junit() throws {
        let parser = XMLParser(data: Data(report.junit.utf8))
        #expect(parser.parse())
        #expect(report.junit.contains("<testsuites name=\"alrender\" tests=\"3\" failures=\"1\" errors=\"1\">"))
        #expect(report.junit.contains("<testsuite name=\"forms\" tests=\"2\" failures=\"1\" errors=\"0\">"))
        #expect(
            report.junit.contains(
                "<testcase name=\"login\" classname=\"forms\" file=\"layouts/forms/login.layout.json\" time=\"0.013\"/>"
            ))
        #expect(report.junit.contains("message=\"a.x 1 → 2 (+1): &quot;&lt;&amp;&gt;&quot;\""))
        #expect(!report.junit.contains("\u{1}"))
    }

    @Test("A report that was written as JSON is read back")
    func json() throws {
        let text = report.json.text
        let read = try #require(GoldenReport(json: Array(text.utf8)))
        #expect(read == report)
        #expect(GoldenReport(json: Array("{}".utf8)) == nil)
        #expect(GoldenReport(json: Array("nonsense".utf8)) == nil)
    }

    @Test("Workflow commands are escaped as GitHub needs it")
    func workflow() {
        let lines = report.workflowCommands.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix("::error file=layouts/forms/login.layout.json,title=forms/login (rtl)::a.x 1 → 2 (+1): ")
        )
        #expect(lines[0].contains("%0Asecond"))
        #expect(report.stepSummary(page: "failures/index.html").contains("| odd\\|name | cannot be read |"))
        #expect(GoldenReport().stepSummary(page: nil).hasPrefix("## Layout tests: 0 passed, 0 failed"))
    }
}
