// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension ConsoleLog {
    /// Every report in plain words, with a heading where there are several.
    package var text: String {
        unescapedText.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.safe(String($0)) }
            .joined(separator: "\n")
    }

    private var unescapedText: String {
        if reports.isEmpty { return "" }
        if reports.count == 1 { return reports[0].explanation }
        return reports.enumerated().map { index, report in
            "Report \(index + 1) of \(reports.count)\n\n\(report.explanation)"
        }.joined(separator: "\n")
    }
}
