// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations

extension Diagnostic {
    /// A workflow command of GitHub Actions: `::error file=a.json,line=1,col=2,title=code::message`.
    func workflowCommand(in source: SourceText) -> String {
        let command =
            switch severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties = ["file=\(Self.escapedProperty(DisplayText.safe(source.name)))"]
        if let range {
            let start = source.position(of: range.lowerBound)
            let end = source.position(of: range.upperBound)
            properties += ["line=\(start.line)", "endLine=\(end.line)", "col=\(start.column)"]
            // Columns mean something only within one line.
            if start.line == end.line { properties.append("endColumn=\(max(end.column - 1, start.column))") }
        }
        properties.append("title=\(Self.escapedProperty(code.rawValue))")
        let text = ([message] + [contextText].compactMap(\.self) + fixes.map(\.description)).map(DisplayText.safe)
            .joined(separator: "\n")
        return "::\(command) \(properties.joined(separator: ","))::\(Self.escapedData(text))"
    }

    private static func escapedData(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
