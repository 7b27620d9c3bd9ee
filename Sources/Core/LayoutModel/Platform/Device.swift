// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// A screen that a canvas may name.
package struct Device: Hashable, Sendable {
    /// As a document names it: `iphone-15`.
    package let id: String
    package let name: String
    /// Points, upright.
    package let size: Size
    /// Pixels per point.
    package let scale: Double
    /// Points, upright.
    package let portraitSafeArea: DirectionalEdgeInsets
    /// Points, turned.
    package let landscapeSafeArea: DirectionalEdgeInsets
    /// Nil = both; a television has only one.
    package let onlyOrientation: Canvas.Orientation?

    /// Points as held.
    package func size(in orientation: Canvas.Orientation) -> Size {
        let isWide = size.width > size.height
        return (orientation == .landscape) == isWide ? size : Size(width: size.height, height: size.width)
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
