// SPDX-License-Identifier: Apache-2.0
package import AutoLayout

extension LayoutJob {
    /// Processes inputs, and carries out what they lead to.
    ///
    /// - Parameters:
    ///   - pipelines: where each thread takes one.
    ///   - sheets: collects pictures that share a sheet.
    /// - Returns: the files that each input's outcome was made from.
    @discardableResult
    package func process(
        _ inputs: [String], _ pipelines: PipelinePool, by scheduling: some InputScheduling, sheets: SheetWork? = nil,
        into told: inout RunReport, _ body: @escaping Body
    ) -> [[String]] {
        var sources: [[String]] = []
        var panels: [SheetPanel] = []
        let clock = files.clock
        var job = self
        job.scenes = scenes.compiling(inputs, in: files)
        scheduling.process(inputs) { [job] in
            var start = StageTimings()
            let lease = clock.time(&start[.start]) { pipelines.lease() }
            return { index in
                switch lease.pipeline {
                case .success(let pipeline):
                    var outcome = job.outcome(of: inputs[index], at: index, pipeline, body)
                    outcome.timings.add(start)
                    start = StageTimings()
                    return outcome
                case .failure(let fault): return InputOutcome(fault)
                }
            }
        } deliver: { outcome in
            sources.append(outcome.sources)
            panels += outcome.panels
            told.carryOut(outcome)
        }
        // Without fonts, every input has reported it.
        if let sheets, case .success(let pipeline) = pipelines.lease().pipeline {
            told.carryOut(sheets.outcome(of: panels, pipeline))
        }
        return sources
    }
}
