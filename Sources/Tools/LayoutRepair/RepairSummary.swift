// SPDX-License-Identifier: Apache-2.0
/// The number of changes that operations made.
package struct RepairSummary: Hashable, Sendable {
    package var frames = 0
    package var constants = 0
    package var added = 0
    package var removed = 0
    package var fixes = 0

    package init() {}

    package mutating func add(_ other: RepairSummary) {
        frames += other.frames
        constants += other.constants
        added += other.added
        removed += other.removed
        fixes += other.fixes
    }

    mutating func count(_ changes: DocumentChanges) {
        frames += changes.frames.count
        constants += changes.constants.count
        added += changes.added.count
        removed += changes.removed.count
    }

    /// `2 frames updated, 1 constraint added`; `nothing to change`.
    package var text: String {
        func part(_ count: Int, _ noun: String, _ done: String) -> String? {
            count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s") \(done)"
        }
        let parts = [
            part(frames, "frame", "updated"), part(constants, "constant", "updated"),
            part(removed, "constraint", "removed"), part(added, "constraint", "added"),
            fixes == 0 ? nil : "\(fixes) \(fixes == 1 ? "fix" : "fixes") applied",
        ].compactMap(\.self)
        return parts.isEmpty ? "nothing to change" : parts.joined(separator: ", ")
    }
}
