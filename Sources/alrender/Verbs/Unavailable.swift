import ArgumentParser

/// A verb of the contract that this version does not have: it says so instead of guessing.
protocol UnavailableVerb: ParsableCommand {
    static var name: String { get }
    static var purpose: String { get }
    var arguments: [String] { get }
}

extension UnavailableVerb {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: name, abstract: purpose + " (Not in this version.)")
    }

    func run() throws {
        Terminal.complain("‘\(Self.name)’ is not in this version yet.")
        throw ExitCode(ExitStatus.usage.rawValue)
    }
}

struct Explain: UnavailableVerb {
    static let name = "explain"
    static let purpose = "A pasted console log, a diagnostic code or a view's attribute: why it is so."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct Fix: UnavailableVerb {
    static let name = "fix"
    static let purpose = "Resolves layout issues as Interface Builder's menu does."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct Figures: UnavailableVerb {
    static let name = "figures"
    static let purpose = "The pictures of a DocC catalog or a Markdown tree."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct Serve: UnavailableVerb {
    static let name = "serve"
    static let purpose = "A live preview in a browser."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}
