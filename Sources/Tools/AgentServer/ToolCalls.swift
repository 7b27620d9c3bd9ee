// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutJSON
import LayoutRuns

/// Carries out calls of tools.
struct ToolCalls {
    let files: FileAccess
    let folder: String
    let pipelines: PipelinePool
    let runsSwift: Bool

    var available: [JSONOutput] { AgentTool.allCases.map { $0.json(runsSwift: runsSwift) } }

    /// - Parameter parameters: the name of a tool and its arguments.
    func result(_ parameters: JSONValue?) throws(ProtocolFault) -> ToolResult {
        guard let name = parameters?.string("name") else {
            throw ProtocolFault(.invalidParameters, "expected the name of a tool")
        }
        guard let tool = AgentTool(rawValue: name) else {
            throw ProtocolFault(.invalidParameters, "there is no tool '\(name)'")
        }
        var result = ToolResult()
        do throws(UsageFault) {
            let arguments = try ToolArguments(parameters?["arguments"], of: tool, runsSwift: runsSwift)
            return try self.result(of: tool, arguments)
        } catch {
            result.fail(DisplayText.safe(error.message))
            return result
        }
    }

    private func result(of tool: AgentTool, _ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        switch tool {
        case .check: try check(arguments)
        case .solve: try solve(arguments)
        case .picture: try picture(arguments)
        case .explain: try explain(arguments)
        case .fix: try fix(arguments)
        case .diff: try diff(arguments)
        }
    }

    func pipeline(of lease: PipelinePool.Lease) throws(UsageFault) -> LayoutPipeline {
        switch lease.pipeline {
        case .success(let pipeline): return pipeline
        case .failure(let fault): throw UsageFault(fault.message)
        }
    }

    // MARK: Inputs

    /// A file or a text, and the files of the machine as the call sees them.
    struct Input {
        var path: String
        var files: FileAccess
    }

    /// The names of texts that have no path.
    private static let documentName = "layout.layout.json"

    func input(
        _ arguments: ToolArguments, path: ToolParameter.Name = .path, text: ToolParameter.Name = .text,
        textName: (String) -> String = Self.name
    ) throws(UsageFault) -> Input {
        guard let content = arguments[text] else {
            guard let given = arguments[path], !given.isEmpty else {
                throw UsageFault("expected '\(path.rawValue)' or '\(text.rawValue)'")
            }
            return Input(path: given, files: access())
        }
        let name = arguments[path] ?? textName(content)
        guard ConfinedFiles(files.system, folder: folder).contains(name) else {
            throw UsageFault("'\(name)' is outside the folder in which 'alrender mcp' was started")
        }
        return Input(path: name, files: access(texts: [name: Array(content.utf8)]))
    }

    private func access(texts: [String: [UInt8]] = [:]) -> FileAccess {
        let system = ConfinedFiles(files.system, folder: folder, texts: texts)
        var access = files
        access.system = system
        access.allowsOutside = false
        access.project = ProjectFiles(system)
        access.git = Git.unavailable
        if !runsSwift { access.swift = SwiftSelection.unavailable }
        return access
    }

    /// What a text is called that has no path: its first character tells what it is.
    static func name(of text: String) -> String {
        switch text.first(where: { !$0.isWhitespace }) {
        case "{", "/": documentName
        case "<": text.contains(".Storyboard.") ? "layout.storyboard" : "layout.xib"
        default: text.contains("import UIKit") ? "Layout.swift" : documentName
        }
    }

    func scenes(_ arguments: ToolArguments) -> SceneSelection {
        var scenes = SceneSelection().selecting(arguments[.scene])
        scenes.swift = runsSwift ? arguments.swift : nil
        return scenes
    }

    func job(
        _ arguments: ToolArguments, _ files: FileAccess, _ report: ReportSelection
    ) throws(UsageFault) -> LayoutJob {
        var job = LayoutJob(
            canvas: try arguments.canvas(), variants: arguments.variants, scenes: scenes(arguments), report: report,
            files: files)
        job.purpose = .checking
        return job
    }

    /// Solves inputs, and collects what is printed.
    func run(
        _ job: LayoutJob, _ inputs: FoundFiles, _ console: ToolConsole, findings: RunReport.DiagnosticStream,
        _ body: @escaping LayoutJob.Body
    ) throws(UsageFault) -> ExitStatus {
        let paths = inputs.paths
        let interfaces = paths.count(where: InterfaceBuilderInput.isInterfaceBuilder)
        let swiftFiles = paths.count(where: SwiftSelection.isSwift)
        if swiftFiles > 0, !runsSwift {
            throw UsageFault("Swift files run when they are shown: start the server as 'alrender mcp --swift'")
        }
        try job.scenes.check(isOfInterfaceBuilder: interfaces > 0)
        try job.scenes.swift?.check(isOfSwiftFiles: swiftFiles > 0)
        try job.variants.check(isOfDocuments: paths.isEmpty || interfaces + swiftFiles < paths.count)
        var report = RunReport(DiagnosticReport(.human), stream: findings, in: job.files, console: console)
        report.carryOut(inputs.outcome)
        job.process(paths, pipelines, by: InputSequence(), into: &report, body)
        return report.finish()
    }

    /// What was printed, the messages first.
    func result(_ console: ToolConsole, _ status: ExitStatus, isErrorBy limit: ExitStatus) -> ToolResult {
        var result = ToolResult()
        for text in [console.messages, console.product] where !text.isEmpty { result.contents.append(.text(text)) }
        result.contents += console.pictures
        var worst = limit
        worst.worsen(to: status)
        if worst == status, status != .done, status != .difference { result.fail() }
        return result
    }
}
