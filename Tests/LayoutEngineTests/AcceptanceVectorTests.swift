// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct AcceptanceVectorTests {
    static let sideBySide = """
        red.leading == root.leading + 20
        blue.leading == red.trailing + 8
        root.trailing == blue.trailing + 20
        red.width == blue.width
        red.top == root.top + 20
        blue.top == root.top + 20
        root.bottom == red.bottom + 20
        root.bottom == blue.bottom + 20
        """
    static let aligned = """
        red.leading == root.leading + 20
        blue.leading == red.trailing + 8
        root.trailing == blue.trailing + 20
        red.width == blue.width
        red.top == root.top + 20
        blue.top == red.top
        root.bottom == red.bottom + 20
        blue.bottom == red.bottom
        """

    private func redAndBlue(_ width: Double, _ height: Double, _ constraints: String) -> LayoutSketch {
        var sketch = LayoutSketch(width, height)
        sketch.add("red")
        sketch.add("blue")
        sketch.constrain(constraints)
        return sketch
    }

    @Test(arguments: [sideBySide, aligned])
    func `V1, V2: two views side by side, upright and turned`(_ constraints: String) {
        let upright = redAndBlue(375, 667, constraints)
        let portrait = upright.solve()
        #expect(portrait.frame("red", in: upright) == [20, 20, 163.5, 627])
        #expect(portrait.frame("blue", in: upright) == [191.5, 20, 163.5, 627])
        #expect(portrait.diagnostics.isEmpty)
        #expect(portrait.views.allSatisfy { $0.state == .determined })
        #expect(portrait.textPasses == 1)

        let turned = redAndBlue(667, 375, constraints)
        let landscape = turned.solve()
        #expect(landscape.frame("red", in: turned) == [20, 20, 309.5, 335])
        #expect(landscape.frame("blue", in: turned) == [337.5, 20, 309.5, 335])
    }

    @Test func `V3: without equal widths each width is open`() throws {
        var sketch = redAndBlue(375, 667, Self.sideBySide)
        sketch.remove(constraint: 3)
        let layout = sketch.solve()
        let red = layout.views[1]
        #expect(red.ambiguities.map(\.name) == [.width])
        #expect(red.ambiguities[0].lower == 0)
        #expect(red.ambiguities[0].upper == 327)
        #expect(layout.views[2].ambiguities.map(\.name) == [.x, .width])
        #expect(layout.views[2].ambiguities[0].lower == 28)
        #expect(layout.views[2].ambiguities[0].upper == 355)
        // One constraint is missing, so that there is one diagnostic.
        let message =
            "Width is ambiguous for \"red\". Width and horizontal position are ambiguous for \"blue\". They depend on each other. "
            + "Need constraints for: width of \"red\", or X position or width of \"blue\". red.width 0 … 327."
        #expect(layout.diagnostics.map(\.message) == [message])
        #expect(layout.diagnostics.first?.views == ["red", "blue"])
        #expect(layout.frame("red", in: sketch)[2] == 327)
        #expect(red.otherCanvasFrame?.width == 0)
        #expect(layout.views[2].otherCanvasFrame == Rect(x: 28, y: 20, width: 327, height: 627))
        let exercised = sketch.solve(SolveOptions(exercisedViews: ["red"]))
        #expect(exercised.frame("red", in: sketch)[2] == 0)
        #expect(exercised.frame("blue", in: sketch) == [28, 20, 327, 627])
    }

    @Test func `V4: one width too many is broken`() throws {
        var sketch = redAndBlue(375, 667, Self.sideBySide)
        sketch.constrain("red.width == 300")
        let layout = sketch.solve()
        #expect(layout.frame("red", in: sketch) == [20, 20, 163.5, 627])
        #expect(layout.frame("blue", in: sketch) == [191.5, 20, 163.5, 627])
        let conflict = try #require(layout.conflicts.first)
        #expect(layout.conflicts.count == 1)
        #expect(conflict.broken == .constraint(8))
        #expect(
            Set(conflict.members) == [
                .constraint(0), .constraint(1), .constraint(2), .constraint(3), .constraint(8),
                .encapsulated(axis: .horizontal),
            ])
        #expect(layout.constraints[8].status == .broken)
        #expect(layout.constraints[8].violation == 136.5)
        #expect(layout.constraints[8].conflicts == [0])
        #expect(layout.constraints[4].conflicts.isEmpty)
        #expect(layout.views[1].state == .conflicting)
        let finding = try #require(layout.diagnostics.first)
        #expect(finding.code == .unsatisfiableConstraints)
        #expect(finding.severity == .error)
        #expect(finding.constraints.contains("root.width == 375 'UIView-Encapsulated-Layout-Width'"))
        #expect(
            finding.message
                == "Unable to simultaneously satisfy constraints: red.width == 300 cannot hold together with "
                + "red.leading == root.leading + 20; blue.leading == red.trailing + 8; root.trailing == blue.trailing + 20; "
                + "red.width == blue.width; root.width == 375 'UIView-Encapsulated-Layout-Width'. "
                + "Will attempt to recover by breaking constraint red.width == 300.")
    }

    @Test func `Break policies break the latest constraint or none`() throws {
        var sketch = redAndBlue(375, 667, Self.sideBySide)
        sketch.constrain("red.width == 300\nblue.leading == red.trailing + 9")
        let latest = sketch.solve(SolveOptions(breakPolicy: .latest))
        #expect(latest.conflicts.contains { $0.broken == .constraint(9) })
        let none = sketch.solve(SolveOptions(breakPolicy: .none))
        #expect(!none.conflicts.isEmpty)
        #expect(none.views[1].isConflicting)
        #expect(none.diagnostics[0].message.hasSuffix("None is broken."))
    }

    @Test func `A document may say that the latest constraint is broken`() {
        var sketch = LayoutSketch(320, 480)
        sketch.add("v")
        sketch.constrain("v.width == 80\nv.leading == root.leading + 20\nroot.trailing == v.trailing + 20")
        #expect(sketch.solve().conflicts.map(\.broken) == [.constraint(0)])
        sketch.document.breakPolicy = .latest
        #expect(sketch.solve().conflicts.map(\.broken) == [.constraint(2)])
    }

    @Test(arguments: [
        ("v.leading == root.leading + 20\nv.width == 80", [80.0, 80]),
        ("v.leading == root.leading + 20\nroot.trailing == v.trailing + 20", [280, 440]),
        ("v.leading == root.leading + 20\nv.centerX == root.centerX", [280, 440]),
    ])
    func `V5: three ways to fix a width`(_ constraints: String, _ expected: [Double]) {
        for (width, result) in zip([320.0, 480], expected) {
            var sketch = LayoutSketch(width, 480)
            sketch.add("v")
            sketch.constrain(constraints + "\nv.top == root.top\nv.height == 10")
            let layout = sketch.solve()
            #expect(layout.frame("v", in: sketch) == [20, 0, result, 10])
            #expect(layout.diagnostics.isEmpty)
        }
    }

    @Test(arguments: [
        ("b.leading == a.trailing + 8", "a.trailing == b.leading - 8"),
        ("b.width == 2*a.width", "a.width == 0.5*b.width"),
        ("root.centerX == b.centerX", "b.centerX == root.centerX"),
    ])
    func `V6: an equation and its inverted form give the same frames`(_ equation: String, _ inverse: String) {
        let frames = [equation, inverse].map { constraint in
            var sketch = LayoutSketch()
            sketch.add("a", size: IntrinsicContentSize(width: 50, height: 20))
            sketch.add("b", size: IntrinsicContentSize(width: 40, height: 20), hugging: 249, resistance: 749)
            sketch.constrain("a.leading == root.leading\na.top == root.top\nb.top == root.top\n" + constraint)
            return sketch.solve().views.map(\.frame)
        }
        #expect(frames[0] == frames[1])
    }

    @Test func `V7: two inequalities make an equality`() {
        for constraints in ["v.width >= 40\nv.width <= 40", "v.width == 40"] {
            var sketch = LayoutSketch()
            sketch.add("v")
            sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.height == 10\n" + constraints)
            let layout = sketch.solve()
            #expect(layout.frame("v", in: sketch) == [0, 0, 40, 10])
            #expect(layout.views[1].state == .determined)
        }
    }

    /// `20-[a]-8-[b]-20` in 320.
    private func chain(
        _ a: Double, _ b: Double, hugging: (Float, Float) = (250, 250), resistance: (Float, Float) = (750, 750),
        _ more: String = ""
    ) -> LayoutSketch {
        var sketch = LayoutSketch()
        sketch.add(
            "a", size: IntrinsicContentSize(width: a, height: 20), hugging: hugging.0, resistance: resistance.0)
        sketch.add(
            "b", size: IntrinsicContentSize(width: b, height: 20), hugging: hugging.1, resistance: resistance.1)
        sketch.constrain(
            """
            a.leading == root.leading + 20
            b.leading == a.trailing + 8
            root.trailing == b.trailing + 20
            a.top == root.top
            b.top == root.top
            """)
        sketch.constrain(more)
        return sketch
    }

    @Test func `V8: hugging ties, the first is stretched`() {
        let sketch = chain(50, 60)
        let layout = sketch.solve()
        #expect(layout.frame("a", in: sketch) == [20, 0, 212, 20])
        #expect(layout.frame("b", in: sketch) == [240, 0, 60, 20])
        #expect(layout.views[1].ambiguities.map(\.name) == [.width])
        #expect(layout.views[1].ambiguities[0].tied == ["a.width <= 50", "b.width <= 60"])
        #expect(
            layout.diagnostics[0].fixes.map(\.description) == ["Set horizontal hugging priority of \"a\" to 249."])
        #expect(layout.views[1].otherCanvasFrame?.width == 50)
        #expect(layout.views[2].otherCanvasFrame == Rect(x: 78, y: 0, width: 222, height: 20))
    }

    @Test func `V9: 251 and 249 settle it`() {
        let sketch = chain(50, 60, hugging: (251, 249))
        let layout = sketch.solve()
        #expect(layout.frame("a", in: sketch) == [20, 0, 50, 20])
        #expect(layout.frame("b", in: sketch) == [78, 0, 222, 20])
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `V10, V11: compression ties are reported`() {
        let tie = chain(300, 300)
        let layout = tie.solve()
        #expect(layout.frame("a", in: tie)[2] == 272)
        #expect(layout.frame("b", in: tie)[2] == 0)
        #expect(layout.views[1].state == .ambiguous)
        let bounded = chain(300, 300, "b.width >= 100")
        let second = bounded.solve()
        #expect(second.frame("a", in: bounded)[2] == 172)
        #expect(second.frame("b", in: bounded)[2] == 100)
        #expect(second.views[1].state == .ambiguous)
    }

    @Test func `V12, V13: a required content size gives way before the author's width`() {
        let long = chain(300, 300, resistance: (1000, 750), "b.width >= 100")
        let layout = long.solve()
        #expect(layout.frame("a", in: long)[2] == 172)
        #expect(layout.frame("b", in: long)[2] == 100)
        #expect(layout.conflicts.map(\.broken) == [.compressionResistance(view: 1, axis: .horizontal)])
        let short = chain(150, 300, resistance: (1000, 750), "b.width >= 100")
        let second = short.solve()
        #expect(second.frame("a", in: short)[2] == 150)
        #expect(second.frame("b", in: short)[2] == 122)
        #expect(second.conflicts.isEmpty)
    }

    @Test func `V14: an optional constraint pulls`() {
        var sketch = LayoutSketch()
        sketch.add("a")
        sketch.constrain(
            """
            a.leading == root.leading
            a.top == root.top
            a.height == 10
            a.width == 400 @500
            a.width <= 250
            """)
        let layout = sketch.solve()
        #expect(layout.frame("a", in: sketch) == [0, 0, 250, 10])
        #expect(layout.diagnostics.isEmpty)
        #expect(layout.constraints[3].status == .unsatisfied)
        #expect(layout.constraints[3].violation == 150)
        #expect(layout.constraints[3].actualConstant == 250)
    }

    @Test func `V15, V16: within one priority the median wins; an even number leaves a range`() {
        for (pulls, expected, isOpen) in [([0, 10, 30], 10.0, false), ([0, 10], 0, true)] {
            var sketch = LayoutSketch()
            sketch.add("v")
            sketch.constrain("v.width == 10\nv.top == root.top\nv.height == 10")
            for pull in pulls { sketch.constrain("v.leading == root.leading + \(pull) @500") }
            let layout = sketch.solve()
            #expect(layout.frame("v", in: sketch)[0] == expected)
            #expect((layout.views[1].state == .ambiguous) == isOpen)
            if isOpen { #expect(layout.views[1].ambiguities[0].upper == 10) }
        }
    }

    @Test func `V17: no number of weaker constraints moves a stronger one`() {
        var sketch = LayoutSketch()
        sketch.add("v")
        sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.height == 10\nv.width == 100 @501")
        for _ in 0..<50 { sketch.constrain("v.width == 0 @500") }
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch)[2] == 100)
        #expect(layout.views[1].state == .determined)
    }

    @Test func `V18: a multiplier on a location is a fraction of the superview`() {
        var sketch = LayoutSketch()
        sketch.add("v")
        sketch.constrain("v.centerX == 0.5*root.right\nv.width == 40\nv.top == root.top\nv.height == 10")
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == [140, 0, 40, 10])
        #expect(layout.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("v.top == 20", "illegal-location-constant"), ("v.top == 0*root.top", "illegal-location-constant"),
    ])
    func `Constraints with numbers that arithmetic cannot use are left out`(_ constraint: String, _ code: String) throws
    {
        var sketch = LayoutSketch()
        sketch.add("v")
        sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.height == 10\nv.width == 40")
        sketch.constrain(constraint)
        let layout = sketch.solve()
        #expect(layout.codes() == [code])
        #expect(layout.diagnostics[0].severity == .error)
        #expect(layout.constraints[4].status == .inactive)
        #expect(layout.frame("v", in: sketch) == [0, 0, 40, 10])
    }

    @Test func `V21: read from the right, leading is the right edge`() {
        var sketch = LayoutSketch(direction: .rightToLeft)
        sketch.add("v")
        sketch.add("w")
        sketch.constrain(
            """
            v.leading == root.leading + 20
            v.width == 80
            w.leading == v.trailing + 8
            w.left == root.left + 5
            v.top == root.top
            w.top == root.top
            v.height == 10
            w.height == 10
            """)
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == [220, 0, 80, 10])
        #expect(layout.frame("w", in: sketch) == [5, 0, 207, 10])
        #expect(layout.constraints[0].actualConstant == 20)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `V25: rounded edges neither overlap nor leave a gap`() {
        var sketch = LayoutSketch()
        for id in ["a", "b", "c"] { sketch.add(id) }
        sketch.constrain(
            """
            a.leading == root.leading
            b.leading == a.trailing
            c.leading == b.trailing
            root.trailing == c.trailing
            a.width == b.width
            b.width == c.width
            """)
        let layout = sketch.solve()
        #expect(layout.views.dropFirst().map(\.pixelFrame.x) == [0, 106.5, 213.5])
        #expect(layout.views.dropFirst().map(\.pixelFrame.width) == [106.5, 107, 106.5])
        #expect(abs(layout.views[1].frame.width - 320.0 / 3) < 1e-9)
    }
}
