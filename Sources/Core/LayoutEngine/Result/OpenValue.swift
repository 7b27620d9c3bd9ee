// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry

/// One of the four numbers of an item that the constraints leave open.
struct OpenValue {
    /// An optional row that ties with others.
    struct TiedRow: Hashable, Comparable {
        var row: RowID
        /// Whether it is a row of the layout in which no text is wrapped.
        var isOfUnwrappedText: Bool

        static func < (one: Self, other: Self) -> Bool {
            one.isOfUnwrappedText == other.isOfUnwrappedText
                ? one.row < other.row : one.isOfUnwrappedText
        }
    }

    var item: ItemID
    var name: AmbiguousAttribute.Name
    var variable: Variable
    /// The least and greatest value of the frame's number; infinite if it is not bounded.
    var lower: Double
    var upper: Double
    /// Rows of one priority whose tie leaves it open; empty if rows are missing.
    var tiedRows: [TiedRow]
    /// Whether it is open because it is where no text is wrapped.
    var isOfUnwrappedText: Bool
}

extension OpenValue {
    /// What a layout leaves open, in the order of the variables.
    ///
    /// Text that wraps is laid out twice: on one line, which decides the widths, and then wrapped to these widths. What the
    /// first of these layouts leaves open along a line is open, although the wrapped texts fit the widths that were chosen.
    static func all(_ settled: SettledSystem, unwrapped: SettledSystem?) -> [OpenValue] {
        let late = found(in: settled, isOfUnwrappedText: false)
        guard let unwrapped else { return late }
        var all: [OpenValue] = []
        var next = 0
        for early in found(in: unwrapped, isOfUnwrappedText: true) where early.name.axis == .horizontal {
            while next < late.count, late[next].variable.index < early.variable.index {
                all.append(late[next])
                next += 1
            }
            guard next < late.count, late[next].variable == early.variable else {
                all.append(early)
                continue
            }
            var both = early.hasReason(of: late[next]) ? late[next] : early
            both.lower = min(early.lower, late[next].lower)
            both.upper = max(early.upper, late[next].upper)
            all.append(both)
            next += 1
        }
        return all + late[next...]
    }

    private func hasReason(of other: OpenValue) -> Bool {
        tiedRows.isEmpty
            || (tiedRows.count == other.tiedRows.count
                && tiedRows.indices.allSatisfy { tiedRows[$0].row == other.tiedRows[$0].row })
    }

    private static func found(in settled: SettledSystem, isOfUnwrappedText: Bool) -> [OpenValue] {
        let items = settled.system.items
        let count = items.viewCount + items.guideCount + items.builtInGuides.count
        var result: [OpenValue] = []
        var item = ItemID.view(0)
        // A page asks for few of them, and is smaller without the table.
        #if !hasFeature(Embedded)
            var ties = TieTable<RowID, [TiedRow]>()
        #endif
        for ambiguity in settled.solution.ambiguities {
            // Items hold their variables in the order of the system's.
            while item.index < items.count, !items[item].contains(ambiguity.variable) {
                item = ItemID(index: item.index + 1)
            }
            guard item.index < count else { break }
            let name = items[item].name(of: ambiguity.variable)
            let shift = items.shift(item, name)
            let made = { ambiguity.tiedRows.map { TiedRow(row: $0, isOfUnwrappedText: isOfUnwrappedText) } }
            #if hasFeature(Embedded)
                let tiedRows = made()
            #else
                let tiedRows = ties.value(of: ambiguity.tiedRows, make: made)
            #endif
            result.append(
                OpenValue(
                    item: item, name: name, variable: ambiguity.variable, lower: ambiguity.lower + shift,
                    upper: ambiguity.upper + shift,
                    tiedRows: tiedRows, isOfUnwrappedText: isOfUnwrappedText))
        }
        return result
    }
}
