// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutScene
import LayoutSource
package import SourceLocations
import StringsFiles

extension GoldenProject {
    /// The settings in a project file, or what is wrong with it.
    package static func read(_ source: SourceText) -> (project: GoldenProject, diagnostics: [Diagnostic]) {
        let read = JSONReader.read(source)
        var reader = ProjectReader(diagnostics: read.errors.map(Diagnostic.init))
        if let value = read.value { reader.read(value) }
        return (reader.project, reader.diagnostics)
    }

    /// The settings that a project file may have.
    package static let keys = [
        "$schema", "layouts", "golden", "failures", "pictures", "records", "show", "hide", "theme", "device",
        "allowErrors", "strict", "diagnostics", "marks", "tolerances", "matrix",
    ]
    /// The keys of a matrix.
    package static let matrixKeys = [
        "cases", "devices", "orientations", "textSizes", "languages", "directions", "appearances", "strings",
        "variants",
    ]
    /// The keys of a tolerance.
    package static let toleranceKeys = ["cases", "component", "pixels", "ratio", "reason"]
}

extension DiagnosticCode {
    package static let projectSetting = DiagnosticCode("project-setting")
}

/// Reads a project file, collecting its mistakes.
private struct ProjectReader {
    var project = GoldenProject()
    var diagnostics: [Diagnostic]

    mutating func read(_ value: JSONValue) {
        members(of: value, "an object of settings", keys: GoldenProject.keys) { reader, key, value in
            switch key {
            case "layouts":
                reader.project.layouts = reader.text(value, key, "the path of a folder")
                reader.project.layoutsRange = value.range
            case "golden": reader.project.golden = reader.text(value, key, "the path of a folder")
            case "failures": reader.project.failures = reader.text(value, key, "the path of a folder")
            case "pictures": reader.project.pictures = reader.cases(value, key)
            case "records":
                reader.project.picture.kind = reader.choice(value, key, GoldenPicture.Kind.self) ?? .drawing
            case "show": reader.project.picture.shown = reader.layers(value, key)
            case "hide": reader.project.picture.hidden = reader.layers(value, key)
            case "theme": reader.project.picture.theme = reader.choice(value, key, SceneTheme.Name.self)
            case "device": reader.project.picture.showsDevice = reader.boolean(value, key) ?? true
            case "allowErrors": reader.project.allowErrors = reader.cases(value, key) ?? []
            case "strict": reader.project.isStrict = reader.boolean(value, key) ?? false
            case "diagnostics":
                reader.project.diagnostics =
                    reader.choice(value, key, GoldenComparison.DiagnosticDetail.self) ?? .codes
            case "marks": reader.project.comparesMarks = reader.choice(value, key, MarkComparison.self) != .ignore
            case "tolerances":
                guard case .array = value.content else { return reader.complain("tolerances: expected a list", value) }
                for element in value.elements { reader.readTolerance(element) }
            case "matrix":
                if case .object = value.content { return reader.readMatrix(value) }
                guard case .array = value.content else {
                    return reader.complain("matrix: expected an object of lists, or a list of such objects", value)
                }
                for element in value.elements { reader.readMatrix(element) }
            default: break
            }
        }
    }

    /// How pictures are compared that differ in their marks alone.
    private enum MarkComparison: String, CaseIterable { case compare, ignore }

