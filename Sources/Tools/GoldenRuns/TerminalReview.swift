// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutRuns

/// A review in a terminal: each case that is open, until the reviewer has decided on all or ends it.
package struct TerminalReview {
    package private(set) var decisions: GoldenDecisions
    private let console: any RunConsole

    package init(_ decisions: GoldenDecisions, console: any RunConsole) {
        self.decisions = decisions
        self.console = console
    }

    private enum Answer: String, CaseIterable {
        case accept = "a"
        case acceptCause = "c"
        case next = "n"
        case reject = "r"
        case quit = "q"
    }

    /// - Parameter answer: the next line of the reviewer; nil ends the review.
    package mutating func run(answer: () -> String?) throws(FileFault) {
        let failures = decisions.failures
        for (index, failure) in failures.enumerated()
        where !decisions.accepted.contains(failure.name) && !decisions.rejected.contains(failure.name) {
            let alike = decisions.group(of: failure.name)?.names ?? []
            let open = alike.filter { !decisions.accepted.contains($0) && !decisions.rejected.contains($0) }
            let files = decisions.folder(of: failure).map { ["files in \($0)"] } ?? []
            try console.printProduct(
                "\n\(index + 1)/\(failures.count)  \(DisplayText.safe(failure.name))\n"
                    + (failure.lines + files).map { "    \(DisplayText.safe($0))\n" }.joined())
            let cause = open.count > 1 ? ", c accept all \(open.count) of this cause" : ""
            guard let decision = try decision(answer, "a accept\(cause), n next, r reject, q quit: ") else { return }
            do throws(FileFault) {
                switch decision {
                case .accept: try decisions.accept(failure.name)
                case .acceptCause: for name in open { try decisions.accept(name) }
                case .reject: try decisions.reject(failure.name)
                case .next: break
                case .quit: return
                }
            } catch {
                console.complain(error.message)
            }
        }
    }

    /// The answer to a question that is repeated until there is one; nil at the end of the input.
    private func decision(_ answer: () -> String?, _ question: String) throws(FileFault) -> Answer? {
        while true {
            try console.printProduct(question)
            guard let line = answer() else { return nil }
            let word = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            if let answer = Answer(rawValue: word.lowercased()) { return answer }
        }
    }
}
