// SPDX-License-Identifier: Apache-2.0
package import FontFiles
internal import Synchronization

/// Pipelines that threads take and give back: those of one round of `--watch` serve the next one. A new pipeline opens fonts again, and
/// Pango 1.50 never releases the list of fonts that it was given.
package final class PipelinePool: Sendable {
    private let make: @Sendable () -> Result<LayoutPipeline, FontFault>
    private let idle = Mutex(Idle())

    /// A pipeline is used by the thread that has taken it alone.
    private struct Idle: @unchecked Sendable {
        var pipelines: [LayoutPipeline] = []
    }

    /// - Parameter make: makes a pipeline when none is idle, on the thread that needs it.
    package init(_ make: @escaping @Sendable () -> Result<LayoutPipeline, FontFault>) { self.make = make }

    /// The pipelines of documents that a program solves by itself, with Debian's fonts.
    package static let shared = PipelinePool { Result { () throws(FontFault) in try LayoutPipeline() } }

    func withPipeline<Value>(
        _ body: (LayoutPipeline) throws(LayoutError) -> Value
    ) throws(LayoutError) -> Value {
        let lease = lease()
        defer { withExtendedLifetime(lease) {} }
        switch lease.pipeline {
        case .success(let pipeline): return try body(pipeline)
        case .failure(let fault): throw .missingFonts(fault.message)
        }
    }

    /// A pipeline in use by one thread; it returns to the pool with the lease.
    package final class Lease {
        package let pipeline: Result<LayoutPipeline, FontFault>
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

    package func lease() -> Lease {
        let taken = idle.withLock { idle in Idle(pipelines: idle.pipelines.popLast().map { [$0] } ?? []) }
        return Lease(taken.pipelines.first.map(Result.success) ?? make(), of: self)
    }
}
