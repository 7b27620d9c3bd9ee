// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Where labels draw their texts.
@MainActor
enum DrawnText {
    /// The rectangle of the last call of `UILabel.drawText(in:)`.
    static var rect: CGRect?

    /// Nil for a label that draws in another way.
    static func rect(of label: UILabel) -> CGRect? {
        rect = nil
        // Drawing code expects a context.
        _ = GraphicsContexts.drawing(in: label.bounds) { label.drawText(in: label.bounds) }
        return rect
    }
}

extension CGRect {
    /// From the edges of a view to the rectangle; nil if it fills the view.
    func engineInsets(in bounds: CGRect) -> EdgeInsets? {
        guard self != bounds, !isNull, !isInfinite else { return nil }
        return EdgeInsets(
            top: Double(minY - bounds.minY), left: Double(minX - bounds.minX), bottom: Double(bounds.maxY - maxY),
            right: Double(bounds.maxX - maxX))
    }
}
