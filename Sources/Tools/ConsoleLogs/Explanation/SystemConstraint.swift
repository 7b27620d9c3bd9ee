// SPDX-License-Identifier: Apache-2.0
/// Constraints that the system makes, by class and identifier: what they are, and what to do about them.
package enum SystemConstraint: Hashable {
    case encapsulatedSize, autoresizingMask, temporarySize, stackViewHiding, stackView, fittingSize, prototyping
    case marginGuide, safeAreaGuide, layoutSupport, other
    /// A constraint in a log without identifiers: most likely an `encapsulatedSize`.
    case presumedSize
    /// Constraints of views that only the system makes.
    case privateViews
    /// Where a view has a baseline, which a layout knows and a log does not say.
    case baseline

    /// The class of such a constraint, for which no system has one.
    package static let baselineClass = "Baseline"

    init?(_ constraint: LoggedConstraint) {
        switch constraint.className {
        case "NSAutoresizingMaskLayoutConstraint": self = .autoresizingMask
        case "NSIBPrototypingLayoutConstraint": self = .prototyping
        case "_UILayoutSupportConstraint": self = .layoutSupport
        case Self.baselineClass: self = .baseline
        default:
            // An issue importer has turned pairs of hyphens into tildes.
            guard let identifier = constraint.identifier.map(Self.plain) else { return nil }
            if identifier.hasPrefix("UIView-Encapsulated-Layout") || identifier.hasPrefix("NSView-Encapsulated-Layout")
            {
                self = .encapsulatedSize
            } else if identifier.hasPrefix("_UITemporaryLayout") {
                self = .temporarySize
            } else if identifier == "UISV-hiding" {
                self = .stackViewHiding
            } else if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView") {
                self = .stackView
            } else if identifier.hasPrefix("fittingSize") {
                self = .fittingSize
            } else if identifier.contains("SafeAreaLayoutGuide") {
                self = .safeAreaGuide
            } else if identifier.hasSuffix("-guide-constraint") {
                self = .marginGuide
            } else if identifier.hasPrefix("UI") || identifier.hasPrefix("_UI") || identifier.hasPrefix("NS") {
                self = .other
            } else {
                return nil
            }
        }
    }

    private static func plain(_ identifier: String) -> String {
        var text = ""
        var last: Character?
        for character in identifier {
            if character == "~" {
                if last != "~" { text.append("-") }
            } else {
                text.append(character)
            }
            last = character
        }
        return text
    }

    /// Whether it gives an item a size that its content has to suit.
    var isImposedSize: Bool {
        switch self {
        case .encapsulatedSize, .presumedSize, .temporarySize, .autoresizingMask, .stackViewHiding, .fittingSize: true
        default: false
        }
    }

    /// The note after the constraint in the list.
    var note: String {
        switch self {
        case .encapsulatedSize: "set by the table, collection view or window that holds it"
        case .autoresizingMask: "made from its frame and autoresizing mask"
        case .temporarySize: "UIKit's size while it measures"
        case .stackViewHiding: "a stack view closes up a hidden view"
        case .stackView: "made by a stack view"
        case .fittingSize: "the size that systemLayoutSizeFitting asks for"
        case .prototyping: "added by Interface Builder, because the view had no constraints of its own"
        case .marginGuide: "the layout margin"
        case .safeAreaGuide: "the safe area"
        case .layoutSupport: "the top or bottom layout guide"
        case .baseline: "the place of its text"
        case .other, .privateViews: "made by the system"
        case .presumedSize: "most likely set by the table, collection view or window that holds it"
        }
    }
}
