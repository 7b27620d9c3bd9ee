// SPDX-License-Identifier: Apache-2.0

/// What a search of folders has found.
package struct FoundFiles {
    package var paths: [String] = []
    /// Why there may be more: folders that cannot be read, files that cannot be named.
    package var faults: [FileFault] = []

    package init(
        paths: [String] = [], faults: [FileFault] = []
    ) {
        self.paths = paths
        self.faults = faults
    }

    /// The faults, each once, for the report of a run.
    package var outcome: InputOutcome {
        var outcome = InputOutcome()
        var told: Set<String> = []
        for fault in faults where told.insert(fault.message).inserted { outcome.complain(fault) }
        return outcome
    }
}
