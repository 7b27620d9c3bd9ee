// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import GoldenRuns
import LayoutRuns
import PreviewServer

struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows failed cases in a browser, and records those that are accepted there.",
        discussion: CommandHelp.discussion(
            """
            Compares as 'test' does, prints the address of a page on this machine, and serves it until Control-C. Accepting a \
            case on the page records it; rejecting an accepted one restores the golden. The address has a random part: without \
            it nothing can be read or recorded. With --terminal, the cases are asked about one by one: a accepts one, c all with \
            its causes, n goes on, r rejects, q ends; their pictures are in the folder of failures.
            """,
            examples: ["alrender review", "alrender review --terminal"],
            exitCodes: [.done, .errorDiagnostic, .usage, .noInput, .internalError, .cannotCreate]))

    @OptionGroup var goldens: GoldenArguments

    @Option(help: ArgumentHelp("Port on 127.0.0.1 (default: any free one).", valueName: "n"))
    var port: UInt16?

    @Flag(help: "Asks about each case here instead of serving a page.")
    var terminal = false

    @OptionGroup(title: "Canvas") var canvas: CanvasArguments
    @OptionGroup(title: "Picture") var picture: PictureArguments
    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Swift files") var swift: SwiftArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    func run() throws {
        if HostEnvironment.isContinuousIntegration {
            throw ValidationError("CI is set, and a review records goldens: run it on a desktop computer")
        }
        let host = GoldenHost.program(limits: limits, files: files)
        try canvas.checkAppearanceIsFixed()
        let setup = try GoldenSetup(
            goldens.selection(), canvas: canvas.selection, picture: picture.selection,
            scenes: swift.applied(to: scenes.selection), host: host)
        let scheduler = InputScheduler(
            threads: goldens.jobs.count,
            timer: InputTimer(limits.timeLimit, report: DiagnosticReport(.short), showsProgress: false))
        let review = try GoldenReview(setup, by: scheduler, leavesPictures: terminal)
        let status = review.status
        guard !review.failures.isEmpty else {
            try Terminal.printProduct("\(review.passed) passed: nothing to review\n")
            if status != .done { throw ExitCode(status.rawValue) }
            return
        }
        let pipeline = try LayoutPipeline.required(limits: limits.limits)
        let decisions = GoldenDecisions(review.failures, setup: setup, pipeline: pipeline)
        if terminal {
            var review = TerminalReview(decisions, console: Terminal())
            try review.run { readLine() }
            try Terminal.printProduct("\n\(review.decisions.summary)\n")
            if status != .done { throw ExitCode(status.rawValue) }
            return
        }
        let server = try LoopbackServer(port: port ?? 0, clock: Terminal.clock)
        var session = ReviewSession(decisions: decisions, port: server.port)
        try Terminal.printProduct("\(session.address)\n")
        Terminal.say(
            "\(review.failures.count) failed, \(review.passed) passed: open the address in a browser; Control-C ends\n")
        Interruption.untilInterrupted { server.serve(&session, until: $0) }
        Terminal.say("\(session.decisions.summary)\n")
    }
}
