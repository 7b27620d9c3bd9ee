// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import ConsoleLogs
import LayoutDiagnostics
import LayoutMarks
import LayoutRendering
package import LayoutRuns
import LayoutScene
package import SourceLocations

/// Explains the conflict reports of a console log, and draws them or writes them as layout documents.
package struct LogExplanation {
    package let source: SourceText
    /// The format of the explanation; nil = each conflict and message of the log is a diagnostic instead.
    package let format: ExplanationFormat?
    /// Paths of pictures and layout documents; `{report}` is the number of a report.
    package let outputs: [String]
    package let picture: ExplanationPicture
    package let pipeline: () throws(FileFault) -> LayoutPipeline

    /// - Parameter pipeline: made where a report is drawn.
    package init(
        _ source: SourceText, format: ExplanationFormat?, outputs: [String], picture: ExplanationPicture,
        pipeline: @escaping () throws(FileFault) -> LayoutPipeline
    ) {
        self.source = source
        self.format = format
        self.outputs = outputs
        self.picture = picture
        self.pipeline = pipeline
    }

    package func explain(_ outcome: inout InputOutcome) {
        let log = ConsoleLog(source)
        let findings = format == nil ? log.diagnostics + log.findings : log.diagnostics
        if !findings.isEmpty { outcome.steps.append(.findings(findings, source, nil)) }
        switch format {
        case nil: break
        case .json: outcome.printProduct(log.json.text + "\n")
        case .txt: outcome.printProduct(log.text)
        }
        for path in outputs { write(log, to: path, &outcome) }
    }

    private func write(_ log: ConsoleLog, to path: String, _ outcome: inout InputOutcome) {
        let reports = log.reports.enumerated().filter { !$0.element.report.members.isEmpty }
        if reports.isEmpty { outcome.complain("\(path) was not written: there is no report to draw", .noInput) }
        let isTold = path.contains("{report}")
        for (index, report) in isTold ? Array(reports) : Array(reports.prefix(1)) {
            let target = path.split(separator: "{report}", omittingEmptySubsequences: false).joined(
                separator: "\(index + 1)")
            do throws(FileFault) {
                outcome.steps.append(
                    .file(path: target, try bytes(of: report, for: target), directory: .fault))
            } catch {
                outcome.complain(error)
            }
        }
        if reports.count > 1, !isTold {
            outcome.steps.append(
                .complaint("\(path) shows the first of \(reports.count) reports; write {report} in the path for all"))
        }
    }

    private func bytes(of report: ExplainedReport, for path: String) throws(FileFault) -> [UInt8] {
        let format = OutputFormat(path: path)
        guard let rendering = format?.picture else { return Array(RebuiltLayout(report).text.utf8) }
        // What the log leaves open is filled in, and not drawn.
        let layout = RebuiltLayout(report, isOnlyConflict: true)
        let pipeline = try pipeline()
        var run = pipeline.solve(SourceText(name: "console log", layout.text), options: picture.readOptions)
        // Advice would be about what a log leaves open.
        run.advice = .faults
        var timings = run.timings
        var options = picture.applied(to: SceneOptions(showsSummary: false), fileName: "console log")
        options.constraints = (0..<layout.memberCount).compactMap { run.document?.constraintName(at: $0) }
        guard let scene = pipeline.draw(run, options: options, timings: &timings)
        else {
            let error = run.diagnostics.first { $0.severity == .error }
            throw FileFault(
                path, reason: "the report cannot be drawn" + (error.map { ": \($0.message)" } ?? ""),
                status: error == nil ? .internalError : .errorDiagnostic)
        }
        return try FileFault.drawing(path) { () throws(RenderingFault) in
            try pipeline.encode(scene, as: rendering, timings: &timings)
        }
    }
}
