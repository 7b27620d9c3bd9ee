// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// A document in which every use of a component and every repeated view is written out: value in, value out.
///
/// Views are named by the way to them, as in `episode[0].title`. Constraints name these, so that all that comes later reads an ordinary
/// document.
struct DocumentExpansion {
    /// Uses within each other.
    static let depthLimit = 64
    /// Bytes of the strings that uses make: more than any document has.
    static let textLimit = 64 << 20

    var text: ExpandedText
    var findings = ReaderFindings()
    var components: [String: ComponentDefinition] = [:]
    /// In the order of the text.
    var componentNames: [String] = []
    /// The components with a use.
    var used: Set<String> = []
    /// Views of components without a use, to be checked.
    var unusedViews: [JSONValue] = []
    /// The constraints of instances, which come before those of the document.
    var instanceConstraints: [JSONValue] = []
    /// How many instances each repeated view has, by its full name.
    var counts: [String: Int] = [:]
    /// The components that are being written out, from outside in.
    var stack: [String] = []
    var viewCount = 0
    /// By component, how many views it makes at least.
    private var leastCounts: [String: Int] = [:]
    /// False after a limit was reached: nothing more is made.
    var isWithinLimits = true
    /// False where something was left out, so that a missing name is not an error.
    var knowsAllNames = true
    /// Equations and formats by the place of their text.
    var templates: [Int: EquationTemplate?] = [:]
    /// Whether `self` is the view that an instance is.
    var namesInstance = false
    /// Whether components without a use are looked at, whose constraints are not read later.
    var isChecking = false
    /// Where something was reported that each instance would repeat.
    var reported: Set<SourceRange> = []
    /// Values of repetitions that something uses.
    var usedValues: Set<String> = []
    /// The document's metrics, whose names may be given for numbers.
    private(set) var metricNames: Set<String> = []
    let files: NamedFiles
    /// The folders of included files, by where they end.
    let folders: [(end: Int, folder: String)]
    var references: [FileReference] = []
    /// For values in which nothing stands for anything else.
    let literal = ExpansionFrame.document(.none)
    var replacementCount = 0

    init(_ included: IncludedDocuments, bytes: [UInt8]) {
        files = included.files
        folders = included.folders
        text = ExpandedText(files: bytes)
    }

    /// Whether a document has anything to be written out.
    static func concerns(_ document: JSONValue) -> Bool {
        document.member("components") != nil || document["root"].map(usesOrRepeats) == true
    }

    /// The names after `use`, anywhere in a value.
    private static func uses(in value: JSONValue?) -> Set<String> {
        guard let value else { return [] }
        return value.members.reduce(into: value.elements.reduce(into: []) { $0.formUnion(uses(in: $1)) }) {
            if $1.key == "use", let name = $1.value.string { $0.insert(name) }
            $0.formUnion(uses(in: $1.value))
        }
    }

    /// The components that a document uses in some state: each repeated view may have no instance in this one.
    private func reachable(from values: [JSONValue?]) -> Set<String> {
        var reached: Set<String> = []
        var open = values.reduce(into: Set<String>()) { $0.formUnion(Self.uses(in: $1)) }
        while let name = open.popFirst() {
            guard reached.insert(name).inserted, let component = components[name] else { continue }
            open.formUnion(Self.uses(in: component.view))
            for parameter in component.parameters { open.formUnion(Self.uses(in: parameter.value)) }
        }
        return reached
    }

    private static func usesOrRepeats(_ view: JSONValue) -> Bool {
        guard case .object(let members) = view.content else { return false }
        for member in members where member.key == "use" || member.key == "repeat" { return true }
        guard case .array(let children)? = view.member("children")?.value.content else { return false }
        return children.contains(where: usesOrRepeats)
    }

    // MARK: The document

