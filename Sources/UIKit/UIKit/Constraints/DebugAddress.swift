// SPDX-License-Identifier: Apache-2.0

/// The addresses that descriptions print: made from the order in which objects are made, and so the same on every run.
@MainActor
struct DebugAddress: CustomStringConvertible {
    enum Kind { case object, constraint }

    private let kind: Kind
    private let number: UInt32

    private static var count: UInt32 = 0

    nonisolated init(kind: Kind, number: UInt32) {
        self.kind = kind
        self.number = number
    }

    /// Each object keeps its number only.
    nonisolated static func nextNumber() -> UInt32 {
        MainActor.assumeIsolated {
            count += 1
            return count
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

    /// `UILabel:0x7f…'Hello'`, or the accessibility identifier of a view that has one.
    static func name(of item: AnyObject) -> String {
        switch item {
        case let view as UIView:
            if let identifier = identifier(of: view) { return identifier }
            let text = view.debugText.map { "'\($0)'" } ?? ""
            return "\(className(of: view)):\(view.address)\(text)"
        case let guide as UILayoutGuide:
            let text = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
            return "\(className(of: guide)):\(guide.address)\(text)"
        default: return className(of: item)
        }
    }

    /// What follows `active` in a description: the addresses of items that are named by their identifiers, then the
    /// superview's behind `|`.
    ///
    /// - Parameters:
    ///   - items: the items of the constraint.
    ///   - superview: the view drawn as `|`, if there is one.
    static func namesTable(of items: [AnyObject?], superview: UIView?) -> String {
        var entries: [String] = []
        for item in items {
            guard let view = item as? UIView, let identifier = identifier(of: view) else { continue }
            let entry = "\(identifier):\(view.address)"
            if !entries.contains(entry) { entries.append(entry) }
        }
        if let superview {
            let name = identifier(of: superview) ?? className(of: superview)
            entries.append("'|':\(name):\(superview.address)")
        }
        return entries.isEmpty ? "" : ", names: \(entries.joined(separator: ", ")) "
    }

    private static func identifier(of view: UIView) -> String? {
        guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { return nil }
        return identifier
    }
}
