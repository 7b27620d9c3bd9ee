// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutFigures
import LayoutGoldens
import LayoutModel
import LayoutRendering
import LayoutScene
import SourceLocations

/// Makes the pictures of pages and keeps their references right, or checks that nothing of it would change.
struct FigureRun: Sendable {
    enum Mode: Sendable { case write, check }

    let mode: Mode
    let report: ReportArguments
    let limits: LimitArguments
    let files: FileArguments

    func run(_ plan: FigurePlan) throws {
        var told = runReport
        told.carryOut(FoundFiles(faults: plan.faults).outcome)
        carryOut(plan.pages, into: &told)
        if mode == .check, plan.faults.isEmpty {
            for path in plan.unusedPictures {
                Terminal.say("note: \(DisplayText.safe(path)) was made for a figure that these pages no longer have\n")
            }
        }
        try told.finish()
    }

    /// Draws the figures of the pages that a change concerns, until the user ends it.
    func watch(_ watch: Watch, _ plan: () -> FigurePlan) throws {
        var sources: [String: [String]] = [:]
        try watch.run { _, changed in
            var told = runReport
            told.announces = true
            let plan = plan()
            // Faults of folders are reported when they change.
            let faults = plan.faults.filter { changed?.contains($0.path) ?? true }
            told.carryOut(FoundFiles(faults: faults).outcome)
            let pages = plan.pages.filter { page in
                guard let changed else { return true }
                return (sources[page.file.path] ?? [page.file.path]).contains(where: changed.contains)
            }
            let found = carryOut(pages, into: &told)
            for (page, files) in zip(pages, found) { sources[page.file.path] = files }
            try? told.finish()
            return Watch.Round(sources: found.flatMap { $0 }, written: told.written)
        }
    }

    private var runReport: RunReport {
        RunReport(report.diagnosticReport(.standardError), timings: report.timings ? .standardError : .nowhere)
    }

    /// - Returns: the files that each page's figures were made from.
    @discardableResult
    private func carryOut(_ pages: [FigurePlan.Page], into told: inout RunReport) -> [[String]] {
        var sources: [[String]] = []
        let timer = InputTimer(
            limits.timeLimit, report: report.diagnosticReport(.standardError), stream: .standardError)
        let limits = limits.limits
        OrderedWork.run(count: pages.count, threads: report.jobs.count) {
            let pipeline = LayoutPipeline.forCommandLine(limits: limits)
            return { index in
                switch pipeline {
                case .success(let pipeline):
                    timer.timing(pages[index].file.path, at: index) {
                        self.outcome(of: pages[index], at: index, pipeline)
                    }
                case .failure(let fault): InputOutcome(steps: [.obstacle(fault.message)], status: .noInput)
                }
            }
        } deliver: { outcome in
            sources.append(outcome.sources)
            timer.printing { told.carryOut(outcome) }
        }
        return sources
    }

    private func outcome(of page: FigurePlan.Page, at index: Int, _ pipeline: LayoutPipeline) -> InputOutcome {
        var outcome = InputOutcome(sources: [page.file.path])
        if !page.diagnostics.isEmpty {
            outcome.steps.append(.findings(page.diagnostics, page.file.page.source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        }
        let changes = FigureChanges(page: page.file.path, mode: mode, isSilent: report.watch)
        var texts: [FigurePage.FigureText?] = []
        var told: Set<SourcedDiagnostic> = []
        for figure in page.figures {
            guard let figure else {
                texts.append(nil)
                continue
            }
            var inner = InputOutcome()
            let drawing = FigureDrawing(figure: figure, file: page.file, report: report, limits: limits, files: files)
            let result = drawing.result(at: index, pipeline, &inner)
            inner.steps = inner.steps.compactMap { step in
                guard case .findings(let diagnostics, let source, let run) = step else { return step }
                let news = diagnostics.filter { told.insert(SourcedDiagnostic($0, source.name)).inserted }
                return news.isEmpty ? nil : .findings(news, source, run)
            }
            outcome.steps += inner.steps
            outcome.status.worsen(to: inner.status)
            outcome.timings.add(inner.timings)
            outcome.sources += inner.sources.filter { !outcome.sources.contains($0) }
            texts.append(result?.text)
            guard let result, !figure.isShared else { continue }
            let place = page.file.page.source.position(of: figure.request.place.lowerBound)
            for picture in result.pictures { changes.add(picture, line: place.line, &outcome) }
        }
        let bytes = page.file.page.bytes(with: texts)
        if bytes != page.file.page.source.bytes { changes.add(page: bytes, &outcome) }
        return outcome
    }

    /// A diagnostic of a file, however many figures have it.
    private struct SourcedDiagnostic: Hashable {
        var diagnostic: Diagnostic
        var file: String

        init(_ diagnostic: Diagnostic, _ file: String) {
            self.diagnostic = diagnostic
            self.diagnostic.contexts = []
            self.file = file
        }
    }
}