    /// - Parameter document: with what it includes.
    mutating func expanded(_ document: JSONValue) -> JSONValue {
        let isSheet = document.member("root") == nil && !componentNames.isEmpty
        let document = isSheet ? sheet(document) : document
        guard let root = document.member("root") else { return document }
        let frame = ExpansionFrame.document(ScopeNames(of: root.value, namesAll: false))
        frame.isSheet = isSheet
        metricNames = Set(document["metrics"]?.members.map(\.key) ?? [])
        // Before anything is made: uses within uses multiply.
        let isTooLarge = leastViews(in: root.value) > DocumentReader.viewLimit
        if isTooLarge { stopAtViewLimit(root.keyRange) }
        let view = isTooLarge ? JSONValue(.object([]), root.value.range) : view(root.value, in: frame, as: nil)
        useUnusedComponents(except: reachable(from: [root.value, document["variants"]]))
        var all = instanceConstraints
        var own = document.member("constraints")
        if let list = own?.value {
            own?.value = constraints(list, in: frame)
            if case .array(let elements)? = own?.value.content { all += elements }
        }
        var members = document.members.filter { !["components", "root", "constraints"].contains($0.key) }
        if let view { members.append(JSONValue.Member(key: "root", keyRange: root.keyRange, value: view)) }
        if case .array = own?.value.content ?? .array([]) {
            let range = own?.value.range ?? root.value.range
            own = JSONValue.Member(
                key: "constraints", keyRange: own?.keyRange ?? root.keyRange, value: JSONValue(.array(all), range))
        }
        if let own { members.append(own) }
        return JSONValue(.object(members), document.range)
    }

    // MARK: Views

    /// - Parameter id: of an instance; nil for a view that is named by its own id.
    /// - Returns: nil for what cannot be written out.
    mutating func view(_ value: JSONValue, in frame: ExpansionFrame, as id: JSONValue?) -> JSONValue? {
        guard case .object(let members) = value.content else { return value }
        guard countView(at: value.range) else { return nil }
        if let use = value.member("use") { return instance(of: use, value, in: frame, as: id) }
        var result: [JSONValue.Member] = []
        result.reserveCapacity(members.count + 1)
        if let name = id ?? name(of: value, in: frame) {
            let range = value.member("id")?.keyRange ?? name.range
            result.append(JSONValue.Member(key: "id", keyRange: range, value: name))
        }
        for member in members where member.key != "id" && member.key != "repeat" {
            var member = member
            switch member.key {
            case "children": member.value = children(member.value, in: frame)
            case "guides": member.value = guides(member.value, in: frame)
            case "constraints": member.value = constraints(member.value, in: frame)
            case "customSpacing", "gravity", "visibilityPriority": member.value = keyedByView(member.value, in: frame)
            case "with":
                report(
                    .contradictoryKeys, "'with' gives parameters to a component: it needs 'use'", at: member.keyRange)
                continue
            default:
                if let value = replaced(member.value, key: member.key, in: frame) { member.value = value }
            }
            result.append(member)
        }
        return JSONValue(.object(result), value.range)
    }

    /// Views of a list; a list that stands for a parameter has the views of the use.
    mutating func children(_ list: JSONValue, in frame: ExpansionFrame) -> JSONValue {
        if let name = list.string.flatMap(TextTemplate.wholeName), let given = argument(name, at: list.range, in: frame)
        {
            guard !given.isSample else { return JSONValue(.array([]), list.range) }
            return children(given.value, in: given.frame)
        }
        guard case .array(let elements) = list.content else { return list }
        var views: [JSONValue] = []
        views.reserveCapacity(elements.count)
        for element in elements where isWithinLimits {
            if let repetition = element.member("repeat") {
                views += instances(of: element, repetition, in: frame)
            } else if let view = view(element, in: frame, as: nil) {
                views.append(view)
            }
        }
        return JSONValue(.array(views), list.range)
    }

    private func name(of view: JSONValue, in frame: ExpansionFrame) -> JSONValue? {
        if let id = view["id"] {
            guard !frame.isDocument, let text = id.string, Identifier.isValid(text) else { return id }
            return JSONValue(.string(frame.fullName(text)), id.range)
        }
        return frame.names.generated[view.range.lowerBound].map {
            JSONValue(.string(frame.fullName($0)), view.range.opening)
        }
    }

