// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Colours of the parts of controls, tick marks, dials and indicators.
@Suite struct ControlPartsPaintingTests {
    private struct Drawn {
        var fills: [(rect: Rect, color: Color)] = []
        var lines: [Rect] = []
        var symbols = 0
        var words: [String] = []
    }

    private func drawn(
        _ content: ViewContent, width: Double = 200, height: Double, profile: Profile.Name = .ios17,
        around tint: Color? = nil, direction: LayoutDirection = .leftToRight,
        _ change: (inout ViewStyle) -> Void = { _ in }
    ) -> Drawn {
        var sketch = LayoutSketch(
            300, 300, direction: direction, platform: profile == .macos14 ? .macos : .ios, profile: profile)
        sketch.document.views[0].style.tintColor = tint
        sketch.add("v", content) { change(&$0.style) }
        sketch.constrain("v.left == root.left\nv.top == root.top\nv.width == \(width)\nv.height == \(height)")
        var options = SceneOptions()
        options.layers = [.canvas, .content]
        let scenes = Scenes(sketch, options)
        var drawn = Drawn()
        for item in scenes.scene.items where item.layer == .content && item.subject == .view(1) {
            let bounds = Rect(origin: item.bounds.origin - scenes.origin, size: item.bounds.size)
            switch item.shape {
            case .rectangle(_, _, .some(let fill), _): drawn.fills.append((bounds, fill))
            case .ellipse(_, .some(let fill), _): drawn.fills.append((bounds, fill))
            case .line: drawn.lines.append(bounds)
            case .path(_, .some(let fill), _):
                drawn.fills.append((bounds, fill))
                drawn.symbols += 1
            case .path: drawn.symbols += 1
            case .text(let text):
                guard case .plain(let words) = text.request.text.content else { break }
                drawn.words.append(words)
            default: break
            }
        }
        return drawn
    }

