// SPDX-License-Identifier: Apache-2.0
// Apple documents the interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Publisher {
    /// A publisher that does something else with each value.
    private func changed<Result, Other>(
        _ change: @escaping (Output, (Result) -> Void) -> Void
    ) -> AnyPublisher<Result, Other> {
        AnyPublisher { receive in _subscribe { change($0, receive) } }
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    // MARK: Subscriptions

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _subscribe(receiveValue) }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(receiveValue) }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        _subscribe { object[keyPath: keyPath] = $0 }
    }

    // MARK: Values

    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        changed { $1(transform($0)) }
    }

    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
        changed { $1($0[keyPath: keyPath]) }
    }

    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
        changed { value, receive in if let result = try? transform(value) { receive(result) } }
    }

    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
        changed { value, receive in transform(value).map(receive) }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        changed { value, receive in if isIncluded(value) { receive(value) } }
    }

    public func scan<Result>(
        _ initialResult: Result, _ next: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        var result = initialResult
        return changed { value, receive in
            result = next(result, value)
            receive(result)
        }
    }

    public func removeDuplicates(
        by isDuplicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        var last: Output?
        return changed { value, receive in
            if let known = last, isDuplicate(known, value) { return }
            last = value
            receive(value)
        }
    }

    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        var rest = count
        return changed { value, receive in
            rest -= 1
            if rest < 0 { receive(value) }
        }
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        var rest = count
        return changed { value, receive in
            rest -= 1
            if rest >= 0 { receive(value) }
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            values.forEach(receive)
            return _subscribe(receive)
        }
    }

    public func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? {
        map { $0 ?? value }
    }

    // MARK: Errors, of which there are none

    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        changed { $1($0) }
    }

    public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> { changed { $1($0) } }
    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> { changed { $1($0) } }
    public func retry(_ count: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func `catch`<Other: Publisher>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output { changed { $1($0) } }

    // MARK: Times, which do not pass

    public func receive(on scheduler: Any, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func subscribe(on scheduler: Any, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func debounce(for time: PublisherTime, scheduler: Any) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func delay(for time: PublisherTime, scheduler: Any) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func throttle(
        for time: PublisherTime, scheduler: Any, latest: Bool
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func handleEvents(
        receiveSubscription: ((any Cancellable) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        changed { value, receive in
            receiveOutput?(value)
            receive(value)
        }
    }
}

/// A time between values, which is of no consequence.
public struct PublisherTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    public static func seconds(_ count: Double) -> PublisherTime { 0 }
    public static func milliseconds(_ count: Int) -> PublisherTime { 0 }
}