    private mutating func guides(_ list: JSONValue, in frame: ExpansionFrame) -> JSONValue {
        guard !frame.isDocument, case .array(let guides) = list.content else { return list }
        let named = guides.map { guide in
            JSONValue(
                .object(
                    guide.members.map { member in
                        guard member.key == "id", let id = member.value.string else { return member }
                        let value = JSONValue(.string(frame.fullName(id)), member.value.range)
                        return JSONValue.Member(key: member.key, keyRange: member.keyRange, value: value)
                    }), guide.range)
        }
        return JSONValue(.array(named), list.range)
    }

    /// Settings of a stack view by the ids of its arranged subviews.
    private mutating func keyedByView(_ settings: JSONValue, in frame: ExpansionFrame) -> JSONValue {
        guard !frame.isDocument, case .object(let members) = settings.content else { return settings }
        let named = members.map { member in
            let value = replaced(member.value, key: "", in: frame) ?? member.value
            return JSONValue.Member(
                key: fullName(member.key, in: frame) ?? member.key, keyRange: member.keyRange, value: value)
        }
        return JSONValue(.object(named), settings.range)
    }

    /// The name in the document of an item, whose text may have an index and parts; nil if it is not declared.
    func fullName(_ item: String, in frame: ExpansionFrame) -> String? {
        let base = item.prefix { $0 != "[" && $0 != "." }
        switch frame.declaration(of: String(base)) {
        case .root(let level): return frame.frame(at: level).prefix + item.dropFirst(base.count)
        case .inside(let level): return frame.frame(at: level).fullName(item)
        case nil: return nil
        }
    }

    private mutating func countView(at range: SourceRange) -> Bool {
        guard isWithinLimits else { return false }
        viewCount += 1
        if viewCount > DocumentReader.viewLimit { stopAtViewLimit(range.opening) }
        return isWithinLimits
    }

    private mutating func stopAtViewLimit(_ range: SourceRange) {
        stop(.tooManyViews, "the document has more than \(DocumentReader.viewLimit) views", at: range)
    }

    /// How many views a view makes with what it uses and repeats, or more than a document may have; lists that stand for a parameter
    /// or are in a file count as empty.
    private mutating func leastViews(in view: JSONValue, uses: Int = 0) -> Int {
        if let name = view.string("use") {
            if let known = leastCounts[name] { return known }
            // What uses itself, or others too deep, is reported later.
            guard uses < Self.depthLimit, let component = components[name] else { return 1 }
            leastCounts[name] = 1
            let count = leastViews(in: component.view, uses: uses + 1)
            leastCounts[name] = count
            return count
        }
        let most = Double(DocumentReader.viewLimit)
        var count = 1.0
        for child in view["children"]?.elements ?? [] {
            let rows: Double =
                switch child["repeat"]?.content {
                case nil: 1
                // Too many rows are reported at their place.
                case .number(let number) where number <= most: max(0, number)
                case .array(let rows) where Double(rows.count) <= most: Double(rows.count)
                default: 0
                }
            count = min(most + 1, count + rows * Double(leastViews(in: child, uses: uses)))
        }
        return Int(count)
    }

    /// Reports that a limit was reached.
    mutating func stop(_ code: DiagnosticCode, _ message: String, at range: SourceRange) {
        guard isWithinLimits else { return }
        isWithinLimits = false
        knowsAllNames = false
        report(code, message, at: range)
    }

    // MARK: Diagnostics

    /// Reports once what each instance would repeat.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, severity: Diagnostic.Severity = .error,
        labels: [Diagnostic.Label] = [], meant: String? = nil, spelling: ReaderFindings.Spelling = .quoted,
        hint: String? = nil, use: Int? = nil
    ) {
        let place = text.place(of: range)
        guard reported.insert(place).inserted else { return }
        findings.report(
            code, message, at: place, severity: severity, labels: labels + text.chain(from: use ?? -1), meant: meant,
            spelling: spelling, hint: hint)
    }
}
