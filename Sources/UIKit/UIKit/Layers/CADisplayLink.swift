// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A timer of the screen. It never fires: no frame is shown here.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open private(set) var duration: CFTimeInterval = 1.0 / 60

    public init(target: Any, selector sel: Selector) {}

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

/// Always 0: layouts do not depend on the clock.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// A method's name. It is never called.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
