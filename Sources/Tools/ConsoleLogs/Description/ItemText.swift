// SPDX-License-Identifier: Apache-2.0
/// Reads the name of one item: `Class:0xPTR'text'`, `Class:key`, an own name.
enum ItemText {
    static func item(_ text: Substring, names: NameTable?) -> LoggedItem {
        var text = text.trimmed()
        if let named = names?.item(named: String(text)) { return named }
        var item = LoggedItem()
        // The text of a label begins behind the pointer and goes to the last apostrophe.
        if let quote = text.firstIndex(of: "'"), quote > text.startIndex {
            var label = text[text.index(after: quote)...]
            if label.last == "'" { label.removeLast() }
            item.label = EscapedText.decoded(label)
            text = text[..<quote].trimmed()
        }
        guard let colon = text.firstIndex(of: ":") else {
            item.name = EscapedText.decoded(text)
            return item
        }
        let name = text[..<colon].trimmed()
        let rest = text[text.index(after: colon)...].trimmed()
        item.className = name.isEmpty ? nil : String(name)
        if rest.hasPrefix("0x") {
            item.pointer = String(rest)
        } else {
            item.name = EscapedText.decoded(rest)
        }
        return item
    }

    /// `item.attribute`; nil if no attribute ends the text.
    static func anchor(_ text: Substring, names: NameTable) -> LoggedAnchor? {
        let text = withoutEngineNumber(text.trimmed())
        guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
        guard let attribute = LoggedAttribute(rawValue: String(text[text.index(after: dot)...])) else { return nil }
        // An attribute in the middle of a label's text is none.
        if text[..<dot].contains("'"), text[..<dot].last != "'" { return nil }
        let item = item(text[..<dot], names: names)
        return LoggedAnchor(item: text[..<dot] == "|" ? names.superview : item, attribute: attribute)
    }

    /// `UITableView:0x1.contentHeight{id: 178}`: the number of the engine's variable says nothing.
    private static func withoutEngineNumber(_ text: Substring) -> Substring {
        guard text.last == "}", let brace = text.lastIndex(of: "{"), text[brace...].hasPrefix("{id:") else {
            return text
        }
        return text[..<brace]
    }
}
