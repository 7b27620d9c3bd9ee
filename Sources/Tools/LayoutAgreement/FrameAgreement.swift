// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// The frame that a view has here beside the one that Interface Builder recorded, in points in its superview.
package struct FrameAgreement: Hashable, Sendable {
    /// The view's id in the document.
    package var view: String
    package var type: ViewType
    package var recorded: Rect
    package var solved: Rect
    /// Whether its text is measured in another font, because its own is not installed.
    package var isInOtherFont = false
    /// Whether Interface Builder marks it as ambiguous: the recorded frame is one of many.
    package var isMarkedAmbiguous = false

    /// Points: the largest of the differences in x, y, width and height.
    package var error: Double { max(abs(recorded.x - solved.x), abs(recorded.y - solved.y), sizeError) }

    /// Points: the larger of the differences in width and height.
    package var sizeError: Double {
        max(abs(recorded.width - solved.width), abs(recorded.height - solved.height))
    }

    /// Points: how far the edge that differs most has moved.
    package var edgeError: Double {
        max(
            abs(recorded.x - solved.x), abs(recorded.y - solved.y), abs(recorded.maxX - solved.maxX),
            abs(recorded.maxY - solved.maxY))
    }

    /// Whether text or an image gives the view a size.
    package var hasOwnSize: Bool {
        switch type {
        case .label, .button, .textField, .textView, .imageView, .segmentedControl: true
        default: false
        }
    }
}
