// SPDX-License-Identifier: Apache-2.0
/// The part after the body: whether the constraint is active, its priority, and what names stand for.
///
///     suffix := [ "priority:" number ] [ "   (active" | "(inactive" ] [ ", names: " | "   (Names: " ] name ":" pointer …
struct DescriptionSuffix {
    private(set) var names: [LoggedConstraint.Name] = []
    /// The beginning of the superview's name in a table that is cut off.
    private(set) var cutSuperview: LoggedItem?
    private(set) var isInactive = false
    private(set) var priority: Double?
    private(set) var content: LoggedConstraint.ContentPriorities?
    /// Whether there is one, so that the body before it is whole.
    private(set) var isPresent = false

    init(removedFrom text: inout Substring) {
        let openings = ["(active", "(inactive", "(Names", "(names", "(Names:"]
        let start = openings.compactMap { text.lastRange(of: $0)?.lowerBound }.max()
        if let start, start > text.startIndex {
            let table = text[start...].dropFirst()
            isInactive = table.hasPrefix("inactive")
            isPresent = true
            text = text[..<start]
            // A table that is cut off may end inside a pointer.
            let isWhole = table.trimmed().last == ")"
            if let names = table.range(ofAnyOf: ["names", "Names"]) {
                if isWhole {
                    takeNames(table[names.upperBound...])
                } else {
                    takeCutSuperview(table[names.upperBound...])
                }
            }
        }
        text.trimEnd()
        // `Hug:250 CompressionResistance:750` of a content size.
        if let hug = text.lastRange(of: " Hug:") {
            content = Self.contentPriorities(text[hug.lowerBound...])
            text = text[..<hug.lowerBound]
            priority = 0
        }
        if let found = text.lastRange(of: "priority:") {
            let digits = text[found.upperBound...].prefix { $0.isNumber || $0 == "." }
            if let value = Double(digits) {
                priority = value
                text = text[..<found.lowerBound]
            }
        }
        text.trimEnd()
    }

    private static func contentPriorities(_ text: Substring) -> LoggedConstraint.ContentPriorities? {
        let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
        return numbers.count == 2 ? .init(hugging: numbers[0], resistance: numbers[1]) : nil
    }

    /// `BackButton:0x1, '|':UIView:0x2 `
    private mutating func takeNames(_ table: Substring) {
        var table = table.drop { $0 == ":" || $0 == " " }.trimmed()
        while table.last == ")" || table.last == " " { table.removeLast() }
        for part in Self.parts(of: table) {
            var text = part.trimmed()
            if text.isEmpty { continue }
            if let bar = Self.barPrefix(of: text) {
                text = text[bar...].trimmed()
                let item = ItemText.item(text, names: nil)
                // Cut off before its pointer, it says nothing.
                if item.pointer != nil || item.className != nil || item.name != nil {
                    names.append(.init(name: "|", item: item))
                }
            } else if let colon = text.lastRange(of: ":") {
                let pointer = text[colon.upperBound...].trimmed()
                guard pointer.hasPrefix("0x") else { continue }
                let name = String(text[..<colon.lowerBound].trimmed())
                names.append(
                    .init(name: name, item: LoggedItem(pointer: String(pointer), name: EscapedText.decoded(name))))
            }
        }
        // `|` may stand for a view that has a name of its own in the same table.
        for index in names.indices where names[index].name == "|" {
            guard let own = names.first(where: { $0.name != "|" && $0.item.pointer == names[index].item.pointer })
            else {
                continue
            }
            names[index].item.name = own.name
        }
    }

    /// `'|':UITableViewCellCont...`, `'|':UIView:0x7f`: enough to find it among the other items.
    private mutating func takeCutSuperview(_ table: Substring) {
        guard let bar = table.lastRange(of: "'|':") else { return }
        var text = table[bar.upperBound...].trimmed()
        while let last = text.last, ".…,\"> ".contains(last) { text.removeLast() }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, name.count >= 4 else { return }
        cutSuperview = LoggedItem(
            className: String(name), pointer: parts.count > 1 && parts[1].hasPrefix("0x") ? String(parts[1]) : nil)
    }

    /// Commas part the entries; a text in apostrophes may hold some.
    private static func parts(of table: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = table.startIndex
        var index = start
        while index < table.endIndex {
            if table[index] == "," {
                // An entry ends in a pointer or in the text behind it.
                let entry = table[start..<index].trimmed()
                if entry.last == "'" || entry.last?.isHexDigit == true || entry.last == "." {
                    parts.append(table[start..<index])
                    start = table.index(after: index)
                }
            }
            index = table.index(after: index)
        }
        parts.append(table[start...])
        return parts
    }

    /// `'|':`, whose signs a translation may have taken apart.
    private static func barPrefix(of text: Substring) -> Substring.Index? {
        var index = text.startIndex
        var hasBar = false
        while index < text.endIndex, "',|: ".contains(text[index]) {
            if text[index] == "|" { hasBar = true }
            index = text.index(after: index)
        }
        return hasBar ? index : nil
    }
}

extension Substring {
    func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }

    func range(ofAnyOf texts: [String]) -> Range<Index>? {
        texts.compactMap { firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    }
}

/// What the names of a description stand for.
struct NameTable {
    private var names: [LoggedConstraint.Name]

    init(_ names: [LoggedConstraint.Name]) { self.names = names }

    func item(named name: String) -> LoggedItem? { names.first { $0.name == name }?.item }

    /// For the second item of a body: of two views with one name, the first is the one that was named before.
    func following(_ item: LoggedItem?) -> NameTable {
        guard let index = names.firstIndex(where: { $0.item == item }),
            names[(index + 1)...].contains(where: { $0.name == names[index].name })
        else { return self }
        var table = self
        table.names.remove(at: index)
        return table
    }

    var superview: LoggedItem {
        guard let item = item(named: "|"), item.pointer != nil || item.name != nil else {
            return LoggedItem(isSuperview: true)
        }
        return item
    }
}
