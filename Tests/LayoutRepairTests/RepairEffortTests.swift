// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import LayoutRepair
import LayoutTestSupport
import SourceLocations
import Testing

/// How often Add Missing Constraints solves: that is most of its work, and each time takes as long as the layout is large.
struct RepairEffortTests {
    enum Shape: CaseIterable { case nested, tree, row, grid, waitingRows, misfitLabels, linkedRows, leastDistances }

    @Test(arguments: Shape.allCases)
    func `Views of the same kind are determined together, however many there are`(shape: Shape) throws {
        let few = try solveCount(of: shape, 36)
        let many = try solveCount(of: shape, 144)
        #expect(few > 0)
        #expect(many <= few + 2, "\(few) solves for 36 views, \(many) for 144")
    }

    private func solveCount(of shape: Shape, _ count: Int) throws -> Int {
        let text = DocumentText(document(shape, count))
        let document = try text.document
        var solves = 0
        let result = try LayoutDocumentRepair.repaired(
            SourceText(name: "d", text.text), document, by: .addMissing, selected: nil
        ) {
            solves += 1
            return $0.solve(measuring: FixedCellText())
        }
        // Frames that contradict the constraints give way, which is noted.
        let isMisfit = shape == .misfitLabels
        #expect(isMisfit == !result.notes.isEmpty && result.notes.allSatisfy { $0.contains("another place or size") })
        return solves
    }

    private func document(_ shape: Shape, _ count: Int) -> String {
        var views = ""
        var constraints: [String] = []
        let side = Int(Double(count).squareRoot())
        switch shape {
        case .nested:
            for index in 0..<count { views = view(index, (1, 1, 2 * index + 10, 2 * index + 10), children: views) }
        case .tree:
            for index in 0..<side {
                let children = (0..<side - 1).map { view(index * side + $0, (8 + $0 * 28, 8, 20, 20)) }
                let frame = (4, 4 + index * 40, 28 * side, 36)
                views += index == 0 ? "" : ","
                views += view(index * side + side - 1, frame, children: children.joined(separator: ","))
            }
        case .row: views = (0..<count).map { view($0, (8 + $0 * 28, 10, 20, 30)) }.joined(separator: ",")
        case .grid:
            views = (0..<side * side).map { view($0, (8 + $0 % side * 28, 8 + $0 / side * 28, 20, 20)) }
                .joined(separator: ",")
        case .waitingRows:
            // Nearer to each other than to their superview: in each row and column one has to be pinned to it first.
            views = (0..<count).map { view($0, (40 + $0 % 6 * 28, 40 + $0 / 6 * 30, 20, 20)) }.joined(separator: ",")
        case .misfitLabels:
            views = (0..<count).map { view($0, (20, 20 + $0 * 30, 80, 20), "\"type\": \"label\", \"text\": \"ab\",") }
                .joined(separator: ",")
        case .leastDistances:
            views = (0..<count).map { view($0, (20 + $0 * 30, 20 + $0 * 30, 20, 20)) }.joined(separator: ",")
            for index in 1..<count {
                for edge in ["leading", "top"] {
                    constraints.append("\"v\(index).\(edge) >= v\(index - 1).\(edge) + 3\"")
                }
            }
        case .linkedRows:
            // Of the views in each superview only their relations to each other are known.
            for index in 0..<side {
                let children = (0..<side - 1).map { view(index * side + $0, (4 + $0 * 28, 4, 20, 20)) }
                views += index == 0 ? "" : ","
                views += view(
                    index * side + side - 1, (4, 4 + index * 40, 28 * side, 36),
                    children: children.joined(separator: ","))
                for number in index * side + 1..<index * side + side - 1 {
                    for relation in ["leading = v\(number - 1).trailing + 8", "width = v\(number - 1).width"] {
                        constraints.append("\"v\(number).\(relation)\"")
                    }
                }
            }
        }
        let root = "{\"id\": \"root\", \"children\": [\(views)]}"
        let list = constraints.joined(separator: ",")
        return "{\"canvas\": {\"width\": 5000, \"height\": 5000}, \"root\": \(root), \"constraints\": [\(list)]}"
    }

    private func view(
        _ index: Int, _ frame: (x: Int, y: Int, width: Int, height: Int), _ content: String = "", children: String = ""
    ) -> String {
        "{\"id\": \"v\(index)\", \(content) \"frame\": [\(frame.x), \(frame.y), \(frame.width), \(frame.height)], "
            + "\"children\": [\(children)]}"
    }
}
