// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// The natural size and baselines of a view, measured by the view itself.
package struct LiveContent: Hashable, Sendable {
    package var size: IntrinsicContentSize
    /// Distances at the natural height; nil for a view without baselines of its own.
    package var baselines: BaselineOffsets?
    /// Whether its one line of text, and with it the baseline, stays in the vertical middle.
    package var centersText: Bool

    package init(
        size: IntrinsicContentSize = .noMetric, baselines: BaselineOffsets? = nil, centersText: Bool = false
    ) {
        self.size = size
        self.baselines = baselines
        self.centersText = centersText
    }
}
