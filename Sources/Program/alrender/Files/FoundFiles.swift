// SPDX-License-Identifier: Apache-2.0

/// What a search of folders has found.
struct FoundFiles {
    var paths: [String] = []
    /// Why there may be more: folders that cannot be read, files that cannot be named.
    var faults: [FileFault] = []

    /// The faults, each once, for the report of a run.
    var outcome: InputOutcome {
        var outcome = InputOutcome()
        var told: Set<String> = []
        for fault in faults where told.insert(fault.message).inserted { outcome.complain(fault) }
        return outcome
    }
}
