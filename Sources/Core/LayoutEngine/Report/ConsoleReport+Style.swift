// SPDX-License-Identifier: Apache-2.0

extension ConsoleReport {
    /// The system whose console is imitated: its wording, its pointers and its order.
    package enum Style: String, Hashable, CaseIterable, Sendable {
        /// UIKit of iOS 12 and later.
        case ios
        /// UIKit of iOS 10 and 11.
        case ios10 = "ios-10"
        /// UIKit of iOS 9.3.
        case ios9 = "ios-9"
        /// UIKit of iOS 8.
        case ios8 = "ios-8"
        /// UIKit of iOS 6 and 7.
        case iosLegacy = "ios-legacy"
        /// AppKit of macOS 10.14 and later.
        case macos
        /// AppKit of macOS 14 and later, which reports a conflict twice.
        case macos14 = "macos-14"
        /// AppKit of OS X 10.8 to macOS 10.12.
        case macosLegacy = "macos-legacy"
        /// The set by the document's own ids, without addresses.
        case plain
    }
}

/// What the systems do differently. The versions are those of public logs.
extension ConsoleReport.Style {
    var isAppKit: Bool {
        switch self {
        case .macos, .macos14, .macosLegacy: true
        case .ios, .ios10, .ios9, .ios8, .iosLegacy, .plain: false
        }
    }

    /// Whether a constraint ends in `(active)`, and a size is an equation rather than `H:[view(80)]`: from iOS 10 and macOS 10.14 on.
    var marksActive: Bool {
        switch self {
        case .ios, .ios10, .macos, .macos14, .plain: true
        case .ios9, .ios8, .iosLegacy, .macosLegacy: false
        }
    }

    /// Whether a mask's fixed margins are printed rather than the middle of the view.
    var printsMaskMargins: Bool {
        switch self {
        case .ios, .ios10, .macos, .macos14, .macosLegacy: true
        case .ios9, .ios8, .iosLegacy, .plain: false
        }
    }

    var sortsByIdentifier: Bool {
        switch self {
        case .ios, .ios10, .ios9: true
        case .ios8, .iosLegacy, .macos, .macos14, .macosLegacy, .plain: false
        }
    }

    /// Whether a label's text follows its address. AppKit prints the titles of buttons only.
    var printsLabelTexts: Bool {
        switch self {
        case .ios, .ios10, .ios9, .ios8: true
        case .iosLegacy, .macos, .macos14, .macosLegacy, .plain: false
        }
    }

    var printsButtonTitles: Bool { printsLabelTexts || isAppKit }

    /// The spacing of anchors came with iOS 11 and has a name of its own.
    var anchorSpacingName: String { marksActive ? "NSLayoutAnchorConstraintSpace" : "NSSpace" }
}
