// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// Contents that share too much or too little room at one priority.
struct ContentPriorityTieTests {
    /// A row of views of these natural widths in a stack view of a width.
    private func row(
        _ widths: [Double], width: Double, hugging: [Float] = [], resistance: [Float] = [],
        distribution: ViewContent.StackView.Distribution = .fill
    ) -> LayoutSketch {
        var sketch = LayoutSketch(400, 100)
        sketch.add(
            "row", .stackView(ViewContent.StackView(axis: .horizontal, distribution: distribution, alignment: .fill)))
        for (index, natural) in widths.enumerated() {
            sketch.add(
                "v\(index)", in: "row", size: IntrinsicContentSize(width: natural, height: 20),
                hugging: hugging.isEmpty ? 250 : hugging[index],
                resistance: resistance.isEmpty ? 750 : resistance[index])
        }
        sketch.constrain("row.leading == root.leading\nrow.top == root.top\nrow.width == \(Int(width))")
        return sketch
    }

    private func advice(_ layout: SolvedLayout) -> [String] {
        layout.diagnostics.filter { $0.code == .contentPriorityTie || $0.code == .ambiguousLayout }
            .flatMap { $0.fixes.map(\.description) }
    }

    @Test func `A tie of hugging in a stack view is reported, and the frames stay`() {
        let sketch = row([50, 60], width: 200)
        let layout = sketch.solve()
        #expect(layout.frame("v0", in: sketch) == [0, 0, 140, 20])
        #expect(layout.diagnostics.map(\.code) == [.contentPriorityTie])
        #expect(layout.diagnostics[0].views == ["v0", "v1"])
        #expect(advice(layout) == ["Set horizontal hugging priority of \"v0\" to 249."])
    }

