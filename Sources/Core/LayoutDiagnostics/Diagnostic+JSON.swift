// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON
package import SourceLocations

extension Diagnostic {
    /// For programs: the objects of `diagnostics`. Lines and columns count from 1, columns in Unicode scalars.
    package func json(in source: SourceText?) -> JSONOutput {
        let start = range.flatMap { range in source?.position(of: range.lowerBound) }
        let end = range.flatMap { range in source?.position(of: range.upperBound) }
        return .object([
            "code": .string(code.rawValue),
            "severity": .string(severity.rawValue),
            "message": .string(message),
            "file": source.map { source in .string(range.map { source.part(at: $0).text.name } ?? source.name) },
            "line": start.map { .integer($0.line) },
            "column": start.map { .integer($0.column) },
            "endLine": end.map { .integer($0.line) },
            "endColumn": end.map { .integer($0.column) },
            "views": .array(views.map(JSONOutput.string)),
            "constraints": .array(constraints.map(JSONOutput.string)),
            "holder": holder.map(JSONOutput.string),
            "contexts": contexts.isEmpty ? nil : .array(contexts.map(\.json)),
            "labels": labels.isEmpty ? nil : .array(labels.map { Self.json($0, in: source) }),
            "fixes": .array(fixes.map { Self.json($0, in: source) }),
        ])
    }

    private static func json(_ label: Label, in source: SourceText?) -> JSONOutput {
        let start = source?.position(of: label.range.lowerBound)
        let file = source.map { $0.part(at: label.range).text.name }
        return .object([
            "message": .string(label.message), "file": file == source?.name ? nil : file.map(JSONOutput.string),
            "line": start.map { .integer($0.line) },
            "column": start.map { .integer($0.column) },
        ])
    }

    private static func json(_ fix: Fix, in source: SourceText?) -> JSONOutput {
        let start = fix.range.flatMap { range in source?.position(of: range.lowerBound) }
        let end = fix.range.flatMap { range in source?.position(of: range.upperBound) }
        return .object([
            "description": .string(fix.description),
            "line": start.map { .integer($0.line) }, "column": start.map { .integer($0.column) },
            "endLine": end.map { .integer($0.line) }, "endColumn": end.map { .integer($0.column) },
            "replacement": fix.replacement.map(JSONOutput.string),
            "furtherEdits": fix.furtherEdits.isEmpty ? nil : .array(fix.furtherEdits.map { json($0, in: source) }),
        ])
    }

    private static func json(_ edit: Fix.Edit, in source: SourceText?) -> JSONOutput {
        let start = source?.position(of: edit.range.lowerBound)
        let end = source?.position(of: edit.range.upperBound)
        return .object([
            "line": start.map { .integer($0.line) }, "column": start.map { .integer($0.column) },
            "endLine": end.map { .integer($0.line) }, "endColumn": end.map { .integer($0.column) },
            "replacement": .string(edit.replacement),
        ])
    }
}

extension Diagnostic.Context {
    package var json: JSONOutput {
        .object([
            "variant": variant.map(JSONOutput.string), "scene": scene.map(JSONOutput.string),
            "device": device.map(JSONOutput.string), "direction": .string(direction),
        ])
    }
}

extension [Diagnostic] {
    /// A JSON list of all, without a line break at its end.
    package func json(in source: SourceText?) -> JSONOutput { .array(map { $0.json(in: source) }) }
}
