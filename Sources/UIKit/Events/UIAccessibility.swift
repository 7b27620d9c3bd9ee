// SPDX-License-Identifier: Apache-2.0
/// What an accessible element is and does.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What assistive technology would read. These are values: nothing reads them here.
extension UIView {
    public var isAccessibilityElement: Bool {
        get { appearance?.accessibility.isElement ?? false }
        set { ownAppearance.accessibility.isElement = newValue }
    }

    public var accessibilityLabel: String? {
        get { appearance?.accessibility.label }
        set { ownAppearance.accessibility.label = newValue }
    }

    public var accessibilityHint: String? {
        get { appearance?.accessibility.hint }
        set { ownAppearance.accessibility.hint = newValue }
    }

    public var accessibilityValue: String? {
        get { appearance?.accessibility.value }
        set { ownAppearance.accessibility.value = newValue }
    }

    public var accessibilityIdentifier: String? {
        get { appearance?.accessibility.identifier }
        set { ownAppearance.accessibility.identifier = newValue }
    }

    public var accessibilityTraits: UIAccessibilityTraits {
        get { appearance?.accessibility.traits ?? .none }
        set { ownAppearance.accessibility.traits = newValue }
    }

    public var accessibilityElementsHidden: Bool {
        get { appearance?.accessibility.elementsHidden ?? false }
        set { ownAppearance.accessibility.elementsHidden = newValue }
    }

    public var accessibilityViewIsModal: Bool {
        get { appearance?.accessibility.viewIsModal ?? false }
        set { ownAppearance.accessibility.viewIsModal = newValue }
    }

    public var accessibilityElements: [Any]? {
        get { appearance?.accessibility.elements }
        set { ownAppearance.accessibility.elements = newValue }
    }

    public var accessibilityLanguage: String? {
        get { appearance?.accessibility.language }
        set { ownAppearance.accessibility.language = newValue }
    }
}
