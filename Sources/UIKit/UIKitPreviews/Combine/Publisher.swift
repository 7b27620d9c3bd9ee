// SPDX-License-Identifier: Apache-2.0
// Apple documents the interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What files of apps use of Combine. Values are delivered at once, on the thread that sends them; no publisher fails or waits.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Calls a closure with each value, until the result is gone.
    func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

public protocol Cancellable {
    func cancel()
}

/// A subscription, which ends with the object.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { end = cancel }
    public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

    deinit { end?() }

    public func cancel() {
        end?()
        end = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store(in list: inout some RangeReplaceableCollection<AnyCancellable>) { list.append(self) }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher of which only the types of its values and errors are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscription: (@escaping (Output) -> Void) -> AnyCancellable

    init(_ subscription: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.subscription = subscription }
    public init(_ publisher: some Publisher<Output, Failure>) { subscription = publisher._subscribe }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscription(receive) }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    private let output: Output

    public init(_ output: Output) { self.output = output }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receive(output)
        return AnyCancellable {}
    }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

/// A publisher that fails on Apple's systems, and has no values here.
public struct Fail<Output, Failure: Error>: Publisher {
    public init(error: Failure) {}
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

/// A publisher of the value that its closure gives.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let start: (@escaping Promise) -> Void

    public init(_ attempt: @escaping (@escaping Promise) -> Void) { start = attempt }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        start { if case .success(let value) = $0 { receive(value) } }
        return AnyCancellable {}
    }
}

/// A publisher that is made when someone subscribes.
public struct Deferred<Made: Publisher>: Publisher {
    private let make: () -> Made

    public init(createPublisher: @escaping () -> Made) { make = createPublisher }

    public func _subscribe(_ receive: @escaping (Made.Output) -> Void) -> AnyCancellable { make()._subscribe(receive) }
    public typealias Output = Made.Output
    public typealias Failure = Made.Failure
}

extension NotificationCenter {
    /// A publisher without values: nothing happens to a screen that is shown.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        Empty().eraseToAnyPublisher()
    }
}

extension AnyPublisher: _Sampled {
    /// A publisher of one sample.
    public static func _sample() -> Any {
        AnyPublisher { receive in
            receive(_placeholder(""))
            return AnyCancellable {}
        }
    }
}
