// SPDX-License-Identifier: Apache-2.0
// Apple documents the interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Publisher {
    public func flatMap<Other: Publisher>(
        maxPublishers: Never? = nil, _ transform: @escaping (Output) -> Other
    ) -> AnyPublisher<Other.Output, Failure> {
        AnyPublisher { receive in
            var inner: [AnyCancellable] = []
            let outer = _subscribe { inner.append(transform($0)._subscribe(receive)) }
            return AnyCancellable {
                outer.cancel()
                inner = []
            }
        }
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher {
        AnyPublisher { receive in
            var inner: AnyCancellable?
            let outer = _subscribe { inner = $0._subscribe(receive) }
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }

    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output {
        AnyPublisher { receive in
            let subscriptions = [_subscribe(receive), other._subscribe(receive)]
            return AnyCancellable { subscriptions.forEach { $0.cancel() } }
        }
    }

    public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure> {
        AnyPublisher { receive in
            var (first, second): (Output?, Other.Output?)
            func send() { if let first, let second { receive((first, second)) } }
            let one = _subscribe {
                first = $0
                send()
            }
            let two = other._subscribe {
                second = $0
                send()
            }
            return AnyCancellable {
                one.cancel()
                two.cancel()
            }
        }
    }

    public func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> AnyPublisher<Result, Failure> { combineLatest(other).map(transform) }

    public func combineLatest<Second: Publisher, Third: Publisher>(
        _ second: Second, _ third: Third
    ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure> {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }

    public func zip<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure> {
        AnyPublisher { receive in
            var (first, second): ([Output], [Other.Output]) = ([], [])
            func send() {
                if !first.isEmpty, !second.isEmpty { receive((first.removeFirst(), second.removeFirst())) }
            }
            let one = _subscribe {
                first.append($0)
                send()
            }
            let two = other._subscribe {
                second.append($0)
                send()
            }
            return AnyCancellable {
                one.cancel()
                two.cancel()
            }
        }
    }
}

public enum Publishers {
    /// The newest values of two publishers.
    public static func CombineLatest<First: Publisher, Second: Publisher>(
        _ first: First, _ second: Second
    ) -> AnyPublisher<(First.Output, Second.Output), First.Failure> { first.combineLatest(second) }

    /// The newest values of three publishers.
    public static func CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>(
        _ first: First, _ second: Second, _ third: Third
    ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure> {
        first.combineLatest(second, third)
    }

    /// The values of two publishers.
    public static func Merge<First: Publisher, Second: Publisher>(
        _ first: First, _ second: Second
    ) -> AnyPublisher<First.Output, First.Failure> where First.Output == Second.Output { first.merge(with: second) }
}
