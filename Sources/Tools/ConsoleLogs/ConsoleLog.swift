// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import SourceLocations

/// What a pasted console log says about layouts.
package struct ConsoleLog: Sendable {
    /// Conflicts.
    package var reports: [ExplainedReport] = []
    /// Everything else, in the order of the log.
    package var messages: [LayoutMessage] = []
    /// What could not be read.
    package var diagnostics: [Diagnostic] = []

    package init() {}

    package init(_ source: SourceText) {
        let text = PastedText(source)
        if !text.isWhole {
            diagnostics.append(
                Diagnostic(
                    .logTooLong, .warning,
                    "only the first \(PastedText.largestSize >> 20) MB of the log's lines about layouts were read",
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
        messages = MessageScanner.messages(in: text)
        if let trace = AmbiguityTrace.message(in: text) { messages.append(trace) }
        messages.sort { $0.source.lowerBound < $1.source.lowerBound }
        let loose = lists.flatMap(\.members)
        if reports.isEmpty, messages.isEmpty {
            messages = lists.filter { $0.members.count > 1 && $0.members.allSatisfy { $0.equation != nil } }.map {
                ConstraintDump($0).message
            }
        }
        if !reports.isEmpty {
            diagnostics += lists.filter { $0.members.count > 1 }.map {
                Diagnostic(
                    .noConflictReport, .warning, "this list is not a conflict report" + Self.state(of: $0.members),
                    at: $0.source)
            }
        } else if messages.isEmpty {
            diagnostics += loose.filter { $0.equation == nil }.map(Self.unreadable)
            diagnostics.append(
                Diagnostic(
                    .noConflictReport, .warning, "there is no conflict report in this text" + Self.state(of: loose),
                    fixes: [
                        .init(
                            "paste everything from \"Unable to simultaneously satisfy constraints\" to the broken constraint"
                        )
                    ]))
        }
    }

    /// Each conflict and message as a diagnostic of the log, for programs that read such: a conflict that is repeated once.
    package var findings: [Diagnostic] {
        var told: Set<String> = []
        var findings: [(place: Int, finding: Diagnostic)] = []
        for report in reports where told.insert(report.explanation).inserted {
            let source = report.report.source
            let finding = Diagnostic(.conflictInLog, .error, DisplayText.safe(report.headline), at: source)
            findings.append((source.lowerBound, finding))
        }
        for message in messages {
            let finding = Diagnostic(.layoutMessage, .warning, DisplayText.safe(message.headline), at: message.source)
            findings.append((message.source.lowerBound, finding))
        }
        return findings.sorted { $0.place < $1.place }.map(\.finding)
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
    static let conflictInLog = DiagnosticCode("conflict-in-log")
    static let layoutMessage = DiagnosticCode("layout-message")
    static let cutLogConstraint = DiagnosticCode("cut-log-constraint")
    static let unreadableLogConstraint = DiagnosticCode("unreadable-log-constraint")
    static let logTooLong = DiagnosticCode("log-too-long")
}
