// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// `NSLayoutConstraint.FormatOptions`; the raw values are Apple's (NSLayoutConstraint.h).
package struct VisualFormatOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
    package static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
    package static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
    package static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

    /// The bit of an attribute is `1 << attribute`.
    package static func alignAll(_ attribute: LayoutAttribute) -> VisualFormatOptions {
        VisualFormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes on which consecutive views are aligned, by raw value.
    package var alignedAttributes: [LayoutAttribute] {
        LayoutAttribute.allCases.filter { rawValue & Self.alignmentMask.rawValue & (1 << UInt($0.rawValue)) != 0 }
    }

    /// The option of one of Apple's names.
    package init?(name: String) {
        switch name {
        case "alignAllLeft": self = .alignAll(.left)
        case "alignAllRight": self = .alignAll(.right)
        case "alignAllTop": self = .alignAll(.top)
        case "alignAllBottom": self = .alignAll(.bottom)
        case "alignAllLeading": self = .alignAll(.leading)
        case "alignAllTrailing": self = .alignAll(.trailing)
        case "alignAllCenterX": self = .alignAll(.centerX)
        case "alignAllCenterY": self = .alignAll(.centerY)
        case "alignAllLastBaseline": self = .alignAll(.lastBaseline)
        case "alignAllFirstBaseline": self = .alignAll(.firstBaseline)
        case "directionLeadingToTrailing", "spacingEdgeToEdge": self = []
        case "directionLeftToRight": self = .directionLeftToRight
        case "directionRightToLeft": self = .directionRightToLeft
        case "spacingBaselineToBaseline": self = .spacingBaselineToBaseline
        // Accepted in documents of earlier versions; on iOS it is always so.
        case "relativeToMargins": self = []
        default: return nil
        }
    }
}
