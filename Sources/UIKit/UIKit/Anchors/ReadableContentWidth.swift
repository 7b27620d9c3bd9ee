// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The largest width of the readable content guide: that of the engine.
enum ReadableContentWidth {
    /// By how many points a width within the margins is too wide.
    static func excess(of width: CGFloat, category: UIContentSizeCategory) -> CGFloat {
        let body = CGFloat(TextStyle.body.size(in: category.engineCategory))
        let limit = ((672 + (body - 17) * 112 / 3) / 8).rounded() * 8
        return max(width - limit, 0)
    }
}
