// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What moved in a layout whose document does not say why, such as with other fonts: views that moved together are one line.
package struct MovementSummary: Hashable, Sendable {
    /// Differences that are not frames and do not follow from them, a line each.
    private var others: [String] = []
    package private(set) var movements: [Movement] = []

    /// Views whose frames changed by the same amounts.
    package struct Movement: Hashable, Sendable {
        /// In the order of the layout.
        package var views: [String]
        /// `title.y 64 → 66 (+2)` for a single view, `moved by (0, +8)` for several.
        package var text: String
    }

    package init(_ differences: [LayoutDifference]) {
        var frames: [(view: String, sides: [LayoutDifference])] = []
        let hasFrames = differences.contains { if case .frame = $0.kind { true } else { false } }
        let contentSides = Self.sidesThatFollowContent(differences)
        for difference in differences {
            guard case .frame(let view, _) = difference.kind else {
                if case .contentSize(let view, let side) = difference.kind, contentSides[view]?.contains(side) == true {
                    continue
                }
                if case .canvasFrame = difference.kind, hasFrames { continue }
                others.append(difference.text)
                continue
            }
            if frames.last?.view == view {
                frames[frames.count - 1].sides.append(difference)
            } else {
                frames.append((view, [difference]))
            }
        }
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

    private static let shownViews = 6

    /// For a report.
    package var lines: [String] { movements.map(Self.text) + others }

    private static func text(of movement: Movement) -> String {
        guard movement.views.count > 1 else { return movement.text }
        let rest = movement.views.count - shownViews
        return "\(movement.views.count) views \(movement.text): "
            + movement.views.prefix(shownViews).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
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
