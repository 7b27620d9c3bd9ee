// SPDX-License-Identifier: Apache-2.0
/// The name of a method, as `#selector` makes it with the runtime of Objective-C. Without that runtime a name alone cannot be
/// called: a selector that is to be calls the method itself.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    /// Calls the method of a target with the sender and the event, as far as the method has parameters for them.
    public typealias Call = @MainActor @Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Void

    public let name: String
    private let call: Call?

    public init(_ name: String) { self.init(name, call: nil) }

    /// A selector that calls a method.
    public init(_ name: String, call: Call?) {
        self.name = name
        self.call = call
    }

    public init(stringLiteral value: String) { self.init(value, call: nil) }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Does nothing for a name alone.
    @MainActor
    func send(to target: Any?, from sender: Any?, event: Any? = nil) {
        guard let target else { return }
        call?(target, sender, event)
    }
}
