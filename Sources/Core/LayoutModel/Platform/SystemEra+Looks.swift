// SPDX-License-Identifier: Apache-2.0

/// What the controls of an era look like.
package enum ControlLook: Hashable, CaseIterable, Sendable {
    /// Segments and steppers are lines in the tint: up to iOS 12.
    case outlined
    /// Filled shapes: iOS 13 to 18.
    case filled
    /// Capsules that float over the contents: iOS 26.
    case glass
    case appKit
}

extension SystemEra {
    package var look: ControlLook {
        switch self {
        case .iOS8, .iOS9, .iOS10, .iOS11, .iOS12: .outlined
        case .iOS13, .iOS14, .iOS15, .iOS16, .tvOS9, .tvOS11, .tvOS13, .tvOS15, .tvOS26: .filled
        case .iOS26: .glass
        case .mountainLion, .mavericks, .elCapitan, .sierra, .mojave, .catalina, .bigSur, .ventura, .tahoe: .appKit
        }
    }

    /// Whether a navigation bar has no background while nothing is scrolled below it, as the documentation of
    /// `UINavigationBar.scrollEdgeAppearance` has it: one with a large title since iOS 13, every one since iOS 15.
    package func clearsBarAtScrollEdge(hasLargeTitle: Bool) -> Bool {
        system == .iOS && (self >= .iOS15 || self >= .iOS13 && hasLargeTitle)
    }

    /// Points: the radius of the corners of sections in an inset grouped table. That of iOS 26 is an estimate: Apple publishes none.
    package var insetGroupRadius: Double { look == .glass ? 26 : 10 }

    /// Whether the titles of sections in grouped tables are in capitals.
    package var capitalizesSectionTitles: Bool { look != .glass }

    /// Whether filled buttons without a corner style are capsules.
    package var hasCapsuleButtons: Bool { look == .glass }
}
