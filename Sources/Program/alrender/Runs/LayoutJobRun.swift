// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutRuns
import SourceLocations

/// One run of the program over its inputs: solves each, and reports the diagnostics.
struct LayoutJobRun {
    let job: LayoutJob
    let report: ReportArguments
    let limits: LimitArguments
    var diagnosticStream = RunReport.DiagnosticStream.standardError
    /// What columns of diagnostics count.
    var columnUnit = ColumnUnit.characters
    /// Collects pictures that share a sheet.
    var sheets: SheetWork?

    /// Solves every input in every variant, and carries out what `body` makes of it; repeatedly if watching.
    ///
    /// - Parameter expansion: the files that inputs mean.
    func run(
        _ inputs: [String], expansion: @escaping ([String]) -> FoundFiles = { FoundFiles(paths: $0) },
        _ body: @escaping LayoutJob.Body
    ) throws {
        let found = expansion(inputs)
        try checkUsage(found.paths)
        var told = runReport
        told.carryOut(found.outcome)
        let pipelines = PipelinePool(limits: limits.limits)
        if report.watch, !found.paths.isEmpty {
            return try watch(Watch(inputs: inputs, expansion: expansion), pipelines, body)
        }
        process(found.paths, pipelines, into: &told, body)
        try told.end()
    }

    /// Only those of several inputs that a change concerns are processed again, unless they share a sheet.
    private func watch(_ watch: Watch, _ pipelines: PipelinePool, _ body: @escaping LayoutJob.Body) throws {
        var sources: [String: [String]] = [:]
        try watch.run { files, changed in
            var told = runReport
            told.announces = true
            let inputs = files.filter { input in
                guard let changed, sheets == nil else { return true }
                return (sources[input] ?? [input]).contains(where: changed.contains)
            }
            let found = process(inputs, pipelines, into: &told, body)
            for (input, files) in zip(inputs, found) { sources[input] = files }
            // An invalid document is reported and watched like any other.
            _ = told.finish()
            return WatchRound(sources: found.flatMap { $0 }, written: told.written)
        }
    }

    @discardableResult
    private func process(
        _ inputs: [String], _ pipelines: PipelinePool, into told: inout RunReport, _ body: @escaping LayoutJob.Body
    ) -> [[String]] {
        let timer = InputTimer(limits.timeLimit, report: diagnosticReport, stream: diagnosticStream)
        return job.process(
            inputs, pipelines, by: InputScheduler(threads: report.jobs.count, timer: timer), sheets: sheets,
            into: &told,
            body)
    }

    /// Refuses what the options and the inputs cannot mean together.
    private func checkUsage(_ inputs: [String]) throws {
        let standardInputs = inputs.count { $0 == "-" }
        if report.watch, standardInputs > 0 {
            throw ValidationError("--watch cannot watch standard input: remove the input '-'")
        }
        if standardInputs > 1 { throw ValidationError("standard input can be read only once: remove one '-'") }
        let interfaces = inputs.map(job.path).count(where: InterfaceBuilderInput.isInterfaceBuilder)
        let swiftFiles = inputs.count(where: SwiftSelection.isSwift)
        try job.scenes.check(isOfInterfaceBuilder: interfaces > 0)
        try job.scenes.swift?.check(isOfSwiftFiles: swiftFiles > 0)
        try job.variants.check(isOfDocuments: inputs.isEmpty || interfaces + swiftFiles < inputs.count)
    }

    private var diagnosticReport: DiagnosticReport {
        var result = report.diagnosticReport(diagnosticStream)
        result.columnUnit = columnUnit
        return result
    }

    private var runReport: RunReport {
        RunReport(
            diagnosticReport, stream: diagnosticStream, timings: report.timings ? .standardError : .nowhere)
    }
}
