// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations

/// Checks a JSON tree against a shape, reports what does not fit and leaves it out: the rest can be read without
/// further checks.
struct ShapeCheck {
    var findings: ReaderFindings
    /// The names of the document's own colours.
    var colorNames: Set<String> = []
    /// Whether a view or its children had to be left out: then an unknown name is not an error of its own.
    private(set) var droppedView = false
    /// In how many lists and objects something was changed: a value in which nothing was stays what it is.
    private var changeCount = 0
    /// False where the text ended early or has parts that could not be read: then a missing key is not an error.
    let isComplete: Bool
    /// The key of the object that is being checked.
    private var key = ""

    init(findings: ReaderFindings, isComplete: Bool) {
        self.findings = findings
        self.isComplete = isComplete
    }

    /// The value without anything wrong; nil if the value itself is.
    mutating func checked(_ value: JSONValue, _ shape: Shape) -> JSONValue? {
        if case .invalid = value.content { return nil }
        switch shape {
        case .anything, .unchecked: return value
        case .reference(let name): return checked(value, name.shape)
        case .either(let shapes, let expected):
            guard let shape = shapes.first(where: { $0.accepts(kindOf: value) }) else {
                return mismatch(value, expected)
            }
            if case .choice(let names, _, _) = shape, let text = value.string, !names.contains(text),
                shapes.contains(where: \.isNumeric), let number = unquotedNumber(value)
            {
                return mismatch(value, expected, meant: number)
            }
            return checked(value, shape)
        case .string:
            guard !shape.accepts(kindOf: value) else { return value }
            return mismatch(
                value, shape.expectation, meant: value.number.map { "\"\(DecimalText.shortest($0))\"" })
        case .notation(.pathData) where value.string != nil: return checkedPath(value)
        case .notation(let notation):
            return shape.accepts(kindOf: value)
                ? value : mismatch(value, shape.expectation, form: notation.example(for: value))
        case .boolean:
            return shape.accepts(kindOf: value)
                ? value : mismatch(value, shape.expectation, meant: value.meantBoolean)
        case .identifier: return checkedIdentifier(value)
        case .color: return checkedColor(value)
        case .number(let range): return checkedNumber(value, range)
        case .integer(let range): return checkedInteger(value, range)
        case .choice(let names, let aliases, let noun): return checkedChoice(value, names, aliases, noun: noun)
        case .list(let element, let count): return checkedList(value, of: element, count: count)
        case .dictionary(let element, let noun, let limit, let keys):
            return checkedDictionary(value, of: element, keyNoun: noun, limit: limit, keys: keys)
        case .object(let object): return checkedObject(value, object)
        }
    }

    mutating func mismatch(
        _ value: JSONValue, _ expected: String, meant: String? = nil, form: String? = nil
    ) -> JSONValue? {
        findings.report(
            .wrongType, "expected \(expected), found \(value.kindName)", at: value.range, meant: meant,
            spelling: .bare,
            hint: UIKitVocabulary.form(of: expected, for: value) ?? form
                ?? (value.content == .null ? "leave it out" : nil))
        return nil
    }

    private mutating func checkedPath(_ value: JSONValue) -> JSONValue? {
        do throws(PathData.Mistake) {
            _ = try PathData.elements(value.string ?? "")
            return value
        } catch {
            findings.report(.unknownValue, error.message, at: value.range)
            return nil
        }
    }

    /// A number in quotation marks, without them and without a unit.
    private func unquotedNumber(_ value: JSONValue) -> String? {
        value.string.flatMap { UIKitVocabulary.number($0) ?? LookalikeDigits.number($0) }
    }

    // MARK: Scalars

    private mutating func checkedIdentifier(_ value: JSONValue) -> JSONValue? {
        guard let id = value.string else { return mismatch(value, Shape.identifier.expectation) }
        guard Identifier.isItem(id) else {
            findings.report(
                .invalidIdentifier,
                "'\(id.shortened)' is not an id: expected a letter or _, then letters, digits, _ and -",
                at: value.range, hint: UIKitVocabulary.letterHint(id))
            findings.excuse(id)
            return nil
        }
        guard !Identifier.reserved.contains(id) else {
            findings.report(.invalidIdentifier, "'\(id)' is reserved and cannot be an id", at: value.range)
            findings.excuse(id)
            return nil
        }
        return value
    }

