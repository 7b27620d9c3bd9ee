// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
import LayoutModel

/// Insets of safe areas and margins that Interface Builder's canvas is known to use, in points.
///
/// Bars of other files, accessories of cells and versions of Xcode change them. An edge that implies another inset than one of
/// these was edited or moved.
package enum KnownInsets {
    /// What bars, the home indicator and the edges of screens take.
    private static let safeAreas: [KnownInset.Edge: Set<Double>] = [
        .top: [
            0, 20, 24, 40, 42, 44, 47, 48, 50, 52, 54, 56, 59, 64, 68, 70, 74, 76, 88, 91, 92, 94, 96, 97, 98, 100, 103,
            106, 116, 118, 124, 140, 144, 148, 150, 172,
        ],
        .bottom: [0, 20, 21, 25, 34, 44, 49, 50, 53, 60, 64, 65, 68, 78, 83], .left: [0, 44, 47, 48, 59],
        .right: [0, 44, 47, 48, 59],
    ]

    /// Margins of views, of roots by device, of cells by version, and beside the accessory of a cell.
    private static let horizontalMargins: Set<Double> = [0, 8, 10, 12, 15, 16, 20, 28, 48, 60]
    private static let verticalMargins: Set<Double> = [0, 8, 10, 10.5, 11, 12, 15, 16, 20]

    package static func containSafeArea(_ inset: Double, at edge: KnownInset.Edge) -> Bool {
        safeAreas[edge]?.contains(inset) == true
    }

    /// At top and bottom the safe area is part of a root's margin.
    private static func containMargin(_ inset: Double, at edge: KnownInset.Edge) -> Bool {
        switch edge {
        case .left, .right: horizontalMargins.contains(inset)
        case .top, .bottom:
            verticalMargins.contains(inset) || containSafeArea(inset, at: edge) || containSafeArea(inset - 8, at: edge)
        }
    }

    /// The bars of macOS and tvOS have many heights.
    static func contain(_ inset: Double, at edge: RecordedInsets.Edge, on platform: Platform) -> Bool {
        if platform != .ios, edge.guide != .margin { return (0...200).contains(inset) }
        return edge.guide == .margin ? containMargin(inset, at: edge.edge) : containSafeArea(inset, at: edge.edge)
    }
}
