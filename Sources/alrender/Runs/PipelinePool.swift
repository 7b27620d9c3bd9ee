// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import FontFiles
import Synchronization

/// Pipelines that threads take and give back: those of one round of `--watch` serve the next one. A new pipeline opens fonts again, and
/// Pango 1.50 never releases the list of fonts that it was given.
final class PipelinePool: Sendable {
    private let limits: LayoutLimits
    private let idle = Mutex(Idle())

    /// A pipeline is used by the thread that has taken it alone.
    private struct Idle: @unchecked Sendable {
        var pipelines: [LayoutPipeline] = []
    }

    init(limits: LayoutLimits) { self.limits = limits }

    /// Of one thread; the pipeline goes back with it.
    final class Lease {
        let pipeline: Result<LayoutPipeline, FontFault>
        private let pool: PipelinePool

        fileprivate init(_ pipeline: Result<LayoutPipeline, FontFault>, of pool: PipelinePool) {
            self.pipeline = pipeline
            self.pool = pool
        }

        deinit {
            guard case .success(let pipeline) = pipeline else { return }
            let returned = Idle(pipelines: [pipeline])
            pool.idle.withLock { $0.pipelines += returned.pipelines }
        }
    }

    func lease() -> Lease {
        let taken = idle.withLock { idle in Idle(pipelines: idle.pipelines.popLast().map { [$0] } ?? []) }
        if let pipeline = taken.pipelines.first { return Lease(.success(pipeline), of: self) }
        return Lease(LayoutPipeline.forCommandLine(limits: limits), of: self)
    }
}