    private mutating func checkedNumber(_ value: JSONValue, _ range: Shape.NumberRange) -> JSONValue? {
        guard let number = value.number else {
            return mismatch(value, Shape.number(range).expectation, meant: unquotedNumber(value))
        }
        guard range.contains(number) else {
            findings.report(
                .numberOutOfRange,
                "expected \(range.expectation(insteadOf: number)), found \(DecimalText.shortest(number))",
                at: value.range)
            return nil
        }
        return value
    }

    private mutating func checkedInteger(_ value: JSONValue, _ range: ClosedRange<Int>) -> JSONValue? {
        guard let number = value.number else {
            return mismatch(value, Shape.integer(range).expectation, meant: unquotedNumber(value))
        }
        guard number == number.rounded(), Double(range.lowerBound) <= number, number <= Double(range.upperBound) else {
            let largest = range.upperBound
            let isBeyondUnstated = largest >= Int(Shape.NumberRange.magnitude) && number > Double(largest)
            let expected =
                isBeyondUnstated ? "a whole number of at most \(largest)" : Shape.integer(range).expectation
            findings.report(
                .numberOutOfRange, "expected \(expected), found \(DecimalText.shortest(number))", at: value.range)
            return nil
        }
        return value
    }

    private mutating func checkedChoice(
        _ value: JSONValue, _ names: [String], _ aliases: [String], noun: String
    ) -> JSONValue? {
        guard let name = value.string else {
            return mismatch(value, Shape.choice(names, aliases: aliases, noun: noun).expectation)
        }
        guard !names.contains(name), !aliases.contains(name) else { return value }
        if names.contains(Profile.Name.code.rawValue), let newest = Profile.Name(newerThanKnown: name) {
            findings.report(
                .newerThanKnown, "'\(name.shortened)' is newer than the known systems: drawn as \(newest.summary)",
                at: value.range, severity: .note)
            changeCount += 1
            return JSONValue(.string(newest.rawValue), value.range)
        }
        let isViewType = names.contains(ViewType.label.rawValue)
        let meaning = isViewType ? UIKitVocabulary.type(name) : nil
        let near =
            meaning?.meant ?? UIKitVocabulary.choice(name, among: names) ?? findings.nearest(name, among: names)
        // A long list helps only where no name is near.
        let list = near != nil && names.count > Shape.shortListCount ? "" : ": expected \(names.alternatives)"
        findings.report(
            .unknownValue, "unknown \(noun) '\(name.shortened)'\(list)", at: value.range, meant: near,
            hint: meaning?.hint)
        // Its guides and its keys are then not reported as well.
        guard isViewType, let near else { return nil }
        changeCount += 1
        return JSONValue(.string(near), value.range)
    }

    // MARK: Lists and objects

    private mutating func checkedList(_ value: JSONValue, of element: Shape, count: ClosedRange<Int>?) -> JSONValue? {
        guard case .array(let elements) = value.content else {
            return mismatch(
                value, Shape.list(of: element, count: count).expectation,
                meant: count == 4...4 ? value.rectangle : nil,
                form: count == nil && element.accepts(kindOf: value)
                    ? "a list is in square brackets, even if it has one entry" : nil)
        }
        if let count, !count.contains(elements.count) {
            findings.report(
                .wrongCount, "expected \(Shape.list(of: element, count: count).expectation), found \(elements.count)",
                at: value.range)
            return nil
        }
        var kept = CheckedEntries(of: elements)
        let takesAnyString = element.takesAnyString
        for value in elements {
            if takesAnyString, case .string = value.content {
                kept.keep()
                continue
            }
            let before = changeCount
            let checked = checked(value, element)
            if checked != nil, changeCount == before { kept.keep() } else { kept.replace(by: checked) }
        }
        if kept.hasDropped, case .reference(.view) = element { droppedView = true }
        // A list of a fixed length means nothing without one of its elements.
        if kept.hasDropped, count != nil { return nil }
        return rest(of: value, kept) { .array($0) }
    }

