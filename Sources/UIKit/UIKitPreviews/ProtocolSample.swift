// SPDX-License-Identifier: Apache-2.0

/// How a value is made of which only a protocol is known.
public struct ProtocolSample {
    fileprivate let type: Any.Type
    fileprivate let make: @MainActor () -> Any

    /// - Parameters:
    ///   - type: `(any P).self`.
    ///   - make: makes a value of a type that conforms to it.
    public init(_ type: Any.Type, _ make: @escaping @MainActor () -> Any) {
        self.type = type
        self.make = make
    }
}

/// The samples of the program's protocols.
@MainActor
struct ProtocolSamples {
    /// The program's own, which are set once when it begins.
    static var known = ProtocolSamples([])

    private let makers: [ObjectIdentifier: @MainActor () -> Any]

    init(_ samples: [ProtocolSample]) {
        makers = Dictionary(samples.map { (ObjectIdentifier($0.type), $0.make) }) { first, _ in first }
    }

    /// Nil for a type that is not one of the protocols.
    func value(of type: Any.Type) -> Any? { makers[ObjectIdentifier(type)]?() }
}
