// SPDX-License-Identifier: Apache-2.0
import AgentServer
import ArgumentParser
import AutoLayout
import LayoutRuns
import Synchronization

struct ModelContext: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves layouts to coding agents with the Model Context Protocol.",
        usage: "alrender mcp [<options>]",
        discussion: CommandHelp.discussion(
            """
            Reads requests from standard input and answers them on standard output, until the input ends. An agent gets \
            the tools check, solve, picture, explain, fix and diff, and the reference pages. It reaches only files below \
            the folder in which the command was started; links do not lead out of it.
            """,
            examples: ["alrender mcp", "alrender mcp --swift"], exitCodes: [.done, .usage, .noInput, .cannotCreate]))

    @Flag(
        name: .customLong("swift"), help: "Lets tools compile and run Swift files, with your permissions.")
    var runsSwift = false

    @OptionGroup(title: "Limits") var limits: LimitArguments

    func run() throws {
        let system = SystemFiles()
        guard let folder = system.resolved(".") else {
            throw FileFault(".", reason: "the current folder is gone", status: .noInput)
        }
        let pipelines = PipelinePool(limits: limits.limits)
        let server = AgentServer(
            files: .program(), folder: folder, pipelines: pipelines,
            reference: ReferencePages(in: InstalledFolder.pages, of: system, pipelines: pipelines),
            version: ProgramVersion.number, runsSwift: runsSwift)
        let request = Mutex<[UInt8]>([])
        let timer = InputTimer(
            limits.timeLimit, report: DiagnosticReport(.short), showsProgress: false,
            farewell: { message in
                let answer = AgentServer.answer(to: request.withLock { $0 }, unfinished: message)
                if let answer { try? Terminal.printProduct(answer) }
            })
        var lines = StandardInputLines()
        while let line = try lines.next() {
            request.withLock { $0 = line }
            guard let answer = timer.timing("request", at: 0, { server.answer(to: line) }) else { continue }
            try Terminal.printProduct(answer)
        }
    }
}
