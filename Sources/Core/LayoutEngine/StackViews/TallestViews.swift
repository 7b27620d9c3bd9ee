// SPDX-License-Identifier: Apache-2.0
/// The arranged views that give horizontal stack views their baselines: the tallest of each.
///
/// Heights are known only once a layout is solved. Before that the natural ones decide, and where the solved ones decide
/// otherwise the layout is solved again.
struct TallestViews {
    /// By stack view; none is known before anything is solved.
    private var views: [Int: Int] = [:]

    /// Points by which heights may differ that are meant to be equal.
    private static let tolerance = 1e-6

    var isEmpty: Bool { views.isEmpty }

    subscript(stackView: Int) -> Int? { views[stackView] }

    /// The first of the tallest.
    static func tallest(of views: [Int], height: (_ view: Int) -> Double) -> Int? {
        var tallest: (view: Int, height: Double)?
        for view in views {
            let height = height(view)
            if let known = tallest, height <= known.height + tolerance { continue }
            tallest = (view, height)
        }
        return tallest?.view
    }

    /// Takes the tallest of a solution.
    ///
    /// - Parameters:
    ///   - natural: the height that decided as long as nothing was solved.
    ///   - height: in the solution.
    /// - Returns: whether another view than before is the tallest of one of these stack views.
    mutating func update(
        ofStackViews indices: [Int], in stacks: StackTable, _ items: ItemTable, natural: (_ view: Int) -> Double,
        height: (_ view: Int) -> Double
    ) -> Bool {
        var isChanged = false
        for index in indices {
            guard let entry = stacks[index], entry.stack.axis == .horizontal else { continue }
            let arranged = entry.laidOut(items)
            let tallest = Self.tallest(of: arranged, height: height)
            if tallest != views[index] ?? Self.tallest(of: arranged, height: natural) { isChanged = true }
            views[index] = tallest
        }
        return isChanged
    }
}
