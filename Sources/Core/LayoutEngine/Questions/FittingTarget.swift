// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// What `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` takes.
package struct FittingTarget: Hashable, Sendable {
    /// Points, of the alignment rectangle, on which constraints act.
    package var size: Size
    package var horizontalPriority: LayoutPriority
    package var verticalPriority: LayoutPriority

    package init(
        size: Size, horizontalPriority: LayoutPriority = .fittingSizeLevel,
        verticalPriority: LayoutPriority = .fittingSizeLevel
    ) {
        self.size = size
        self.horizontalPriority = horizontalPriority
        self.verticalPriority = verticalPriority
    }

    /// `layoutFittingCompressedSize`: as small as the constraints allow.
    package static let compressed = FittingTarget(size: .zero)
}
