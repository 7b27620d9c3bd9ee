// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Glibc
import LayoutDiagnostics
import LayoutRuns

/// Standard output for results, and standard error for diagnostics and progress.
struct Terminal: RunConsole {
    /// A closed pipe must not kill the program, and a closed standard descriptor must not be reused for the next file
    /// that is opened: writing to it, or reading from it, must fail instead.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // Nor must a limit on the size of files, in the middle of one: writing fails, and is reported.
        signal(SIGXFSZ, SIG_IGN)
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    static func printProduct(_ bytes: [UInt8]) throws(FileFault) {
        try OutputFile.writeAll(bytes, to: 1, path: "<stdout>")
    }

    static func printProduct(_ text: String) throws(FileFault) { try printProduct(Array(text.utf8)) }

    /// A message in which arguments stand as they were given, safe for a terminal: file names come from patterns, too.
    static func safeArguments(in message: String) -> String {
        var text = message
        for argument in CommandLine.arguments.dropFirst() {
            for part in [argument[...], argument.drop { $0 != "=" }.dropFirst()] where !part.isEmpty {
                let safe = DisplayText.safe(String(part))
                if safe != part { text.replace(part, with: safe) }
            }
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.safe(String($0)) }
            .joined(separator: "\n")
    }

    /// Messages that cannot be written are lost.
    static func say(_ text: String) {
        try? OutputFile.writeAll(Array(text.utf8), to: 2, path: "<stderr>")
    }

    static func complain(_ message: String) { Terminal().complain(message) }

    func printProduct(_ bytes: [UInt8]) throws(FileFault) { try Terminal.printProduct(bytes) }

    func say(_ text: String) { Terminal.say(text) }

    var outputIsInteractive: Bool { Terminal.outputIsInteractive }

    static var outputColoring: Coloring { coloring(of: 1) }
    static var errorColoring: Coloring { coloring(of: 2) }

    /// Colours for a terminal that has them, unless the user has turned them off for all programs (no-color.org).
    private static func coloring(of descriptor: Int32) -> Coloring {
        func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let isWanted = (value("NO_COLOR") ?? "").isEmpty && value("TERM") != "dumb"
        return isWanted && isatty(descriptor) == 1 ? .terminal : .plain
    }

    static var outputIsInteractive: Bool { isatty(1) == 1 }

    /// Whether standard error is a terminal on which a line can be replaced.
    static var errorIsInteractive: Bool {
        isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    static let clock = StageClock(now: milliseconds)

    /// Milliseconds since some fixed moment.
    @Sendable static func milliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
