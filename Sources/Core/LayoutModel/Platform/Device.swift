// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// A screen that a canvas may name.
package struct Device: Hashable, Sendable {
    /// As a document names it: `iphone-15`.
    package let id: String
    package let name: String
    /// The whole screen: points, upright.
    package let size: Size
    /// Pixels per point.
    package let scale: Double
    /// Points, upright.
    package let portraitSafeArea: DirectionalEdgeInsets
    /// Points, turned.
    package let landscapeSafeArea: DirectionalEdgeInsets
    /// Nil = both; a television has only one.
    package let onlyOrientation: Canvas.Orientation?
    package let face: Face
    /// The part of the screen that a window has; nil = all of it.
    package var part: Part?

    /// Windows of an iPad beside and over others, at the widths of full-height windows since iOS 9.
    package enum Part: String, Hashable, CaseIterable, Sendable {
        case slideOver = "slide-over"
        case third, half
        case twoThirds = "two-thirds"

        /// Points between two windows.
        static let divider = 10.0

        /// What documents call it after the device's name: `Split View, a half`.
        var name: String {
            switch self {
            case .slideOver: "Slide Over"
            case .third: "Split View, the smaller part"
            case .half: "Split View, a half"
            case .twoThirds: "Split View, the larger part"
            }
        }

        /// Points of a window on a screen.
        func width(on screen: Size) -> Double {
            let isWide = screen.width >= 1133 || screen.height >= 1366
            let narrow = isWide ? 375.0 : 320
            return switch self {
            case .slideOver, .third: narrow
            case .half: ((screen.width - Self.divider) / 2).rounded(.down)
            case .twoThirds: screen.width - Self.divider - narrow
            }
        }
    }

    /// What the glass of a device looks like; radii of its corners in points.
    package enum Face: Hashable, Sendable {
        /// Square corners above a button, and a status bar.
        case homeButton
        /// A status bar on both sides of a notch, and a home indicator.
        case notch(corner: Double)
        /// A status bar on both sides of the Dynamic Island, and a home indicator.
        case island(corner: Double)
        /// A status bar across the screen, and a home indicator.
        case plain(corner: Double)
        /// Nothing but the contents, as on a television.
        case none
    }

    /// Points as held.
    package func size(in orientation: Canvas.Orientation) -> Size {
        let isWide = size.width > size.height
        let screen = (orientation == .landscape) == isWide ? size : Size(width: size.height, height: size.width)
        return part.map { Size(width: $0.width(on: screen), height: screen.height) } ?? screen
    }

    /// What the device reserves on each edge, in points.
    package func safeArea(in orientation: Canvas.Orientation) -> DirectionalEdgeInsets {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// Every device, phones first, each family from the smallest up.
    package static var all: [Device] { DeviceTable.devices }

    /// The device with that id; nil if the table has none.
    package static func named(_ id: String) -> Device? { all.first { $0.id == id } }
}
