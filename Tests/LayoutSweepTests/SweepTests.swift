// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutLints
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
            let text = FixedCellText()
            let layout = document.solve(measuring: text)
            let diagnostics = layout.diagnostics + layout.lint(of: document, .guide, measuring: text)
            return SweepSample(layout, of: document, diagnostics: diagnostics)
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

    /// A text of five cells needs 50 points, and its resistance is the one required constraint that can give way.
    @Test func `A conflict in which a content size is broken is one, too`() throws {
        let label = #"{"id": "a", "type": "label", "text": "Hello", "compressionResistance": 1000}"#
        let sweep = try sweep(label, "a.leading = s.leading", "a.width = s.width", "V:|[a]|", from: 40, through: 60)
        let conflict = SweepState.Trait(.conflict, "compression resistance of a (horizontal)")
        #expect(sweep.start.traits.contains(conflict))
        #expect(sweep.changes.filter { $0.ends.contains(conflict) }.map(\.value) == [50])
    }

    /// The width follows the root's until it is 200, which takes a root of 233.3 points.
    @Test func `A limit takes over where it is reached`() throws {
        let sweep = try sweep(
            Self.box, "a.leading = s.leading", "a.width <= 200", "a.width = 0.857142857142857 * s.width @700",
            "V:|[a]|",
            from: 100, through: 400)
        let change = try #require(sweep.changes.first)
        #expect(change.value == 233.334)
        #expect(change.begins.contains(SweepState.Trait(.limit, "a.width <= 200")))
    }

    /// A text of five cells of 10 points needs 50.
    @Test func `Truncation ends where the text fits`() throws {
        let sweep = try sweep(
            #"{"id": "a", "type": "label", "text": "Hello"}"#, "H:|-10-[a]-10-|", "V:|[a]|", from: 40, through: 120)
        let change = try #require(sweep.changes.first { $0.ends.contains(SweepState.Trait(.truncated, "a")) })
        #expect(abs(change.value - 70) <= 0.001)
    }

    /// Two labels tie for the width, which leaves both ambiguous, and one text that is too long is truncated.
    @Test func `A sample needs neither other solutions nor lints that decide no state`() throws {
        let text = """
            {"canvas": {"width": 60, "height": 100}, "root": {"id": "s", "children": [
              {"id": "a", "type": "label", "text": "Hello"}, {"id": "b", "type": "label", "text": "World"},
              {"id": "c", "type": "label", "text": "Hello"}]},
             "constraints": ["H:|[a][b]|", "H:|[c(30)]", "V:|[a][c]", "V:|[b]"]}
            """
        let document = try #require(Document.read(SourceText(name: "d", text)).document)
        func state(_ options: SolveOptions, _ advice: Lint.Strictness) -> SweepState {
            let layout = document.solve(measuring: FixedCellText(), options: options)
            let lints = document.lint(advice) + layout.lint(of: document, advice, measuring: FixedCellText())
            return SweepState(layout, of: document, diagnostics: layout.diagnostics + lints)
        }
        let full = state(SolveOptions(), .guide)
        #expect(full.traits.contains { $0.kind == .ambiguous })
        #expect(full.traits.contains { $0.kind == .truncated })
        #expect(state(SolveOptions(findsAlternatives: false), SweepState.advice) == full)
    }

    @Test func `Views that are ambiguous for one reason are one trait`() throws {
        let sweep = try sweep(
            #"{"id": "a"}, {"id": "b"}, {"id": "c"}"#, "|[a]-8-[b]-8-[c(30)]|", "V:|[a]|", "V:|[b]|", "V:|[c]|",
            from: 200, through: 300)
        #expect(sweep.start.traits.filter { $0.kind == .ambiguous } == [SweepState.Trait(.ambiguous, "a, b")])
    }

    @Test func `A state that comes and goes between sizes far apart is found`() {
        let sweep = Sweep(from: 0, through: 1000) { value in
            let isOpen = value >= 300.25 && value < 300.5 || value >= 600
            return SweepSample(state: SweepState(traits: isOpen ? [.init(.ambiguous, "a")] : []))
        }
        #expect(sweep.changes.last?.value == 600)
    }

    /// The second label moves by half a point for each of the root's, and is on the first one at 300 alone.
    @Test func `An overlap that begins and ends within a point is found`() throws {
        let sweep = try sweep(
            #"{"id": "a", "type": "label", "text": "i"}, {"id": "b", "type": "label", "text": "i"}"#,
            "a.leading = s.leading + 150", "a.width = 1.25", "b.leading = s.centerX", "b.width = 1.25", "V:|[a]|",
            "V:|[b]|",
            from: 200, through: 400)
        let trait = SweepState.Trait(.overlap, "a, b")
        let begin = try #require(sweep.changes.first { $0.begins.contains(trait) }?.value)
        let end = try #require(sweep.changes.first { $0.ends.contains(trait) }?.value)
        #expect(abs(begin - 299.5) <= 0.01 && abs(end - 300.5) <= 0.01)
    }

    /// 20 + 280 + 20 points are exactly 320.
    @Test func `A conflict that is absent at one size alone is found`() throws {
        let sweep = try sweep(Self.box, "H:|-20-[a(==281)]-20-|", "V:|[a]|", from: 300.5, through: 339.5)
        let trait = SweepState.Trait.Kind.conflict
        #expect(sweep.changes.filter { $0.ends.contains { $0.kind == trait } }.map(\.value) == [321])
        #expect(sweep.changes.filter { $0.begins.contains { $0.kind == trait } }.map(\.value) == [321])
    }

    @Test func `The size at which contents decide instead of a constraint is exact`() throws {
        let sweep = try sweep(
            #"{"id": "a", "type": "button", "text": "Hello"}"#, "a.leading = s.leading", "a.width <= 0.5 * s.width",
            "V:|[a]|", from: 60, through: 400)
        let change = try #require(
            sweep.changes.first { $0.ends.contains { [.truncated, .compressed].contains($0.kind) } })
        #expect(change.ends.contains { $0.kind == .limit } || change.ends.count == 1)
    }

    @Test func `Steps are compared with the ones before`() {
        let sweep = Sweep(steps: 5) {
            SweepSample(state: SweepState(traits: $0 > 2 ? [.init(.truncated, "a")] : []))
        }
        #expect(sweep.changes.map(\.value) == [3])
    }

    /// A layout that costs much is solved seldom; what was not searched is known.
    @Test(arguments: [16, 40, 200])
    func `A budget bounds the solutions, and says what was not searched`(budget: Int) {
        var solutions = 0
        let changes = [310.7, 500.2, 700.9]
        let sweep = Sweep(from: 200, through: 1000, budget: budget) { value in
            solutions += 1
            let count = changes.count { value >= $0 }
            return SweepSample(state: SweepState(traits: [.init(.truncated, "\(count)")]))
        }
        #expect(solutions <= budget + 70)
        #expect(!sweep.unsearched.isEmpty)
        #expect(zip(sweep.unsearched, sweep.unsearched.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        for size in changes {
            let isLocated = sweep.changes.contains { abs($0.value - size) < 0.01 }
            #expect(isLocated || sweep.unsearched.contains { $0.contains(size) })
        }
    }

    @Test func `The budget falls with the number of views`() {
        #expect(Sweep.budget(viewCount: 0) == 6000)
        #expect(Sweep.budget(viewCount: 1000) == 500)
        #expect(Sweep.budget(viewCount: 1_000_000) == 16)
    }

    // MARK: Jumps

    /// The margins of a root view are 16 points up to a width of 414, and 20 from there on.
    @Test func `A jump of frames is found and has its size`() throws {
        let sweep = try sweep(
            Self.box, "a.leading = s.layoutMarginsGuide.leading", "a.trailing = s.layoutMarginsGuide.trailing",
            "V:|[a]|", from: 390, through: 450)
        #expect(sweep.changes.map(\.value) == [414])
        #expect(
            sweep.changes.first?.jumps == [
                SweepJump(view: "a", value: .x, before: 16, after: 20),
                SweepJump(view: "a", value: .width, before: 382, after: 374),
            ])
        #expect(sweep.jumps.map(\.value) == [414, 414])
    }

    @Test func `A frame that moves fast does not jump`() throws {
        let sweep = try sweep(
            Self.box, "a.leading = s.leading", "a.width = 20 * s.width", "V:|[a]|", from: 100, through: 200)
        #expect(sweep.changes.isEmpty && sweep.jumps.isEmpty)
    }

    /// The words take 50, 50 and 20 points; two of them and the space take 110 and 80, all of them 140.
    @Test func `The lines of a text are counted, and jumps that follow from them are not listed`() throws {
        let label = #"{"id": "a", "type": "label", "text": "Hello World Hi", "numberOfLines": 0}"#
        let sweep = try sweep(
            label + #", {"id": "b"}"#, "H:|[a]|", "H:|[b]|", "V:|[a][b(10)]", from: 60, through: 200)
        let begins = sweep.changes.map { change in change.begins.filter { $0.kind == .lines } }
        #expect(sweep.start.traits.contains(SweepState.Trait(.lines, "a", count: 3)))
        #expect(begins == [[SweepState.Trait(.lines, "a", count: 2)], [SweepState.Trait(.lines, "a", count: 1)]])
        #expect(sweep.changes.map(\.value) == [80, 140])
        #expect(sweep.changes.flatMap(\.jumps).isEmpty)
        #expect(Set(sweep.jumps.map { "\($0.jump.view).\($0.jump.value.rawValue)" }) == ["a.height", "b.y"])
        #expect(Set(sweep.jumps.map(\.value)) == [80, 140])
    }

    /// From 110 points on the text breaks after the second word instead of the first: both take two lines.
    @Test func `A text as wide as its lines gives no change while their number stays`() throws {
        let label = #"{"id": "a", "type": "label", "text": "Hello World Hi", "numberOfLines": 0}"#
        let sweep = try sweep(
            label + #", {"id": "b"}"#, "a.leading = s.leading", "a.trailing <= s.trailing", "H:[a]-5-[b(10)]",
            "V:|[a]", "V:|[b]|", from: 81, through: 130)
        #expect(sweep.changes.flatMap(\.jumps).isEmpty)
        #expect(sweep.changes.flatMap(\.begins).allSatisfy { $0.kind != .lines })
    }

    /// Below 414 the box is as wide as the 38 cells of its longer line, and at 414 it is 8 points narrower.
    @Test func `A jump is listed even if the text has the width of its view by chance`() throws {
        let words = [18, 19, 2].map { String(repeating: "a", count: $0) }.joined(separator: " ")
        let sweep = try sweep(
            "{\"id\": \"a\", \"type\": \"label\", \"text\": \"\(words)\", \"numberOfLines\": 0}",
            "a.leading = s.layoutMarginsGuide.leading + 0.9998", "a.trailing = s.layoutMarginsGuide.trailing - 0.9998",
            "V:|[a]|", from: 410, through: 418)
        #expect(sweep.changes.filter { !$0.jumps.isEmpty }.map(\.value) == [414])
    }
}
