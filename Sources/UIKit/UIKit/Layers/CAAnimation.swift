// SPDX-License-Identifier: Apache-2.0
import Foundation

public typealias CFTimeInterval = Double

/// What a layer does when a property changes. Nothing is done here.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}

@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

extension UIView: CALayerDelegate {}

/// An animation of a layer. It is kept and never runs: layouts show the model's values.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    public override init() {}

    open func setValue(_ value: Any?, forKey key: String) {}
    open func value(forKey key: String) -> Any? { nil }
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public override init() {}

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// Changes of layers that would be animated together. They apply at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []

    open class func begin() { completions.append(nil) }

    /// Calls the completion block.
    open class func commit() { if let completion = completions.popLast() { completion?() } }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }

    open class func setDisableActions(_ flag: Bool) {}
    open class func disableActions() -> Bool { true }
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    open class func animationDuration() -> CFTimeInterval { 0 }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func flush() {}
}
