// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NotificationCenter {
    /// Does nothing: a selector cannot be called without the runtime of Objective-C. Use `addObserver(forName:object:queue:using:)`.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}

    /// Does nothing: see `addObserver(_:selector:name:object:)`.
    public func removeObserver(_ observer: Any, name aName: NSNotification.Name?) {}
}

extension NSValue {
    /// A rectangle as a value, in points.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle of the value, in points.
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}
