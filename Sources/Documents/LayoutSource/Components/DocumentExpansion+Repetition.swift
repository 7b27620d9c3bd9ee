// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// Repeated views.
extension DocumentExpansion {
    /// The values of one instance.
    struct Row {
        var values: [JSONValue.Member]
        var range: SourceRange
        /// Whether the values are text of a table.
        var isText = false
    }

    /// Rows, and whether they are from a file, which may have more than a view needs.
    struct Rows {
        var rows: [Row]
        var file: String?
    }

    mutating func instances(
        of view: JSONValue, _ repetition: JSONValue.Member, in frame: ExpansionFrame
    ) -> [JSONValue] {
        guard case .object = view.content, let found = rows(of: repetition.value, in: frame),
            let name = nameOfRepeated(view, in: frame)
        else {
            knowsAllNames = false
            return []
        }
        let rows = found.rows
        counts[name] = rows.count
        let local = view.string("id") ?? frame.names.generated[view.range.lowerBound]
        let use = view.member("use")
        if let component = use?.value.string, rows.isEmpty { used.insert(component) }
        let names = use == nil ? ScopeNames(of: view, namesAll: true) : .none
        let samples = Dictionary(rows.flatMap(\.values).map { ($0.key, $0.value) }) { first, _ in first }
        let idRange = view["id"]?.range ?? view.range.opening
        var views: [JSONValue] = []
        views.reserveCapacity(min(rows.count, DocumentReader.viewLimit))
        for (index, row) in rows.enumerated() where isWithinLimits {
            let fullName = "\(name)[\(index)]"
            let id = JSONValue(.string(fullName), idRange)
            let place = row.range
            let inner = ExpansionFrame(
                prefix: fullName, root: use == nil ? local : nil, names: names, parent: frame,
                use: text.add(fullName, at: place, in: frame.use))
            inner.absent = samples
            for value in row.values {
                let values = found.file == nil ? frame : literal
                inner.set(value.key, ScopedValue(value: value.value, frame: values, isText: row.isText))
            }
            for (key, number) in [("index", index), ("number", index + 1)] where inner.values[key] == nil {
                inner.set(
                    key, ScopedValue(value: JSONValue(.number(Double(number)), repetition.value.range), frame: frame))
            }
            let made: JSONValue? =
                if let use {
                    instance(of: use, view, in: inner, as: id, row: withNumbers(row, inner))
                } else {
                    self.view(view, in: inner, as: id)
                }
            if let made { views.append(made) }
        }
        checkUse(of: found, in: view, frame)
        return views
    }

    /// Gives `index` and `number` to a component that has such parameters.
    private func withNumbers(_ row: Row, _ frame: ExpansionFrame) -> Row {
        var row = row
        for key in ["index", "number"] where !row.values.contains(where: { $0.key == key }) {
            if let value = frame.values[key]?.value {
                row.values.append(JSONValue.Member(key: key, keyRange: value.range, value: value))
            }
        }
        return row
    }

    private func nameOfRepeated(_ view: JSONValue, in frame: ExpansionFrame) -> String? {
        if let id = view.string("id") { return Identifier.isValid(id) ? frame.fullName(id) : nil }
        return frame.names.generated[view.range.lowerBound].map(frame.fullName)
    }

    /// Reports values that neither the component nor the repeated view has a use for.
    private mutating func checkUse(of found: Rows, in view: JSONValue, _ frame: ExpansionFrame) {
        let component = view.string("use").flatMap { components[$0] }
        let parameters = component?.parameters.map(\.key) ?? []
        var unused: [String] = []
        for row in found.rows {
            for value in row.values where !parameters.contains(value.key) && !usedValues.contains(value.key) {
                guard found.file == nil else {
                    if !unused.contains(value.key) { unused.append(value.key) }
                    continue
                }
                if let component {
                    report(
                        .unknownParameter,
                        "the component '\(component.name)' has no parameter '\(value.key.shortened)'",
                        at: value.keyRange, labels: [Diagnostic.Label(component.nameRange, "defined here")],
                        meant: findings.nearest(value.key, among: parameters))
                } else {
                    report(
                        .unknownParameter, "nothing in the repeated view uses '\(value.key.shortened)'",
                        at: value.keyRange, severity: .warning)
                }
            }
        }
        if let file = found.file, !unused.isEmpty, let place = view["repeat"]?.range {
            report(
                .unknownParameter,
                "nothing uses \(unused.map { "'\($0.shortened)'" }.joined(separator: ", ")) of '\(file)'", at: place,
                severity: .note)
        }
    }

    // MARK: Rows

