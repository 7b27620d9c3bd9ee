// SPDX-License-Identifier: Apache-2.0
// Apple documents the interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

/// What observes a property: it gets the value at the beginning, since nothing changes on a screen that is shown.
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

/// What classes of Foundation have that Objective-C observes.
public protocol _KeyValueObserving {}
extension NSObject: _KeyValueObserving {}

extension _KeyValueObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
        }
        return NSKeyValueObservation()
    }
}
