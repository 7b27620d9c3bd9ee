// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON

/// One number or word of a solved layout that is no longer what it was.
package struct LayoutDifference: Hashable, Sendable {
    /// What a reader calls it: `title.y`, `canvas.width`, `a.leading == b.trailing + 8: status`.
    package var subject: String
    /// Nil if it is new.
    package var expected: GoldenValue?
    /// Nil if it is gone.
    package var actual: GoldenValue?

    package init(subject: String, expected: GoldenValue?, actual: GoldenValue?) {
        self.subject = subject
        self.expected = expected
        self.actual = actual
    }

    package var json: JSONOutput {
        .object(["subject": .string(subject), "old": expected?.json, "new": actual?.json])
    }

    /// `title.y 64 → 66 (+2)`
    package var text: String {
        switch (expected, actual) {
        case (.number(let old)?, .number(let new)?):
            let change = GoldenValue.text(of: new - old)
            return "\(subject) \(GoldenValue.text(of: old)) → \(GoldenValue.text(of: new)) "
                + "(\(new > old ? "+" : "")\(change))"
        case (let old?, let new?): return "\(subject) \(old.text) → \(new.text)"
        case (nil, .null?): return "\(subject) is new"
        case (.null?, nil): return "\(subject) is gone"
        case (nil, let new?): return "\(subject) is new: \(new.text)"
        case (let old?, nil): return "\(subject) is gone: \(old.text)"
        case (nil, nil): return subject
        }
    }
}
