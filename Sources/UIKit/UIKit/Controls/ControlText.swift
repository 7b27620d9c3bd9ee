// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// One line of text in the vertical middle of a control.
@MainActor
enum ControlText {
    /// - Parameter width: points to wrap at; nil for no limit.
    static func baselines(
        of text: ShownText, width: CGFloat? = nil, height: CGFloat?
    ) -> (first: CGFloat, last: CGFloat)? {
        var text = text
        // The baseline of an empty control is that of the text that it would have.
        if text.isEmpty { text.content = .plain("X") }
        let measured = text.measure(width: width)
        let height = Double(height ?? CGFloat(measured.size.height))
        let top = PixelGrid(scale: Double(UIScreen.main.scale)).rounded(max(height - measured.size.height, 0) / 2)
        return (CGFloat(top + measured.firstBaseline), CGFloat(height - top - measured.lastBaseline))
    }
}

extension CGSize {
    /// Whole points.
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