    @Test func `What is missing is reported beside a tie`() {
        var sketch = LayoutSketch(320, 480)
        for id in ["a", "b"] { sketch.add(id, size: IntrinsicContentSize(width: 50, height: 20)) }
        sketch.constrain("a.leading == root.leading\nb.leading == a.trailing\nroot.trailing == b.trailing")
        sketch.constrain("a.top == root.top")
        let found = sketch.solve().diagnostics.filter { $0.code == .ambiguousLayout }
        #expect(found.map(\.views) == [["a", "b"], ["b"]])
        #expect(found[0].message.contains("tie") && !found[0].message.contains("b.y"))
        #expect(found[0].fixes.map(\.description) == ["Set horizontal hugging priority of \"a\" to 249."])
        #expect(
            found[1].message.hasPrefix("Vertical position is ambiguous for \"b\". Need constraints for: Y position."))
        #expect(found[1].fixes.isEmpty)
    }

    @Test func `A tie of compression resistance names what is squeezed`() {
        let layout = row([30, 462], width: 280).solve()
        #expect(layout.diagnostics.map(\.code) == [.contentPriorityTie])
        #expect(layout.diagnostics[0].message.contains("is compressed to"))
        #expect(advice(layout).count == 1 && advice(layout)[0].hasSuffix("to 749."))
    }

    /// The advice is followed, and the same layout solved again.
    @Test(arguments: [[50.0, 60], [50, 60, 70], [10, 200, 300, 40]], [100.0, 390])
    func `Following the advice settles the tie`(_ widths: [Double], _ width: Double) {
        var sketch = row(widths, width: width)
        let layout = sketch.solve()
        for tie in layout.contentPriorityTies {
            #expect(!tie.changes.isEmpty)
            for change in tie.changes {
                let priority = LayoutPriority(Float(change.priority))
                if tie.kind == .hugging {
                    sketch.document.views[change.view].contentHugging.horizontal = priority
                } else {
                    sketch.document.views[change.view].compressionResistance.horizontal = priority
                }
            }
        }
        #expect(!layout.contentPriorityTies.isEmpty)
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    /// Two of three priorities must change: one alone leaves the other two.
    @Test func `Priorities that settle a tie only together are one fix`() {
        let layout = row([10, 200, 300, 40], width: 100).solve()
        #expect(layout.contentPriorityTies.contains { $0.changes.count > 1 })
        for (tie, diagnostic) in zip(layout.contentPriorityTies, layout.diagnostics) {
            #expect(diagnostic.fixes.count == 1)
            #expect(
                diagnostic.fixes.first?.description
                    == "Set horizontal compression resistance priority "
                    + tie.changes.map { "of \"v\($0.view - 2)\" to \(Int($0.priority))" }.joined(
                        separator: ", and that ")
                    + ".")
        }
    }

    /// All ties are settled in the same solves: with solves of its own for each, 200 rows took 100 s.
    @Test func `Each row of a list that ties has its own advice`() {
        var sketch = LayoutSketch(100, 4000)
        for index in 0..<120 {
            for name in ["a", "b"] { sketch.add("\(name)\(index)", size: IntrinsicContentSize(width: 80, height: 20)) }
            sketch.constrain(
                """
                a\(index).leading == root.leading
                b\(index).leading == a\(index).trailing
                b\(index).trailing == root.trailing
                a\(index).top == root.top + \(30 * index)
                b\(index).top == a\(index).top
                """)
        }
        let layout = sketch.solve()
        #expect(layout.contentPriorityTies.map(\.members) == (0..<120).map { [2 * $0 + 1, 2 * $0 + 2] })
        for tie in layout.contentPriorityTies {
            #expect(tie.changes.count == 1 && tie.kind == .compressionResistance)
            for change in tie.changes {
                sketch.document.views[change.view].compressionResistance.horizontal = LayoutPriority(
                    Float(change.priority))
            }
        }
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    @Test func `Without a tie nothing is reported`() {
        #expect(row([50, 60], width: 200, hugging: [249, 250]).solve().diagnostics.isEmpty)
        #expect(row([50, 60], width: 90, resistance: [750, 751]).solve().diagnostics.isEmpty)
        // Room to the point, and sizes that the distribution decides.
        #expect(row([50, 60], width: 110).solve().diagnostics.isEmpty)
        #expect(row([50, 60], width: 200, distribution: .fillEqually).solve().diagnostics.isEmpty)
    }

    /// The order counts less than a constraint of any priority.
    @Test(arguments: [1.0, 100, 500, 749], [150.0, 250])
    func `A constraint of lower priority settles a tie before the order of arranged subviews`(
        _ priority: Double, _ width: Double
    ) {
        var sketch = row([100, 100], width: width)
        #expect(sketch.solve().contentPriorityTies.count == 1)
        sketch.constrain("v1.width == v0.width @\(priority)")
        let layout = sketch.solve()
        #expect(layout.frame("v0", in: sketch) == [0, 0, width / 2, 20])
        #expect(layout.frame("v1", in: sketch) == [width / 2, 0, width / 2, 20])
        #expect(layout.diagnostics.isEmpty)
    }

    /// 4 of 54 points are missing; the first view shrinks as far as the constraint lets it, then the next one does.
    @Test func `The order settles what a constraint of lower priority leaves open`() {
        var sketch = row([20, 20, 14], width: 50)
        sketch.constrain("v0.width >= 17 @300")
        let layout = sketch.solve()
        #expect(["v0", "v1", "v2"].map { layout.frame($0, in: sketch)[2] } == [17, 19, 14])
        #expect(layout.diagnostics.map(\.code) == [.contentPriorityTie])
    }

    /// Views without hugging have nothing that ties; which of them is stretched is open.
    @Test func `The order settles nothing that content constraints do not`() {
        let sketch = row([20, 20], width: 50, hugging: [0, 0])
        #expect(sketch.solve().diagnostics.map(\.code) == [.ambiguousLayout])
    }

    @Test func `Views outside a stack view that tie share one diagnostic`() {
        var sketch = LayoutSketch(300, 100)
        for index in 0..<3 { sketch.add("v\(index)", size: IntrinsicContentSize(width: 50, height: 20)) }
        sketch.constrain(
            """
            v0.leading == root.leading
            v1.leading == v0.trailing
            v2.leading == v1.trailing
            root.trailing == v2.trailing
            v0.top == root.top
            v1.top == root.top
            v2.top == root.top
            """)
        let layout = sketch.solve()
        #expect(layout.diagnostics.map(\.code) == [.ambiguousLayout])
        #expect(layout.diagnostics[0].views == ["v0", "v1", "v2"])
        #expect(advice(layout) == ["Set horizontal hugging priority of \"v0\" to 249."])
    }

    /// The rows of the tie were compared for each view that it leaves open, which took minutes.
    @Test
    func `A tie of thousands of views is reported once`() {
        let count = 3000
        var sketch = LayoutSketch(100, 100_000)
        for index in 0..<count { sketch.add("v\(index)", size: IntrinsicContentSize(width: 10, height: 20)) }
        sketch.constrain("v0.top == root.top\nv\(count - 1).bottom == root.bottom")
        for index in 0..<count {
            sketch.constrain("v\(index).leading == root.leading")
            if index > 0 { sketch.constrain("v\(index).top == v\(index - 1).bottom") }
        }
        let found = sketch.solve().diagnostics.filter { $0.code == .ambiguousLayout }
        #expect(found.count == 1)
        #expect(found.first?.views.count == count)
    }
}
