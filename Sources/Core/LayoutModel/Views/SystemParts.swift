// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// What the system draws of a view beside its own content, without views for it: the title of a box, tabs, the titles of
/// columns, the dividers between panes, the rows of a table. Layout does not depend on it.
package struct SystemParts: Hashable, Sendable {
    /// `NSBox.title`, above or below a border around the rest.
    package var title: StyleString?
    package var titlePosition = TitlePosition.atTop
    /// Labels of `NSTabView`'s tabs, above a border that begins in the middle of their height, or those of a search bar's
    /// scopes, along its bottom.
    package var tabs: [StyleString] = []
    package var selectedTab = 0
    /// `UISearchBar.showsCancelButton`.
    package var showsCancelButton = false
    /// The pictures of a segmented control's segments instead of their titles; one without a picture keeps its title.
    package var segments: [BarItem] = []
    /// The columns of a table's header.
    package var columns: [Column] = []
    /// The wheels of a `UIPickerView`, in reading order.
    package var pickerComponents: [PickerComponent] = []
    /// Lines in the gaps between the subviews, which are side by side or on top of each other.
    package var dividers: Dividers?
    /// `NSTableView.rowHeight` with the space between rows, points; 0 = the platform's rows.
    package var rowHeight = 0.0
    package var usesAlternatingRowBackgroundColors = false
    /// The colour of a table's grid and of the lines between its cells.
    package var separatorColor: Color?
    package var gridLines: GridLines = []
    package var control = ControlParts()

    package init() {}

    package enum TitlePosition: String, Hashable, CaseIterable, Sendable { case atTop, atBottom }

    /// The direction of the lines themselves.
    package enum Dividers: String, Hashable, CaseIterable, Sendable { case vertical, horizontal }

    package struct GridLines: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let horizontal = GridLines(rawValue: 1 << 0)
        package static let vertical = GridLines(rawValue: 1 << 1)
    }

    /// A wheel of a picker.
    package struct PickerComponent: Hashable, Sendable {
        package var rows: [StyleString]
        package var selectedRow: Int

        package init(rows: [StyleString], selectedRow: Int = 0) { (self.rows, self.selectedRow) = (rows, selectedRow) }
    }

    /// A column of a table.
    package struct Column: Hashable, Sendable {
        package enum Alignment: String, Hashable, CaseIterable, Sendable { case natural, left, center, right }

        package var title: StyleString
        /// Points from the left edge of the header.
        package var x: Double
        package var width: Double
        package var alignment: Alignment

        package init(title: StyleString, x: Double, width: Double, alignment: Alignment = .natural) {
            (self.title, self.x, self.width, self.alignment) = (title, x, width, alignment)
        }
    }
}

/// Corners of a view's background and border.
package struct CornerMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let topLeft = CornerMask(rawValue: 1 << 0)
    package static let topRight = CornerMask(rawValue: 1 << 1)
    package static let bottomLeft = CornerMask(rawValue: 1 << 2)
    package static let bottomRight = CornerMask(rawValue: 1 << 3)
    package static let all: CornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The shadow of a view's background, or of its text if it has none.
package struct Shadow: Hashable, Sendable {
    package var color: Color
    /// Points, to the right and downwards.
    package var offset: Point
    /// Points by which the shadow fades out (`CALayer.shadowRadius`).
    package var radius: Double

    package init(color: Color, offset: Point = Point(x: 0, y: 0), radius: Double = 0) {
        (self.color, self.offset, self.radius) = (color, offset, radius)
    }
}

/// How a round corner begins: at once, or as gently as those of Apple's hardware.
package enum CornerCurve: String, Hashable, CaseIterable, Sendable { case circular, continuous }
