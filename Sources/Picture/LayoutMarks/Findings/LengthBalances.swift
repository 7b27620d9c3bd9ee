// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// The sums behind the failures of a layout, as far as distances and lengths alone explain them.
struct LengthBalances {
    /// More failures of one sort than this have no sum.
    private static let most = 6
    /// More sums than this are not drawn.
    private static let mostDrawn = 3

    /// By index of the conflict.
    private(set) var ofConflicts: [Int: LengthBalance] = [:]
    /// By the rows that tie.
    private(set) var ofTies: [[RowOrigin]: LengthBalance] = [:]
    /// By the view that lacks room and the axis.
    private(set) var ofShortages: [SizeLetters.Dimension: LengthBalance] = [:]
    /// The first of them, each sum once.
    private(set) var drawn: [LengthBalance] = []

    init() {}

    /// - Parameter repeated: of views that are alike, one has the sum.
    init(_ locator: AnchorLocator, _ findings: PictureFindings, _ repeated: RepeatedViews) {
        let conflicts = locator.solved.conflicts.enumerated().filter {
            !repeated.isShown(elsewhere: $0.element.broken, locator)
        }
        for (index, conflict) in conflicts.prefix(Self.most) {
            guard let (axis, ring) = EdgeGraph.ring(of: conflict, locator),
                let balance = LengthBalance(ring, axis: axis, locator: locator, state: .conflict)
            else { continue }
            ofConflicts[index] = balance
            draw(balance)
        }
        var graphs: [Axis: EdgeGraph] = [:]
        func balance(around view: Int, _ axis: Axis, needing length: Double, _ state: MarkState) -> LengthBalance? {
            let graph = graphs[axis] ?? EdgeGraph(of: axis, in: locator)
            graphs[axis] = graph
            return graph.ring(around: view, needing: length).flatMap {
                LengthBalance($0, axis: axis, locator: locator, state: state)
            }
        }
        let views = locator.solved.views.indices.lazy.filter { !repeated.isShown(elsewhere: $0) }
        for rows in views.flatMap({ locator.solved.views[$0].ambiguities }).map(\.tiedRows)
        where ofTies.count < Self.most {
            guard ofTies[rows] == nil, case .compressionResistance(let view, let axis)? = rows.first,
                let natural = locator.solved.views[view].intrinsicContentSize[axis],
                let balance = balance(around: view, axis, needing: natural, .ambiguous), balance.need > balance.have
            else { continue }
            ofTies[rows] = balance
            draw(balance)
        }
        for group in findings.groups {
            for finding in group.prefix(Self.most) {
                guard let shortage = finding.shortage, let view = finding.views.first,
                    let balance = balance(around: view, shortage.axis, needing: shortage.needed, .warned),
                    balance.need > balance.have
                else { continue }
                ofShortages[SizeLetters.Dimension(.view(view), shortage.axis)] = balance
                if group.count <= Self.mostDrawn { draw(balance) }
            }
        }
    }

    private mutating func draw(_ balance: LengthBalance) {
        guard drawn.count < Self.mostDrawn,
            !drawn.contains(where: { $0.axis == balance.axis && $0.lengths == balance.lengths })
        else { return }
        drawn.append(balance)
    }

    /// What a note adds in parentheses; empty if nothing explains the failure.
    static func remark(_ balance: LengthBalance?, in document: Document) -> String {
        balance.map { " (\($0.text(in: document)))" } ?? ""
    }
}
