// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Where a button's title and image are drawn, if not beside each other in the middle. Sizes do not depend on it.
package struct ButtonContent: Hashable, Sendable {
    /// `UIControl.ContentHorizontalAlignment`.
    package enum Horizontal: String, Hashable, CaseIterable, Sendable {
        case center, leading, left, trailing, right, fill
    }

    /// `UIControl.ContentVerticalAlignment`.
    package enum Vertical: String, Hashable, CaseIterable, Sendable { case center, top, bottom, fill }

    /// The edge of the title at which the image is, as in `NSDirectionalRectEdge`, or `background`: behind the title and as
    /// large as the button (`UIButton.setBackgroundImage(_:for:)`).
    package enum ImagePlacement: String, Hashable, CaseIterable, Sendable {
        case leading, trailing, top, bottom, background
    }

    package var horizontal = Horizontal.center
    package var vertical = Vertical.center
    package var imagePlacement = ImagePlacement.leading
    /// Points by which the place of the title is inset from the content's, and that of the image.
    package var titleEdgeInsets = EdgeInsets.zero
    package var imageEdgeInsets = EdgeInsets.zero
    /// Points: the size of letters beside which the button's symbol is as large; 0 = that of the title.
    package var symbolSize = 0.0

    /// Words below the title, smaller (`UIButton.Configuration.subtitle`).
    package var subtitle: StyleString?

    package init() {}
}

/// The words that a table draws above the first cell of a section, or below the last one. Compared by their bytes, as
/// `StyleString`.
package struct SectionTitles: Hashable, Sendable {
    package var header: StyleString?
    package var footer: StyleString?

    package init() {}
}
