import Foundation
// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutJSON
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

    @Test func `JUnit's XML is well formed and has a suite for each folder`() throws {
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

    /// GitLab reads `name`, `classname`, `file`, `time`, `failure` and `error`; Jenkins these and `system-out`. Other attributes have to be
    /// those that writers of JUnit's format share.
    @Test func `JUnit's XML has only elements and attributes that its readers know`() {
        final class Names: NSObject, XMLParserDelegate {
            var unknown: [String] = []
            private let known: [String: Set<String>] = [
                "testsuites": ["name", "tests", "failures", "errors"],
                "testsuite": ["name", "tests", "failures", "errors"],
                "testcase": ["name", "classname", "file", "line", "time"], "failure": ["message"], "error": ["message"],
                "system-out": [],
            ]
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                guard let allowed = known[name] else { return unknown.append(name) }
                unknown += attributes.keys.filter { !allowed.contains($0) }
            }
        }
        var failure = FailurePage.Case(name: "b", remarks: [])
        var constant = LayoutDifference(
            subject: "a.top == b.top", expected: .string("+ 8"), actual: .string("+ 9"), kind: .constant)
        constant.place = .init(line: 12, column: 5)
        failure.moved = [constant]
        var item = GoldenReport.Case(name: "b", path: "layouts/b.layout.json", status: .failed, lines: ["x"])
        item.failure = failure
        let xml = GoldenReport(cases: report.cases + [item]).junit
        let (parser, names) = (XMLParser(data: Data(xml.utf8)), Names())
        parser.delegate = names
        #expect(parser.parse())
        #expect(names.unknown.isEmpty)
        #expect(xml.contains("<testcase name=\"b\" classname=\"layouts\" file=\"layouts/b.layout.json\" line=\"12\">"))
    }

    @Test func `Notes are in every report, also if all cases passed`() throws {
        var noted = GoldenReport(cases: [
            .init(name: "login", path: "layouts/login.layout.json", status: .passed),
            .init(name: "login (rtl)", path: "layouts/login.layout.json", status: .passed),
            .init(name: "other", path: "layouts/other.layout.json", status: .passed),
        ])
        noted.notes = [
            .init(
                name: "login", path: "layouts/login.layout.json",
                lines: [
                    "login.layout.json:2:15: warning: no diagnostic has the expected code \"x<y\"",
                    "login.layout.json:2:20: note: remove it",
                ])
        ]
        let read = try #require(GoldenReport(json: Array(noted.json.text.utf8)))
        #expect(read == noted)
        #expect(GoldenReport.merged([GoldenReport(), read]).report?.notes == noted.notes)
        #expect(
            noted.workflowCommands == """
                ::warning file=layouts/login.layout.json,line=2,col=15,title=login::no diagnostic has the expected code "x<y"
                ::notice file=layouts/login.layout.json,line=2,col=20,title=login::remove it

                """)
        #expect(noted.stepSummary(page: nil).contains("| login | login.layout.json:2:15: warning: "))
        #expect(XMLParser(data: Data(noted.junit.utf8)).parse())
        let output =
            "<system-out>login.layout.json:2:15: warning: no diagnostic has the expected code &quot;x&lt;y&quot;\n"
        #expect(noted.junit.ranges(of: output).count == 1)
        #expect(
            noted.junit.contains(
                "<testcase name=\"login (rtl)\" classname=\"layouts\" file=\"layouts/login.layout.json\"/>"))
    }

    @Test func `A report that was written as JSON is read back`() throws {
        let text = report.json.text
        let read = try #require(GoldenReport(json: Array(text.utf8)))
        #expect(read == report)
        #expect(GoldenReport(json: Array("{}".utf8)) == nil)
        #expect(GoldenReport(json: Array("nonsense".utf8)) == nil)
    }

    @Test func `Workflow commands are escaped as GitHub needs it`() {
        let lines = report.workflowCommands.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix("::error file=layouts/forms/login.layout.json,title=forms/login (rtl)::a.x 1 → 2 (+1): ")
        )
        #expect(lines[0].contains("%0Asecond"))
        #expect(report.stepSummary(page: "failures/index.html").contains("| cannot be read | odd\\|name |"))
        let bad = GoldenReport(cases: [
            .init(
                name: "bad", path: nil, status: .failed, lines: ["1:2: error: x", "1 | {{", "  |  ^", "1:1: note: y"])
        ])
        let annotated = GoldenReport(cases: [
            .init(
                name: "bad", path: "layouts/bad.layout.json", status: .failed,
                lines: [
                    "has errors", "bad.layout.json:3:14: error: expected ']'", "bad.layout.json:1:1: note: opened here",
                ])
        ])
        #expect(annotated.workflowCommands.hasPrefix("::error file=layouts/bad.layout.json,line=3,col=14,title=bad::"))
        #expect(bad.stepSummary(page: nil).contains("| 1:2: error: x<br>1:1: note: y | bad |"))
        #expect(GoldenReport().stepSummary(page: nil).hasPrefix("## Layout tests: 0 passed, 0 failed"))
    }

    @Test func `A case that failed is in the JSON with all that its page shows`() throws {
        var failure = FailurePage.Case(
            name: "a (rtl)", remarks: ["remark"],
            moved: [
                LayoutDifference(
                    subject: "box.y", expected: .exact(8), actual: .exact(10.5), kind: .frame(view: "box", side: "y")),
                LayoutDifference(
                    subject: "a == b", expected: .string("+ 8"), actual: .string("+ 10"), kind: .constant),
                LayoutDifference(subject: "view x", expected: nil, actual: .null),
            ], expected: [1, 2, 3], actual: [4], difference: [], acceptingCommand: "alrender test --accept 'a (rtl)'")
        failure.lines = ["line"]
        failure.pixels = ["3 pixels"]
        (failure.shiftX, failure.shiftY) = (-4, 7)
        failure.boxes = [FailurePage.ViewBox(view: "box", box: PixelBox(columns: 1..<5, rows: 2..<2))]
        failure.isNew = true
        var item = GoldenReport.Case(name: "a (rtl)", path: "a.layout.json", status: .failed, lines: ["line"])
        item.failure = failure
        let report = GoldenReport(cases: [item])
        #expect(try #require(GoldenReport(json: Array(report.json.text.utf8))) == report)
        #expect(report.page.cases == [failure])
    }

    @Test func `A part of a run that has no report is missing`() throws {
        func part(_ text: String?) -> GoldenReport {
            var report = GoldenReport()
            report.shard = text.flatMap { GoldenShard($0) }
            return report
        }
        func missing(_ parts: String?...) -> [String] {
            GoldenReport.missingShards(of: parts.map(part)).map(\.text)
        }
        #expect(missing("1/2", "2/2") == [])
        #expect(missing(nil, nil) == [])
        #expect(missing("3/4", "1/4") == ["2/4", "4/4"])
        #expect(missing("1/2", "2/3") == ["2/2", "1/3", "3/3"])
        let read = try #require(GoldenReport(json: Array(part("2/3").json.text.utf8)))
        #expect(read.shard?.text == "2/3")
    }

    @Test func `Reports are joined in the order of names, and a case counts once`() {
        let other = GoldenReport(cases: [.init(name: "a", path: nil, status: .passed)])
        #expect(GoldenReport.merged([report, other]).report?.cases.first?.name == "a")
        #expect(GoldenReport.merged([report, report]).doubled == "forms/login")
    }
}
