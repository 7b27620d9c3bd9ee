// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// Views that are ambiguous for the same reason: equations connect their open values, so that they move together.
struct AmbiguityGroup {
    /// In document order.
    var views: [Int]
    /// The fewest attributes that determine all of them, by view.
    var needs: [Need]

    struct Need {
        var view: Int
        var names: Set<AmbiguousAttribute.Name>
        /// Whether positions are needed in addition to sizes.
        var isIndependent: Bool
    }
}

extension AmbiguityGroup {
    /// An open attribute of a view.
    struct Column {
        var view: Int
        var name: AmbiguousAttribute.Name
        var variable: Int
    }

    /// Larger groups are reported view by view: the elimination takes time proportional to the cube of the size.
    private static let mostColumns = 160

    /// - Parameter columns: by view, position before size.
    static func groups(_ columns: [Column], _ pass: LayoutPass) -> [AmbiguityGroup] {
        let columnOf = Dictionary(columns.enumerated().map { ($1.variable, $0) }) { first, _ in first }
        let open = Set(pass.solution.ambiguities.map(\.variable))
        var columnLinks = DisjointSets(count: columns.count)
        var equations: [[Int: Double]] = []
        let statuses = pass.solution.statuses
        for (index, row) in pass.system.linear.rows.enumerated() where row.relation == .equal {
            guard row.priority == .required || statuses[index] == .satisfied else { continue }
            // Open values of guides, and ties, are not considered.
            guard !row.terms.contains(where: { columnOf[$0.variable.index] == nil && open.contains($0.variable) })
            else {
                continue
            }
            var equation: [Int: Double] = [:]
            for term in row.terms {
                if let column = columnOf[term.variable.index] { equation[column, default: 0] += term.coefficient }
            }
            equation = equation.filter { abs($0.value) > 1e-9 }
            guard let first = equation.keys.min() else { continue }
            for column in equation.keys { columnLinks.unite(first, column) }
            equations.append(equation)
        }
        var viewLinks = DisjointSets(count: (columns.map(\.view).max() ?? -1) + 1)
        for column in columns.indices {
            viewLinks.unite(columns[column].view, columns[columnLinks.root(of: column)].view)
        }
        let byRoot = Dictionary(grouping: columns.indices) { viewLinks.root(of: columns[$0].view) }
        // An equation is of the group of any of its columns: it has linked all of them.
        let equationsByRoot = Dictionary(grouping: equations) { equation in
            equation.keys.first.map { viewLinks.root(of: columns[$0].view) }
        }
        return byRoot.sorted { $0.key < $1.key }.flatMap { root, members -> [AmbiguityGroup] in
            let isTooLarge = members.count > mostColumns
            let free = isTooLarge ? members : freeColumns(members, equationsByRoot[root] ?? [])
            let group = AmbiguityGroup(
                views: Set(members.map { columns[$0].view }).sorted(),
                needs: Self.needs(free.map { columns[$0] }, of: members.map { columns[$0] }))
            guard isTooLarge else { return [group] }
            let needs = Dictionary(grouping: group.needs, by: \.view)
            return group.views.map { AmbiguityGroup(views: [$0], needs: needs[$0] ?? []) }
        }
    }

    /// The first columns whose values determine all others by the equations.
    private static func freeColumns(_ members: [Int], _ equations: [[Int: Double]]) -> [Int] {
        let echelon = EchelonForm(
            equations.map { equation in members.map { equation[$0] ?? 0 } }, eliminating: members.indices.reversed())
        // Eliminated from the last column on, each pivot column depends on columns before it.
        let dependent = Set(echelon.pivotColumns)
        return members.indices.filter { !dependent.contains($0) }.map { members[$0] }
    }

    private static func needs(_ free: [Column], of all: [Column]) -> [Need] {
        let byView = Dictionary(grouping: free, by: \.view)
        let sizes = Dictionary(grouping: all.filter(\.name.isSize), by: \.view)
        return byView.sorted { $0.key < $1.key }.map { view, columns in
            var names = Set(columns.map(\.name))
            let isIndependent = names.contains(where: \.isSize)
            // Either of a position and a size that depend on each other is enough.
            if !isIndependent {
                for column in sizes[view] ?? [] {
                    if columns.contains(where: { $0.name.axis == column.name.axis }) { names.insert(column.name) }
                }
            }
            return Need(view: view, names: names, isIndependent: isIndependent)
        }
    }
}
