// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON

extension GoldenReport {
    /// The XML that continuous integration reads: a test suite for each folder of layouts.
    package var junit: String {
        var suites: [(name: String, cases: [Case])] = []
        for item in cases {
            let folder = item.name.split(separator: "/").dropLast().joined(separator: "/")
            let name = folder.isEmpty ? "layouts" : folder
            if let index = suites.firstIndex(where: { $0.name == name }) {
                suites[index].cases.append(item)
            } else {
                suites.append((name, [item]))
            }
        }
        let failed = count(.failed)
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"alrender\" tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"\(count(.error))\">",
        ]
        for suite in suites {
            let failures = suite.cases.count { $0.status == .failed }
            let errors = suite.cases.count { $0.status == .error }
            lines.append(
                "  <testsuite name=\"\(Self.attribute(suite.name))\" tests=\"\(suite.cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\">"
            )
            lines += suite.cases.map { Self.element($0, note: note(on: $0), suite: suite.name) }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
    }

    private static func element(_ item: Case, note: Note?, suite: String) -> String {
        let name = item.name.split(separator: "/").last.map(String.init) ?? item.name
        var start = "    <testcase name=\"\(Self.attribute(name))\" classname=\"\(Self.attribute(suite))\""
        for (key, value) in item.place where key != "col" { start += " \(key)=\"\(Self.attribute(value))\"" }
        if let milliseconds = item.milliseconds {
            start += " time=\"\(JSONOutput.reportText(of: milliseconds / 1000))\""
        }
        let output = note.map { "<system-out>\(text(of: $0.lines))</system-out>" } ?? ""
        guard item.status == .failed || item.status == .error else {
            return output.isEmpty ? start + "/>" : start + ">\(output)</testcase>"
        }
        let element = item.status == .failed ? "failure" : "error"
        let message = Self.attribute(item.lines.first ?? "failed")
        return start + "><\(element) message=\"\(message)\">\(text(of: item.lines))</\(element)>\(output)</testcase>"
    }

    private static func text(of lines: [String]) -> String {
        lines.map { XMLText.content(DisplayText.safe($0)) }.joined(separator: "\n")
    }

    private static func attribute(_ text: String) -> String { XMLText.attribute(DisplayText.safe(text)) }
}
