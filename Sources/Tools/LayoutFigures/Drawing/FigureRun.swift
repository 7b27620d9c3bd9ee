// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
package import LayoutRuns

/// Makes the pictures of pages and keeps their references right, or checks that nothing of it would change.
package struct FigureRun: Sendable {
    package enum Mode: Sendable { case write, check }

    package let mode: Mode
    package let report: ReportSelection
    /// Whether something else says what is written.
    let isSilent: Bool
    package let files: FileAccess

    package init(_ mode: Mode, report: ReportSelection, isSilent: Bool = false, files: FileAccess) {
        self.mode = mode
        self.report = report
        self.isSilent = isSilent
        self.files = files
    }

    /// - Returns: the files that each page's figures were made from.
    @discardableResult
    package func process(
        _ pages: [FigurePlan.Page], _ pipelines: PipelinePool, by scheduling: some InputScheduling,
        into told: inout RunReport
    ) -> [[String]] {
        var sources: [[String]] = []
        scheduling.process(pages.map(\.file.path)) {
            let lease = pipelines.lease()
            return { index in
                switch lease.pipeline {
                case .success(let pipeline): self.outcome(of: pages[index], at: index, pipeline)
                case .failure(let fault): InputOutcome(fault)
                }
            }
        } deliver: { outcome in
            sources.append(outcome.sources)
            told.carryOut(outcome)
        }
        return sources
    }

    /// Pictures that figures no longer need; a check names them.
    package func unusedPictures(of plan: FigurePlan) -> [String] {
        mode == .check && plan.faults.isEmpty ? plan.unusedPictures(in: files.system) : []
    }

    private func outcome(of page: FigurePlan.Page, at index: Int, _ pipeline: LayoutPipeline) -> InputOutcome {
        var outcome = InputOutcome(sources: [page.file.path])
        if !page.diagnostics.isEmpty {
            outcome.steps.append(.findings(page.diagnostics, page.file.page.source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        }
        let changes = FigureChanges(
            page: page.file.path, mode: mode, root: files.allowsOutside ? nil : page.file.root, isSilent: isSilent)
        var texts: [FigurePage.FigureText?] = []
        var told: Set<SourcedDiagnostic> = []
        for figure in page.figures {
            guard let figure else {
                texts.append(nil)
                continue
            }
            var inner = InputOutcome()
            let drawing = FigureDrawing(figure: figure, file: page.file, report: report, files: files)
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
        let read = page.file.page.source.bytes
        if bytes != read { changes.add(page: bytes, from: read, &outcome) }
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