    private mutating func rows(of value: JSONValue, in frame: ExpansionFrame) -> Rows? {
        switch value.content {
        case .number(let number):
            guard number == number.rounded(), number >= 0 else {
                report(
                    .numberOutOfRange, "expected a whole number of at least 0, found \(JSONOutput.exactText(number))",
                    at: value.range)
                return nil
            }
            guard number <= Double(DocumentReader.viewLimit) else {
                stop(
                    .tooManyViews, "a view is repeated at most \(DocumentReader.viewLimit) times", at: value.range)
                return nil
            }
            return Rows(rows: Array(repeating: Row(values: [], range: value.range), count: Int(number)))
        case .array(let elements): return rows(in: elements)
        case .string(let text):
            if let name = TextTemplate.wholeName(text) {
                guard let given = argument(name, at: value.range, in: frame) else { return nil }
                guard !given.isSample else { return Rows(rows: []) }
                return rows(of: given.value, in: given.frame)
            }
            return rows(inFile: text, at: value.range, in: frame)
        case .invalid: return nil
        default:
            report(
                .wrongType,
                "expected a list of rows, a number, or the path of a JSON or CSV file, found \(value.kindName)",
                at: value.range)
            return nil
        }
    }

    private mutating func rows(in elements: [JSONValue], file: String? = nil) -> Rows? {
        guard elements.count <= DocumentReader.viewLimit else {
            stop(
                .tooManyViews, "a view is repeated at most \(DocumentReader.viewLimit) times",
                at: elements[0].range.opening)
            return nil
        }
        var rows: [Row] = []
        for element in elements {
            guard case .object(let members) = element.content else {
                if element.content == .invalid { continue }
                report(
                    .wrongType, "expected an object of parameters, found \(element.kindName)", at: element.range,
                    hint: element.string.map { "write { \"title\": \(JSONOutput.quoted($0)) }" })
                continue
            }
            rows.append(Row(values: members, range: element.range.opening))
        }
        return Rows(rows: rows, file: file)
    }

    private mutating func rows(inFile path: String, at range: SourceRange, in frame: ExpansionFrame) -> Rows? {
        let path = frame.isDocument ? path : folder(of: range) + path
        references.append(FileReference(kind: .text, path: path, range: text.place(of: range)))
        switch files.read(path) {
        case .missing(let meant):
            report(.missingFile, "no file '\(path)'", at: range, meant: meant)
            return nil
        case .unreadable(let reason):
            report(.missingFile, "'\(path)' cannot be read: \(reason)", at: range)
            return nil
        case .bytes(let bytes):
            if path.lowercased().hasSuffix(".csv") { return table(bytes, path, at: range) }
            let read = JSONReader.read(SourceText(name: path, bytes: bytes))
            guard read.errors.isEmpty, let value = read.value, case .array(let elements) = value.content else {
                report(
                    .unreadableData, "'\(path)' has no list of rows: expected a JSON list of objects, or a .csv file",
                    at: range)
                return nil
            }
            // The values have places in another file: this is the document's reference to them.
            return rows(in: elements.map { $0.placed(at: range) }, file: path)
        }
    }

    private mutating func table(_ bytes: [UInt8], _ path: String, at range: SourceRange) -> Rows? {
        let table = CSVTable(bytes)
        if let fault = table.fault {
            report(.unreadableData, "'\(path)': \(fault)", at: range)
            return nil
        }
        guard table.rows.count <= DocumentReader.viewLimit else {
            stop(.tooManyViews, "a view is repeated at most \(DocumentReader.viewLimit) times", at: range)
            return nil
        }
        let rows = table.rows.map { cells in
            Row(
                values: zip(table.columns, cells).map {
                    JSONValue.Member(key: $0, keyRange: range, value: JSONValue(.string($1), range))
                }, range: range, isText: true)
        }
        return Rows(rows: rows, file: path)
    }

    /// The folder of the file that a place is in, from the document's, with a slash at its end.
    func folder(of range: SourceRange) -> String {
        let place = text.place(of: range)
        return folders.first { place.lowerBound < $0.end }?.folder ?? ""
    }
}

extension JSONValue {
    /// The value with one place for all of it.
    fileprivate func placed(at range: SourceRange) -> JSONValue {
        switch content {
        case .array(let elements): JSONValue(.array(elements.map { $0.placed(at: range) }), range)
        case .object(let members):
            JSONValue(
                .object(
                    members.map { Member(key: $0.key, keyRange: range, value: $0.value.placed(at: range)) }), range)
        default: JSONValue(content, range)
        }
    }
}

extension DiagnosticCode {
    package static let unreadableData = DiagnosticCode("unreadable-data")
}
