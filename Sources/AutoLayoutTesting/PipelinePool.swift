// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import FontFiles
import Synchronization

/// Tests run on several threads, and each needs a pipeline of its own; those that are free are kept for the next test.
final class PipelinePool: Sendable {
    static let shared = PipelinePool()

    /// Used by one thread at a time: the one that took it out of the pool.
    private final class Box: @unchecked Sendable {
        let pipeline: LayoutPipeline

        init(_ pipeline: LayoutPipeline) { self.pipeline = pipeline }
    }

    private let free = Mutex<[Box]>([])

    func use(_ body: (LayoutPipeline) -> Void) throws(FontFault) {
        let kept = free.withLock { $0.popLast() }
        let box: Box
        if let kept { box = kept } else { box = Box(try LayoutPipeline()) }
        body(box.pipeline)
        free.withLock { $0.append(box) }
    }
}
