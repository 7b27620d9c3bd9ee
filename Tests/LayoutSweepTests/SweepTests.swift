// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutSource
import LayoutSweep
import LayoutTestSupport
import SourceLocations
import Testing

struct SweepTests {
    private func sweep(
        _ views: String, _ constraints: String..., from lower: Double, through upper: Double
    ) throws -> Sweep {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        let text = """
            {"canvas": {"width": 300, "height": 100}, "root": {"id": "s", "children": [\(views)]}, "constraints": [\(list)]}
            """
        let document = try #require(Document.read(SourceText(name: "d", text)).document)
        return Sweep(from: lower, through: upper) { width in
            var document = document
            document.canvas.width = width
            return SweepState(document.solve(measuring: FixedCellText()), of: document)
        }
    }

    private static let box = #"{"id": "a"}"#

    /// 20 + 100 + 20 points fit from a width of 140 on.
    @Test func `The size at which constraints start to conflict is exact`() throws {
        let sweep = try sweep(
            Self.box, "H:|-20-[a(>=100)]-20-|", "V:|[a]|", from: 100, through: 200)
        let conflicts = sweep.changes.filter { ($0.begins + $0.ends).contains { $0.kind == .conflict } }
        #expect(conflicts.map(\.value) == [140])
        #expect(sweep.start.traits.contains { $0.kind == .conflict })
    }

    /// The width follows the root's until it is 200, which takes a root of 233.3 points.
    @Test func `A limit takes over where it is reached`() throws {
        let sweep = try sweep(
            Self.box, "a.leading = s.leading", "a.width <= 200", "a.width = 0.857142857142857 * s.width @700",
            "V:|[a]|",
            from: 100, through: 400)
        let change = try #require(sweep.changes.first)
        #expect(abs(change.value - 233.333) <= 0.001)
        #expect(change.begins.contains(SweepState.Trait(.limit, "a.width <= 200")))
    }

    /// A text of five cells of 10 points needs 50.
    @Test func `Truncation ends where the text fits`() throws {
        let sweep = try sweep(
            #"{"id": "a", "type": "label", "text": "Hello"}"#, "H:|-10-[a]-10-|", "V:|[a]|", from: 40, through: 120)
        let change = try #require(sweep.changes.first { $0.ends.contains(SweepState.Trait(.truncated, "a")) })
        #expect(abs(change.value - 70) <= 0.5)
    }

    @Test func `A state that comes and goes between sizes far apart is found`() {
        let sweep = Sweep(from: 0, through: 1000) { value in
            SweepState(traits: value >= 300.25 && value < 300.5 || value >= 600 ? [.init(.ambiguous, "a")] : [])
        }
        #expect(sweep.changes.last?.value == 600)
    }

    @Test func `Steps are compared with the ones before`() {
        let sweep = Sweep(steps: 5) { SweepState(traits: $0 > 2 ? [.init(.truncated, "a")] : []) }
        #expect(sweep.changes.map(\.value) == [3])
    }
}