    private mutating func checkedDictionary(
        _ value: JSONValue, of element: Shape, keyNoun: String, limit: Int, keys: Shape.KeyRule
    ) -> JSONValue? {
        guard case .object(let members) = value.content else { return mismatch(value, "an object") }
        guard members.count <= limit else {
            findings.report(
                .wrongCount, "expected at most \(limit) \(keyNoun)s, found \(members.count)", at: value.range.opening)
            for member in members { findings.excuse(member.key) }
            return nil
        }
        var kept = CheckedEntries(of: members)
        for member in members {
            guard keys == .any || Identifier.isValid(member.key) || keys == .items && Identifier.isItem(member.key)
            else {
                kept.replace(by: nil)
                findings.report(
                    .invalidIdentifier,
                    "'\(member.key.shortened)' cannot be the name of a \(keyNoun): expected a letter or _, then letters, digits, _ and -",
                    at: member.keyRange, hint: UIKitVocabulary.letterHint(member.key))
                continue
            }
            if !keepChecked(member, element, &kept) { findings.excuse(member.key) }
        }
        return rest(of: value, kept) { .object($0) }
    }

    /// Checks the value of the next member. Returns false where it is left out.
    private mutating func keepChecked(
        _ member: JSONValue.Member, _ shape: Shape, _ kept: inout CheckedEntries<JSONValue.Member>
    ) -> Bool {
        let before = changeCount
        let outerKey = key
        key = member.key
        let checked = checked(member.value, shape)
        key = outerKey
        if checked != nil, changeCount == before {
            kept.keep()
        } else {
            kept.replace(
                by: checked.map { JSONValue.Member(key: member.key, keyRange: member.keyRange, value: $0) })
        }
        return checked != nil
    }

    /// The value itself where all of it was kept.
    private mutating func rest<Entry>(
        of value: JSONValue, _ kept: CheckedEntries<Entry>, content: ([Entry]) -> JSONValue.Content
    ) -> JSONValue {
        if kept.isAsWritten { return value }
        changeCount += 1
        return JSONValue(content(kept.entries), value.range)
    }

    private mutating func checkedObject(_ value: JSONValue, _ shape: ObjectShape) -> JSONValue? {
        guard case .object(let members) = value.content else {
            return mismatch(value, shape.noun, form: shape.form(for: value))
        }
        if shape.key("root") != nil, isRootAlone(value) {
            findings.report(
                .missingKey, "\(shape.noun) needs 'root': this object is a view", at: value.range.opening,
                hint: "write { \"root\": … } around the view")
            return nil
        }
        let type = shape.isTyped ? viewType(of: value) : nil
        var kept = CheckedEntries(of: members)
        for member in members {
            guard let key = shape.key(member.key) else {
                let meant = reportUnknownKey(member, of: shape, in: value, type: type)
                kept.replace(by: tree(meant, of: member, in: value, shape))
                continue
            }
            if let types = key.types, let type, !types.contains(type) {
                kept.replace(by: nil)
                findings.report(
                    .unknownKey,
                    "\(type.withArticle) has no '\(key.name)'; only \(types.map(\.rawValue).enumeration) \(types.count == 1 ? "has" : "have") it",
                    at: member.keyRange, meant: UIKitVocabulary.key(key.name, known: shape.names(of: type))?.meant,
                    hint: value.member("type") == nil ? "add \"type\": \"\(types[0].rawValue)\"" : nil)
                continue
            }
            guard shape.splits.allSatisfy({ isAllowed(member, by: $0, of: shape, in: value) }) else {
                kept.replace(by: nil)
                continue
            }
            if !keepChecked(member, key.shape, &kept), ["root", "children", "guides"].contains(key.name) {
                droppedView = true
            }
        }
        for index in shape.keys.indices where isComplete && shape.keys[index].isRequired {
            let key = shape.keys[index]
            guard value.member(key.name) == nil, !kept.entries.contains(where: { $0.key == key.name }) else { continue }
            findings.report(
                .missingKey, "\(shape.noun) \(shape.isPlural ? "need" : "needs") '\(key.name)': \(key.summary)",
                at: value.range.opening)
        }
        checkCombinations(of: shape, in: value, &kept)
        return rest(of: value, kept) { .object($0) }
    }

