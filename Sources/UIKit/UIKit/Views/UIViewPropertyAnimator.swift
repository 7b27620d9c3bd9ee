// SPDX-License-Identifier: Apache-2.0

/// Changes that UIKit animates. They apply when the animator starts, and its completions are called then.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    /// False: an animation ends when it starts.
    open var isRunning: Bool { false }
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations.append(animations) }
    }

    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations.append(animations) }
    }

    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        if let animations { self.animations.append(animations) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        animations = []
        completions = []
        for change in changes { change() }
        fractionComplete = 1
        for end in ends { end(.end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    open func pauseAnimation() {}

    open func stopAnimation(_ withoutFinishing: Bool) {}

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable { case end, start, current }
