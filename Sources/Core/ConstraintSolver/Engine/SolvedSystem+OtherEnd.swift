// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// The values when these variables, in turn, take the other end of what they can take, and then the
    /// rest is settled by the tie rules.
    mutating func otherEnd(of chosen: [Variable]) -> [Double] {
        findAmbiguities()
        var other = self
        var indices: [ComponentIndex] = []
        var chosenIn: [ComponentIndex: [Variable]] = [:]
        for variable in chosen {
            guard let column = other.simplex.column(of: variable) else { continue }
            let index = other.simplex.componentIndex(of: column)
            guard case .ambiguous = answers[index] else { continue }
            if chosenIn[index] == nil { indices.append(index) }
            chosenIn[index, default: []].append(variable)
        }
        for index in indices {
            if let face = extendedFaces[index], case .ambiguous(let ambiguities) = answers[index] {
                other.simplex.enter(index)
                other.simplex.take(
                    otherEnd(
                        of: chosenIn[index, default: []].map { ($0, true) }
                            + ambiguities.map { ($0.variable, false) }, face))
                continue
            }
            guard other.reopen(index), case .ambiguous(let ambiguities) = answers[index] else { break }
            var order: [(variable: Variable, isChosen: Bool)] = chosenIn[index, default: []].map { ($0, true) }
            order += ambiguities.map { ($0.variable, false) }
            if let forest = FaceForest(other.simplex) {
                other.takeOtherEnd(than: value(of:), of: order, forest)
                continue
            }
            other.takeOtherEnd(than: value(of:), of: order)
        }
        return variables.indices.map(other.value(of:))
    }

    /// Moves the current component to its other end than the given values by runs of the simplex method.
    private mutating func takeOtherEnd(
        than values: (Variable) -> Double, of order: [(variable: Variable, isChosen: Bool)]
    ) {
        let index = simplex.index
        let order = order.filter { simplex.column(of: $0.variable).map(simplex.componentIndex) == index }
        let columns = order.compactMap { simplex.column(of: $0.variable) }
        /// What a column is to be, of what it can be.
        func target(_ position: Int, _ interval: Interval) -> Double {
            let (variable, isChosen) = order[position]
            return isChosen
                ? interval.otherEnd(than: values(variable)) : variables[variable].tieRule.choice(in: interval)
        }
        #if !hasFeature(Embedded)
            if let face = OpenFace(simplex, isOpen: simplex.openColumns()) {
                _ = face.forEachPart(of: columns) { positions, columns in
                    face.parts.hold(columns) { target(positions[$0], $1) }
                    return true
                }
                face.putBack(into: &simplex)
                return
            }
        #endif
        simplex.hold(columns, near: target)
        simplex.computeBasicValues()
    }

    /// Moves the current component, whose face is a forest, to its other end than the given values.
    private mutating func takeOtherEnd(
        than values: (Variable) -> Double, of order: [(variable: Variable, isChosen: Bool)], _ forest: FaceForest
    ) {
        var point = FaceForestPoint(forest, simplex)
        for (variable, isChosen) in order {
            guard let column = simplex.column(of: variable),
                simplex.componentIndex(of: column) == simplex.index
            else { continue }
            let range = point.range(of: column)
            let target =
                isChosen
                ? range.otherEnd(than: values(variable)) : variables[variable].tieRule.choice(in: range)
            simplex.values[column] = point.hold(column, near: target)
        }
    }

    /// Makes the component's optimal face the present one again.
    mutating func reopen(_ index: ComponentIndex) -> Bool {
        simplex.enter(index)
        simplex.resetBounds()
        simplex.listCandidates()
        if simplex.component.rows.isEmpty {
            let column = simplex.component.structurals.lowerBound
            let interval = simplex.ownOptimum(of: column)
            simplex.lower[column] = interval.lower
            simplex.upper[column] = interval.upper
            return true
        }
        return settleLevels(index)
    }
}
