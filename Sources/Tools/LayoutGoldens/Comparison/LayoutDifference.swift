// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutJSON

/// One number or word of a solved layout that has changed.
package struct LayoutDifference: Hashable, Sendable {
    /// Its name in reports: `title.y`, `canvas.width`, `a.leading == b.trailing + 8: status`.
    package var subject: String
    /// Nil if it is new.
    package var expected: JSONOutput?
    /// Nil if it is gone.
    package var actual: JSONOutput?

    package var kind: Kind

    /// What is different.
    package enum Kind: Hashable, Sendable {
        /// A side of the frame of the view with this id: `x`, `y`, `width` or `height`.
        case frame(view: String, side: String)
        /// The intrinsic `width` or `height` of the view with this id.
        case contentSize(view: String, side: String)
        /// The constant of a constraint; the subject is its equation without the constant.
        case constant
        case other
    }

    package init(subject: String, expected: JSONOutput?, actual: JSONOutput?, kind: Kind = .other) {
        self.subject = subject
        self.expected = expected
        self.actual = actual
        self.kind = kind
    }

    /// By how much a number changed, in thousandths; nil if either value is not a number.
    var thousandths: Int? {
        guard let old = expected?.number, let new = actual?.number else { return nil }
        return Int(exactly: ((new - old) * 1000).rounded())
    }

    package var json: JSONOutput {
        .object(["subject": .string(subject), "old": expected, "new": actual])
    }

    /// `title.y 64 → 66 (+2)`
    package var text: String {
        switch (expected, actual) {
        // `title.top == screen.top + 24 → + 32`
        case (let old?, let new?) where kind == .constant:
            return "\(subject) \(old.string ?? old.text) → \(new.string ?? new.text)"
        case (let before?, let after?) where before.number != nil && after.number != nil:
            let (old, new) = (before.number ?? 0, after.number ?? 0)
            return "\(subject) \(JSONOutput.reportText(of: old)) → \(JSONOutput.reportText(of: new)) "
                + "(\(new > old ? "+" : "")\(JSONOutput.reportText(of: new - old)))"
        case (let old?, let new?): return "\(subject) \(old.text) → \(new.text)"
        case (nil, .null?): return "\(subject) is new"
        case (.null?, nil): return "\(subject) is gone"
        case (nil, let new?): return "\(subject) is new: \(new.frameText ?? new.text)"
        case (let old?, nil): return "\(subject) is gone: \(old.frameText ?? old.text)"
        case (nil, nil): return subject
        }
    }
}

extension JSONOutput {
    /// `158 × 30 at (108.5, 271.5)`, also of a guide; nil for anything that has no frame.
    fileprivate var frameText: String? {
        let frame = self["canvasFrame"] ?? self
        let sides = ["x", "y", "width", "height"].compactMap { frame[$0]?.number.map(Self.reportText) }
        guard sides.count == 4 else { return nil }
        return "\(sides[2]) × \(sides[3]) at (\(sides[0]), \(sides[1]))"
    }

    /// A number with at most three decimals, as reports print it.
    static func reportText(of number: Double) -> String { DecimalText.shortest((number * 1000).rounded() / 1000) }
}
