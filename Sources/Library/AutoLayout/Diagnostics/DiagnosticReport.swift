// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutJSON
import LayoutSource
package import SourceLocations

/// The diagnostics of one run of a program in the requested form: some forms are printed as they come, others are one value
/// at the end.
package struct DiagnosticReport: Sendable {
    package var format: DiagnosticFormat
    package var coloring: Coloring
    /// For `uikit`; nil = that of each layout's platform.
    package var logStyle: ConsoleReport.Style?
    /// The path of a file in `github` and `sarif`, which are read in the folder of a repository, by its name in the others.
    package var placing: (@Sendable (String) -> String)?
    /// What columns count in text and JSON; the other formats define it themselves.
    package var columnUnit = ColumnUnit.characters
    private var json: [JSONOutput] = []
    private var sarif = SARIFLog()

    package init(_ format: DiagnosticFormat, coloring: Coloring = .plain, logStyle: ConsoleReport.Style? = nil) {
        self.format = format
        self.coloring = coloring
        self.logStyle = logStyle
    }

    /// The text to be printed immediately for some diagnostics; empty if there is none.
    ///
    /// - Parameter run: the layout that they are about, where there is one.
    package mutating func add(_ diagnostics: [Diagnostic], in source: SourceText, of run: LayoutRun? = nil) -> String {
        var source = source
        if [.human, .short, .json].contains(format) { source.columnUnit = columnUnit }
        switch format {
        case .human: return human(diagnostics, in: source)
        case .short: return diagnostics.map { $0.short(in: source) + "\n" }.joined()
        case .github:
            let source = placed(source)
            return diagnostics.map { $0.workflowCommand(in: source) + "\n" }.joined()
        case .uikit: return ConsoleText(diagnostics: diagnostics, source: source, run: run, style: logStyle).text
        case .json: json += diagnostics.map { $0.json(in: source) }
        case .sarif: sarif.add(diagnostics, in: placed(source))
        }
        return ""
    }

    private func placed(_ source: SourceText) -> SourceText {
        guard let place = placing?(source.name), place != source.name else { return source }
        var placed = SourceText(name: place, bytes: source.bytes)
        placed.included = source.included
        return placed
    }

    /// Diagnostics of one source that a person is shown.
    private static let humanLimit = 100

    /// If there are very many, the most severe in order of place, and how many more there are.
    private func human(_ all: [Diagnostic], in source: SourceText) -> String {
        let (diagnostics, instances) = Self.folded(all)
        func text(_ index: Int) -> String {
            diagnostics[index].human(in: source, coloring: coloring, note: Self.note(onFurther: instances[index]))
        }
        guard diagnostics.count > Self.humanLimit else { return diagnostics.indices.map(text).joined() }
        // What reading itself left out is always reported.
        var shown = Set(diagnostics.indices.filter { diagnostics[$0].code == .tooManyFindings })
        for severity in Diagnostic.Severity.allCases {
            let indices = diagnostics.indices.filter { diagnostics[$0].severity == severity }
            shown.formUnion(indices.prefix(max(Self.humanLimit - shown.count, 0)))
        }
        let rest = Diagnostic(
            .tooManyFindings, .note,
            "\(diagnostics.count - shown.count) more diagnostics are not shown; the other formats list them")
        return shown.sorted().map(text).joined() + rest.human(in: source, coloring: coloring)
    }

    /// What instances of a component share: one of them is shown, with the names of the others.
    private struct Fault: Hashable {
        var code: DiagnosticCode
        var severity: Diagnostic.Severity
        var range: SourceRange
        var contexts: [Diagnostic.Context]
    }

    /// The first of the diagnostics that instances have at one place of their component, and the other instances.
    private static func folded(_ all: [Diagnostic]) -> (diagnostics: [Diagnostic], instances: [[String]]) {
        var diagnostics: [Diagnostic] = []
        var instances: [[String]] = []
        var known: [Fault: (index: Int, instance: String)] = [:]
        for diagnostic in all {
            if let range = diagnostic.range, let name = diagnostic.instance {
                let fault = Fault(
                    code: diagnostic.code, severity: diagnostic.severity, range: range, contexts: diagnostic.contexts)
                if let (index, first) = known[fault], first != name {
                    if instances[index].last != name { instances[index].append(name) }
                    continue
                }
                if known[fault] == nil { known[fault] = (diagnostics.count, name) }
            }
            diagnostics.append(diagnostic)
            instances.append([])
        }
        return (diagnostics, instances)
    }

    /// Instances that a note names.
    private static let mostInstances = 4

    private static func note(onFurther instances: [String]) -> String? {
        guard !instances.isEmpty else { return nil }
        let rest = instances.count - mostInstances
        return "also in " + instances.prefix(mostInstances).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The text to be printed at the end of the run.
    package var end: String {
        switch format {
        case .json: JSONOutput.array(json).text + "\n"
        case .sarif: sarif.json.text + "\n"
        case .human, .short, .github, .uikit: ""
        }
    }

    /// All diagnostics of one source.
    package static func text(
        _ diagnostics: [Diagnostic], in source: SourceText, format: DiagnosticFormat
    ) -> String {
        var report = DiagnosticReport(format)
        return report.add(diagnostics, in: source) + report.end
    }
}

extension Diagnostic {
    /// `cell[2]` of a view or a constraint in it.
    fileprivate var instance: String? {
        let name = (views.first ?? constraints.first ?? "").prefix { $0 != " " }
        return name.lastIndex(of: "]").map { String(name[...$0]) }
    }
}
