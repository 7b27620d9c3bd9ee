// SPDX-License-Identifier: Apache-2.0
/// A gesture that a view would recognise. It has no effect here: no touches come.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Hashable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?

    public override init() {}

    public init(target: Any?, action: Selector?) {}

    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?, action: Selector?) {}
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1
}

/// The name of a method. It is never called: `#selector` needs the runtime of Objective-C.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }
}

/// What a view may have added to it. It has no effect here.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            let all = appearance?.gestureRecognizers ?? []
            return all.isEmpty ? nil : all
        }
        set {
            for recognizer in ownAppearance.gestureRecognizers { recognizer.view = nil }
            ownAppearance.gestureRecognizers = newValue ?? []
            for recognizer in ownAppearance.gestureRecognizers { recognizer.view = self }
        }
    }

    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        ownAppearance.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        appearance?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    public var interactions: [any UIInteraction] {
        get { appearance?.interactions ?? [] }
        set { ownAppearance.interactions = newValue }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        ownAppearance.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        ownAppearance.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
