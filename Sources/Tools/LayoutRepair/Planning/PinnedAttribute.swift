// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// An edge or a size of a view that `pin` fixes.
package enum PinnedAttribute: String, Hashable, CaseIterable, Sendable {
    case top, leading, bottom, trailing, width, height

    package var axis: Axis {
        switch self {
        case .leading, .trailing, .width: .horizontal
        case .top, .bottom, .height: .vertical
        }
    }

    /// The four edges, in the order of the menu.
    package static let edges: [PinnedAttribute] = [.top, .leading, .bottom, .trailing]
}
