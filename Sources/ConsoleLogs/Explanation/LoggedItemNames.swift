// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// The shortest unambiguous names for the items of a report.
struct LoggedItemNames {
    private var names: [String: String] = [:]

    init(_ report: ConflictReport) {
        let items = report.members.flatMap { member in
            [member.equation?.first.item, member.equation?.second?.item].compactMap { $0 } + member.names.map(\.item)
        }
        var plain: [String: String] = [:]
        for item in items where !item.isSuperview && plain[item.key] == nil {
            plain[item.key] = Self.safeName(of: item)
        }
        var counts: [String: Int] = [:]
        for name in plain.values { counts[name, default: 0] += 1 }
        for (key, name) in plain {
            let isShared = counts[name, default: 0] > 1 && key.hasPrefix("0x")
            names[key] = isShared ? "\(name) (…\(key.suffix(4)))" : name
        }
    }

    func name(of item: LoggedItem) -> String {
        item.isSuperview ? "the superview" : names[item.key] ?? Self.safeName(of: item)
    }

    func name(ofKey key: String) -> String { names[key] ?? key }

    /// On one line.
    private static func safeName(of item: LoggedItem) -> String { DisplayText.safe(plainName(of: item)) }

    private static func plainName(of item: LoggedItem) -> String {
        if let name = item.name {
            return item.className == nil || item.className == name ? name : "\(simple(item.className)) \(name)"
        }
        let label = item.label.map { $0.trimmingBlanks() } ?? ""
        guard !label.isEmpty else { return simple(item.className) }
        if let guide = guideName(label) { return guide }
        return "\(simple(item.className)) \"\(label)\""
    }

    private static func guideName(_ identifier: String) -> String? {
        if identifier.contains("SafeAreaLayoutGuide") { return "the safe area" }
        if identifier.contains("LayoutMarginsGuide") { return "the layout margins guide" }
        if identifier.contains("ReadableContentGuide") { return "the readable content guide" }
        if identifier.contains("alignment") && identifier.contains("spanner") {
            return "the stack view's alignment guide"
        }
        return nil
    }

    /// Without its module.
    private static func simple(_ className: String?) -> String {
        guard let className, !className.isEmpty else { return "a view" }
        if let name = MangledClassName.innermost(className) { return name }
        return className.lastIndex(of: ".").map { String(className[className.index(after: $0)...]) } ?? className
    }
}

extension String {
    func trimmingBlanks() -> String { String(self[...].trimmed()) }
}
