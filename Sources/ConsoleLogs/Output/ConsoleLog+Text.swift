// SPDX-License-Identifier: Apache-2.0
extension ConsoleLog {
    /// Every report in plain words, with a heading where there are several.
    package var text: String {
        if reports.isEmpty { return "" }
        if reports.count == 1 { return reports[0].explanation }
        return reports.enumerated().map { place, report in
            "Report \(place + 1) of \(reports.count)\n\n\(report.explanation)"
        }.joined(separator: "\n")
    }
}
