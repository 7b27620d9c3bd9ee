// SPDX-License-Identifier: Apache-2.0
/// The exit codes of the command line, a contract (sysexits.h where it has one).
package enum ExitStatus: Int32 {
    case done = 0
    case errorDiagnostic = 1
    case difference = 2
    case usage = 64
    case noInput = 66
    case internalError = 70
    case cannotCreate = 73

    /// As the help of a command lists it.
    package var summary: String {
        switch self {
        case .done: "success, possibly with warnings"
        case .errorDiagnostic: "a document has an error, or required constraints conflict"
        case .difference: "a difference was found"
        case .usage: "usage error"
        case .noInput: "an input is missing or unreadable, or nothing matched"
        case .internalError: "internal error"
        case .cannotCreate: "an output cannot be written"
        }
    }

    /// The exit statuses of commands that read layouts and print or write results.
    package static let ofLayoutCommands: [ExitStatus] = [
        .done, .errorDiagnostic, .usage, .noInput, .internalError, .cannotCreate,
    ]

    /// From the mildest up: with several inputs the worst one is the program's.
    private static let bySeverity: [ExitStatus] = [
        .done, .difference, .errorDiagnostic, .usage, .noInput, .cannotCreate, .internalError,
    ]

    package mutating func worsen(to other: ExitStatus) {
        let order = Self.bySeverity
        guard let mine = order.firstIndex(of: self), let theirs = order.firstIndex(of: other) else { return }
        self = order[max(mine, theirs)]
    }
}
