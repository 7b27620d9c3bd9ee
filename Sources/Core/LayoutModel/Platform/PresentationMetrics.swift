// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Sheets, popovers and alerts, in points.
package struct PresentationMetrics: Hashable, Sendable {
    /// What a large sheet leaves free below the status bar of a phone, as frames of presented views show.
    package static let gapBelowStatusBar = 10.0
    /// A sheet in front of a regular width, `UIModalPresentationStyle.formSheet`.
    package static let formSheet = Size(width: 540, height: 620)
    /// `UIPopoverPresentationController` keeps popovers this far from the edges of the screen.
    package static let popoverMargin = 10.0
    package static let popoverArrow = Size(width: 26, height: 13)
    /// `UIAlertController`'s view, as its own constraints say in console logs.
    package static let alertWidth = 270.0
    /// What a sheet of actions leaves free at the sides and at the bottom.
    package static let actionSheetMargin = 8.0
    /// The opacity of the black over what is behind: `UIDimmingView` in the light and in the dark appearance.
    package static let dimming = (light: 0.2, dark: 0.48)

    // The radii and rows of iOS 26 are estimates after pictures: Apple publishes none.

    /// The radius of a sheet's corners.
    package var sheetCorner: Double
    package var popoverCorner: Double
    package var alertCorner: Double
    /// A row of an alert, and of a sheet of actions.
    package var alertRow: Double
    package var actionRow: Double
    /// Whether the buttons of an alert are capsules with a fill.
    package var hasButtonCapsules: Bool

    package init(_ era: SystemEra) {
        let isGlass = era == .iOS26
        sheetCorner = isGlass ? 38 : 10
        popoverCorner = isGlass ? 26 : 13
        alertCorner = isGlass ? 34 : 14
        alertRow = isGlass ? 48 : 44
        actionRow = isGlass ? 48 : 57
        hasButtonCapsules = isGlass
    }

    /// The height of a sheet on a phone, with the safe area at the bottom: `UISheetPresentationController.Detent`.
    package static func sheetHeight(
        _ detent: Surroundings.Sheet.Detent, screen: Double, top: Double, bottom: Double
    )
        -> Double
    {
        let largest = max(screen - top - gapBelowStatusBar, 0)
        return switch detent {
        case .large: largest
        case .medium: min(screen / 2, largest)
        case .height(let height): min(height + bottom, largest)
        }
    }
}

/// The widths of the columns of a `UISplitViewController`, points.
package struct SplitMetrics: Hashable, Sendable {
    /// The automatic width of `preferredPrimaryColumnWidth`.
    package static let primaryWidth = 320.0
    package static let supplementaryWidth = 320.0

    package typealias Column = Surroundings.SplitView.Column

    /// From the leading edge of the screen.
    package struct Span: Hashable, Sendable { package var start, end: Double }

    package var columns: [(column: Column, span: Span)] { spans.map { ($0.column, $0.span) } }
    private var spans: [ColumnSpan] = []

    private struct ColumnSpan: Hashable, Sendable {
        var column: Column
        var span: Span
    }

    package init(_ split: Surroundings.SplitView, width: Double) {
        var start = 0.0
        func add(_ column: Column, _ length: Double) {
            let end = min(start + length, width)
            spans.append(ColumnSpan(column: column, span: Span(start: start, end: end)))
            start = end
        }
        add(.primary, split.primaryWidth ?? Self.primaryWidth)
        if split.hasSupplementary { add(.supplementary, split.supplementaryWidth ?? Self.supplementaryWidth) }
        add(.secondary, width)
    }

    package subscript(column: Column) -> Span { spans.first { $0.column == column }?.span ?? Span(start: 0, end: 0) }
}
