// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// The differences of a layout for people: what changed in the document, a line each, and how many views follow.
package struct ChangeSummary: Hashable, Sendable {
    /// What changed in the document; empty if nothing did, or if the golden does not say what its document was.
    package private(set) var causes: [String] = []
    /// What came and went among the diagnostics.
    package private(set) var diagnostics: [String] = []
    /// What moved without a cause.
    private let unexplained: MovementSummary
    private var moves = ViewMoves()
    /// The views that the document says other things of.
    private var changedViews: Set<String> = []

    package init(_ differences: [LayoutDifference]) {
        for difference in differences {
            if let cause = difference.cause {
                if !causes.contains(cause) { causes.append(cause) }
                if let view = difference.view { changedViews.insert(view) }
            } else if difference.kind == .diagnostic {
                diagnostics.append("\(difference.subject) is \(difference.actual == nil ? "gone" : "new")")
            }
            moves.add(difference)
        }
        unexplained = MovementSummary(causes.isEmpty ? differences.filter { $0.kind != .diagnostic } : [])
    }

    /// The ids of views that are elsewhere on the canvas, or of another size.
    package var views: Set<String> { moves.views }
    /// The ids of views that look different.
    package var affectedViews: Set<String> { moves.views.union(changedViews) }

    /// How many changes there are, or how many views moved if nothing says why.
    package var count: Int { causes.isEmpty ? unexplained.lines.count + diagnostics.count : causes.count }

    private static let shownLines = 20

    /// For a report: a single cause is one line with what follows from it.
    package var lines: [String] { Self.lines(of: [self]) }

    /// For a report on layouts with the same causes.
    ///
    /// - Parameter place: what is added to what follows, such as in how many cases it does.
    static func lines(of summaries: [ChangeSummary], in place: String = "") -> [String] {
        guard let first = summaries.first else { return [] }
        var lines = first.causes.isEmpty ? first.unexplained.lines : first.causes
        if let consequence = consequence(of: summaries) {
            if lines.count == 1 { lines[0] += ": \(consequence)" } else { lines.append(consequence) }
        }
        if !lines.isEmpty { lines[lines.count - 1] += place }
        lines += first.diagnostics
        guard lines.count > shownLines else { return lines }
        return lines.prefix(shownLines) + ["… and \(lines.count - shownLines) more"]
    }

    /// What follows from the causes; nil if there are none, or if nothing does.
    private static func consequence(of summaries: [ChangeSummary]) -> String? {
        guard let first = summaries.first, !first.causes.isEmpty else { return nil }
        let texts = Set(summaries.map(\.moves.text))
        if texts.count == 1, let text = texts.first { return text ?? count(of: summaries.map(\.changedViews)) }
        if summaries.allSatisfy({ $0.views.count == 1 }) { return "1 view moves or is resized" }
        return count(of: summaries.map(\.views)).map { "\($0) move or are resized" }
    }

    /// `3 views`, or `2 to 7 views`; nil if there is one at most.
    private static func count(of views: [Set<String>]) -> String? {
        let (least, most) = (views.map(\.count).min() ?? 0, views.map(\.count).max() ?? 0)
        return most < 2 ? nil : least == most ? "\(most) views" : "\(least) to \(most) views"
    }
}

/// By how much views moved on the canvas and changed their sizes, in thousandths of points.
private struct ViewMoves: Hashable {
    private var moves: [String: [String: Int]] = [:]
    private var order: [String] = []

    mutating func add(_ difference: LayoutDifference) {
        switch difference.kind {
        case .frame(let view, let side), .canvasFrame(let view, let side):
            if moves[view] == nil { order.append(view) }
            moves[view, default: [:]][side] = difference.thousandths ?? 0
        default: break
        }
    }

    var views: Set<String> { Set(order) }

    /// `3 views move by (0, +8)`; nil if none does.
    var text: String? {
        guard let first = order.first, let move = moves[first] else { return nil }
        let isOne = order.count == 1
        let subject = isOne ? first : "\(order.count) views"
        guard Set(moves.values).count == 1 else { return "\(subject) move or are resized" }
        func signed(_ side: String) -> String {
            let value = move[side] ?? 0
            return (value > 0 ? "+" : "") + JSONOutput.reportText(of: Double(value) / 1000)
        }
        var parts: [String] = []
        if (move["x"] ?? 0, move["y"] ?? 0) != (0, 0) {
            parts.append("\(isOne ? "moves" : "move") by (\(signed("x")), \(signed("y")))")
        }
        if (move["width"] ?? 0, move["height"] ?? 0) != (0, 0) {
            parts.append("\(isOne ? "is" : "are") resized by (\(signed("width")), \(signed("height")))")
        }
        return "\(subject) \(parts.isEmpty ? "changed" : parts.joined(separator: " and "))"
    }
}
