// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// A value of a type that is not there: it has every member, and can be called.
@dynamicMemberLookup
@dynamicCallable
open class _Placeholder: NSObject, Sequence, @unchecked Sendable {
    /// A value of a missing type.
    public required override init() {}

    /// A member of the type that its place expects.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { _placeholder(name) }
        set {}
    }

    /// A member of which nothing is known.
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> _Placeholder {
        get { _Placeholder() }
        set {}
    }

    /// What a call of it returns.
    public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {
        _placeholder("")
    }

    /// What a call of it returns if nothing is known of that.
    @_disfavoredOverload
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _Placeholder {
        _Placeholder()
    }

    /// Some elements, so that lists have rows.
    public func makeIterator() -> IndexingIterator<[_Placeholder]> {
        [_Placeholder(), _Placeholder(), _Placeholder()].makeIterator()
    }
}

/// A type of which the program can make a sample.
public protocol _Sampled {
    /// A value of the type.
    @MainActor static func _sample() -> Any
}

/// A view of a class that only a generic parameter or a value knows, as `Cell()` for `Cell: UIView` or `type.init()`.
public func _made<View: UIView>(_ type: View.Type) -> View {
    onMainActor { unsafeDowncast(RegisteredClass.make(type), to: View.self) }
}

/// Some elements of a list that its app would fill, as far as there are samples of their type.
public func _samples<Element>(_ name: String) -> [Element] {
    onMainActor { PlaceholderValue(name).value(of: [Element].self) as? [Element] ?? [] }
}

/// A value of the type that its place expects.
///
/// - Parameters:
///   - name: of the missing value, which texts show.
///   - file: the file of the place, which a message names if there is no such value.
///   - line: the line of the place.
public func _placeholder<Value>(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> Value {
    onMainActor { () -> Value in
        let sample = PlaceholderValue(name)
        if let optional = Value.self as? any OptionalType.Type { return sample.optional(optional) }
        if let value = sample.value(of: Value.self) as? Value { return value }
        // A length, for what takes lengths of several types.
        if let length = CGFloat(16) as? Value { return length }
        if let value = _Placeholder() as? Value { return value }
        // This ends the process of the compiled screens alone; `alrender-swift` reports the message for the screen and runs the others.
        fatalError(
            "there is no placeholder for a value of type '\(Value.self)': a #Preview can pass one", file: file,
            line: line)
    }
}

/// What an outlet is connected with where no file of Interface Builder makes its object; nil for a type of which there is no sample.
public func _outlet<Value>(_ name: String) -> Value? {
    onMainActor { PlaceholderValue(name).outlet(of: Value.self) as? Value }
}

/// A value on its way from the main actor.
private struct MadeValue<Value>: @unchecked Sendable { let value: Value }

/// A mark of the main queue.
private let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Runs what makes values on the main actor, on any thread of an app.
func onMainActor<Value>(_ make: @MainActor () -> Value) -> Value {
    func made() -> MadeValue<Value> { MainActor.assumeIsolated { MadeValue(value: make()) } }
    // The main queue may have another thread than the main thread.
    let isHere = Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    return (isHere ? made() : DispatchQueue.main.sync(execute: made)).value
}

/// What the rest of an app would set: a model, not a view or a controller, which a screen makes itself; nil for other types.
public func _property<Value>(_ name: String) -> Value? {
    let type: Any.Type = Value.self
    guard type is any _Sampled.Type || type is _Placeholder.Type, !(type is UIResponder.Type) else { return nil }
    return _outlet(name)
}

/// A value of a type that is not there either.
@_disfavoredOverload
public func _placeholder(_ name: String) -> _Placeholder { _Placeholder() }
