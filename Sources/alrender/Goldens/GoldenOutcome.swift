import AutoLayoutTesting

/// How one case went: what is to be printed and written, and what the page of failures shows of it.
struct GoldenOutcome: Sendable {
    var output = InputOutcome()
    var passed = 0
    var failures: [FailurePage.Case] = []

    mutating func fail(_ failure: FailurePage.Case, lines: [String]) {
        failures.append(failure)
        output.status.worsen(to: .difference)
        output.printProduct("✗ \(failure.name)\n" + Self.indented(lines))
    }

    mutating func fail(_ name: String, lines: [String]) {
        fail(FailurePage.Case(name: name, remarks: lines), lines: lines)
    }

    mutating func write(_ bytes: [UInt8], to path: String) {
        output.steps.append(.file(path: path, bytes, directory: .made))
    }

    mutating func recorded(_ name: String, lines: [String]) {
        output.printProduct("recorded \(name)\n" + Self.indented(lines))
        passed += 1
    }

    private static func indented(_ lines: [String]) -> String { lines.map { "    \($0)\n" }.joined() }
}
