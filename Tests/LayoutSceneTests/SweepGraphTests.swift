// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@testable import LayoutMarks

struct SweepGraphTests {
    private let graph = SweepGraph(
        title: "form", range: 100...300,
        series: [
            .init(name: "a.x", view: 0, .position, values: [Point(x: 100, y: 10), Point(x: 300, y: 10)]),
            .init(name: "a.width", view: 0, .size, values: [Point(x: 100, y: 80), Point(x: 300, y: 280)]),
        ],
        changes: [
            .init(value: 200, lines: ["200: 'a' is ambiguous"]), .init(value: 201, lines: ["201: 'a' is determined"]),
        ])

    private var scene: Scene {
        graph.scene(theme: SceneTheme(.classic, appearance: .light), measuring: FixedCellText())
    }

    private func texts(_ scene: Scene) -> [(text: String, bounds: Rect)] {
        scene.items.compactMap { item in
            guard case .text(let text) = item.shape, case .plain(let string) = text.request.text.content else {
                return nil
            }
            return (string, item.bounds)
        }
    }

    @Test(arguments: [(0.0, 280.0, [0.0, 50, 100, 150, 200, 250]), (0.2, 0.9, [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])])
    func `Ticks are round numbers`(lower: Double, upper: Double, expected: [Double]) {
        let ticks = SweepGraph.ticks(lower, upper, about: 6)
        #expect(zip(ticks, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func `Every line has its name, and every change its number and meaning`() {
        let texts = texts(scene).map(\.text)
        for text in ["form", "a.x", "a.width", "1", "2"] { #expect(texts.contains(text), "\(text)") }
        let key = texts.joined(separator: " ")
        for text in ["(1) 200: 'a' is ambiguous", "(2) 201: 'a' is determined"] {
            #expect(key.contains(text), "\(text)")
        }
    }

    @Test func `No text is on another, and all is within the picture`() {
        let (scene, texts) = (scene, texts(scene))
        for (index, text) in texts.enumerated() {
            #expect(Rect(origin: .zero, size: scene.size).contains(text.bounds), "\(text.text)")
            for other in texts[(index + 1)...] {
                #expect(!text.bounds.overlaps(other.bounds), "\(text.text), \(other.text)")
            }
        }
    }

    @Test func `A line has the heights of its values`() throws {
        let lines = scene.items.compactMap { item -> (bounds: Rect, isDashed: Bool)? in
            guard case .path(_, _, let stroke?) = item.shape, stroke.width == 1.5 else { return nil }
            return (item.bounds.insetBy(dx: 1.5, dy: 1.5), !stroke.dash.isEmpty)
        }
        try #require(lines.count == 2)
        #expect(lines.map(\.isDashed) == [false, true])
        #expect(lines[0].bounds.height == 0)
        // 200 of the 280 points that the axis shows.
        #expect(abs(lines[1].bounds.height - (320 - 16) * 200 / 280) < 0.01)
    }

    @Test func `Lines that coincide are drawn once, with all names`() {
        var graph = graph
        graph.series += [
            .init(name: "b.x", view: 1, .position, values: graph.series[0].values),
            .init(name: "b.width", view: 1, .size, values: graph.series[0].values),
        ]
        let scene = graph.scene(theme: SceneTheme(.classic, appearance: .light), measuring: FixedCellText())
        let lines = scene.items.count { item in
            if case .path(_, _, let stroke?) = item.shape { stroke.width == 1.5 } else { false }
        }
        #expect(lines == 3)
        #expect(texts(scene).map(\.text).contains("a.x, b.x"))
    }

    /// From 10 to 50 at 200: two lines, and a thin upright one between them.
    @Test func `A line is interrupted where its value jumps`() throws {
        var graph = graph
        graph.series[0].values = [
            Point(x: 100, y: 10), Point(x: 200, y: 10), Point(x: 200, y: 50), Point(x: 300, y: 50),
        ]
        let scene = graph.scene(theme: SceneTheme(.classic, appearance: .light), measuring: FixedCellText())
        let lines = scene.items.compactMap { item -> (from: Point, to: Point, width: Double)? in
            guard case .path(let elements, _, let stroke?) = item.shape, elements.count == 2,
                case .move(let from) = elements[0], case .line(let to) = elements[1]
            else { return nil }
            return (from, to, stroke.width)
        }
        let parts = lines.filter { $0.width == 1.5 && $0.from.y == $0.to.y }
        try #require(parts.count == 2)
        #expect(parts[0].to.x == parts[1].from.x && parts[0].to.y > parts[1].to.y)
        #expect(lines.contains { $0.from == parts[0].to && $0.to == parts[1].from && $0.width == 0.5 })
    }

    @Test func `A graph without changes says so`() {
        var graph = graph
        graph.changes = []
        let scene = graph.scene(theme: SceneTheme(.classic, appearance: .light), measuring: FixedCellText())
        #expect(texts(scene).map(\.text).contains("no change"))
        // It has no room for their numbers.
        #expect(scene.size.height < self.scene.size.height)
    }
}
