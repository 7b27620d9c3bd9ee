/// The exit codes of the command line, a contract (sysexits.h where it has one).
enum ExitStatus: Int32 {
    case done = 0
    case errorDiagnostic = 1
    case difference = 2
    case usage = 64
    case noInput = 66
    case internalError = 70
    case cannotCreate = 73

    /// From the mildest up: with several inputs the worst one is the program's.
    private static let bySeverity: [ExitStatus] = [
        .done, .difference, .errorDiagnostic, .usage, .noInput, .cannotCreate, .internalError,
    ]

    mutating func worsen(to other: ExitStatus) {
        let order = Self.bySeverity
        guard let mine = order.firstIndex(of: self), let theirs = order.firstIndex(of: other) else { return }
        self = order[max(mine, theirs)]
    }
}
