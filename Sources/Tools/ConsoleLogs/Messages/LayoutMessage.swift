// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// What a system or a tool says about a layout, other than that constraints conflict: what it means, and what helps.
package struct LayoutMessage: Hashable, Sendable {
    /// A short name of the message, such as `missing-constraints`.
    package var kind: String
    /// The views that the message names.
    package var subjects: [String]
    /// The first sentence: what is wrong.
    package var headline: String
    /// What is known in detail, a line each.
    package var details: [String] = []
    /// What helps, the likeliest first.
    package var answers: [String]
    /// How often the log has it.
    package var count = 1
    /// In the paste.
    package var source: SourceRange

    /// In plain words, with line breaks.
    package var explanation: String {
        var lines = [headline + (count > 1 ? " The log says so \(count) times." : "")]
        if !details.isEmpty { lines += [""] + details.map { "  \($0)" } }
        lines += ["", "What helps:"] + answers.map { "  • \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether both say the same of the same views.
    func isRepeated(by other: LayoutMessage) -> Bool {
        kind == other.kind && headline == other.headline && details == other.details
    }
}
