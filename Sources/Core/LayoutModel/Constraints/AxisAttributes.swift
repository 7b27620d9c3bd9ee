// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// The attributes of an axis by their part in it.
package struct AxisAttributes: Hashable, Sendable {
    package let start: LayoutAttribute
    package let center: LayoutAttribute
    package let end: LayoutAttribute
    package let size: LayoutAttribute

    package init(_ axis: Axis) {
        switch axis {
        case .horizontal: (start, center, end, size) = (.leading, .centerX, .trailing, .width)
        case .vertical: (start, center, end, size) = (.top, .centerY, .bottom, .height)
        }
    }
}
