// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

@testable import LayoutSource

/// The constraints that each production of the grammar makes, in Apple's order.
@Suite struct VisualFormatConstraintTests {
    struct Case: CustomTestStringConvertible {
        var format: String
        var options: [String] = []
        var constraints: [String]
        var testDescription: String { ([format] + options).joined(separator: " ") }

        init(_ format: String, _ options: [String] = [], _ constraints: [String]) {
            self.format = format
            self.options = options
            self.constraints = constraints
        }
    }

    @Test(arguments: [
        // Orientation: horizontal where none is given.
        Case("[a]", [], []),
        Case("H:[b(5)]", [], ["b.width == 5"]),
        Case("V:[b(5)]", [], ["b.height == 5"]),
        Case("[b(5)]", [], ["b.width == 5"]),
        // Superview and connections: flush, system spacing, number, metric, list.
        Case("|[a]|", [], ["a.leading == s.leading", "s.trailing == a.trailing"]),
        Case("|-[a]-|", [], ["a.leading == s.leadingMargin", "s.trailingMargin == a.trailing"]),
        Case("V:|-[a]-|", [], ["a.top == s.topMargin", "s.bottomMargin == a.bottom"]),
        Case("[a][b]", [], ["b.leading == a.trailing"]),
        Case("[a]-[b]", [], ["b.leading == a.trailing + 1*systemSpacing"]),
        Case("V:[a]-[b]", [], ["b.top == a.bottom + 1*systemSpacing"]),
        Case(
            "|-5-[a]-7.5-[b]-.5-|", [],
            [
                "a.leading == s.leading + 5", "b.leading == a.trailing + 7.5", "s.trailing == b.trailing + 0.5",
            ]),
        Case("[a]-gap-[b]-_m1-[c]", [], ["b.leading == a.trailing + 12", "c.leading == b.trailing + 3"]),
        Case("[b]-(-4)-[c]", [], ["c.leading == b.trailing + -4"]),
        Case(
            "|-(==gap)-[b]-(<=9@high)-[c]", [],
            [
                "b.leading == s.leading + 12", "c.leading <= b.trailing + 9 @750.0",
            ]),
        Case(
            "[b]-(>=4,<=10@250.5,gap@1)-[c]", [],
            [
                "c.leading >= b.trailing + 4", "c.leading <= b.trailing + 10 @250.5",
                "c.leading == b.trailing + 12 @1.0",
            ]),
        Case("[b]-(>=8)-|", [], ["s.trailing >= b.trailing + 8"]),
        // A view's own predicates: constant, metric, other view; a metric wins over a view of its name.
        Case("[b(>=40,<=280)]", [], ["b.width >= 40", "b.width <= 280"]),
        Case("[b(gap@20)]", [], ["b.width == 12 @20.0"]),
        Case("[b(c)]", [], ["b.width == c.width"]),
        Case("V:[b(<=c@999.5)]", [], ["b.height <= c.height @999.5"]),
        Case("[b(==a)]", [], ["b.width == 99"]),
        Case("[b(+5)]", [], ["b.width == 5"]),
        // Numbers as strtod reads them.
        Case("[b(1e2)]-0x10-[c(2.5E-1)]", [], ["b.width == 100", "c.leading == b.trailing + 16", "c.width == 0.25"]),
        // The superview is that of the view beside it.
        Case(
            "|-1-[deep]-2-[b]-3-|", [],
            [
                "deep.leading == a.leading + 1", "b.leading == deep.trailing + 2", "s.trailing == b.trailing + 3",
            ]),
        Case("|-[g]", [], ["g.leading == s.leadingMargin"]),
        // For each view its gap, then its own predicates; the closing gap; the alignments, bit by bit.
        Case(
            "|-1-[a(10)]-2-[b(>=20,<=30)]-3-|", ["alignAllBottom", "alignAllTop"],
            [
                "a.leading == s.leading + 1", "a.width == 10", "b.leading == a.trailing + 2", "b.width >= 20",
                "b.width <= 30", "s.trailing == b.trailing + 3", "a.top == b.top", "a.bottom == b.bottom",
            ]),
        Case(
            "[a][b][c]", ["alignAllFirstBaseline"],
            [
                "b.leading == a.trailing", "c.leading == b.trailing", "a.firstBaseline == b.firstBaseline",
                "b.firstBaseline == c.firstBaseline",
            ]),
        Case(
            "V:[a][b]", ["alignAllCenterX", "alignAllLeading"],
            [
                "b.top == a.bottom", "a.leading == b.leading", "a.centerX == b.centerX",
            ]),
        // Directions: vertical strings know none.
        Case(
            "|-1-[a]-(>=2)-[b]-|", ["directionLeftToRight"],
            [
                "a.left == s.left + 1", "b.left >= a.right + 2", "s.rightMargin == b.right",
            ]),
        Case(
            "|-1-[a]-(>=2)-[b]-|", ["directionRightToLeft"],
            [
                "s.right == a.right + 1", "a.left >= b.right + 2", "b.left == s.leftMargin",
            ]),
        Case("V:|-1-[a]", ["directionRightToLeft"], ["a.top == s.top + 1"]),
        Case("|[a]", ["directionLeadingToTrailing", "spacingEdgeToEdge"], ["a.leading == s.leading"]),
        // A margin is for a lone bar to the superview; the option of earlier versions changes nothing.
        Case(
            "|-[a]-[b]-|", ["relativeToMargins"],
            [
                "a.leading == s.leadingMargin", "b.leading == a.trailing + 1*systemSpacing",
                "s.trailingMargin == b.trailing",
            ]),
        Case("V:|-5-[a]-|", ["relativeToMargins"], ["a.top == s.top + 5", "s.bottomMargin == a.bottom"]),
        // Baseline spacing is between the views of a vertical string.
        Case(
            "V:|-5-[a]-(>=6)-[b]-[c]", ["spacingBaselineToBaseline"],
            [
                "a.top == s.top + 5", "b.firstBaseline >= a.lastBaseline + 6",
                "c.firstBaseline == b.lastBaseline + 1*systemSpacing",
            ]),
        Case("[a]-6-[b]", ["spacingBaselineToBaseline"], ["b.leading == a.trailing + 6"]),
    ])
    func `A visual format gives its constraints`(_ example: Case) {
        let result = VisualFormatFixture.read(example.format, options: example.options)
        #expect(result.errors == [])
        #expect(result.constraints.map(VisualFormatFixture.text) == example.constraints)
    }

