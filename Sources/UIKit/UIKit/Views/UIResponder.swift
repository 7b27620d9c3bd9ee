// SPDX-License-Identifier: Apache-2.0
/// An object that can respond to events. There are no events here: the chain has no effect.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {}

    /// Stores what assistive technology would read.
    var accessibility: AccessibilityValues {
        get { rare?.accessibility ?? AccessibilityValues() }
        set {
            let rare = rare ?? RareResponderProperties()
            rare.accessibility = newValue
            self.rare = rare
        }
    }

    /// Whether the responder has become the first one, and not resigned since.
    private var wasMadeFirst: Bool {
        get { rare?.isFirst ?? false }
        set {
            guard newValue != wasMadeFirst else { return }
            let rare = rare ?? RareResponderProperties()
            rare.isFirst = newValue
            self.rare = rare
        }
    }

    nonisolated(unsafe) private var rare: RareResponderProperties?

    /// Guarded by the lock of the table of associated objects.
    nonisolated var associatedValues: AssociatedValues? {
        get { rare?.associatedValues }
        set {
            let rare = rare ?? RareResponderProperties()
            rare.associatedValues = newValue
            self.rare = rare
        }
    }

    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { wasMadeFirst }
    open var canResignFirstResponder: Bool { true }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        wasMadeFirst = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        wasMadeFirst = false
        return true
    }

    /// Called for objects of a file of Interface Builder, when all of them are connected.
    open func awakeFromNib() {}

    /// Gives a property its value, as `setValue(_:forKey:)` does with the runtime of Objective-C: programs that alrender makes of Swift
    /// files override it for outlets and inspectable properties.
    ///
    /// - Returns: whether the class has a property of that name that takes the value.
    open func _setValue(_ value: Any, forKey key: String) -> Bool { false }

    /// The selector of an action that a file of Interface Builder names; nil if the class has none.
    open func _action(named name: String) -> Selector? { nil }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    open var accessibilityFrame: CGRect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
}

/// Few objects set these values; the others hold only a reference.
@MainActor
private final class RareResponderProperties {
    var accessibility = AccessibilityValues()
    var isFirst = false
    nonisolated(unsafe) var associatedValues: AssociatedValues?

    nonisolated init() {}
}

/// A finger on the screen. There are no touches here.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    open var phase: Phase { .cancelled }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A user's event. There are no events here.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
