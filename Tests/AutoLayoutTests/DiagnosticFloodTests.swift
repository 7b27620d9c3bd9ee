// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import AutoLayout

struct DiagnosticFloodTests {
    @Test func `Of very many diagnostics the most severe are shown`() {
        let source = SourceText(name: "f", String(repeating: "x", count: 400))
        var findings = (0..<300).map {
            Diagnostic(DiagnosticCode("w"), .warning, "warning \($0)", at: SourceRange($0, $0 + 1))
        }
        findings.append(Diagnostic(DiagnosticCode("e"), .error, "the error", at: SourceRange(350, 351)))
        findings.append(Diagnostic(.tooManyFindings, .note, "7 more diagnostics are left out"))
        let text = DiagnosticReport.text(findings, in: source, format: .human)
        #expect(text.contains("the error"))
        #expect(text.contains("7 more diagnostics are left out"))
        #expect(text.contains("202 more diagnostics are not shown"))
        #expect(text.split(separator: "\n").filter { $0.contains("warning:") }.count == 98)
        let all = DiagnosticReport.text(findings, in: source, format: .short)
        #expect(all.split(separator: "\n").count == 302)
    }

    @Test func `What all instances of a component have is shown once`() {
        let source = SourceText(name: "f", "0123456789")
        let findings = (0..<7).flatMap { cell in
            ["title", "value"].enumerated().map { index, name in
                Diagnostic(
                    DiagnosticCode("w"), .warning, "'\(name)' of \(cell)", at: SourceRange(index, index + 1),
                    views: ["list[0].cell[\(cell)].\(name)"])
            }
        }
        let text = DiagnosticReport.text(findings, in: source, format: .human)
        #expect(text.split(separator: "\n").filter { $0.contains("warning:") }.count == 2)
        let others = (1...4).map { "list[0].cell[\($0)]" }.joined(separator: ", ")
        #expect(text.contains("'value' of 0 [w]") && text.contains("= note: also in \(others) and 2 more\n"))
        #expect(DiagnosticReport.text(findings, in: source, format: .short).split(separator: "\n").count == 14)
    }
}