    /// AppKit, and UIKit before iOS 8.
    @Test(arguments: [
        Case("|-[a]-|", [], ["a.leading == s.leading + 20", "s.trailing == a.trailing + 20"]),
        Case("V:|-[a]-(==5)-|", [], ["a.top == s.top + 20", "s.bottom == a.bottom + 5"]),
        Case("[a]-[b]-|", ["directionRightToLeft"], ["a.left == b.right + 1*systemSpacing", "b.left == s.left + 20"]),
    ])
    func `Spacing to the superview can be fixed`(_ example: Case) {
        let result = VisualFormatFixture.read(
            example.format, options: example.options, superviewSpacing: .points(20))
        #expect(result.errors == [])
        #expect(result.constraints.map(VisualFormatFixture.text) == example.constraints)
    }

    @Test func `Every constraint knows its part of the string`() {
        let format = "|-[a(>=60,==b@5)]-8-[b]|"
        let parts = VisualFormatFixture.read(format).constraints.map { row in
            String(decoding: Array(format.utf8)[row.range], as: UTF8.self)
        }
        #expect(parts == ["-", ">=60", "==b@5", "8", ""])
        #expect(
            VisualFormatFixture.read(format).constraints.map(\.hasOwnPriority) == [false, false, true, false, false])
    }

    @Test func `Option bits are Apple's`() {
        #expect(VisualFormatOptions(name: "alignAllLeft")?.rawValue == 2)
        #expect(VisualFormatOptions(name: "alignAllLastBaseline")?.rawValue == 0x800)
        #expect(VisualFormatOptions(name: "alignAllFirstBaseline")?.rawValue == 0x1000)
        #expect(VisualFormatOptions(name: "directionRightToLeft")?.rawValue == 0x20000)
        #expect(VisualFormatOptions(name: "spacingBaselineToBaseline")?.rawValue == 0x80000)
        for name in VisualFormatOption.names { #expect(VisualFormatOptions(name: name) != nil, "\(name)") }
    }

    @Test func `A long string is read in one pass`() {
        let format = "|" + String(repeating: "-(>=1)-[b(>=2)]", count: 20_000)
        #expect(VisualFormatFixture.read(format).constraints.count == 40_000)
    }
}