    private static let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))

    private func parts(_ change: (inout ControlParts) -> Void) -> (inout ViewStyle) -> Void {
        var parts = SystemParts()
        change(&parts.control)
        return { $0.parts = parts }
    }

    @Test func `A switch has its own tint and not that of the views around it`() {
        func fill(_ isOn: Bool, _ own: Color?) -> Color? {
            drawn(.toggle(isOn: isOn), width: 51, height: 31, around: Self.blue) { $0.tintColor = own }.fills.first?
                .color
        }
        #expect(fill(true, Self.red) == Self.red)
        #expect(fill(true, nil) != Self.blue)
        #expect(fill(false, Self.red) != Self.red)
    }

    /// Human Interface Guidelines, "Right to left": controls that show progress, or a place in an order.
    @Test(
        arguments: [
            (.toggle(isOn: true), 31), (.slider(value: 0.2), 30), (.progressView(value: 0.2), 4),
            (.pageControl(numberOfPages: 4, currentPage: 0), 26), (.scrollView, 100), (.tableView, 100),
        ] as [(ViewContent, Double)])
    func `Controls are mirrored where text runs from right to left`(content: ViewContent, height: Double) {
        let (left, right) = (
            drawn(content, height: height), drawn(content, height: height, direction: .rightToLeft)
        )
        func mirrored(_ rect: Rect) -> Rect {
            Rect(x: 200 - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
        }
        func order(_ a: (rect: Rect, color: Color), _ b: (rect: Rect, color: Color)) -> Bool {
            (a.rect.x, a.rect.width) < (b.rect.x, b.rect.width)
        }
        #expect(!left.fills.isEmpty)
        let (expected, actual) = (
            left.fills.map { (rect: mirrored($0.rect), color: $0.color) }.sorted(by: order),
            right.fills.sorted(by: order)
        )
        #expect(expected.map(\.color) == actual.map(\.color))
        for (a, b) in zip(expected, actual) { #expect(abs(a.rect.x - b.rect.x) < 1e-9 && a.rect.size == b.rect.size) }
        #expect(left.lines.count == right.lines.count)
        // Lines are clipped with half of their width.
        for (a, b) in zip(left.lines, right.lines) { #expect(abs(mirrored(a).x - b.x) <= 0.5) }
    }

    @Test func `A title on a light background is not white`() {
        let title = StyledText(content: .plain("T"), font: Font(size: 17))
        func color(on fill: Color) -> Color? {
            var sketch = LayoutSketch(300, 100)
            sketch.add("b", .button(.init(title: title))) { $0.style.backgroundColor = fill }
            sketch.constrain("b.left == root.left\nb.top == root.top")
            return Scenes(sketch).scene.items.lazy.compactMap { item in
                if case .text(let text) = item.shape, item.subject == .view(1) { text.color } else { nil }
            }.first
        }
        #expect(color(on: Self.blue)?.isDark == false)
        #expect(color(on: Color(hex: 0xEEEEFF))?.isDark == true)
    }

    @Test func `Tracks and thumbs have their colours`() {
        let change = parts { ($0.trackColor, $0.thumbColor) = (Self.red, Self.blue) }
        let slider = drawn(.slider(value: 0.5), height: 30, change)
        #expect(slider.fills.first?.color == Self.red)
        #expect(slider.fills.last?.color == Self.blue)
        #expect(drawn(.progressView(value: 0.5), height: 4, change).fills.first?.color == Self.red)
        let pages = drawn(.pageControl(numberOfPages: 3, currentPage: 1), height: 26) {
            change(&$0)
            $0.tintColor = Self.blue
        }
        #expect(pages.fills.map(\.color) == [Self.red, Self.blue, Self.red])
        let segments = drawn(.segmentedControl(segments: ["A", "B"], selected: 1), height: 31, change)
        #expect(segments.fills.contains { $0.color == Self.blue && $0.rect.minX >= 100 })
    }

    @Test(arguments: [ControlParts.TickMarkPosition.above, .below])
    func `Tick marks are on one side, from the lowest value to the highest`(side: ControlParts.TickMarkPosition) {
        let slider = drawn(
            .slider(value: 0), height: 26, profile: .macos14,
            parts { ($0.numberOfTickMarks, $0.tickMarkPosition) = (5, side) })
        #expect(slider.lines.count == 5)
        let middles = slider.lines.map(\.midX)
        #expect(zip(middles, middles.dropFirst()).allSatisfy { abs($1 - $0 - (middles[4] - middles[0]) / 4) < 0.01 })
        #expect(slider.lines.allSatisfy { side == .above ? $0.maxY < 10 : $0.minY > 16 })
        #expect(slider.lines.allSatisfy { $0.minY >= -0.5 && $0.maxY <= 26.5 })
    }

    @Test func `More tick marks than there is room for are every second or third one`() {
        let slider = drawn(.slider(value: 0), height: 26, profile: .macos14, parts { $0.numberOfTickMarks = 10_000 })
        #expect((50...100).contains(slider.lines.count))
    }

    @Test func `A slider that is higher than wide stands upright`() throws {
        let slider = drawn(.slider(value: 1), width: 20, height: 200, profile: .macos14)
        let thumb = try #require(slider.fills.last)
        #expect(thumb.rect.minY < 2, "the highest value is at the top")
        #expect(drawn(.slider(value: 1), width: 20, height: 200).fills.first.map { $0.rect.height < 20 } == true)
    }

    @Test func `A dial shows its value as a mark that goes round`() throws {
        func mark(_ value: Double) throws -> Rect {
            let dial = drawn(
                .slider(value: value), width: 40, height: 40, profile: .macos14,
                parts { ($0.sliderType, $0.numberOfTickMarks) = (.circular, 8) })
            #expect(dial.lines.count == 8)
            return try #require(dial.fills.last?.rect)
        }
        #expect(try abs(mark(0).midX - 20) < 0.01 && mark(0).midY < 12)
        #expect(try mark(0.25).midX > 28)
        #expect(try mark(0.5).midY > 28)
    }

    @Test func `AppKit's bar is thin, and a level indicator is not`() {
        #expect(drawn(.progressView(value: 0.5), height: 20, profile: .macos14).fills.first?.rect.height == 6)
        let level = drawn(
            .progressView(value: 0.5), height: 20, profile: .macos14, parts { $0.indicatorStyle = .continuousCapacity })
        #expect(level.fills.first?.rect.height == 20)
        let moving = drawn(
            .progressView(value: 0), height: 20, profile: .macos14, parts { $0.indicatorStyle = .indeterminate })
        #expect(moving.fills.last.map { $0.rect.minX > 40 && $0.rect.maxX < 160 } == true)
    }

    @Test func `Levels are counted as boxes, stars or lines`() {
        func indicator(_ style: ControlParts.IndicatorStyle, _ levels: Int = 0) -> Drawn {
            drawn(
                .progressView(value: 0.6), height: 16, profile: .macos14,
                parts { ($0.indicatorStyle, $0.numberOfLevels) = (style, levels) })
        }
        let boxes = indicator(.discreteCapacity, 5).fills
        #expect(boxes.count == 5 && Set(boxes.prefix(3).map(\.color)).isDisjoint(with: boxes.suffix(2).map(\.color)))
        #expect(indicator(.discreteCapacity, 10_000).fills.count < 100)
        #expect(indicator(.rating, 5).symbols >= 5)
        #expect(indicator(.relevancy).lines.count == 100)
        #expect(indicator(.rating).fills.count == 2, "without levels a bar")
    }

    @Test func `A path shows its names, as far as there is room`() {
        func words(_ width: Double) -> [String] {
            drawn(
                .custom, width: width, height: 22, profile: .macos14,
                parts { $0.pathComponents = ["Users", "ada", "Documents"].map(StyleString.init) }
            ).words
        }
        #expect(words(300) == ["Users", "ada", "Documents"])
        #expect(words(70) == ["Users"])
    }

    @Test func `Segments and steppers of iOS 12 are outlined`() {
        let segments = ViewContent.segmentedControl(segments: ["A", "B", "C"], selected: 0)
        let outlined = drawn(segments, height: 28, profile: .ios12) { $0.tintColor = Self.red }
        #expect(outlined.fills.map(\.color) == [Self.red], "only the selected segment is filled")
        #expect(drawn(segments, height: 31).fills.count == 2)
        #expect(drawn(.stepper, width: 94, height: 29, profile: .ios12).fills.isEmpty)
        #expect(drawn(.stepper, width: 94, height: 32).fills.count == 1)
    }

    @Test func `A date picker of AppKit is a field, or a calendar with a clock beside it`() {
        #expect(drawn(.datePicker, width: 120, height: 22, profile: .macos14).words.isEmpty)
        let narrow = drawn(.datePicker, width: 139, height: 148, profile: .macos14)
        let wide = drawn(.datePicker, width: 277, height: 148, profile: .macos14)
        #expect(narrow.words.contains("31") && wide.words.contains("31"))
        #expect(wide.lines.count == narrow.lines.count + 2)
    }

    @Test func `a picker shows the rows near the selected one of each wheel`() {
        func words(_ direction: LayoutDirection) -> [String] {
            drawn(.pickerView, height: 162, direction: direction) { style in
                var parts = SystemParts()
                parts.pickerComponents = [
                    SystemParts.PickerComponent(
                        rows: ["A", "B", "C", "D", "E"].map { StyleString($0) }, selectedRow: 3),
                    SystemParts.PickerComponent(rows: ["min"].map { StyleString($0) }),
                ]
                style.parts = parts
            }.words
        }
        #expect(words(.leftToRight) == ["B", "C", "D", "min", "E"])
        #expect(words(.rightToLeft) == words(.leftToRight))
        #expect(drawn(.pickerView, height: 162).words == [])
    }
}
