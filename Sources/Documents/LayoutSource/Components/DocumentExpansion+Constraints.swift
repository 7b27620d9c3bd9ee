// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// Constraints with the names that their items have in the document.
extension DocumentExpansion {
    /// The texts of a constraint, with the indices for which they stand.
    private typealias Written = (values: [JSONValue], indices: [Int])

    /// - Parameter isOfInstance: whether `self` is the view that the instance is, rather than the owner of the list.
    mutating func constraints(
        _ list: JSONValue, in frame: ExpansionFrame, isOfInstance: Bool = false
    ) -> JSONValue {
        namesInstance = isOfInstance
        defer { namesInstance = false }
        guard case .array(let elements) = list.content else {
            if let given = list.string.flatMap(TextTemplate.wholeName),
                let value = argument(given, at: list.range, in: frame)
            {
                return value.isSample ? JSONValue(.array([]), list.range) : constraints(value.value, in: value.frame)
            }
            return list
        }
        var result: [JSONValue] = []
        result.reserveCapacity(elements.count)
        for element in elements where isWithinLimits {
            switch element.content {
            case .string(let text):
                let notation: Notation = VisualFormat.isFormat(text) ? .visualFormat : .equation
                result += written(element, text, as: notation, in: frame)
            case .object: result += objects(element, in: frame)
            default: result.append(element)
            }
        }
        return JSONValue(.array(result), list.range)
    }

    /// Keys of a constraint as an object whose text may name instances.
    private static let namingKeys: KeyValuePairs<String, Notation> = [
        "equation": .equation, "vfl": .visualFormat, "firstItem": .item, "secondItem": .item,
    ]

    /// A constraint as an object, once for each set of indices that it names.
    private mutating func objects(_ value: JSONValue, in frame: ExpansionFrame) -> [JSONValue] {
        var members = value.members
        var templates: [(member: Int, template: EquationTemplate)] = []
        for index in members.indices {
            let member = members[index]
            if let notation = Self.namingKeys.first(where: { $0.key == member.key })?.value,
                let text = member.value.string
            {
                switch source(of: member.value, text, as: notation, in: frame) {
                case nil: return []
                case .plain(let value): members[index].value = value
                case .template(let template): templates.append((index, template))
                }
            } else if !frame.isDocument {
                guard let value = plainValue(of: member, in: frame) else { return [] }
                members[index].value = value
            }
        }
        if templates.isEmpty, frame.isDocument { return [value] }
        var written: [Written] = []
        write(templates.map(\.template), in: frame, indices: [], into: &written)
        return written.map { written in
            var members = members
            for (place, value) in zip(templates, written.values) { members[place.member].value = value }
            for index in members.indices where members[index].key == "identifier" {
                guard let text = members[index].value.string, !written.indices.isEmpty else { continue }
                members[index].value.content = .string(text + Self.suffix(written.indices))
            }
            return JSONValue(.object(members), text.mark(value.range, use: frame.use))
        }
    }

    /// A member that names no item, in an instance; nil for a parameter without a value.
    private mutating func plainValue(of member: JSONValue.Member, in frame: ExpansionFrame) -> JSONValue? {
        var value = member.value
        switch (member.key, value.content) {
        case ("constant", .string(let text)) where frame.value(text) != nil,
            ("priority", .string(let text)) where frame.value(text) != nil,
            ("multiplier", .string(let text)) where frame.value(text) != nil:
            guard let given = argument(text, at: value.range, in: frame) else { return nil }
            value = argument(given, for: member.key, at: value.range)
        case ("identifier", .string(let text)): value.content = .string(frame.fullName(text))
        default: value = replaced(value, key: member.key, in: frame) ?? value
        }
        return value.content == .invalid ? nil : value
    }

    private static func suffix(_ indices: [Int]) -> String { indices.map { "[\($0)]" }.joined() }

    // MARK: Texts

    /// A text as it is, or cut where instances differ.
    private enum Source {
        case plain(JSONValue)
        case template(EquationTemplate)
    }

    /// - Returns: nil if something in the text cannot be, which is reported.
    private mutating func source(
        of value: JSONValue, _ text: String, as notation: Notation, in frame: ExpansionFrame
    ) -> Source? {
        if frame.isDocument, !Self.namesInstances(text) { return .plain(value) }
        var (value, text) = (value, text)
        var isShared = !frame.isDocument
        if isShared, text.utf8.contains(UInt8(ascii: "{")) {
            guard let plain = string(of: TextTemplate(text), value, in: frame) else { return nil }
            let start = self.text.end
            self.text.append(JSONOutput.quoted(plain).utf8, for: value.range, use: frame.use)
            (value, text) = (JSONValue(.string(plain), SourceRange(start, self.text.end)), plain)
            isShared = false
        }
        let template: EquationTemplate?
        if isShared, let known = templates[value.range.lowerBound] {
            template = known
        } else {
            template = self.template(of: text, at: value.range, as: notation, in: frame)
            if isShared { templates[value.range.lowerBound] = .some(template) }
        }
        return template.map(Source.template)
    }

    /// The text of a constraint for one instance, for each neighbour if it names all of a repeated view.
    private mutating func written(
        _ value: JSONValue, _ text: String, as notation: Notation, in frame: ExpansionFrame
    ) -> [JSONValue] {
        switch source(of: value, text, as: notation, in: frame) {
        case nil: return []
        case .plain(let value): return [value]
        case .template(let template):
            var result: [Written] = []
            write([template], in: frame, indices: [], into: &result)
            return result.flatMap(\.values)
        }
    }

