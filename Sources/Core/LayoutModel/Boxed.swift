// SPDX-License-Identifier: Apache-2.0
/// Keeps a value that few structures have outside of the structure, so that the others stay small.
@propertyWrapper
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private indirect enum Box: Hashable, Sendable {
        case value(Value)
    }

    private var box: Box?

    package init(wrappedValue: Value?) { box = wrappedValue.map(Box.value) }

    package var wrappedValue: Value? {
        get {
            guard case .value(let value)? = box else { return nil }
            return value
        }
        set { box = newValue.map(Box.value) }
    }
}
