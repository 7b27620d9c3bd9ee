// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations

extension Diagnostic {
    /// An annotation of the diagnostic's place.
    func workflowCommand(in source: SourceText) -> String {
        let name: WorkflowCommand.Name =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .notice
            }
        var properties = [(key: "file", value: range.map { source.part(at: $0).text.name } ?? source.name)]
        if let range {
            let start = source.position(of: range.lowerBound)
            let end = source.position(of: range.upperBound)
            properties += [("line", "\(start.line)"), ("endLine", "\(end.line)"), ("col", "\(start.column)")]
            // Columns mean something only within one line.
            if start.line == end.line { properties.append(("endColumn", "\(max(end.column - 1, start.column))")) }
        }
        properties.append(("title", code.rawValue))
        let lines = [message] + [contextText].compactMap(\.self) + fixes.map(\.description)
        return WorkflowCommand(name, properties, message: lines.joined(separator: "\n")).text
    }
}
