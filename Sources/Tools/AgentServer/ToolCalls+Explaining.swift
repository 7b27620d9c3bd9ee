// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import DiagnosticPages
import LayoutExplanations
import LayoutRuns
import SourceLocations

extension ToolCalls {
    func explain(_ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        let console = ToolConsole()
        var report = RunReport(DiagnosticReport(.human), in: files, console: console)
        let lease = pipelines.lease()
        let pipeline = try pipeline(of: lease)
        if let code = arguments[.code] {
            guard let page = DiagnosticPages.page(of: code) else {
                throw UsageFault("there is no diagnostic '\(code)'\(DiagnosticPages.suggestion(for: code))")
            }
            var result = ToolResult()
            result.contents.append(.text(CodeExplanation(format: .txt, pipeline: pipeline).text(of: page)))
            return result
        }
        let input = try input(arguments) { text in
            "{<".contains(text.first { !$0.isWhitespace } ?? " ") ? Self.name(of: text) : "log.txt"
        }
        if SwiftSelection.isSwift(input.path) { throw UsageFault("'explain' does not read Swift files") }
        var outcome = InputOutcome()
        if let source = outcome.source(input.path, in: input.files) {
            do throws(FileFault) {
                try explain(source, arguments, input.files, pipeline, &outcome)
            } catch {
                outcome.complain(error)
            }
        }
        report.carryOut(outcome)
        let status = report.finish()
        // The call succeeds if it explains a conflict.
        return result(console, status, isErrorBy: console.product.isEmpty ? .errorDiagnostic : .usage)
    }

    private func explain(
        _ source: SourceText, _ arguments: ToolArguments, _ files: FileAccess, _ pipeline: LayoutPipeline,
        _ outcome: inout InputOutcome
    ) throws(FileFault) {
        switch try ExplainedInput(source) {
        case .document:
            DocumentExplanation(
                source: source, input: source.name, value: arguments[.value], format: .txt, outputs: [],
                picture: ExplanationPicture(), scenes: scenes(arguments), files: files, pipeline: pipeline
            ).explain(&outcome)
        case .log, .utf16Log:
            LogExplanation(source, format: .txt, outputs: [], picture: ExplanationPicture()) { pipeline }
                .explain(&outcome)
        }
    }
}
