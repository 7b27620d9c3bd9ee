// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations

extension ParsedDocument {
    /// The diagnostics with their fixes as changes of the text, where a fix sets a value of the document.
    package func resolvingFixes(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            guard diagnostic.fixes.contains(where: { $0.setting != nil && $0.replacement == nil }) else {
                return diagnostic
            }
            var result = diagnostic
            for index in result.fixes.indices {
                result.fixes[index].resolveSettings { edit(for: $0) }
            }
            return result
        }
    }

    private func edit(for setting: Diagnostic.Fix.Setting) -> (SourceRange, String)? {
        guard let value, let target = value.descendant(at: setting.place) else { return nil }
        switch target.content {
        case .object:
            switch (setting.keys, setting.value) {
            case (["constraints"], _): return Self.addition(to: "constraints", setting.value, in: target)
            case (_, "null"): return Self.removal(of: setting.keys[0], in: target)
            // Where an item is replaced together with its attribute, an equation is needed.
            case (["firstItem"], let item), (["secondItem"], let item):
                guard item.split(separator: ".").count == 2 else { return nil }
                return Self.edit(setting.keys, item, in: target)
            default: return Self.edit(setting.keys, setting.value, in: target)
            }
        case .string:
            switch setting.keys {
            case ["priority"]: return priorityEdit(setting.value, in: target)
            case ["relation"]: return relationEdit(setting.value, in: target)
            case ["firstItem"], ["secondItem"]: return itemEdit(setting.value, in: target)
            default: return nil
            }
        default: return nil
        }
    }

    private static func edit(_ keys: [String], _ text: String, in object: JSONValue) -> (SourceRange, String)? {
        guard let key = keys.first else { return nil }
        let rest = Array(keys.dropFirst())
        let written = rest.reversed().reduce(text) { "{ \"\($1)\": \($0) }" }
        guard let member = object.member(key) else {
            guard let last = object.members.last else {
                let place = object.range.lowerBound + 1
                return (SourceRange(place, place), " \"\(key)\": \(written) ")
            }
            let place = last.value.range.upperBound
            return (SourceRange(place, place), ", \"\(key)\": \(written)")
        }
        if rest.isEmpty { return (member.value.range, text) }
        if case .object = member.value.content { return edit(rest, text, in: member.value) }
        // One priority for both axes: the other axis keeps it.
        guard let number = member.value.number, let axis = rest.first, rest.count == 1 else { return nil }
        let other = axis == "horizontal" ? "vertical" : "horizontal"
        return (member.value.range, "{ \"\(axis)\": \(text), \"\(other)\": \(number.text) }")
    }

    /// A value at the end of a list, which is made if there is none.
    private static func addition(to key: String, _ text: String, in object: JSONValue) -> (SourceRange, String)? {
        guard let list = object.member(key)?.value else { return edit([key], "[\(text)]", in: object) }
        guard case .array(let elements) = list.content else { return nil }
        let place = elements.last?.range.upperBound ?? list.range.lowerBound + 1
        return (SourceRange(place, place), elements.isEmpty ? text : ", \(text)")
    }

    /// With the comma before it, or behind the first one.
    private static func removal(of key: String, in object: JSONValue) -> (SourceRange, String)? {
        let members = object.members
        guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
        if index > 0 {
            return (SourceRange(members[index - 1].value.range.upperBound, members[index].value.range.upperBound), "")
        }
        let end = members.count > 1 ? members[1].keyRange.lowerBound : members[0].value.range.upperBound
        return (SourceRange(members[0].keyRange.lowerBound, end), "")
    }

    /// An equation with its quotation marks; nil for a visual format, and for one with escapes, which would shift places.
    private func equation(_ string: JSONValue) -> [UInt8]? {
        guard let text = string.string, let first = text.first, !"HV|[".contains(first) || !text.contains("[") else {
            return nil
        }
        let bytes = Array(source.bytes[string.range.lowerBound..<string.range.upperBound])
        return bytes.count > 2 && !bytes.contains(UInt8(ascii: "\\")) ? bytes : nil
    }

    /// `"lessThanOrEqual"` or its opposite for the only sign of an equation.
    private func relationEdit(_ relation: String, in string: JSONValue) -> (SourceRange, String)? {
        guard let bytes = equation(string) else { return nil }
        let signs = bytes.indices.dropLast().filter {
            (bytes[$0] == UInt8(ascii: "<") || bytes[$0] == UInt8(ascii: ">")) && bytes[$0 + 1] == UInt8(ascii: "=")
        }
        guard signs.count == 1 else { return nil }
        let place = string.range.lowerBound + signs[0]
        return (SourceRange(place, place + 1), relation.contains("less") ? "<" : ">")
    }

    /// `"view.guide"` for the only mention of the view: the guide follows its id. `"view.guide.attribute"` replaces the mention.
    private func itemEdit(_ item: String, in string: JSONValue) -> (SourceRange, String)? {
        let parts = item.filter { $0 != "\"" }.split(separator: ".").map(String.init)
        guard let bytes = equation(string), parts.count > 1 else { return nil }
        let id = Array(parts[0].utf8)
        func isPartOfName(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte >= 0x80
                || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
        }
        let places = bytes.indices.dropFirst().filter { place in
            bytes[place...].starts(with: id + [UInt8(ascii: ".")]) && !isPartOfName(bytes[place - 1])
        }
        guard places.count == 1 else { return nil }
        guard parts.count == 2 else {
            let end = bytes[places[0]...].firstIndex { !isPartOfName($0) } ?? bytes.count
            return (
                SourceRange(string.range.lowerBound + places[0], string.range.lowerBound + end),
                parts.joined(separator: ".")
            )
        }
        let place = string.range.lowerBound + places[0] + id.count
        return (SourceRange(place, place), "." + parts[1])
    }

    /// An equation's priority comes before its identifier.
    private func priorityEdit(_ priority: String, in string: JSONValue) -> (SourceRange, String)? {
        guard let bytes = equation(string) else { return nil }
        let start = string.range.lowerBound
        let identifier = bytes.firstIndex(of: UInt8(ascii: "'"))
        var end = identifier ?? bytes.count - 1
        if let mark = bytes.firstIndex(of: UInt8(ascii: "@")) {
            while end > mark, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
            return (SourceRange(start + mark, start + end), "@\(priority)")
        }
        while end > 1, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return (SourceRange(start + end, start + end), " @\(priority)")
    }
}

extension JSONValue {
    /// The value that takes up this range.
    fileprivate func descendant(at place: SourceRange) -> JSONValue? {
        if range == place { return self }
        guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else { return nil }
        switch content {
        case .array(let elements):
            // The elements are in the order of the text, and a list of constraints is long.
            var before = 0
            var after = elements.count
            while before < after {
                let middle = (before + after) / 2
                if elements[middle].range.upperBound < place.upperBound { before = middle + 1 } else { after = middle }
            }
            return before < elements.count ? elements[before].descendant(at: place) : nil
        case .object(let members):
            return members.first { place.upperBound <= $0.value.range.upperBound }?.value.descendant(at: place)
        default:
            return nil
        }
    }
}

extension Double {
    fileprivate var text: String { self == rounded() && abs(self) < 1e6 ? String(Int(self)) : String(self) }
}
