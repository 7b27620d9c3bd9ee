// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
package import LayoutModel

extension SolvedView {
    /// Where a baseline is, from the edge or centre of the alignment rectangle that it keeps its distance from; points.
    ///
    /// - Parameter isFirst: that of the first line; otherwise that of the last one.
    package func baseline(isFirst: Bool) -> (edge: LayoutAttribute, distance: Double) {
        let rect = alignmentRect
        let (edge, origin): (LayoutAttribute, Double) =
            centersBaseline ? (.centerY, rect.midY) : isFirst ? (.top, rect.minY) : (.bottom, rect.maxY)
        return (edge, ((isFirst ? firstBaseline : lastBaseline) ?? origin) - origin)
    }
}

extension Document {
    /// Whether the system places the baselines of a view at a distance, and does not take them from subviews.
    func hasOwnBaselines(_ view: Int) -> Bool {
        if case .stackView = views[view].content { return false }
        return true
    }
}
