// SPDX-License-Identifier: Apache-2.0
package import AutoLayout

/// Reads and solves the inputs of a run.
package protocol GoldenLayoutReader: Sendable {
    /// - Parameter isSelected: whether a variant or scene is judged; others need not be solved.
    func layouts(
        of input: GoldenInput, selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) throws(GoldenFault) -> GoldenLayouts
}

/// What an input holds.
package enum GoldenLayouts: Sendable {
    /// Errors, and no layout.
    case invalid(LayoutRun)
    /// In the order of the input.
    ///
    /// - Parameter isComplete: false if only some of its layouts were requested.
    case solved([GoldenLayout], isComplete: Bool)
    /// There is no layout to judge, for this reason.
    case missing(String)
}

/// A solved document in one of its variants, or a solved scene.
package struct GoldenLayout: Sendable {
    /// See ``GoldenCase/variant``.
    package var variant: String?
    package var run: LayoutRun

    package init(variant: String?, run: LayoutRun) {
        self.variant = variant
        self.run = run
    }
}
