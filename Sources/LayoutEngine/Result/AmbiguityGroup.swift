// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutModel

/// Views that are ambiguous for the same reason: equations link what is open of them, so that they move together.
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

    /// Larger groups are named view by view: the elimination takes the cube of it.
    private static let mostColumns = 160

    /// - Parameter columns: by view, position before size.
    static func groups(_ columns: [Column], _ pass: LayoutPass) -> [AmbiguityGroup] {
        let places = Dictionary(columns.enumerated().map { ($1.variable, $0) }) { first, _ in first }
        let open = Set(pass.solution.ambiguities.map(\.variable))
        var columnLinks = DisjointSets(count: columns.count)
        var equations: [[Int: Double]] = []
        let statuses = pass.solution.statuses
        for (index, row) in pass.system.linear.rows.enumerated() where row.relation == .equal {
            guard row.priority == .required || statuses[index] == .satisfied else { continue }
            // What is open of guides or in ties is not looked at.
            guard !row.terms.contains(where: { places[$0.variable.index] == nil && open.contains($0.variable) }) else {
                continue
            }
            var equation: [Int: Double] = [:]
            for term in row.terms {
                if let place = places[term.variable.index] { equation[place, default: 0] += term.coefficient }
            }
            equation = equation.filter { abs($0.value) > 1e-9 }
            guard let first = equation.keys.min() else { continue }
            for place in equation.keys { columnLinks.join(first, place) }
            equations.append(equation)
        }
        var viewLinks = DisjointSets(count: (columns.map(\.view).max() ?? -1) + 1)
        for place in columns.indices {
            viewLinks.join(columns[place].view, columns[columnLinks.root(of: place)].view)
        }
        let members = Dictionary(grouping: columns.indices) { viewLinks.root(of: columns[$0].view) }
        return members.sorted { $0.key < $1.key }.flatMap { _, places -> [AmbiguityGroup] in
            let isTooLarge = places.count > mostColumns
            let inside = Set(places)
            let free =
                isTooLarge
                ? places
                : freeColumns(places, equations.filter { $0.keys.contains(where: inside.contains) })
            let group = AmbiguityGroup(
                views: Set(places.map { columns[$0].view }).sorted(),
                needs: needs(free.map { columns[$0] }, of: places.map { columns[$0] }))
            guard isTooLarge else { return [group] }
            return group.views.map { view in
                AmbiguityGroup(views: [view], needs: group.needs.filter { $0.view == view })
            }
        }
    }

    /// The first columns whose values determine all others by the equations.
    private static func freeColumns(_ places: [Int], _ equations: [[Int: Double]]) -> [Int] {
        var echelon = Echelon()
        for equation in equations { echelon.insert(equation) }
        return places.filter { echelon.insert([$0: 1]) }
    }

    private static func needs(_ free: [Column], of all: [Column]) -> [Need] {
        let byView = Dictionary(grouping: free, by: \.view)
        return byView.sorted { $0.key < $1.key }.map { view, columns in
            var names = Set(columns.map(\.name))
            let isIndependent = names.contains(where: \.isSize)
            // Either of a position and a size that depend on each other is enough.
            if !isIndependent {
                for column in all where column.view == view && column.name.isSize {
                    if columns.contains(where: { $0.name.axis == column.name.axis }) { names.insert(column.name) }
                }
            }
            return Need(view: view, names: names, isIndependent: isIndependent)
        }
    }
}

/// Linear equations in echelon form, each without the leading columns of the others before it.
private struct Echelon {
    private var rows: [(lead: Int, terms: [Int: Double])] = []

    /// - Returns: whether the equation does not follow from those before.
    @discardableResult
    mutating func insert(_ equation: [Int: Double]) -> Bool {
        var terms = equation
        for row in rows {
            guard let factor = terms[row.lead], factor != 0 else { continue }
            for (column, value) in row.terms { terms[column, default: 0] -= factor * value }
            terms[row.lead] = nil
        }
        terms = terms.filter { abs($0.value) > 1e-9 }
        // The largest coefficient, and of equal ones the first column.
        guard let lead = terms.max(by: { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }) else { return false }
        rows.append((lead.key, terms.mapValues { $0 / lead.value }))
        return true
    }
}

/// Sets that only grow together.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    func root(of element: Int) -> Int {
        var element = element
        while parents[element] != element { element = parents[element] }
        return element
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(of: a), root(of: b))
        parents[max(a, b)] = min(a, b)
    }
}
