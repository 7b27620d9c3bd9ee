// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import ChildProcesses
import LayoutRuns

struct SwiftFlags: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift-flags",
        abstract: "Prints what a Swift package is built with to use the installed UIKit.",
        discussion: CommandHelp.discussion(
            """
            Pass them to 'swift build' and 'swift test', as in "swift test $(alrender swift-flags)". Sources then find the \
            modules UIKit, CoreGraphics, QuartzCore and AutoLayout, which are not compiled again. For a compiler other than \
            the one that built alrender, they are compiled once first.
            """,
            examples: ["alrender swift-flags", "alrender swift-flags > flags"],
            exitCodes: [.done, .usage, .noInput]))

    func run() throws {
        let program = try SwiftProcess.path()
        let process: ChildProcess
        do throws(ChildProcess.Fault) {
            process = try ChildProcess(
                program, arguments: ["--flags"], environment: HostEnvironment.ofPrograms, output: .inherited,
                errors: .inherited)
        } catch {
            throw FileFault(program, reason: "cannot be run: \(error.reason)", status: .noInput)
        }
        // It has said why.
        guard process.wait() == .exit(status: 0) else { throw RunEnd(.noInput) }
    }
}
