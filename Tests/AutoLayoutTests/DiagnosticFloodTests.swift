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
}