    private mutating func isAllowed(
        _ member: JSONValue.Member, by split: ObjectShape.Split, of shape: ObjectShape, in value: JSONValue
    ) -> Bool {
        if let marker = value.member(split.marker) {
            // If two keys each make the object another thing, the first counts.
            let isEarlierMarker = shape.splits.contains {
                $0.marker == member.key && member.keyRange.lowerBound < marker.keyRange.lowerBound
            }
            if split.with.contains(member.key) || isEarlierMarker { return true }
            findings.report(
                .contradictoryKeys, "\(split.noun) has no '\(member.key)'", at: member.keyRange,
                labels: [Diagnostic.Label(marker.keyRange, "this makes it \(split.noun)")],
                hint: marker.key == "equation" ? UIKitVocabulary.hint(besideEquation: marker.value.string, member) : nil
            )
            return false
        }
        guard split.without.contains(member.key) else { return true }
        findings.report(
            .contradictoryKeys, "'\(member.key)' is for \(split.noun): it needs '\(split.marker)'",
            at: member.keyRange)
        return false
    }

    /// Whether the object of a document is its root view.
    private func isRootAlone(_ value: JSONValue) -> Bool {
        value.member("root") == nil && ["type", "children", "subviews"].contains { value.member($0) != nil }
    }

    /// The type that decides which keys make sense; nil if it is unknown, so that keys are not errors as well.
    private func viewType(of value: JSONValue) -> ViewType? {
        guard let type = value["type"] else { return .view }
        return type.string.flatMap(ViewType.init(rawValue:))
    }

    /// The views under a key that means `children` or `root`: what they contain is checked, and their names are known.
    private mutating func tree(
        _ meant: String?, of member: JSONValue.Member, in value: JSONValue, _ shape: ObjectShape
    ) -> JSONValue.Member? {
        guard let meant, ["root", "children"].contains(meant), value.member(meant) == nil, let key = shape.key(meant)
        else { return nil }
        guard let checked = checked(member.value, key.shape) else {
            droppedView = true
            return nil
        }
        return JSONValue.Member(key: meant, keyRange: member.keyRange, value: checked)
    }

    /// Returns the key that was probably meant.
    private mutating func reportUnknownKey(
        _ member: JSONValue.Member, of shape: ObjectShape, in value: JSONValue, type: ViewType?
    ) -> String? {
        let names = shape.names(of: type)
        let meaning = UIKitVocabulary.key(member.key, member.value, known: names)
        let owner = type?.withArticle ?? shape.noun
        var meant = meaning?.meant
        if meaning == nil {
            meant =
                shape.otherEdge(member.key) ?? findings.nearest(member.key, among: names)
                ?? findings.nearest(member.key, among: shape.otherNames(than: names)).flatMap {
                    UIKitVocabulary.key($0, known: names)?.meant
                }
        }
        // A key that is there already cannot be meant: `attribute` beside `firstAttribute` is the second one.
        if let there = meant, value.member(there) != nil {
            let other = "second" + there.dropFirst("first".count)
            meant = there.hasPrefix("first") && names.contains(other) && value.member(other) == nil ? other : nil
        }
        findings.report(
            .unknownKey, "\(owner) \(type == nil && shape.isPlural ? "have" : "has") no key '\(member.key.shortened)'",
            at: member.keyRange, meant: meant, alternative: shape.otherMargins(than: key, with: member.key),
            hint: meaning?.hint)
        return meant
    }
}

extension Shape {
    /// Whether every string is of the shape.
    fileprivate var takesAnyString: Bool {
        switch self {
        case .string, .notation, .anything: true
        case .reference(let name): name.shape.takesAnyString
        case .either(let shapes, _):
            shapes.first { $0.accepts(kindOf: JSONValue(.string(""), SourceRange(0, 0))) }?.takesAnyString ?? false
        default: false
        }
    }
}
