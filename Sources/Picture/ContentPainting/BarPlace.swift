// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Where a bar is drawn, on the canvas, in points.
struct BarPlace {
    /// All of the bar, with what lies behind the status bar or the home indicator.
    var frame: Rect
    /// Its buttons, tabs and title: without the screen's insets.
    var row: Rect
    var style: ViewStyle
    /// The index of the view that the bar is, or lies over.
    var index: Int
    var isLeftToRight: Bool
    /// Whether the bar lies over the root view: then a tall one is not one with a large title.
    var isOverScreen = false

    /// Height of a row of buttons: that of a navigation bar or a toolbar in regular height.
    static let rowHeight = 44.0
    /// What a large title adds below the row: a bar with one is 96 points high.
    static let largeTitleHeight = 52.0
    /// Between buttons.
    static let spacing = 16.0
    /// From the leading edge to the chevron of a back button.
    static let backInset = 8.0

    /// Points from the sides to the first and last button: 16, and 20 from the width of 414 points on, as the layout
    /// margins of views that are as wide as the screen.
    var margin: Double { row.width >= 414 ? 20 : 16 }

    /// Wide bars have the titles of tabs beside their pictures (from iOS 11 on, in a regular width).
    var isRegular: Bool { row.width >= 744 }

    /// Bars of phones in landscape orientation have no room below the pictures of tabs.
    var isLow: Bool { row.height < 40 }

    /// A rectangle of the row by its distance from the leading edge.
    func rect(from leading: Double, width: Double) -> Rect {
        Rect(
            x: isLeftToRight ? row.minX + leading : row.maxX - leading - width, y: row.minY, width: width,
            height: row.height)
    }
}
