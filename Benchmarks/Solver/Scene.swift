// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// A layout's rows, with the root's frame and four variables a view: width, height, x, y from the superview's corner.
struct Scene {
    struct View {
        let width: Variable
        let height: Variable
        let x: Variable
        let y: Variable
    }

    private(set) var system = LinearSystem()
    private(set) var root: View
    private(set) var viewCount = 0

    init(width: Double = 1000, height: Double = 800) {
        root = Self.makeView(&system)
        fix(root.x, 0)
        fix(root.y, 0)
        fix(root.width, width)
        fix(root.height, height)
    }

    private static func makeView(_ system: inout LinearSystem) -> View {
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        let height = system.addVariable(isNonNegative: true, tieRule: .largest)
        let x = system.addVariable(tieRule: .nearestToZero)
        let y = system.addVariable(tieRule: .nearestToZero)
        return View(width: width, height: height, x: x, y: y)
    }

    mutating func addView() -> View {
        viewCount += 1
        return Self.makeView(&system)
    }

    @discardableResult
    mutating func fix(_ variable: Variable, _ value: Double, priority: Float = 1000) -> RowID {
        system.add(Row([.init(1, variable)], .equal, value, priority: Priority(priority)))
    }

    mutating func equate(_ a: Variable, _ b: Variable) {
        system.add(Row([.init(1, a), .init(-1, b)], .equal, 0))
    }

    /// The trailing or bottom edge of a view of the superview's `size`.
    mutating func inset(_ start: Variable, _ length: Variable, from size: Variable, by inset: Double) {
        system.add(Row([.init(1, start), .init(1, length), .init(-1, size)], .equal, -inset))
    }

    mutating func follow(
        _ start: Variable, after previous: Variable, _ length: Variable, gap: Double, _ relation: Row.Relation = .equal
    ) {
        system.add(Row([.init(1, start), .init(-1, previous), .init(-1, length)], relation, gap))
    }

    /// Rows of an intrinsic size: at most it by the hugging priority, at least it by the compression resistance.
    @discardableResult
    mutating func size(
        _ length: Variable, _ natural: Double, hugging: Float = 250, resistance: Float = 750
    ) -> (
        RowID, RowID
    ) {
        (
            system.add(Row([.init(1, length)], .lessThanOrEqual, natural, priority: Priority(hugging))),
            system.add(Row([.init(1, length)], .greaterThanOrEqual, natural, priority: Priority(resistance)))
        )
    }

    mutating func add(_ row: Row) { system.add(row) }
}
