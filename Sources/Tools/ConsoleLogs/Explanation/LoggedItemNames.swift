// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// The shortest unambiguous names for the items of a report.
struct LoggedItemNames {
    private var names: [String: String] = [:]

    init(_ report: ConflictReport) {
        self.init(
            report.members.flatMap { member in
                [member.equation?.first.item, member.equation?.second?.item].compactMap { $0 }
                    + member.names.map(\.item)
            })
    }

    /// The names of items that are not those of a report, in their order.
    static func names(of items: [LoggedItem]) -> [String] {
        let names = LoggedItemNames(items)
        return items.map(names.name)
    }

    private init(_ items: [LoggedItem]) {
        var plain: [String: String] = [:]
        for item in items where !item.isSuperview && plain[item.key] == nil {
            plain[item.key] = Self.safeName(of: item)
        }
        var pointers: [String: String] = [:]
        for item in items { pointers[item.key] = item.pointer }
        for (name, same) in Dictionary(grouping: plain.keys, by: { plain[$0] ?? "" }) {
            let digits = same.compactMap { pointers[$0] }.map { $0.hasPrefix("0x") ? $0.dropFirst(2) : $0[...] }
            let count = Self.endingLength(digits)
            for key in same {
                guard same.count > 1, let pointer = pointers[key] else {
                    names[key] = name
                    continue
                }
                names[key] = "\(name) (\(Self.ending(of: pointer, count)))"
            }
        }
    }

    /// How many of the last digits tell addresses apart, at least four.
    private static func endingLength(_ digits: [Substring]) -> Int {
        let longest = digits.map(\.count).max() ?? 0
        return (4...max(4, longest)).first { Set(suffixes(digits, $0)).count == digits.count }
            ?? longest
    }

    private static func suffixes(_ digits: [Substring], _ count: Int) -> [Substring] { digits.map { $0.suffix(count) } }

    /// `…3f80`; an address as it is if that is all of it.
    private static func ending(of pointer: String, _ count: Int) -> String {
        let digits = pointer.count - 2
        return digits < 4 || count > 4 && digits <= count ? pointer : "…\(pointer.suffix(count))"
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

    /// Without its module; a console may cut off a long name: `App.Avatar...`.
    private static func simple(_ className: String?) -> String {
        guard var className, !className.isEmpty else { return "a view" }
        if let name = MangledClassName.innermost(className) { return name }
        while className.last == "." || className.last == "…" { className.removeLast() }
        return className.lastIndex(of: ".").map { String(className[className.index(after: $0)...]) } ?? className
    }
}

extension String {
    func trimmingBlanks() -> String { String(self[...].trimmed()) }
}
