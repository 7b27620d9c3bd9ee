// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Control sizes and default priorities of one system version.
package struct Profile: Hashable, Sendable {
    /// The system versions for which there is data.
    package enum Name: String, Hashable, CaseIterable, Sendable {
        case ios12, ios13, ios17, ios26, macos14
        /// iOS 17 with the priorities of views that are created in code.
        case code
    }

    /// What a type has before the document says otherwise.
    package struct Control: Hashable, Sendable {
        package var contentHugging: AxisPriorities
        package var compressionResistance: AxisPriorities
        /// Alignment-rectangle size of a control that has a fixed one; absent metrics are measured or do not exist.
        package var intrinsicContentSize: IntrinsicContentSize
        package var alignmentRectInsets: EdgeInsets

        package init(
            contentHugging: AxisPriorities, compressionResistance: AxisPriorities,
            intrinsicContentSize: IntrinsicContentSize, alignmentRectInsets: EdgeInsets
        ) {
            self.contentHugging = contentHugging
            self.compressionResistance = compressionResistance
            self.intrinsicContentSize = intrinsicContentSize
            self.alignmentRectInsets = alignmentRectInsets
        }
    }

    package var name: Name
    package var controls: [ViewType: Control]

    package init(name: Name, controls: [ViewType: Control]) {
        self.name = name
        self.controls = controls
    }
}
