// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutJSON

/// One number or word of a solved layout or its document that has changed.
package struct LayoutDifference: Hashable, Sendable {
    /// Its name in reports: `title.y`, `canvas.width`, `a.leading == b.trailing + 8: status`.
    package var subject: String
    /// Nil if it is new.
    package var expected: JSONOutput?
    /// Nil if it is gone.
    package var actual: JSONOutput?
    package var kind: Kind
    /// The change of the document that it is a part of, in one line; nil for a value that follows from such changes.
    package var cause: String?
    /// The id of the view whose description in the document changed.
    package var view: String?
    /// Where the document says it now.
    package var place: Place?
    /// The metric or the colour whose value is the cause.
    var definition: Definition?

    /// An entry in a table of the document.
    struct Definition: Hashable, Sendable {
        /// The table's key: `metrics` or `colors`.
        var table: String
        var name: String
    }

    /// What is different.
    package enum Kind: Hashable, Sendable {
        /// A side of the frame of the view with this id: `x`, `y`, `width` or `height`.
        case frame(view: String, side: String)
        /// A side of the frame in the canvas of a view that has moved with its superview.
        case canvasFrame(view: String, side: String)
        /// The intrinsic `width` or `height` of the view with this id.
        case contentSize(view: String, side: String)
        /// The constant of a constraint; the subject is its equation without the constant.
        case constant
        /// A statement of the document about a view, a guide, a constraint, the canvas or the bars, or one of these as a whole.
        case document
        /// The id of a view.
        case rename
        case diagnostic
        case other
    }

    /// A line and a column of a file, from 1.
    package struct Place: Hashable, Sendable {
        /// The name of an included file; nil for the layout's own.
        package var file: String?
        package var line: Int
        package var column: Int

        package init(file: String? = nil, line: Int, column: Int) {
            (self.file, self.line, self.column) = (file, line, column)
        }
    }

    package init(subject: String, expected: JSONOutput?, actual: JSONOutput?, kind: Kind = .other, view: String? = nil)
    {
        self.subject = subject
        self.expected = expected
        self.actual = actual
        self.kind = kind
        self.view = view
        switch kind {
        case .constant, .document, .rename: cause = change
        case .frame, .canvasFrame, .contentSize, .diagnostic, .other: break
        }
    }

    /// The view that is elsewhere or of another size.
    var movedView: String? {
        switch kind {
        case .frame(let view, _), .canvasFrame(let view, _): view
        default: nil
        }
    }

    /// By how much a number changed, in thousandths; nil if either value is not a number.
    var thousandths: Int? {
        guard let old = expected?.number, let new = actual?.number else { return nil }
        return Int(exactly: ((new - old) * 1000).rounded())
    }

    package var json: JSONOutput {
        .object(["subject": .string(subject), "old": expected, "new": actual])
    }

    /// The text as a cause: short, and without the frame of what came or went.
    var change: String {
        switch (expected, actual) {
        case (nil, let new?) where kind == .document: "\(subject) is new" + (isPresence ? "" : ": \(new.shortened)")
        case (_?, nil) where kind == .document: "\(subject) is gone"
        case (_?, _?) where kind == .document:
            "\(subject) \(expected?.shortened ?? "") → \(actual?.shortened ?? "")" + step
        default: text
        }
    }

    /// Whether an item is there, such as in `view title`.
    private var isPresence: Bool { subject.contains(" ") }

    /// ` (+2)` for numbers.
    private var step: String {
        guard let old = expected?.number, let new = actual?.number else { return "" }
        return " (\(new > old ? "+" : "")\(JSONOutput.reportText(of: new - old)))"
    }

    /// `title.y 64 → 66 (+2)`
    package var text: String {
        switch (expected, actual) {
        // `title.top == screen.top + 24 → + 32`
        case (let old?, let new?) where kind == .constant:
            return "\(subject) \(old.string ?? old.text) → \(new.string ?? new.text)"
        case (_, let new?) where kind == .rename: return "\(subject) is now \(new.string ?? new.text)"
        case (let before?, let after?) where before.number != nil && after.number != nil:
            let (old, new) = (before.number ?? 0, after.number ?? 0)
            return "\(subject) \(JSONOutput.reportText(of: old)) → \(JSONOutput.reportText(of: new))\(step)"
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
    private static let shownLength = 60

    /// On one line, cut off where it is long.
    fileprivate var shortened: String {
        if let number { return Self.reportText(of: number) }
        let text = lineText
        return text.count > Self.shownLength ? text.prefix(Self.shownLength) + "…" : text
    }

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
