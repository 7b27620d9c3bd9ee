// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import SourceLocations

/// A question to a layout: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` of a view.
package struct FittingRequest: Hashable, Sendable {
    /// Index in the document's views.
    package var view: Int
    /// Points, of the alignment rectangle, on which constraints act.
    package var target: Size
    package var horizontalPriority: LayoutPriority
    package var verticalPriority: LayoutPriority
    /// Nil for a request that is not part of the document.
    package var source: SourceRange?

    package init(
        view: Int, target: Size = .zero, horizontalPriority: LayoutPriority = .fittingSizeLevel,
        verticalPriority: LayoutPriority = .fittingSizeLevel, source: SourceRange? = nil
    ) {
        self.view = view
        self.target = target
        self.horizontalPriority = horizontalPriority
        self.verticalPriority = verticalPriority
        self.source = source
    }

    /// A target size with Apple's name.
    package enum NamedTarget: String, Hashable, CaseIterable, Sendable {
        /// `layoutFittingCompressedSize`: as small as the constraints allow.
        case compressed
        /// `layoutFittingExpandedSize`: as large as they allow.
        case expanded

        /// Points.
        package var size: Size {
            switch self {
            case .compressed: .zero
            case .expanded: Size(width: 10000, height: 10000)
            }
        }
    }
}
