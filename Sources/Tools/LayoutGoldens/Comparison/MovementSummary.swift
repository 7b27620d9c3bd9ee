// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// A short summary of the differences of a layout: views that moved together are one line, and so are movements with
/// the one changed constant that causes them.
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
        let contentSides = Self.sidesThatFollowContent(differences)
        for difference in differences {
            guard case .frame(let view, _) = difference.kind else {
                if case .contentSize(let view, let side) = difference.kind, contentSides[view]?.contains(side) == true {
                    continue
                }
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
            let change = FrameChange(frame.sides, followsContent: contentSides[frame.view] != nil)
            if let index = groups.firstIndex(where: { $0.change == change }) {
                groups[index].frames.append(frame)
            } else {
                groups.append((change, [frame]))
            }
        }
        movements = groups.map { group in
            guard group.frames.count == 1 else {
                let text = group.change.text + (group.change.followsContent ? " with their content" : "")
                return Movement(views: group.frames.map(\.view), text: text)
            }
            let frame = group.frames[0]
            let sides = frame.sides.map { side in
                guard case .frame(_, let name) = side.kind, contentSides[frame.view]?.contains(name) == true else {
                    return side.text
                }
                return side.text + " with its content"
            }
            return Movement(views: [frame.view], text: sides.joined(separator: ", "))
        }
    }

    /// By view, the sides that changed by as much as the view's intrinsic size: one change, which would be two lines.
    private static func sidesThatFollowContent(_ differences: [LayoutDifference]) -> [String: Set<String>] {
        var changes: [LayoutDifference.Kind: Int] = [:]
        for difference in differences {
            if case .frame = difference.kind { changes[difference.kind] = difference.thousandths }
        }
        var sides: [String: Set<String>] = [:]
        for difference in differences {
            guard case .contentSize(let view, let side) = difference.kind, let change = difference.thousandths,
                changes[.frame(view: view, side: side)] == change
            else { continue }
            sides[view, default: []].insert(side)
        }
        return sides
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
    /// Whether the intrinsic size of the view changed by the same amount.
    let followsContent: Bool

    init(_ sides: [LayoutDifference], followsContent: Bool) {
        self.followsContent = followsContent
        for difference in sides {
            guard case .frame(_, let side) = difference.kind else { continue }
            thousandths[side] = difference.thousandths
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
