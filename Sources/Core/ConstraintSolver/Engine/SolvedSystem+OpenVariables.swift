// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// The variables, in their order, that differ between optimal solutions in which some keep their values.
    ///
    /// Kept columns are fixed on the optimal face, so that this takes no other solve. The system is for nothing else afterwards.
    mutating func openVariables(keeping kept: [Variable]) -> [Variable] {
        findAmbiguities()
        var keptIn: [ComponentIndex: [ColumnIndex]] = [:]
        for column in kept.lazy.compactMap(simplex.column(of:)) {
            keptIn[simplex.componentIndex(of: column), default: []].append(column)
        }
        var open: [Variable] = []
        for index in answers.indices {
            guard case .ambiguous(let ambiguities) = answers[index] else { continue }
            if let columns = keptIn[index] {
                open += openVariables(index, keeping: columns)
            } else {
                open += ambiguities.map { $0.variable }
            }
        }
        return open.sorted()
    }

    private mutating func openVariables(_ index: ComponentIndex, keeping columns: [ColumnIndex]) -> [Variable] {
        let ranges: [(column: ColumnIndex, range: Interval)]?
        if var face = extendedFaces[index] {
            for column in columns where !face.hold(column, near: simplex.values[column]) { return [] }
            ranges = face.openRanges()
        } else {
            guard !simplex.components[index].rows.isEmpty, reopen(index) else { return [] }
            columns.forEach { simplex.fix($0) }
            simplex.sweepCandidates()
            simplex.driveOutFixedColumns()
            ranges = simplex.candidates.isEmpty ? [] : simplex.openRanges(FaceForest(simplex))
        }
        return (ranges ?? []).compactMap { column, range in
            range.isPoint || !simplex.isStructural(column) ? nil : simplex.variable(of: column)
        }
    }
}
