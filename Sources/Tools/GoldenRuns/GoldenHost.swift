// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutDiagnostics
package import LayoutRuns
package import SourceLocations

/// What a run of golden tests has of the program that it is a part of.
package struct GoldenHost: Sendable {
    package var files: FileAccess
    package var console: any RunConsole & Sendable
    /// How diagnostics of the project file are coloured.
    package var coloring: Coloring
    package var pipelines: PipelinePool
    /// The command's arguments, its name first: messages propose others like them.
    package var arguments: [String]
    /// The path of a file as reports name it.
    package var placing: @Sendable (String) -> String
    /// The file to which a step of a workflow appends its summary; nil outside of one.
    package var stepSummary: String?
    /// See `GoldenJudge.program`.
    package var program: String?

    package init(
        files: FileAccess, console: any RunConsole & Sendable, coloring: Coloring = .plain, pipelines: PipelinePool,
        arguments: [String] = [], placing: @escaping @Sendable (String) -> String = { $0 }, stepSummary: String? = nil,
        program: String? = nil
    ) {
        self.files = files
        self.console = console
        self.coloring = coloring
        self.pipelines = pipelines
        self.arguments = arguments
        self.placing = placing
        self.stepSummary = stepSummary
        self.program = program
    }

    package func complain(_ message: String) { console.complain(message) }

    /// Prints what is wrong with a source, at once.
    package func report(_ diagnostics: [Diagnostic], in source: SourceText) {
        var report = DiagnosticReport(.human, coloring: coloring)
        console.say(report.add(diagnostics, in: source, of: nil))
        console.say(report.end)
    }
}
