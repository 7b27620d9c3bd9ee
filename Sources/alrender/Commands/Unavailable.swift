// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// A planned command: hidden from the help, and its name is reserved.
protocol UnavailableVerb: ParsableCommand {
    static var name: String { get }
    var arguments: [String] { get }
}

extension UnavailableVerb {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: name, shouldDisplay: false)
    }

    func run() throws {
        Terminal.complain("'\(Self.name)' is not available in this version")
        throw ExitCode(ExitStatus.usage.rawValue)
    }
}

struct Serve: UnavailableVerb {
    static let name = "serve"
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}
