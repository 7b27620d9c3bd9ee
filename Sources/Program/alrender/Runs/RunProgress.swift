// SPDX-License-Identifier: Apache-2.0
/// A progress line on a terminal, which is removed at the end of the run.
struct RunProgress {
    let total: Int
    private var done = 0
    private let isShown: Bool
    private var shown = 0.0

    /// In milliseconds: a line that changes more often cannot be read.
    private static let interval = 100.0

    init(total: Int) {
        self.total = total
        isShown = Terminal.errorIsInteractive
    }

    mutating func advance() {
        done += 1
        guard isShown, Terminal.milliseconds() - shown >= Self.interval, done < total else { return }
        shown = Terminal.milliseconds()
        Terminal.say("\(done) of \(total)")
    }

    /// Before anything else is printed.
    func clear() { if isShown { Terminal.say("\r\u{1B}[K") } }
}
