// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import FontFiles
import LayoutGoldens

struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows failed cases in a browser, and records those that are accepted there.",
        discussion: CommandHelp.discussion(
            """
            Compares as 'test' does, prints the address of a page on this machine, and serves it until Control-C. Accepting a \
            case on the page records it; rejecting an accepted one restores the golden. The address has a random part: without \
            it nothing can be read or recorded.
            """,
            examples: ["alrender review", "alrender review layouts --golden golden --port 8080"],
            exitCodes: [.done, .errorDiagnostic, .usage, .noInput, .internalError, .cannotCreate]))

    @OptionGroup var goldens: GoldenArguments

    @Option(help: ArgumentHelp("Port on 127.0.0.1 (default: any free one).", valueName: "n"))
    var port: UInt16?

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    func run() throws {
        if HostEnvironment.isContinuousIntegration {
            throw ValidationError("CI is set, and a review records goldens: run it on a desktop computer")
        }
        let setup = try GoldenSetup(
            goldens, canvas: canvas, picture: picture, scenes: scenes, limits: limits, files: files)
        let selection = goldens.filter.map(GoldenFilter.containing) ?? .all
        setup.noteOmissions()
        let inputs = try setup.inputs(selection)
        var results = GoldenResults()
        var fault: FontFault?
        var status = ExitStatus.done
        for fault in inputs.faults {
            Terminal.complain(fault.fileFault.message)
            status.worsen(to: .noInput)
        }
        setup.judge(inputs.all, by: setup.judge(.compare, selection, among: inputs)) { result in
            switch result {
            case .success(let judged):
                results.add(judged.outcome)
                for case .fault(let fault) in judged.outcome.results.map(\.verdict) {
                    Terminal.complain(fault.fileFault.message)
                    status.worsen(to: .noInput)
                }
            case .failure(let found): fault = found
            }
        }
        guard fault == nil, case .success(let pipeline) = LayoutPipeline.forCommandLine(limits: limits.limits) else {
            throw FileFault("", reason: fault?.message ?? "no fonts", status: .noInput)
        }
        let failed = results.failures
        guard !failed.isEmpty else {
            try Terminal.printProduct("\(results.passed) passed: nothing to review\n")
            if status != .done { throw ExitCode(status.rawValue) }
            return
        }
        let server = try LoopbackServer(port: port ?? 0)
        var session = ReviewSession(setup: setup, pipeline: pipeline, failures: failed, port: server.port)
        try Terminal.printProduct("\(session.address)\n")
        Terminal.say(
            "\(failed.count) failed, \(results.passed) passed: open the address in a browser; Control-C ends\n")
        server.serve(&session)
        Terminal.say("\(session.summary)\n")
    }
}
