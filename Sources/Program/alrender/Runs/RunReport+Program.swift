// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import FontFiles
import LayoutRuns

extension RunReport {
    /// A report on the standard streams.
    init(
        _ diagnostics: DiagnosticReport, stream: DiagnosticStream = .standardError, timings: TimingsPlace = .nowhere
    ) {
        self.init(diagnostics, stream: stream, timings: timings, in: .program(), console: Terminal())
    }

    /// Prints what waits for the end of the run, and ends the program unless the status is 0.
    mutating func end() throws {
        let status = finish()
        if status != .done { throw ExitCode(status.rawValue) }
    }
}

extension LayoutPipeline {
    /// With the fonts of the system's packages and a clock that runs. Without the fonts the program cannot run: it
    /// reports which package is missing.
    static func forCommandLine(limits: LayoutLimits = .standard) -> Result<LayoutPipeline, FontFault> {
        Result { () throws(FontFault) in try LayoutPipeline(clock: Terminal.clock, limits: limits) }
    }

    /// A pipeline for a command that does nothing without one.
    static func required(limits: LayoutLimits = .standard) throws(FileFault) -> LayoutPipeline {
        switch forCommandLine(limits: limits) {
        case .success(let made): return made
        case .failure(let fault): throw FileFault("", reason: fault.message, status: .noInput)
        }
    }
}

extension PipelinePool {
    convenience init(limits: LayoutLimits) { self.init { LayoutPipeline.forCommandLine(limits: limits) } }
}
