// SPDX-License-Identifier: Apache-2.0
/// The choice of one point of the optimal face.
extension Simplex {
    /// Moves columns to where their tie rules want them, in turn, and keeps them there. `forest` is the face, if it is a
    /// forest. Returns false at the pivot limit.
    mutating func settleTies(
        _ ties: [(column: ColumnIndex, rule: VariableDeclaration.TieRule)], _ forest: FaceForest?
    ) -> Bool {
        var determined = DeterminedColumns(self)
        if let forest { determined.addFixed(forest, self) }
        // Only a search exchanges columns or bounds a basic one.
        var basisIsFree = hasFreeBasis
        for (column, rule) in ties where !determined[column] {
            if candidates.isEmpty { break }
            let range = forest?[column]
            if let range, settleTieLocally(column, rule, within: range, &determined) { continue }
            if basisIsFree, rule == .largest, settleEndlessTie(column, &determined) { continue }
            guard settleTie(column, rule, within: range) else { return false }
            determined.addFixed(self)
            basisIsFree = hasFreeBasis
        }
        return true
    }

    /// Moves the column to where its tie rule wants it on the face, and keeps it there. Returns false at the pivot
    /// limit.
    ///
    /// It is never held at a number as such, but at the end of its range or at zero, so that it goes on following the
    /// columns that make that end. `range`, where it is known, is what the column could be before the first tie was settled:
    /// an end that was finite then is finite now.
    mutating func settleTie(_ column: ColumnIndex, _ rule: VariableDeclaration.TieRule, within range: Interval?) -> Bool
    {
        let rise = Objective.value(column: column, sign: -1)
        let fall = Objective.value(column: column, sign: 1)
        var order: [Objective]
        switch rule {
        case .largest:
            order = [rise, fall]
        case .nearestToZero:
            guard let isBoundedAbove = range?.upper.isFinite == true ? true : isBounded(rise, column),
                let isBoundedBelow = range?.lower.isFinite == true ? true : isBounded(fall, column)
            else { return false }
            order = isBoundedAbove == isBoundedBelow ? [] : [isBoundedAbove ? rise : fall]
        }
        order.append(.distance(column: column, from: 0))
        for objective in order {
            let status = optimise(objective, CollectionOfOne(column))
            if case .optimal(let duals) = status {
                settle(objective, CollectionOfOne(column), duals)
                if case .distance = objective { isHeldNearZero[column] = true }
            }
            costs[column] = 0
            switch status {
            case .optimal: return true
            case .unbounded: continue
            case .pivotLimit: return false
            }
        }
        return true
    }

    /// Nil at the pivot limit.
    private mutating func isBounded(_ objective: Objective, _ column: ColumnIndex) -> Bool? {
        let status = optimise(objective, CollectionOfOne(column), for: .bound)
        costs[column] = 0
        if case .pivotLimit = status { return nil }
        return status.isOptimal
    }

    /// Keeps columns, in turn, where they are nearest to a target among what they can still be, until none can move.
    mutating func hold(_ columns: [ColumnIndex], near target: (_ position: Int, _ range: Interval) -> Double) {
        for (position, column) in columns.enumerated() {
            guard !candidates.isEmpty, let interval = range(of: column), hold(column, near: target(position, interval))
            else { return }
        }
    }

    /// Moves to the point of the face where the column is nearest to `target`, and keeps it there.
    mutating func hold(_ column: ColumnIndex, near target: Double) -> Bool {
        let objective = Objective.distance(column: column, from: target)
        guard case .optimal(let duals) = optimise(objective, CollectionOfOne(column)) else { return false }
        settle(objective, CollectionOfOne(column), duals)
        costs[column] = 0
        return true
    }
}
