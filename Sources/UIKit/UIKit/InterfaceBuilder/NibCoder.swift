// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Stands for the archive in `init(coder:)`: the object takes from it what the file states, before the initialiser of its own
/// class continues.
@MainActor
final class NibCoder: NSCoder {
    private let decode: (UIResponder) -> Void

    init(_ decode: @escaping (UIResponder) -> Void) {
        self.decode = decode
        super.init()
    }

    override nonisolated func containsValue(forKey key: String) -> Bool { false }
    override nonisolated func decodeObject(forKey key: String) -> Any? { nil }
    override nonisolated var allowsKeyedCoding: Bool { true }

    /// Called by the initialisers of views and view controllers.
    static func decode(_ object: UIResponder, from coder: NSCoder) { (coder as? NibCoder)?.decode(object) }
}
