// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// NSStackView: its own constraints, with frames worked out by hand from them.
struct AppKitStackViewTests {
    private typealias StackView = ViewContent.StackView

    /// A stack view pinned to a canvas, with subviews `v0`, `v1`, … of natural sizes along its axis and 20 across.
    private func stack(
        _ length: Double?, _ sizes: [Double?], axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight,
        cross: Double? = 20, _ change: (inout ViewContent.StackView) -> Void = { _ in }
    ) -> LayoutSketch {
        let (width, height) = axis == .horizontal ? (length, cross) : (cross, length)
        var sketch = LayoutSketch(width, height, direction: direction, platform: .macos, profile: .macos14)
        var content = StackView.standard(on: .macos)
        content.axis = axis
        change(&content)
        sketch.add("stack", .stackView(content), hugging: 249.99998)
        sketch.fillStack(with: sizes, along: axis)
        return sketch
    }

    private func spans(_ sketch: LayoutSketch, _ axis: Axis = .horizontal) -> [[Double]] {
        let layout = sketch.solve()
        #expect(layout.codes().allSatisfy { $0 == "content-priority-tie" })
        return sketch.document.views[1].subviews.indices.map { index in
            let frame = layout.frame("v\(index)", in: sketch)
            return axis == .horizontal ? [frame[0], frame[2]] : [frame[1], frame[3]]
        }
    }

    private static let three: [StackView.Setting<StackView.Gravity>] = [
        .init("v1", .center), .init("v3", .trailing), .init("v4", .trailing),
    ]

    @Test
    func `Views gather in their areas, regardless of the order of the subviews; the middle is the stack view's`() {
        for axis in Axis.allCases {
            let sketch = stack(400, [40, 50, 30, 60, 70], axis: axis) {
                $0.gravity = Self.three
                $0.edgeInsets = EdgeInsets(top: 10, left: 10, bottom: 20, right: 20)
            }
            // v0 and v2 from 10; v1 at (400 − 50) / 2; v4 ends at 380, v3 8 before it.
            #expect(spans(sketch, axis) == [[10, 40], [175, 50], [58, 30], [242, 60], [310, 70]])
        }
    }

    @Test func `Of several areas for one view the last counts, and views without one are in the first`() {
        let sketch = stack(400, [40, 50, 30, 60, 70]) {
            $0.gravity = [.init("v1", .trailing), .init("v3", .trailing), .init("v1", .center), .init("v4", .trailing)]
            $0.customSpacing = [.init("v0", 1), .init("v0", 5), .init("none", 3)]
            let never = LayoutPriority(0)
            $0.visibilityPriority = [.init("v2", never), .init("v2", .required), .init("v3", never)]
        }
        // v0 and, 5 behind it, v2; v1 at (400 − 50) / 2; v4 ends at 400. v3 is not shown.
        let spans = spans(sketch)
        #expect(spans[0] == [0, 40])
        #expect(spans[1] == [175, 50])
        #expect(spans[2] == [45, 30])
        #expect(spans[4] == [330, 70])
    }

    @Test func `From right to left the areas change sides but the insets do not`() {
        let sketch = stack(400, [40, 50, 30, 60, 70], direction: .rightToLeft) {
            $0.gravity = Self.three
            $0.edgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        }
        #expect(spans(sketch) == [[340, 40], [175, 50], [302, 30], [88, 60], [10, 70]])
    }

    @Test(arguments: [
        (LayoutDirection.leftToRight, [0.0, 105, 280]), (.rightToLeft, [300, 115, 0]),
    ])
    func `Centres are equally far apart in either direction`(direction: LayoutDirection, starts: [Double]) {
        let sketch = stack(320, [20, 100, 40], direction: direction) { $0.distribution = .equalCentering }
        #expect(spans(sketch).map { $0[0] } == starts)
    }

    @Test func `Without space the middle area is as near to the middle as the spacing allows`() {
        let sketch = stack(310, [40, 50, 30, 60, 70]) { $0.gravity = Self.three }
        // v3 begins at 310 − 70 − 8 − 60 = 172, so v1 ends at 164 at the latest; the middle would be 130.
        #expect(spans(sketch) == [[0, 40], [114, 50], [48, 30], [172, 60], [240, 70]])
    }

    @Test func `A stack view without a given size has that of its contents, spacings and insets`() {
        var sketch = stack(400, [40, 50, 30], cross: 100) {
            $0.gravity = [.init("v1", .center), .init("v2", .trailing)]
            $0.customSpacing = [.init("v0", 20)]
            $0.alignment = .top
            $0.edgeInsets = EdgeInsets(top: 5, left: 10, bottom: 7, right: 30)
        }
        sketch.remove(constraint: 3)
        sketch.remove(constraint: 2)
        let layout = sketch.solve()
        // 70 before the middle, so 70 behind it: centring (260) is stronger than hugging, which wants a gap of 8, not 10.
        #expect(layout.frame("stack", in: sketch)[2] == 10 + 40 + 20 + 50 + 10 + 30 + 30)
        #expect(layout.frame("stack", in: sketch)[3] == 32)
        #expect(layout.frame("v1", in: sketch) == [70, 5, 50, 20])
        #expect(layout.codes() == [])
    }

    @Test func `Fill equally gives sizes as equal as content allows`() {
        func filled(_ length: Double) -> [[Double]] {
            spans(stack(length, [10, 100, 50]) { $0.distribution = .fillEqually })
        }
        #expect(filled(316) == [[0, 100], [108, 100], [216, 100]])
        #expect(filled(300) == [[0, 92], [100, 100], [208, 92]])
    }

