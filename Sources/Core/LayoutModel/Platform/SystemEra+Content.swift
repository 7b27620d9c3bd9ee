// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Sizes of controls that follow from their contents, and rules of layout that changed.
extension SystemEra {
    /// Points: the width of the dots of as many pages. Before iOS 14 they are 7 wide and 9 apart, since then 10 wide, 8 apart, with 14
    /// on each side.
    package func pageControlWidth(pages: Int) -> Double {
        let count = Double(max(pages, 0))
        if system == .iOS, self < .iOS14 { return max(16 * count - 9, 0) }
        return 28 + 10 * count + 8 * max(count - 1, 0)
    }

    /// Points: what a segment has beside its title.
    package var segmentMargins: Double {
        switch look {
        case .outlined: 14
        case .filled, .glass: 19
        case .appKit: 20
        }
    }

    /// Points: the height of a field without a border around a line of text.
    package func borderlessFieldHeight(line: Double, on grid: PixelGrid) -> Double {
        // Whole points: 21 at 17 points of text, 22 at 18.
        if self < .iOS15 { return line.rounded(.up) }
        if self == .iOS26 { return max(22, line.rounded(.up)) }
        // 22 at 17 points of text, on screens of two pixels per point 23 at 18.
        return line + grid.roundedUp(1.5)
    }

    /// Whether labels of several lines in a horizontal stack view get equal shares of its width: up to iOS 14
    /// (radars 41192642 and 39275811).
    package var sharesWidthAmongLabels: Bool { system == .iOS && self < .iOS15 }

    /// The largest width of a readable content guide and the width of the view up to which the guide is as wide as the margins, as
    /// measured on iOS 26 at the default text size; nil if the width depends on the text size.
    package var readableWidth: (largest: Double, fullUpTo: Double)? { self == .iOS26 ? (920, 1008) : nil }
}
