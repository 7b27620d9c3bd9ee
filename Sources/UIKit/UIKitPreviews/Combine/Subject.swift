// SPDX-License-Identifier: Apache-2.0
// Apple documents the interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A publisher whose values are sent to it.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
    func send(_ value: Output)
}

extension Subject {
    public func send() where Output == Void { send(()) }
    public func send(completion: Subscribers.Completion<Failure>) {}
}

/// The closures that get a subject's values, in the order of their subscriptions.
private final class Receivers<Output> {
    private var receivers: [(number: Int, receive: (Output) -> Void)] = []
    private var count = 0

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        count += 1
        let number = count
        receivers.append((number, receive))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.number == number } }
    }

    func send(_ value: Output) { for receiver in receivers { receiver.receive(value) } }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output>()

    public init() {}

    public func send(_ value: Output) { receivers.send(value) }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { receivers.add(receive) }
}

/// A subject that has a value from the start.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output>()
    public var value: Output { didSet { receivers.send(value) } }

    public init(_ value: Output) { self.value = value }

    public func send(_ value: Output) { self.value = value }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receive(value)
        return receivers.add(receive)
    }
}

extension PassthroughSubject: _Sampled {
    public static func _sample() -> Any { PassthroughSubject() }
}

extension CurrentValueSubject: _Sampled {
    public static func _sample() -> Any { CurrentValueSubject(_placeholder("")) }
}

/// A property whose values are published.
@propertyWrapper
public struct Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>

    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.value = newValue }
    }

    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        set {}
    }

    public struct Publisher: UIKitPreviews.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let subject: CurrentValueSubject<Value, Never>

        public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable { subject._subscribe(receive) }
    }
}

extension Publisher where Failure == Never {
    /// Keeps a published property equal to the newest value.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        subject.keep(_subscribe { subject.value = $0 })
    }
}

extension CurrentValueSubject {
    /// Lets a subscription live as long as the process, which shows one screen.
    fileprivate func keep(_ subscription: AnyCancellable) { _ = Unmanaged.passRetained(subscription) }
}

/// An object whose changes are published.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
    /// A subject without subscribers.
    public var objectWillChange: PassthroughSubject<Void, Never> { PassthroughSubject() }
}
