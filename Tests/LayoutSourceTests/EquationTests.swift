// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Equations in every arrangement, by their canonical form.
struct EquationTests {
    private static func read(_ equation: String) -> ReadResult {
        let quoted = equation.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return Document.read(
            SourceText(
                name: "test.json",
                """
                {"metrics": {"gap": 8, "wide-gap": 30},
                 "root": {"id": "root", "guides": [{"id": "g"}], "children": [
                    {"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}, {"id": "b-2"}, {"id": "s", "type": "scrollView"}]},
                 "constraints": ["\(quoted)"]}
                """))
    }

    @Test(arguments: [
        ("b.leading = a.trailing + 8", "b.leading == a.trailing + 8"),
        ("b.leading==a.trailing+gap", "b.leading == a.trailing + 8"),
        ("b.leading = a.trailing + gap-2", "b.leading == a.trailing + 6"),
        ("b.leading = a.trailing + wide-gap", "b.leading == a.trailing + 30"),
        ("b-2.leading = a.trailing", "b-2.leading == a.trailing"),
        ("a.trailing = b.leading - 8.0", "a.trailing == b.leading - 8"),
        ("b.Leading = 1.0*a.Trailing + 8.0", "b.leading == a.trailing + 8"),
        ("a.height = 0.0 * NotAnAttribute + 40.0", "a.height == 40"),
        ("a.height = 2.0*a.width", "a.height == 2 * a.width"),
        ("40 <= a.width", "a.width >= 40"),
        ("a.width ≥ 40", "a.width >= 40"),
        ("20 = a.leading - b.trailing", "a.leading == b.trailing + 20"),
        ("b.leading - a.trailing = 20", "b.leading == a.trailing + 20"),
        ("-a.trailing + b.leading >= 20", "b.leading >= a.trailing + 20"),
        ("(b.leading - a.trailing) = 20", "(b.leading - a.trailing) == 20"),
        ("2 * c.left = a.left + b.right", "(c.left - a.left) == (b.right - c.left)"),
        ("c.top = 0.5 * a.top + 0.5 * b.top + 4", "(c.top - a.top) == (b.top - c.top) + 8"),
        ("b.leading - a.trailing = 0.5 * c.width", "(b.leading - a.trailing) == 0.5 * c.width"),
        ("b.leading - a.trailing = d.leading - c.trailing", "(b.leading - a.trailing) == (d.leading - c.trailing)"),
        ("(b.top - a.bottom) <= 2 * (d.top - c.bottom) + 4", "(b.top - a.bottom) <= 2 * (d.top - c.bottom) + 4"),
        ("2 * a.width = b.width", "b.width == 2 * a.width"),
        ("2 * a.width <= 80", "a.width <= 40"),
        ("-2 * a.width <= -80", "a.width >= 40"),
        ("a.width = 16:9 * a.height", "a.width == 16/9 * a.height"),
        ("a.width = 16/9 * a.height", "a.width == 16/9 * a.height"),
        ("9 * a.width = 16 * a.height", "a.width == 16/9 * a.height"),
        ("a.width = -1/3 * a.height", "a.width == -1/3 * a.height"),
        ("a.width = 1.7778 * a.height", "a.width == 1.7778 * a.height"),
        ("a.width = 1.777777778 * a.height", "a.width == 1.777777778 * a.height"),
        ("a.width = 0.015625 * a.height", "a.width == 0.015625 * a.height"),
        ("a.width = a.height * 3 / 2", "a.width == 1.5 * a.height"),
        ("a.width + 10 = b.width", "a.width == b.width - 10"),
        ("a.width = 0 * b.width + 40", "a.width == 0 * b.width + 40"),
        ("a.width + b.width = 100", "a.width == -b.width + 100"),
        ("b.leading = a.trailing + systemSpacing", "b.leading == a.trailing + systemSpacing"),
        ("b.leading >= a.trailing + 2 * systemSpacing", "b.leading >= a.trailing + 2 * systemSpacing"),
        ("a.leading = root.layoutMarginsGuide.leading", "a.leading == root.layoutMarginsGuide.leading"),
        ("a.leading = g.trailing", "a.leading == g.trailing"),
        ("a.width = s.frameLayoutGuide.width", "a.width == s.frameLayoutGuide.width"),
        ("a.baseline = b.firstBaseline", "a.lastBaseline == b.firstBaseline"),
        ("a.leadingMargin = b.leading", "a.leadingMargin == b.leading"),
        ("a.width = 3 * gap", "a.width == 24"),
        ("a.width = gap-b.width", "a.width == -b.width + 8"),
        ("a.width = 20.5-b.width", "a.width == -b.width + 20.5"),
        ("a.width=40.@defaultLow", "a.width == 40"),
        ("a.width = ((b.width))", "a.width == b.width"),
        ("a.width = -(b.width - 10)", "a.width == -b.width + 10"),
        ("a.width = b.width * 2 - b.width", "a.width == b.width"),
        ("a.width = 40 'it is \"quoted\"'", "a.width == 40"),
    ])
    func `Equations are read into normal form`(equation: String, expected: String) throws {
        let result = Self.read(equation)
        #expect(result.diagnostics.map(\.message) == [])
        let document = try #require(result.document)
        #expect(document.constraints.map { $0.equation(in: document) } == [expected])
    }
}
