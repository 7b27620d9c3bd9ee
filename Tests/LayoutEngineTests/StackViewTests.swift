// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct StackViewTests {
    /// A stack view pinned to a canvas of that size, with subviews of natural sizes along its axis and 20 across.
    private func stack(
        _ length: Double?, _ sizes: [Double?], axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight,
        alignment: ViewContent.StackView.Alignment = .fill, _ distribution: ViewContent.StackView.Distribution = .fill,
        spacing: Double = 8, cross: Double? = 20
    ) -> LayoutSketch {
        var sketch =
            axis == .horizontal
            ? LayoutSketch(length, cross, direction: direction) : LayoutSketch(cross, length, direction: direction)
        sketch.add(
            "stack", in: "root",
            .stackView(
                ViewContent.StackView(axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)))
        sketch.fillStack(with: sizes, along: axis)
        return sketch
    }

    private func spans(_ sketch: LayoutSketch, _ axis: Axis = .horizontal) -> [[Double]] {
        let layout = sketch.solve()
        return sketch.document.views.indices.dropFirst(2).map { place in
            let frame = layout.frame("v\(place - 2)", in: sketch)
            return axis == .horizontal ? [frame[0], frame[2]] : [frame[1], frame[3]]
        }
    }

    @Test(
        arguments: [
            (300.0, [260, 29, 41.5], [213.5, 29, 41.5]), (120, [80, 94], [18, 94]), (200, [50, 60], [132, 60]),
        ] as [(Double, [Double], [Double])])
    func `V26: the first gives way, to room to spare and to room to save`(
        _ length: Double, _ naturals: [Double], _ expected: [Double]
    ) {
        for axis in Axis.allCases {
            let sketch = stack(length, naturals, axis: axis)
            #expect(spans(sketch, axis).map { $0[1] } == expected)
            #expect(sketch.solve().codes().allSatisfy { $0 == "content-priority-tie" })
        }
    }

    /// A wide and a narrow label of several lines; the one with the lower resistance is the second.
    private func twoLabels(_ profile: Profile.Name, alignment: ViewContent.StackView.Alignment) -> [Double] {
        var sketch = stack(210, [], alignment: alignment, spacing: 10, cross: 60)
        sketch.document.profile = .named(profile)
        let label = ViewContent.label(
            ViewContent.Label(text: StyledText(content: .plain("words"), font: Font(size: 17)), numberOfLines: 0))
        sketch.add("v0", in: "stack", label, size: IntrinsicContentSize(width: 190, height: 20), resistance: 751)
        sketch.add("v1", in: "stack", label, size: IntrinsicContentSize(width: 160, height: 20), resistance: 750)
        return spans(sketch).map { $0[1] }
    }

    @Test(arguments: [ViewContent.StackView.Alignment.fill, .leading, .center, .firstBaseline])
    func `Before iOS 15 labels of several lines share the width after the spacing, regardless of the alignment`(
        alignment: ViewContent.StackView.Alignment
    ) {
        #expect(twoLabels(.ios12, alignment: alignment) == [100, 100])
        #expect(twoLabels(.ios13, alignment: alignment) == [100, 100])
    }

    @Test func `Since iOS 15 the label with the lowest resistance is compressed`() {
        #expect(twoLabels(.ios17, alignment: .fill) == [190, 10])
        #expect(twoLabels(.ios26, alignment: .firstBaseline) == [190, 10])
    }

    @Test func `However many there are, each in turn gives way and nothing is ambiguous`() {
        let sketch = stack(1000, Array(repeating: 20, count: 100), spacing: 0)
        let layout = sketch.solve()
        #expect(spans(sketch).map { $0[1] } == Array(repeating: 0, count: 50) + Array(repeating: 20, count: 50))
        #expect(layout.codes().allSatisfy { $0 == "content-priority-tie" })
    }

    @Test func `Of several views without a natural size the last takes the space`() {
        let sketch = stack(200, [nil, 50, nil])
        #expect(spans(sketch) == [[0, 0], [8, 50], [66, 134]])
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    @Test func `Fill equally gives equal sizes`() {
        #expect(spans(stack(316, [10, 100, 50], .fillEqually)) == [[0, 100], [108, 100], [216, 100]])
    }

    @Test func `V27: equal spacing gives equal gaps`() {
        let sketch = stack(320, [40, 40, 40], .equalSpacing)
        #expect(spans(sketch) == [[0, 40], [140, 40], [280, 40]])
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    @Test(arguments: [
        ViewContent.StackView.Distribution.equalSpacing, .equalCentering,
    ])
    func `Equal gaps are as small as the spacing where nothing stretches them`(
        _ distribution: ViewContent.StackView.Distribution
    ) {
        var sketch = stack(320, [40, 40, 40], distribution)
        sketch.remove(constraint: 2)
        sketch.constrain("root.trailing >= stack.trailing")
        #expect(spans(sketch) == [[0, 40], [48, 40], [96, 40]])
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    @Test func `V28: equal centering gives equal distances between centers`() {
        let sketch = stack(320, [20, 100, 40], .equalCentering)
        #expect(spans(sketch) == [[0, 20], [105, 100], [280, 40]])
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    @Test func `V29: fill proportionally counts the spacing into the whole`() {
        let sketch = stack(320, [40, 80], .fillProportionally)
        #expect(spans(sketch) == [[0, 100], [108, 212]])
        #expect(sketch.solve().diagnostics.isEmpty)
    }

    @Test func `Views in proportion have shares of the stack view's whole length, also within margins`() {
        func spans(_ sizes: [Double]) -> (frames: [[Double]], conflicts: Int) {
            var sketch = stack(200, sizes, .fillProportionally, spacing: 0)
            sketch.change("stack") { view in
                view.layoutMargins = .absolute(EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
                guard case .stackView(var stack) = view.content else { return }
                stack.isLayoutMarginsRelativeArrangement = true
                view.content = .stackView(stack)
            }
            return (self.spans(sketch), sketch.solve().conflicts.count)
        }
        #expect(spans([25, 75]).frames == [[10, 50], [60, 130]])
        // One view is to be as long as all of it, which UIKit reports as a conflict.
        #expect(spans([25]).frames == [[10, 200]] && spans([25]).conflicts == 1)
    }

    @Test(
        arguments: [
            [28, 30, 2], [157, 5], [191, 5, 173, 200, 18], [196, 153, 12], [9, 70, 123, 154], [36, 95, 26, 11, 36],
            Array(repeating: 7, count: 20),
        ] as [[Double]])
    func `Views in proportion keep their sizes where nothing stretches the stack view`(_ sizes: [Double]) {
        var sketch = stack(852, sizes, axis: .vertical, .fillProportionally, spacing: 0)
        sketch.remove(constraint: 3)
        sketch.constrain("root.bottom >= stack.bottom")
        for (span, size) in zip(spans(sketch, .vertical), sizes) { #expect(abs(span[1] - size) < 1e-9) }
    }

    /// The ratio makes the solver compute in extended precision, in which three rounded thirds are not a whole.
    @Test func `Equal views in proportion keep their sizes beside a large ratio`() {
        var sketch = stack(852, [20, 20, 20], axis: .vertical, .fillProportionally, spacing: 0, cross: nil)
        sketch.remove(constraint: 3)
        sketch.constrain("root.bottom >= stack.bottom\nv0.width == 0.04*v0.height @250")
        sketch.change("v0") { $0.intrinsicContentSize = IntrinsicContentSize(width: nil, height: 20) }
        #expect(spans(sketch, .vertical).allSatisfy { abs($0[1] - 20) < 1e-9 })
    }

    @Test func `One view without a size of its own fills the stack view in proportion`() {
        var sketch = stack(320, [40], .fillProportionally)
        sketch.change("v0") { $0.intrinsicContentSize = nil }
        #expect(spans(sketch) == [[0, 320]])
        #expect(sketch.solve().conflicts.isEmpty)
    }

    @Test(
        arguments: [
            (ViewContent.StackView.Alignment.top, [[0, 20], [0, 50.0]]), (.bottom, [[80, 20], [50, 50]]),
            (.center, [[40, 20], [25, 50]]), (.fill, [[0, 100], [0, 100]]),
        ] as [(ViewContent.StackView.Alignment, [[Double]])])
    func `Subviews are aligned across the axis`(_ alignment: ViewContent.StackView.Alignment, _ expected: [[Double]]) {
        var sketch = stack(200, [50, 60], alignment: alignment, cross: 100)
        sketch.change("v1") { $0.intrinsicContentSize?.height = 50 }
        #expect(spans(sketch, .vertical) == expected)
        #expect(sketch.solve().codes().allSatisfy { $0 == "content-priority-tie" })
    }

    @Test(arguments: ViewContent.StackView.Alignment.allCases)
    func `A stack view without a given size fits its contents`(_ alignment: ViewContent.StackView.Alignment) {
        var sketch = stack(nil, [50, 60], alignment: alignment, cross: nil)
        sketch.change("v1") { $0.intrinsicContentSize?.height = 50 }
        let layout = sketch.solve()
        #expect(layout.canvasSize == Size(width: 118, height: 50))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `A position for each axis is enough`() {
        var sketch = stack(400, [50, 60], cross: 100)
        sketch.remove(constraint: 3)
        sketch.remove(constraint: 2)
        let layout = sketch.solve()
        #expect(layout.frame("stack", in: sketch) == [0, 0, 118, 20])
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `Baselines of labels in different sizes are aligned`() {
        var sketch = stack(400, [], alignment: .firstBaseline, cross: nil)
        for (index, size) in [17.0, 34].enumerated() {
            let text = StyledText(content: .plain("abc"), font: Font(size: size))
            sketch.add("v\(index)", in: "stack", .label(ViewContent.Label(text: text)))
        }
        let layout = sketch.solve()
        #expect(layout.frame("v0", in: sketch)[1] == 16)
        #expect(layout.frame("v1", in: sketch) == [398 - 60 + 2, 0, 60, 40])
        #expect(layout.views[2].firstBaseline == layout.views[3].firstBaseline)
        #expect(layout.canvasSize.height == 40)
        #expect(layout.codes().allSatisfy { $0 == "content-priority-tie" })
    }

    @Test func `Custom spacing is mirrored from right to left`() {
        var sketch = stack(300, [40, 50, 60], direction: .rightToLeft)
        sketch.change("stack") { view in
            guard case .stackView(var stack) = view.content else { return }
            stack.customSpacing = [.init("v1", 20)]
            view.content = .stackView(stack)
        }
        #expect(spans(sketch) == [[138, 162], [80, 50], [0, 60]])
    }

    @Test func `A hidden subview leaves with one spacing and has no size in the gap`() {
        var sketch = stack(318, [100, 50, 60], .fillEqually)
        sketch.change("v1") { $0.isHidden = true }
        sketch.add("inside", in: "v1", size: IntrinsicContentSize(width: 30, height: 30))
        sketch.constrain("v1.width == 70")
        let layout = sketch.solve()
        #expect(layout.frame("v0", in: sketch) == [0, 0, 155, 20])
        #expect(layout.frame("v1", in: sketch) == [159, 0, 0, 0])
        #expect(layout.frame("v2", in: sketch) == [163, 0, 155, 20])
        #expect(layout.frame("inside", in: sketch) == [0, 0, 0, 0])
        #expect(layout.constraints[4].status == .inactive)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (LayoutDirection.leftToRight, [0.0, 70, 400]), (.rightToLeft, [400, 330, 0]),
    ])
    func `Hidden subviews are placed in the middle of their gaps in either direction`(
        direction: LayoutDirection, expected: [Double]
    ) {
        var sketch = stack(400, [5, 20, 5, 280, 5], direction: direction, spacing: 100)
        for id in ["v0", "v2", "v4"] { sketch.change(id) { $0.isHidden = true } }
        #expect([0, 2, 4].map { spans(sketch)[$0] } == expected.map { [$0, 0] })
    }

    @Test(arguments: [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 40)])
    func `Hidden subviews of a column are placed at its leading edge`(direction: LayoutDirection, x: Double) {
        var sketch = stack(100, [20, 30, 50], axis: .vertical, direction: direction, cross: 40)
        sketch.change("v1") { $0.isHidden = true }
        #expect(sketch.solve().frame("v1", in: sketch) == [x, 46, 0, 0])
    }

    @Test(arguments: [ViewContent.StackView.Distribution.equalSpacing, .equalCentering])
    func `Distances are the same from right to left`(distribution: ViewContent.StackView.Distribution) {
        let sizes: [Double?] = [20, 100, 40, 60]
        let (left, right) = (stack(320, sizes, distribution), stack(320, sizes, direction: .rightToLeft, distribution))
        for (right, left) in zip(spans(right), spans(left)) {
            #expect(abs(right[0] - (320 - left[0] - left[1])) < 1e-5 && right[1] == left[1])
        }
    }

    @Test(arguments: [ViewContent.StackView.Distribution.equalSpacing, .equalCentering])
    func `A single subview has no gaps to be made small`(distribution: ViewContent.StackView.Distribution) {
        var sketch = LayoutSketch(320, 480)
        sketch.add(
            "stack", in: "root",
            .stackView(ViewContent.StackView(axis: .horizontal, distribution: distribution)))
        sketch.add("a", in: "stack", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.constrain("stack.leading == root.leading\nstack.top == root.top")
        sketch.constrain("root.trailing == stack.trailing + 20 @250")
        #expect(sketch.solve().codes() == ["ambiguous-layout"])
    }

    @Test func `Subviews are laid out within the margins`() {
        var sketch = stack(300, [50, 60], cross: 60)
        sketch.change("stack") { view in
            guard case .stackView(var stack) = view.content else { return }
            stack.isLayoutMarginsRelativeArrangement = true
            view.content = .stackView(stack)
            view.layoutMargins = .absolute(EdgeInsets(top: 10, left: 20, bottom: 15, right: 30))
        }
        let layout = sketch.solve()
        #expect(layout.frame("v0", in: sketch) == [20, 10, 182, 35])
        #expect(layout.frame("v1", in: sketch) == [210, 10, 60, 35])
        #expect(layout.codes().allSatisfy { $0 == "content-priority-tie" })
    }

    @Test func `Spacing separates baselines`() {
        var sketch = stack(nil, [], axis: .vertical, spacing: 30, cross: 200)
        sketch.change("stack") { view in
            guard case .stackView(var stack) = view.content else { return }
            stack.isBaselineRelativeArrangement = true
            view.content = .stackView(stack)
        }
        for index in 0..<2 {
            let text = StyledText(content: .plain("abc"), font: Font(size: 17))
            sketch.add("v\(index)", in: "stack", .label(ViewContent.Label(text: text)))
        }
        let layout = sketch.solve()
        #expect(layout.frame("v1", in: sketch) == [0, 30, 200, 20])
        #expect(layout.canvasSize.height == 50)
    }

    @Test func `A conflict names the stack view's constraints as Apple does`() throws {
        var sketch = stack(138, [50, 60], .fillEqually)
        sketch.constrain("v0.width == 50\nv1.width == 80")
        let conflict = try #require(sketch.solve().conflicts.first)
        let names = conflict.constraints.compactMap(\.identifier)
        #expect(names == ["UISV-fill-equally"])
        #expect(conflict.members == [.constraint(4), .constraint(5), .stackView(1)])
        #expect(conflict.broken == .constraint(5))
    }

    @Test func `Nested and empty stack views are laid out`() {
        var sketch = stack(300, [], alignment: .center, cross: 100)
        sketch.add("inner", in: "stack", .stackView(ViewContent.StackView(axis: .vertical, spacing: 4)))
        sketch.add("a", in: "inner", size: IntrinsicContentSize(width: 40, height: 20))
        sketch.add("b", in: "inner", size: IntrinsicContentSize(width: 60, height: 20))
        sketch.add("c", in: "stack", size: IntrinsicContentSize(width: 30, height: 30), hugging: 251)
        sketch.add("empty", in: "stack", .stackView(ViewContent.StackView()))
        let layout = sketch.solve()
        #expect(layout.frame("inner", in: sketch)[1] == 28)
        #expect(layout.frame("inner", in: sketch)[3] == 44)
        #expect(layout.frame("c", in: sketch)[1] == 35)
        #expect(layout.codes() == [])
    }

    /// Each arranged subview has a level of its own, by its place in the order, and none of them can change anything once the first
    /// is settled.
    @Test
    func `Thousands of subviews share a width`() {
        var sketch = stack(300, Array(repeating: 10, count: 5000), .fillEqually, spacing: 0)
        sketch.document.canvas.height = 20
        let layout = sketch.solve()
        #expect(!layout.diagnostics.contains { $0.code == .numericalTrouble })
        #expect(layout.frame("v0", in: sketch)[2] == 0.06)
        #expect(abs(layout.frame("v4999", in: sketch)[0] - 299.94) < 1e-6)
    }
}
