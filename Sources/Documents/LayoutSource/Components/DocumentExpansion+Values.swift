// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import SourceLocations

/// Values with parameters.
extension DocumentExpansion {
    /// Values within values that stand for each other.
    private static let argumentDepthLimit = 64
    /// Values of all views: several for each of as many views as a document may have.
    private static let replacementLimit = 15 * DocumentReader.viewLimit

    /// A value with its parameters replaced; nil if it has none. A value that is left out has no content.
    ///
    /// - Parameter key: whose value it is.
    mutating func replaced(_ value: JSONValue, key: String, in frame: ExpansionFrame, depth: Int = 0) -> JSONValue? {
        guard !frame.isDocument, isWithinLimits else { return nil }
        replacementCount += 1
        guard replacementCount <= Self.replacementLimit else {
            stop(.tooManyViews, "the uses have more than \(Self.replacementLimit) values", at: value.range)
            return JSONValue(.invalid, value.range)
        }
        switch value.content {
        case .string(let text):
            guard text.utf8.contains(UInt8(ascii: "{")) else { return rebased(value, key: key) }
            return replaced(text, value, key: key, in: frame, depth: depth)
        case .array(var elements):
            var isChanged = false
            for index in elements.indices {
                guard let element = replaced(elements[index], key: key, in: frame, depth: depth) else { continue }
                elements[index] = element
                isChanged = true
            }
            return isChanged ? JSONValue(.array(elements.filter { $0.content != .invalid }), value.range) : nil
        case .object(var members):
            var isChanged = false
            for index in members.indices {
                let member = members[index]
                guard let inner = replaced(member.value, key: member.key, in: frame, depth: depth) else { continue }
                members[index].value = inner
                isChanged = true
            }
            return isChanged ? JSONValue(.object(members.filter { $0.value.content != .invalid }), value.range) : nil
        default: return nil
        }
    }

    private mutating func replaced(
        _ text: String, _ value: JSONValue, key: String, in frame: ExpansionFrame, depth: Int
    ) -> JSONValue? {
        if let name = TextTemplate.wholeName(text) {
            guard let given = argument(name, at: value.range, in: frame) else {
                return JSONValue(.invalid, value.range)
            }
            return argument(given, for: key, at: value.range, depth: depth)
        }
        guard let parts = string(of: TextTemplate(text), value, in: frame, depth: depth) else {
            return JSONValue(.invalid, value.range)
        }
        return JSONValue(.string(parts), self.text.mark(value.range, use: frame.use))
    }

    /// A string with its parameters replaced; nil if one cannot be, which is reported.
    mutating func string(
        of template: TextTemplate, _ value: JSONValue, in frame: ExpansionFrame, depth: Int = 0
    ) -> String? {
        var result = ""
        for part in template.parts {
            switch part {
            case .text(let text): result += text
            case .key(let key): result += key
            case .mistake(let offset):
                let places = JSONReader.sourceOffsets(of: value.range, in: text.bytes)
                let start = places[min(offset, places.count - 1)]
                report(
                    .unknownParameter, "expected the name of a parameter in braces",
                    at: SourceRange(start, start + 1), hint: "a brace that is text is written twice: {{")
                return nil
            case .parameter(let name):
                guard let given = argument(name, at: value.range, in: frame) else { return nil }
                let inner = argument(given, for: "text", at: value.range, depth: depth)
                switch inner.content {
                case .string(let text): result += text
                case .boolean(let boolean): result += boolean ? "true" : "false"
                case .invalid: return nil
                default:
                    report(
                        .wrongType, "'\(name)' is \(inner.kindName), which is not text", at: value.range, use: frame.use
                    )
                    return nil
                }
            }
            guard result.utf8.count <= Self.textLimit else {
                stop(.tooManyViews, "the texts of the uses are longer than \(Self.textLimit >> 20) MB", at: value.range)
                return nil
            }
        }
        return result
    }

    /// What a name stands for; nil if it is unknown, which is reported.
    mutating func argument(_ name: String, at range: SourceRange, in frame: ExpansionFrame) -> ScopedValue? {
        usedValues.insert(name)
        if let value = frame.value(name) { return value.value.content == .invalid ? nil : value }
        if let other = frame.absence(name) {
            report(
                .missingParameter, "'\(frame.prefix)' has no '\(name)'", at: text.uses[frame.use].range,
                labels: [
                    Diagnostic.Label(text.place(of: range), "used here"), Diagnostic.Label(other.range, "given here"),
                ])
            return nil
        }
        let names = frame.valueNames
        report(
            .unknownParameter, "no parameter named '\(name.shortened)'", at: place(of: name, in: range),
            meant: findings.nearest(name, among: names), spelling: .bare,
            hint: names.isEmpty ? "declare it: \"parameters\": { \"\(name.shortened)\": null }" : nil)
        return nil
    }

    /// Where a string has a name in braces.
    private func place(of name: String, in range: SourceRange) -> SourceRange {
        let wanted = Array("{\(name)}".utf8)
        var start = range.lowerBound
        while start + wanted.count <= range.upperBound {
            if text.bytes[start..<start + wanted.count].elementsEqual(wanted) {
                return SourceRange(start + 1, start + wanted.count - 1)
            }
            start += 1
        }
        return range
    }

    /// The value of an argument, as its key needs it.
    mutating func argument(_ given: ScopedValue, for key: String, at range: SourceRange, depth: Int = 0) -> JSONValue {
        guard depth < Self.argumentDepthLimit else {
            report(.componentCycle, "the default of a parameter stands for itself", at: given.value.range)
            return JSONValue(.invalid, range)
        }
        let isText = TextKeys.all.contains(key)
        if given.isSample { return isText ? given.value : JSONValue(.invalid, range) }
        let value = replaced(given.value, key: key, in: given.frame, depth: depth + 1) ?? given.value
        let place = text.place(of: value.range)
        if text.arguments[place] == nil { text.arguments[place] = text.place(of: range) }
        switch value.content {
        case .number(let number) where isText:
            return JSONValue(.string(DecimalText.shortest(number)), value.range)
        case .string(let text) where given.isText && !isText: return JSONValue(Self.typed(text), value.range)
        default: return value
        }
    }

    /// A cell of a table as a number or a boolean, where it is one.
    private static func typed(_ text: String) -> JSONValue.Content {
        switch text {
        case "true": .boolean(true)
        case "false": .boolean(false)
        default:
            JSONReader.isNumber(Array(text.utf8)[...])
                ? Double(text).map { .number($0) } ?? .string(text) : .string(text)
        }
    }

    /// The path of an image in an included file, from the document's folder.
    private func rebased(_ value: JSONValue, key: String) -> JSONValue? {
        guard key == "image", let path = value.string, !path.hasPrefix("/") else { return nil }
        let folder = folder(of: value.range)
        return folder.isEmpty ? nil : JSONValue(.string(folder + path), value.range)
    }
}

/// Keys whose values are text, so that a number given for them is shown as text.
enum TextKeys {
    static let all: Set<String> = {
        var keys: Set<String> = ["text", "segments", "itemTitles", "tabs", "pathComponents"]
        for name in Shape.Name.allCases {
            guard case .object(let object) = name.shape else { continue }
            for key in object.keys {
                if case .string = key.shape { keys.insert(key.name) }
            }
        }
        return keys
    }()
}
