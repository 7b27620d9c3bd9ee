// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// What a stack view adds and takes: hatched, with its amount.
@Suite struct StackSpaceMarkTests {
    /// A row 300 wide of boxes of some natural widths.
    private func row(
        _ distribution: ViewContent.StackView.Distribution, widths: [Double], spacing: Double = 8, width: Double = 300
    ) -> LayoutSketch {
        let isMac = distribution == .gravityAreas
        var sketch = LayoutSketch(340, 100, platform: isMac ? .macos : .ios, profile: isMac ? .macos14 : .ios17)
        sketch.add("row", .stackView(ViewContent.StackView(distribution: distribution, spacing: spacing)))
        sketch.constrain(
            "row.leading == root.leading + 20\nrow.top == root.top + 20\nrow.width == \(width)\nrow.height == 40")
        for (number, width) in widths.enumerated() {
            let size = IntrinsicContentSize(width: width, height: 40)
            sketch.add("b\(number)", in: "row", size: size, hugging: isMac ? 750 : 250)
        }
        return sketch
    }

    /// Left and right ends of the hatched areas, in canvas coordinates, and the views that they belong to.
    private func hatches(_ scenes: Scenes) -> [[Double]] {
        scenes.scene.items.compactMap { item in
            guard item.layer == .constraints, case .path(_, nil, _?) = item.shape else { return nil }
            return [item.bounds.minX - scenes.origin.x, item.bounds.maxX - scenes.origin.x]
        }
    }

    private func numbers(_ scenes: Scenes) -> [String] {
        scenes.texts(.constraints).filter { $0.contains("+") || $0.contains("−") }
    }

    @Test func `A stretched view is hatched beyond its content`() {
        let scenes = Scenes(row(.fill, widths: [60, 68]))
        #expect(numbers(scenes) == ["+164"])
        #expect(hatches(scenes) == [[80, 244]])
    }

    @Test func `A compressed view is hatched for what it lacks`() {
        let scenes = Scenes(row(.fill, widths: [60, 80], width: 125))
        #expect(numbers(scenes) == ["−23"])
        #expect(hatches(scenes).count == 1)
        #expect(hatches(scenes).allSatisfy { abs($0[1] - $0[0] - 23) < 0.1 })
    }

    @Test func `Equal spacing has one letter and its free space is hatched`() {
        let scenes = Scenes(row(.equalSpacing, widths: [40, 40, 40]))
        let texts = scenes.texts(.constraints, subject: .view(1))
        #expect(texts.filter { $0 == "a" || $0.hasPrefix("a =") }.sorted() == ["a", "a = 90 (+82)"])
        #expect(hatches(scenes) == [[60, 150], [190, 280]])
    }

    @Test func `Equal centring has equal distances between centres and amounts of free space`() {
        let scenes = Scenes(row(.equalCentering, widths: [40, 80, 60]))
        let texts = scenes.texts(.constraints, subject: .view(1))
        #expect(texts.filter { $0.hasPrefix("a") }.sorted() == ["a", "a = 125"])
        #expect(texts.filter { $0.hasPrefix("+") }.sorted() == ["+47", "+57"])
    }

    @Test func `Free space between gravity areas and at the ends is hatched`() {
        var sketch = row(.gravityAreas, widths: [40, 40])
        sketch.change("row") { view in
            guard case .stackView(var stack) = view.content else { return }
            stack.gravity = [ViewContent.StackView.Setting("b1", .center)]
            view.content = .stackView(stack)
        }
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.constraints, subject: .view(1)).contains("90 (+82)"))
        #expect(numbers(scenes).contains("+130"))
        #expect(hatches(scenes).count == 2)
    }

    @Test func `Every share of a proportional row is there`() {
        let scenes = Scenes(row(.fillProportionally, widths: [20, 30, 40, 50, 12, 9]))
        #expect(scenes.texts(.constraints).filter { $0.hasSuffix("%") }.count == 6)
        #expect(scenes.scene.omissions.isEmpty)
    }

    /// Arrows come in pairs, on any crowded screen.
    @Test func `Both halves of every pair of arrows are there`() {
        for seed in 300..<306 {
            var screen = BusyScreen(seed: seed)
            let document = screen.document()
            let scene = Scene(
                of: document, solved: document.solve(measuring: FixedCellText()), measuring: FixedCellText())
            var counts: [SceneItem.Subject: Int] = [:]
            for item in scene.items where item.layer == .constraints && item.role == .mark {
                guard case .view = item.subject, case .path(_, _?, nil) = item.shape else { continue }
                counts[item.subject, default: 0] += 1
            }
            #expect(counts.allSatisfy { $0.value % 2 == 0 }, "\(seed)")
        }
    }

    @Test func `Distances that continue each other are one dimension line`() {
        var sketch = LayoutSketch(300, 120)
        sketch.add("a")
        sketch.add("b")
        sketch.constrain(
            """
            a.width == 60
            a.top == root.top
            a.bottom == root.bottom
            b.leading == a.trailing + 30
            b.trailing == root.trailing - 80
            b.top == root.top + 8
            b.height == 60
            """)
        let scenes = Scenes(sketch)
        let lanes = [0, 3].flatMap { scenes.beams($0).map(\.from.y) }
        #expect(lanes.count >= 2 && Set(lanes).count == 1, "\(lanes)")
    }
}
