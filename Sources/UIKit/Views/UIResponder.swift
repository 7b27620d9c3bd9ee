// SPDX-License-Identifier: Apache-2.0
/// What can answer to events. There are no events here: the chain is a value.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {}

    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open private(set) var isFirstResponder = false
    open var canResignFirstResponder: Bool { true }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isFirstResponder = false
        return true
    }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen. None is ever there.
@preconcurrency @MainActor
open class UITouch: NSObject {}

/// An event of the user's. None ever comes.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
