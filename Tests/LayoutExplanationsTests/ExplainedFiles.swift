// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutDiagnostics
import LayoutExplanations
import LayoutRuns
import RunTestSupport

/// Files in memory that are explained.
struct ExplainedFiles {
    struct Outcome {
        /// The exit status of the program.
        var status: Int32
        var text: String
        var errors: String

        var output: Data { Data(text.utf8) }
    }

    let files = MemoryFiles()

    /// Adds a file of the package's samples.
    func sample(_ path: String) throws -> String {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return write(try String(contentsOf: package.appending(path: path), encoding: .utf8), to: path)
    }

    func write(_ text: String, to name: String) -> String {
        files[name] = text
        return name
    }

    /// What `explain` prints of a file.
    ///
    /// - Parameters:
    ///   - value: `view.attribute`; nil for the conflicts.
    ///   - outputs: paths of pictures and layout documents.
    func explain(
        _ input: String, _ value: String? = nil, format: ExplanationFormat = .txt, outputs: [String] = [],
        picture: ExplanationPicture = ExplanationPicture()
    ) throws -> Outcome {
        let access = FileAccess(files)
        let console = KeptConsole()
        var report = RunReport(DiagnosticReport(.human), in: access, console: console)
        var outcome = InputOutcome()
        if let source = outcome.source(input, in: access) {
            let pipeline = try LayoutPipeline()
            switch try ExplainedInput(source) {
            case .document:
                DocumentExplanation(
                    source: source, input: input, value: value, format: format, outputs: outputs, picture: picture,
                    scenes: SceneSelection(), files: access, pipeline: pipeline
                ).explain(&outcome)
            case .log, .utf16Log:
                LogExplanation(source, format: format, outputs: outputs, picture: picture) { pipeline }
                    .explain(&outcome)
            }
        }
        report.carryOut(outcome)
        return Outcome(status: report.finish().rawValue, text: console.product, errors: console.messages)
    }
}
