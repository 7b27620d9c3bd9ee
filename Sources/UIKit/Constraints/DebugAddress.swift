// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The addresses that descriptions print: made from the order in which objects are made, and so the same on every run.
@MainActor
struct DebugAddress: CustomStringConvertible {
    enum Kind { case object, constraint }

    private let kind: Kind
    private let number: UInt32

    private static var count: UInt32 = 0

    nonisolated static func next(of kind: Kind) -> DebugAddress {
        MainActor.assumeIsolated {
            count += 1
            return DebugAddress(kind: kind, number: count)
        }
    }

    nonisolated var description: String {
        // Views and constraints live in different zones of memory there.
        let base: UInt64 = kind == .object ? 0x7f8b_0400_0000 : 0x6000_0210_0000
        return "0x" + String(base + UInt64(number) * 0x50, radix: 16)
    }

    /// As UIKit names a class: its own without the module.
    static func className(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    }

    /// `UILabel:0x7f…'Hello'`.
    static func name(of item: AnyObject) -> String {
        switch item {
        case let view as UIView:
            let text = view.debugText.map { "'\($0)'" } ?? ""
            return "\(className(of: view)):\(view.address)\(text)"
        case let guide as UILayoutGuide:
            let text = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
            return "\(className(of: guide)):\(guide.address)\(text)"
        default: return className(of: item)
        }
    }
}
