// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutJSON

/// One number or word of a solved layout that is no longer what it was.
package struct LayoutDifference: Hashable, Sendable {
    /// What a reader calls it: `title.y`, `canvas.width`, `a.leading == b.trailing + 8: status`.
    package var subject: String
    /// Nil if it is new.
    package var expected: JSONOutput?
    /// Nil if it is gone.
    package var actual: JSONOutput?

    package init(subject: String, expected: JSONOutput?, actual: JSONOutput?) {
        self.subject = subject
        self.expected = expected
        self.actual = actual
    }

    package var json: JSONOutput {
        .object(["subject": .string(subject), "old": expected, "new": actual])
    }

    /// `title.y 64 → 66 (+2)`
    package var text: String {
        switch (expected, actual) {
        case (let before?, let after?) where before.number != nil && after.number != nil:
            let (old, new) = (before.number ?? 0, after.number ?? 0)
            return "\(subject) \(JSONOutput.reportText(of: old)) → \(JSONOutput.reportText(of: new)) "
                + "(\(new > old ? "+" : "")\(JSONOutput.reportText(of: new - old)))"
        case (let old?, let new?): return "\(subject) \(old.text) → \(new.text)"
        case (nil, .null?): return "\(subject) is new"
        case (.null?, nil): return "\(subject) is gone"
        case (nil, let new?): return "\(subject) is new: \(new.text)"
        case (let old?, nil): return "\(subject) is gone: \(old.text)"
        case (nil, nil): return subject
        }
    }
}

extension JSONOutput {
    /// A number with at most three decimals, as reports print it.
    static func reportText(of number: Double) -> String { DecimalText.shortest((number * 1000).rounded() / 1000) }
}
