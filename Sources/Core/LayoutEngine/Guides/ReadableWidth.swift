// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The largest width of a readable content guide, in points.
struct ReadableWidth {
    private let limit: Double
    /// The width of the view up to which the guide is as wide as the margins.
    private let fullWidth: Double

    init(_ document: Document) {
        if let known = document.profile.era.readableWidth {
            (limit, fullWidth) = (known.largest, known.fullUpTo)
            return
        }
        fullWidth = 0
        // 560 at the smallest text size, 672 at the default, 896 at the largest size that is not an accessibility size:
        // the three lie on one line over the size of body text. That the others do, rounded to 8 points, is an
        // assumption.
        let body = TextStyle.body.size(in: document.canvas.contentSizeCategory)
        limit = ((672 + (body - 17) * 112 / 3) / 8).rounded() * 8
    }

    /// By how much the width within a view's margins is too wide.
    func excess(of width: Double, inViewOf viewWidth: Double) -> Double {
        viewWidth > fullWidth ? max(width - limit, 0) : 0
    }
}