    private mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: JSONValue, _ key: String, _ type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        if let choice = value.string.flatMap(Choice.init) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let near = value.string.flatMap { NearestName.of($0, among: names) }.map { "; did you mean \"\($0)\"?" } ?? ""
        complain("\(key): expected \(names.map { "\"\($0)\"" }.joined(separator: " or "))\(near)", value)
        return nil
    }

    private mutating func layers(_ value: JSONValue, _ key: String) -> [SceneLayer] {
        let all = (name: "all", choice: SceneLayer.allCases)
        return choices(value, key, [all] + SceneLayer.allCases.map { ($0.rawValue, [$0]) }).flatMap { $0 }
    }

    private mutating func readMatrix(_ value: JSONValue) {
        var matrix = CaseMatrix()
        members(of: value, "an object of lists", keys: GoldenProject.matrixKeys) { reader, key, value in
            switch key {
            case "cases": matrix.cases = reader.cases(value, key, of: "matrix")
            case "devices": matrix.devices = reader.choices(value, key, Device.all.map { ($0.id, $0.id) })
            case "orientations": matrix.orientations = reader.choices(value, key)
            case "textSizes": matrix.textSizes = reader.choices(value, key)
            case "languages": matrix.languages = reader.languages(value, key)
            case "directions": matrix.directions = reader.choices(value, key)
            case "appearances": matrix.appearances = reader.choices(value, key)
            case "variants": matrix.coversVariants = reader.boolean(value, key) ?? true
            case "strings": matrix.strings = reader.names(value, key, "the path of a strings file") ?? []
            default: break
            }
        }
        // Their goldens would be the same file on systems that ignore case.
        let cells = matrix.count > CaseMatrix.mostCells ? [] : matrix.cells()
        let names = cells.map { $0.name.lowercased() }
        if matrix.count > CaseMatrix.mostCells {
            complain("a matrix of \(matrix.count) combinations: at most \(CaseMatrix.mostCells) are tested", value)
        } else if let doubled = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
            complain("two combinations have the name '\(cells[doubled].name)'", value)
        } else {
            project.matrices.append(matrix)
        }
    }

    private mutating func choices<Choice: RawRepresentable & CaseIterable>(
        _ value: JSONValue, _ key: String
    ) -> [Choice] where Choice.RawValue == String {
        choices(value, key, Choice.allCases.map { ($0.rawValue, $0) })
    }

    private mutating func choices<Choice>(
        _ value: JSONValue, _ key: String, _ known: [(name: String, choice: Choice)]
    ) -> [Choice] {
        guard case .array = value.content else {
            complain("\(key): expected a list of names", value)
            return []
        }
        return value.elements.compactMap { element in
            if let name = element.string, let found = known.first(where: { $0.name == name }) { return found.choice }
            let near = element.string.flatMap { NearestName.of($0, among: known.map(\.name)) }
            let list = known.count > 12 ? "" : ": expected one of \(known.map(\.name).joined(separator: ", "))"
            complain(
                "\(key): unknown name \(element.string.map { "\"\($0)\"" } ?? "of another type")\(list)"
                    + (near.map { "; did you mean \"\($0)\"?" } ?? ""), element)
            return nil
        }
    }

    private mutating func readTolerance(_ value: JSONValue) {
        var read = GoldenProject.Tolerance(tolerance: PixelTolerance(component: 0), reason: "")
        members(of: value, "an object with a tolerance", keys: GoldenProject.toleranceKeys) { reader, key, value in
            switch key {
            case "cases": read.cases = reader.cases(value, key, of: "tolerances")
            case "component": read.tolerance.component = Int(reader.number(value, key, 0...255) ?? 0)
            case "pixels": read.tolerance.pixels = Int(reader.number(value, key, 0...1e9) ?? 0)
            case "ratio": read.tolerance.ratio = reader.number(value, key, 0...1) ?? 0
            case "reason": read.reason = reader.text(value, key, "the reason of the tolerance") ?? ""
            default: break
            }
        }
        if read.reason.isEmpty { complain("a tolerance needs a \"reason\": a reader must know when it can go", value) }
        project.tolerances.append(read)
    }

    private mutating func members(
        of value: JSONValue, _ expected: String, keys: [String],
        read: (inout ProjectReader, _ key: String, JSONValue) -> Void
    ) {
        guard case .object(let members) = value.content else { return complain("expected \(expected)", value) }
        for member in members {
            if keys.contains(member.key) {
                read(&self, member.key, member.value)
                continue
            }
            let near = NearestName.of(member.key, among: keys)
            let fixes = near.map { [Diagnostic.Fix("did you mean \"\($0)\"?", range: member.keyRange)] } ?? []
            diagnostics.append(
                Diagnostic(
                    .projectSetting, .error, "unknown setting \"\(member.key)\"", at: member.keyRange, fixes: fixes))
        }
    }

    private mutating func complain(_ message: String, _ value: JSONValue) {
        diagnostics.append(Diagnostic(.projectSetting, .error, message, at: value.range))
    }

    private mutating func text(_ value: JSONValue, _ key: String, _ expected: String) -> String? {
        if let text = value.string, !text.isEmpty { return text }
        complain("\(key): expected \(expected)", value)
        return nil
    }

    private mutating func names(_ value: JSONValue, _ key: String, _ expected: String) -> [String]? {
        if case .array = value.content {
            return value.elements.compactMap { text($0, key, expected) }
        }
        complain("\(key): expected a list of names", value)
        return nil
    }

    private mutating func languages(_ value: JSONValue, _ key: String) -> [String] {
        let names = names(value, key, "a language, as in \"de\"") ?? []
        var known: [LanguageTag: String] = [:]
        for element in value.elements {
            guard let name = element.string, !name.isEmpty else { continue }
            guard LanguageTag.meant(by: name) != nil else {
                complain("\(key): \"\(name)\" is not a language: expected a tag such as \"de\" or \"pt-BR\"", element)
                continue
            }
            if let first = known.updateValue(name, forKey: LanguageTag(name)) {
                complain("\(key): \"\(name)\" is the same language as \"\(first)\"", element)
            }
        }
        return names
    }

    /// The names of cases, or of folders of them.
    ///
    /// - Parameter setting: the one that has the key; nil if it is the key itself.
    private mutating func cases(_ value: JSONValue, _ key: String, of setting: String? = nil) -> [String]? {
        let names = names(value, key, "the name of a case or folder")
        for element in value.elements {
            guard let name = element.string, !name.isEmpty else { continue }
            project.mentions.append(GoldenProject.Mention(setting: setting ?? key, name: name, range: element.range))
        }
        return names
    }

    private mutating func boolean(_ value: JSONValue, _ key: String) -> Bool? {
        if case .boolean(let boolean) = value.content { return boolean }
        complain("\(key): expected true or false", value)
        return nil
    }

    private mutating func number(_ value: JSONValue, _ key: String, _ range: ClosedRange<Double>) -> Double? {
        if case .number(let number) = value.content, range.contains(number) { return number }
        complain(
            "\(key): expected a number from \(JSONOutput.reportText(of: range.lowerBound)) to \(JSONOutput.reportText(of: range.upperBound))",
            value)
        return nil
    }
}
