// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// The differences of a layout in few lines: views that moved together are one line, and so are movements with the one changed
/// constant that causes them.
package struct MovementSummary: Hashable, Sendable {
    /// Differences that are not frames, a line each; changed constants first, since what else changed may follow from them.
    package private(set) var causes: [String] = []
    package private(set) var movements: [Movement] = []
    /// Whether a constant of a constraint is all that changed, other than frames.
    private var isOneConstant = false

    /// Views whose frames changed by the same amounts.
    package struct Movement: Hashable, Sendable {
        /// In the order of the layout.
        package var views: [String]
        /// `title.y 64 → 66 (+2)` for a single view, `moved by (0, +8)` for several.
        package var text: String
    }

    package init(_ differences: [LayoutDifference]) {
        var frames: [(view: String, sides: [LayoutDifference])] = []
        let constants = differences.filter { $0.kind == .constant }
        causes = constants.map(\.text)
        for difference in differences {
            guard case .frame(let view, _) = difference.kind else {
                if difference.kind != .constant { causes.append(difference.text) }
                continue
            }
            if frames.last?.view == view {
                frames[frames.count - 1].sides.append(difference)
            } else {
                frames.append((view, [difference]))
            }
        }
        isOneConstant = constants.count == 1 && causes.count == 1
        var groups: [(change: FrameChange, frames: [(view: String, sides: [LayoutDifference])])] = []
        for frame in frames {
            let change = FrameChange(frame.sides)
            if let place = groups.firstIndex(where: { $0.change == change }) {
                groups[place].frames.append(frame)
            } else {
                groups.append((change, [frame]))
            }
        }
        movements = groups.map { group in
            let text =
                group.frames.count == 1 ? group.frames[0].sides.map(\.text).joined(separator: ", ") : group.change.text
            return Movement(views: group.frames.map(\.view), text: text)
        }
    }

    /// The ids of views whose frames differ.
    package var views: Set<String> { Set(movements.flatMap(\.views)) }

    /// More movements than this are not put into the line of their cause.
    private static let joinedMovements = 3
    private static let shownViews = 6
    private static let shownLines = 20

    /// For a report.
    package var lines: [String] {
        if isOneConstant, !movements.isEmpty, movements.count <= Self.joinedMovements {
            return ["\(movements.map { Self.text(of: $0, named: false) }.joined(separator: ", ")): \(causes[0])"]
        }
        let all = movements.map { Self.text(of: $0, named: true) } + causes
        guard all.count > Self.shownLines else { return all }
        return all.prefix(Self.shownLines) + ["… and \(all.count - Self.shownLines) more"]
    }

    private static func text(of movement: Movement, named: Bool) -> String {
        guard movement.views.count > 1 else { return movement.text }
        let text = "\(movement.views.count) views \(movement.text)"
        guard named else { return text }
        let rest = movement.views.count - shownViews
        return "\(text): \(movement.views.prefix(shownViews).joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more" : "")
    }
}

/// By how much each side of a frame changed, in thousandths of points, so that views that move together compare equal.
private struct FrameChange: Hashable {
    private var thousandths: [String: Int] = [:]

    init(_ sides: [LayoutDifference]) {
        for difference in sides {
            guard case .frame(_, let side) = difference.kind, let old = difference.expected?.number,
                let new = difference.actual?.number, let change = Int(exactly: ((new - old) * 1000).rounded())
            else { continue }
            thousandths[side] = change
        }
    }

    /// `moved by (0, +8)`, `resized by (+10, 0)`, or both.
    var text: String {
        var parts: [String] = []
        for (word, first, second) in [("moved", "x", "y"), ("resized", "width", "height")] {
            let (x, y) = (thousandths[first] ?? 0, thousandths[second] ?? 0)
            if x != 0 || y != 0 { parts.append("\(word) by (\(Self.signed(x)), \(Self.signed(y)))") }
        }
        return parts.isEmpty ? "changed" : parts.joined(separator: " and ")
    }

    private static func signed(_ thousandths: Int) -> String {
        (thousandths > 0 ? "+" : "") + JSONOutput.reportText(of: Double(thousandths) / 1000)
    }
}
