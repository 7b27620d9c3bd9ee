// SPDX-License-Identifier: Apache-2.0
/// Variables that rows determine, in an order, with their values: what is not determined takes four bytes.
struct DeterminedVariables {
    private(set) var order: [Variable] = []
    // By position in the order.
    private var rows: [RowID] = []
    private var values: [Double] = []
    private var ranks: PartialMap<Variable, Rank>

    /// A position in the order.
    private struct Rank: ListIndex {
        private let number: Int32

        @inline(__always)
        init(index: Int) { number = Int32(index) }

        @inline(__always)
        var index: Int { Int(number) }
    }

    init(variableCount: Int) { ranks = PartialMap(count: variableCount) }

    mutating func append(_ variable: Variable, row: RowID) {
        ranks[variable] = Rank(index: order.count)
        order.append(variable)
        rows.append(row)
        values.append(0)
    }

    /// Turns the order around, when all have been added.
    mutating func reverse() {
        order.reverse()
        rows.reverse()
        values.reverse()
        for (rank, variable) in order.enumerated() { ranks[variable] = Rank(index: rank) }
    }

    /// Gives back the room for more.
    mutating func trim() {
        order = order.map { $0 }
        rows = rows.map { $0 }
        values = values.map { $0 }
    }

    @inline(__always)
    func contains(_ variable: Variable) -> Bool { ranks[variable] != nil }

    /// The row that determines a variable; nil if none does.
    func row(of variable: Variable) -> RowID? { ranks[variable].map { rows[$0.index] } }

    /// The position of a determined variable in the order.
    func rank(of variable: Variable) -> Int { ranks[variable]?.index ?? 0 }

    /// 0 for a variable that is not determined.
    func value(of variable: Variable) -> Double { ranks[variable].map { values[$0.index] } ?? 0 }

    mutating func setValue(_ value: Double, of variable: Variable) {
        if let rank = ranks[variable] { values[rank.index] = value }
    }

    mutating func setRow(_ row: RowID, of variable: Variable) {
        if let rank = ranks[variable] { rows[rank.index] = row }
    }
}
