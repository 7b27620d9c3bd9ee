// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// Does the work of a command again whenever a file that it was made from changes, until the user ends it.
struct Watch {
    /// Files, folders and patterns that the user named.
    var inputs: [String]
    /// The files that they mean.
    var expansion: ([String]) -> FoundFiles = { FoundFiles(paths: $0) }

    /// In milliseconds, between two checks if there are no notifications.
    private static let interval: Int32 = 150

    /// Ends on Control-C or a request to terminate, never in the middle of a file.
    ///
    /// - Parameter work: does the work for some files; only for those that a set of changed files concerns, if there is one.
    func run(_ work: (_ files: [String], _ changed: Set<String>?) throws -> WatchRound) throws {
        // A file that is missing at the start is most likely a typing error, so it is not waited for.
        if let missing = inputs.first(where: { !SystemFiles().exists($0) && !$0.contains("*") }) {
            throw SystemFiles().missing(missing)
        }
        var failure: (any Error)?
        Interruption.untilInterrupted { isInterrupted in
            do { try run(work, until: isInterrupted) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    private func run(
        _ work: (_ files: [String], _ changed: Set<String>?) throws -> WatchRound, until isInterrupted: () -> Bool
    ) throws {
        let notifications = FileNotifications()
        // States are taken first: a change during a round is seen after it.
        var watched = WatchedFiles(inputs, in: SystemFiles(), expansion: expansion)
        var changed: Set<String>?
        var told = 0
        // The command reports those at the start.
        var faults = (seen: watched.faults.map(\.message), told: watched.faults.map(\.message))
        while true {
            let round: WatchRound
            FileAccess.program().project.forget()
            do {
                round = try Interruption.endingProgram { try work(watched.files, changed) }
            } catch  where changed != nil {
                if let fault = error as? FileFault { Terminal.complain(fault.message) }
                round = WatchRound()
            }
            watched.add(round.sources)
            watched.settle(round.written)
            notifications.watch(foldersOf: watched.paths)
            if watched.count != told {
                told = watched.count
                Terminal.say("alrender: watching \(told == 1 ? "1 file" : "\(told) files"), Control-C ends\n")
            }
            var changes = watched.changes()
            while changes.isEmpty {
                notifications.wait(milliseconds: Self.interval)
                if isInterrupted() { return }
                changes = watched.changes()
                let found = watched.faults.map(\.message)
                // A folder is empty for a moment while an editor replaces its only file.
                if found != faults.told, found.isEmpty || found == faults.seen {
                    for message in found where !faults.told.contains(message) { Terminal.complain(message) }
                    faults.told = found
                }
                faults.seen = found
            }
            changed = changes
        }
    }
}
