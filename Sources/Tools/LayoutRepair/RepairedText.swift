// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A text after an operation, with a summary of the changes.
package struct RepairedText: Sendable {
    package var source: SourceText
    package var summary = RepairSummary()
    /// What was left unchanged, and why: a sentence each.
    package var notes: [String] = []

    package init(_ source: SourceText) { self.source = source }

    /// - Returns: whether something changed.
    @discardableResult
    mutating func apply(_ edits: [TextEdit]) throws(TextEditFault) -> Bool {
        guard !edits.isEmpty else { return false }
        source = SourceText(name: source.name, bytes: try edits.applied(to: source.bytes))
        return true
    }
}
