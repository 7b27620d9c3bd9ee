// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// Where a row of the constraint system comes from.
package enum RowOrigin: Hashable, Sendable {
    /// Index in the document's constraints.
    case constraint(Int)
    /// `size <= intrinsic` at the hugging priority.
    case contentHugging(view: Int, axis: Axis)
    /// `size >= intrinsic` at the compression-resistance priority.
    case compressionResistance(view: Int, axis: Axis)
    /// The root's size, as the window imposes it.
    case encapsulated(axis: Axis)
    /// The root's size on an axis where the canvas leaves it open.
    case fittingSize(axis: Axis)
    /// A built-in guide's edge or size.
    case builtInGuide(BuiltInGuide, of: Int)
    /// One of a view's rows translated from its autoresizing mask.
    case autoresizing(view: Int, axis: Axis)
    /// One of the constraints that Interface Builder adds to a view that has too few.
    case prototyping(view: Int)
    /// One of a stack view's own constraints.
    case stackView(Int)

    /// Whether the author of the document wrote it.
    package var isOwnConstraint: Bool {
        if case .constraint = self { true } else { false }
    }
}