    /// Whether a text may name instances that only the document's repeated views have: `[*`, `.first`, `.last`.
    private static func namesInstances(_ text: String) -> Bool {
        var (first, second) = (UInt8(0), UInt8(0))
        for byte in text.utf8 {
            switch (Unicode.Scalar(first), Unicode.Scalar(second), Unicode.Scalar(byte)) {
            case (_, "[", "*"), (".", "f", "i"), (".", "l", "a"): return true
            default: (first, second) = (second, byte)
            }
        }
        return false
    }

    private mutating func write(
        _ templates: [EquationTemplate], in frame: ExpansionFrame, indices: [Int], into result: inout [Written]
    ) {
        let before = text.checkpoint
        var stars: [Star] = []
        var values: [JSONValue] = []
        values.reserveCapacity(templates.count)
        for template in templates {
            guard let value = string(of: template, in: frame, indices: indices, &stars) else { return }
            guard text.end <= Self.textLimit else {
                return stop(
                    .tooManyConstraints, "the constraints of the uses are longer than \(Self.textLimit >> 20) MB",
                    at: template.range)
            }
            values.append(value)
        }
        guard let first = stars.first else { return result.append((values, indices)) }
        text.restore(before)
        var number: Int?
        for star in stars {
            guard let count = counts[star.collection] else {
                return report(
                    .unknownItem, "'\(star.collection)' is not repeated, so it has no [*]", at: star.range,
                    hint: findings.nearest(star.collection, among: counts.keys.sorted()).map { "did you mean '\($0)'?" }
                )
            }
            guard number == nil || number == count else {
                return report(
                    .wrongCount,
                    "'\(first.collection)' has \(number ?? 0) instances and '\(star.collection)' has \(count)",
                    at: star.range)
            }
            number = count
        }
        let end = (number ?? 0) - (stars.contains(where: \.isNext) ? 1 : 0)
        for index in 0..<max(end, 0) where isWithinLimits {
            write(templates, in: frame, indices: indices + [index], into: &result)
        }
    }

    /// `[*]` without an index.
    private struct Star {
        var collection: String
        var isNext: Bool
        var range: SourceRange
    }

    /// Writes a template into the text; nil if it stands for nothing.
    private mutating func string(
        of template: EquationTemplate, in frame: ExpansionFrame, indices: [Int], _ stars: inout [Star]
    ) -> JSONValue? {
        let start = text.end
        var content: [UInt8] = []
        var pathStart = start
        var starCount = 0
        var isComplete = true
        func insert(_ string: String, for range: SourceRange) {
            text.append(string.utf8, for: range, use: frame.use)
            if template.hasEscapes { content += Array(string.utf8) }
        }
        let quote = template.range.lowerBound
        text.append(SourceRange(quote, quote + 1), use: frame.use)
        for segment in template.segments {
            switch segment {
            case .text(let range, let part):
                text.append(range, use: frame.use)
                if template.hasEscapes { content += template.bytes[part] }
            case .pathStart: (pathStart, starCount) = (text.end, 0)
            case .instance(let level, let range, let isInside):
                insert(frame.frame(at: level).prefix + (isInside ? "." : ""), for: range)
            case .value(let name, let range, let isBare):
                guard let number = valueText(name, at: range, in: frame) else {
                    isComplete = false
                    continue
                }
                insert(isBare && number.hasPrefix("-") ? "(\(number))" : number, for: range)
            case .star(let isNext, let range):
                if starCount < indices.count {
                    insert("[\(indices[starCount] + (isNext ? 1 : 0))]", for: range)
                } else if starCount == indices.count {
                    let path = String(decoding: text.bytes[pathStart...], as: UTF8.self)
                    stars.append(Star(collection: path, isNext: isNext, range: range))
                }
                starCount += 1
            case .end(let isFirst, let range):
                let path = String(decoding: text.bytes[pathStart...], as: UTF8.self)
                guard let count = counts[path] else {
                    text.append(range, use: frame.use)
                    if template.hasEscapes { content += Array((isFirst ? ".first" : ".last").utf8) }
                    continue
                }
                guard count > 0 else { return nil }
                insert("[\(isFirst ? 0 : count - 1)]", for: range)
            case .identifierStart(let offset):
                if !frame.isDocument { insert(frame.prefix + ".", for: template.place(offset..<offset)) }
            case .identifierEnd(let offset):
                if !indices.isEmpty { insert(Self.suffix(indices), for: template.place(offset..<offset)) }
            }
        }
        guard isComplete else { return nil }
        let end = template.range.upperBound
        text.append(SourceRange(end - 1, end), use: frame.use)
        let string =
            template.hasEscapes
            ? String(decoding: content, as: UTF8.self)
            : String(decoding: text.bytes[start + 1..<text.end - 1], as: UTF8.self)
        return JSONValue(.string(string), SourceRange(start, text.end))
    }

    /// The number, or the name of a priority, that stands for a parameter.
    private mutating func valueText(_ name: String, at range: SourceRange, in frame: ExpansionFrame) -> String? {
        guard let given = argument(name, at: range, in: frame), !given.isSample else { return nil }
        let value = argument(given, for: "", at: range)
        switch value.content {
        case .number(let number): return JSONOutput.exactText(number)
        case .string(let text) where metricNames.contains(text) || PriorityName.all.contains(text): return text
        case .invalid: return nil
        default:
            let word = value.string.flatMap { Identifier.isValid($0) ? $0 : nil }
            report(
                word == nil ? .wrongType : .unknownMetric,
                word.map { "expected a number or the name of a metric, found '\($0.shortened)'" }
                    ?? "expected a number, found \(value.kindName)", at: value.range,
                labels: [Diagnostic.Label(text.place(of: range), "a constraint uses '\(name)' here")],
                meant: word.flatMap { findings.nearest($0, among: metricNames.sorted()) })
            return nil
        }
    }
}
