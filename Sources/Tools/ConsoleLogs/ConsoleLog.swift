// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import SourceLocations

/// The conflict reports of a pasted console log.
package struct ConsoleLog: Sendable {
    package var reports: [ExplainedReport] = []
    /// What could not be read.
    package var diagnostics: [Diagnostic] = []

    package init() {}

    package init(_ source: SourceText) {
        let text = PastedText(source)
        if source.bytes.count > PastedText.largestSize {
            diagnostics.append(
                Diagnostic(
                    .logTooLong, .warning, "only the first \(PastedText.largestSize >> 20) MB of the log were read",
                    fixes: [.init("paste the report alone")]))
        }
        var lists: [ConflictReport] = []
        for (report, frame) in ReportCollector.reports(of: text) {
            let explained = ExplainedReport(report)
            // Printed constraints of a layout that holds are not a report.
            if frame != .sentences, !explained.isPartOfReport(isWholeList: frame == .brackets) {
                lists.append(report)
                continue
            }
            reports.append(explained)
            diagnostics += report.members.filter { $0.equation == nil }.map(Self.unreadable)
        }
        let loose = lists.flatMap(\.members)
        if !reports.isEmpty {
            diagnostics += lists.filter { $0.members.count > 1 }.map {
                Diagnostic(
                    .noConflictReport, .warning, "this list is not a conflict report" + Self.state(of: $0.members),
                    at: $0.source)
            }
        } else {
            diagnostics += loose.filter { $0.equation == nil }.map(Self.unreadable)
            let ambiguous = AmbiguityTrace(source).items
            diagnostics.append(
                Diagnostic(
                    .noConflictReport, .warning,
                    "there is no conflict report in this text" + Self.state(of: loose) + Self.state(of: ambiguous),
                    fixes: [
                        .init(
                            ambiguous.isEmpty
                                ? "paste everything from \"Unable to simultaneously satisfy constraints\" to the broken constraint"
                                : "ambiguous views have too few constraints: see 'alrender explain ambiguous-layout'")
                    ]))
        }
    }

    /// What is said of constraints that are not part of a report.
    private static func state(of loose: [LoggedConstraint]) -> String {
        let readable = loose.count { $0.equation != nil }
        switch loose.count {
        case 0: return ""
        case 1: return ": it has one constraint"
        case readable: return ": its \(readable) constraints can all hold"
        default: return ": \(readable) of its \(loose.count) constraints can be read, without a conflict among them"
        }
    }

    /// What is said of views that a trace marks as ambiguous.
    private static func state(of ambiguous: [String]) -> String {
        guard let first = ambiguous.first else { return "" }
        let others = ambiguous.count > 1 ? " and \(ambiguous.count - 1) more" : ""
        return ", but a trace of views: the layout of \(DisplayText.safe(first))\(others) is ambiguous"
    }

    private static func unreadable(_ constraint: LoggedConstraint) -> Diagnostic {
        constraint.isCut
            ? Diagnostic(.cutLogConstraint, .note, "this constraint is cut off", at: constraint.source)
            : Diagnostic(
                .unreadableLogConstraint, .warning, "this constraint cannot be read", at: constraint.source,
                fixes: [
                    .init(
                        "expected a drawing such as H:|-(8)-[UILabel:0x1], or an equation such as UILabel:0x1.width == 44"
                    )
                ])
    }
}

extension ExplainedReport {
    /// Whether a list without the sentences around it comes from a report: it conflicts, or what it leaves open decides that, or
    /// the paste ends in the middle of it.
    fileprivate func isPartOfReport(isWholeList: Bool) -> Bool {
        let members = report.members
        if members.contains(where: \.isNoReportMember) { return false }
        if smallest != nil || isWholeList && dependsOnUnprinted { return true }
        return members.count > 1 && members.contains(where: \.isCut)
    }
}

extension LoggedConstraint {
    /// Members of a report are required and active.
    fileprivate var isNoReportMember: Bool { isInactive || priority != nil }
}

extension DiagnosticCode {
    static let noConflictReport = DiagnosticCode("no-conflict-report")
    static let cutLogConstraint = DiagnosticCode("cut-log-constraint")
    static let unreadableLogConstraint = DiagnosticCode("unreadable-log-constraint")
    static let logTooLong = DiagnosticCode("log-too-long")
}