    /// Both views resist at 750, and 227 points are missing. A smaller label would make the sizes less equal.
    @Test func `A tie of content in a filled stack view is settled by equal sizes before the order`() {
        var sketch = stack(400, [21, 590]) {
            $0.distribution = .fillEqually
            $0.spacing = 16
        }
        sketch.document.views[2].contentHugging.horizontal = LayoutPriority(750)
        #expect(sketch.solve().codes().isEmpty)
        #expect(spans(sketch) == [[0, 21], [37, 363]])
    }

    @Test func `Fill proportionally shares what the spacing leaves`() {
        let sketch = stack(368, [40, 80]) { $0.distribution = .fillProportionally }
        #expect(spans(sketch) == [[0, 120], [128, 240]])
    }

    @Test func `Fill gives the space to the last view without a natural size, or else to the first view`() {
        #expect(spans(stack(200, [nil, 50, nil]) { $0.distribution = .fill }) == [[0, 0], [8, 50], [66, 134]])
        #expect(spans(stack(200, [50, 60]) { $0.distribution = .fill }) == [[0, 132], [140, 60]])
    }

    @Test(
        arguments: [
            (.equalSpacing, [20, 100, 40], [[0, 20], [100, 100], [280, 40]]),
            (.equalCentering, [20, 100, 40], [[0, 20], [105, 100], [280, 40]]),
            (.equalSpacing, [20, 100], [[0, 20], [220, 100]]),
            // As Interface Builder records a view alone.
            (.equalCentering, [100], [[110, 100]]),
        ] as [(ViewContent.StackView.Distribution, [Double], [[Double]])])
    func `Equal distances separate the views`(
        _ distribution: ViewContent.StackView.Distribution, _ sizes: [Double], _ expected: [[Double]]
    ) {
        #expect(spans(stack(320, sizes) { $0.distribution = distribution }) == expected)
        #expect(spans(stack(320, sizes, axis: .vertical) { $0.distribution = distribution }, .vertical) == expected)
    }

    @Test(
        arguments: [
            (.top, [[4, 20], [4, 50]]), (.bottom, [[80, 20], [50, 50]]), (.center, [[40, 20], [25, 50]]),
            (.fill, [[4, 90], [4, 90]]),
        ] as [(ViewContent.StackView.Alignment, [[Double]])])
    func `Subviews are aligned across the axis without the inset at the end, as measured`(
        _ alignment: ViewContent.StackView.Alignment, _ expected: [[Double]]
    ) {
        var sketch = stack(200, [50, 60], cross: 100) {
            $0.alignment = alignment
            $0.edgeInsets = EdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
        }
        sketch.change("v1") { $0.intrinsicContentSize?.height = 50 }
        #expect(spans(sketch, .vertical) == expected)
    }

    @Test func `A hidden view is left out unless hidden views are not detached; an invisible one always is`() {
        func row(_ change: (inout ViewContent.StackView) -> Void) -> [[Double]] {
            var sketch = stack(318, [100, 50, 60], change)
            sketch.change("v1") { $0.isHidden = true }
            return spans(sketch)
        }
        #expect(row { _ in } == [[0, 100], [104, 0], [108, 60]])
        #expect(row { $0.detachesHiddenViews = false } == [[0, 100], [108, 50], [166, 60]])
        #expect(
            row {
                $0.detachesHiddenViews = false
                $0.visibilityPriority = [.init("v0", LayoutPriority(0))]
            } == [[0, 0], [0, 50], [58, 60]])
    }

    @Test func `Too small a stack view clips at its end where its clipping resistance is not required`() {
        func column(_ resistance: Float, _ distribution: ViewContent.StackView.Distribution) -> LayoutSketch {
            var sketch = stack(10, [24], axis: .vertical) {
                $0.distribution = distribution
                $0.clippingResistance = AxisPriorities(horizontal: .required, vertical: LayoutPriority(resistance))
            }
            sketch.constrain("v0.height == 24")
            return sketch
        }
        for distribution in [ViewContent.StackView.Distribution.fill, .gravityAreas] {
            #expect(spans(column(999, distribution), .vertical) == [[0, 24]])
            #expect(column(1000, distribution).solve().conflicts.count == 1)
        }
    }

    @Test func `A conflict names the stack view's constraints as Apple does`() throws {
        var sketch = stack(100, [50, 60]) { _ in }
        sketch.constrain("v0.width == 50\nv1.width == 60")
        let conflict = try #require(sketch.solve().conflicts.first)
        #expect(
            conflict.constraints.compactMap(\.identifier).filter { $0.hasPrefix("NS") }
                == ["NSStackView.Edge.Leading", "NSStackView.Edge.Trailing", "NSStackView.Stack.Min"])
        #expect(conflict.broken == .constraint(5))
    }

    @Test func `An empty stack view is as small as its insets and not ambiguous`() {
        var sketch = stack(200, [], cross: 100) { $0.edgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        sketch.remove(constraint: 3)
        sketch.remove(constraint: 2)
        let layout = sketch.solve()
        #expect(layout.frame("stack", in: sketch) == [0, 0, 6, 4])
        #expect(layout.codes() == [])
    }

    @Test func `An empty stack view yields to a constraint even with the highest hugging priority`() {
        var sketch = stack(200, [], cross: 100) { _ in }
        sketch.remove(constraint: 3)
        sketch.remove(constraint: 2)
        sketch.document.views[1].contentHugging = AxisPriorities(horizontal: .required, vertical: .required)
        sketch.constrain("stack.height >= 8")
        let layout = sketch.solve()
        #expect(layout.frame("stack", in: sketch) == [0, 0, 0, 8])
        #expect(layout.conflicts.isEmpty)
    }
}
