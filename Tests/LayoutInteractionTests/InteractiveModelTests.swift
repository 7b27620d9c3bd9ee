// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutGeometry
import LayoutInteraction
import LayoutModel
import LayoutSource
import LayoutText
import RandomTestSupport
import SourceLocations
import Testing

/// A page solves what the command line solves: here with the same code compiled for this machine.
struct InteractiveModelTests {
    /// The results of a model as a page reads them, of the first view on.
    private struct Answer {
        var frames: [Rect] = []
        /// Left, top, right and bottom.
        var margins: [[Double]] = []
        var isConflicting: [Bool] = []
        var ambiguities: [[(name: Int, lower: Double, upper: Double)]] = []
        var statuses: [Int] = []
        var violations: [Double] = []
        var conflicts = 0

        init(_ numbers: [Double], views: Int, constraints: Int) {
            var position = 2
            func next() -> Double {
                defer { position += 1 }
                return numbers[position]
            }
            for _ in 0..<views {
                position += 4
                frames.append(Rect(x: next(), y: next(), width: next(), height: next()))
                margins.append((0..<4).map { _ in next() })
                isConflicting.append(next() != 0)
                let count = Int(next())
                ambiguities.append((0..<count).map { _ in (Int(next()), next(), next()) })
            }
            for _ in 0..<constraints {
                statuses.append(Int(next()))
                violations.append(next())
                position += Int(next())
            }
            conflicts = Int(next())
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "samples/valid")

    private static let samples = [
        "screens/sign-in", "screens/chat-row", "screens/weather", "screens/player", "stacks/fill-proportionally",
        "stacks/nested", "text/nested-wrapping", "problems/overconstrained-card", "problems/missing-position",
        "direction/mirrored", "scrolling/vertical",
    ].filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0).layout.json").path) }

    private func document(_ text: String) throws -> Document {
        try #require(Document.read(SourceText(name: "d", text)).document)
    }

    private func model(_ document: Document, _ text: PangoTextMeasurer) throws -> InteractiveModel {
        let numbers = try #require(MeasuredDocument(document, measuring: text, images: NoImageFiles())).numbers
        return numbers.withUnsafeBufferPointer { InteractiveModel($0) }
    }

    private static func isEqual(_ one: Double, _ other: Double) -> Bool {
        one == other || abs(one - other) < 1e-6 * max(1, abs(other))
    }

    private func expectEqual(
        _ answer: Answer, _ layout: SolvedLayout, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (index, view) in layout.views.enumerated() {
            let found = answer.frames[index]
            let isEqual =
                abs(found.x - view.frame.x) < 1e-6 && abs(found.y - view.frame.y) < 1e-6
                && abs(found.width - view.frame.width) < 1e-6 && abs(found.height - view.frame.height) < 1e-6
            #expect(isEqual, "\(comment), view \(index): \(found), not \(view.frame)", sourceLocation: sourceLocation)
        }
        #expect(answer.isConflicting == layout.views.map(\.isConflicting), "\(comment)", sourceLocation: sourceLocation)
        #expect(
            answer.ambiguities.map { $0.map(\.name) }
                == layout.views.map {
                    $0.ambiguities.map { AmbiguousAttribute.Name.allCases.firstIndex(of: $0.name) ?? -1 }
                },
            "\(comment)", sourceLocation: sourceLocation)
        for (found, expected) in zip(answer.ambiguities.joined(), layout.views.map(\.ambiguities).joined()) {
            let isEqual = Self.isEqual(found.lower, expected.lower) && Self.isEqual(found.upper, expected.upper)
            #expect(isEqual, "\(comment): \(found), not \(expected)", sourceLocation: sourceLocation)
        }
        #expect(answer.conflicts == layout.conflicts.count, "\(comment)", sourceLocation: sourceLocation)
        let statuses = layout.constraints.map { SolvedConstraint.Status.allCases.firstIndex(of: $0.status) ?? -1 }
        #expect(answer.statuses == statuses, "\(comment)", sourceLocation: sourceLocation)
    }

    @Test(arguments: samples)
    func `A model finds at every size what a document's solve finds`(sample: String) throws {
        let source = try String(
            contentsOf: Self.folder.appending(path: "\(sample).layout.json"), encoding: .utf8)
        var document = try document(source)
        let text = try PangoTextMeasurer()
        // By whether the canvas is wider than high, which gives it another safe area.
        var models: [Bool: InteractiveModel] = [:]
        var random = SplitMix(seed: 17)
        for _ in 0..<20 {
            let size = Size(
                width: (Double.random(in: 80...900, using: &random) * 8).rounded() / 8,
                height: (Double.random(in: 80...1200, using: &random) * 8).rounded() / 8)
            document.canvas = Canvas(
                layers: [document.overrides, CanvasOverrides(width: size.width, height: size.height)])
            let isWide = size.width > size.height
            var model = try models[isWide] ?? model(document, text)
            defer { models[isWide] = model }
            model.setCanvasSize(width: size.width, height: size.height)
            let answer = Answer(model.solve(), views: document.views.count, constraints: document.constraints.count)
            expectEqual(answer, document.solve(measuring: text), "\(sample) at \(size)")
        }
    }

    @Test func `A model knows the keyboard, and the margins that constraints use`() throws {
        let document = try document(
            """
            {"canvas": {"device": "iphone-16", "keyboard": true}, "root": {"id": "r", "children": [
              {"id": "a", "type": "textField", "placeholder": "Message"}, {"id": "b"}]},
             "constraints": ["a.leading = r.layoutMarginsGuide.leading", "a.bottom = r.keyboardLayoutGuide.top - 8"]}
            """)
        let text = try PangoTextMeasurer()
        var model = try model(document, text)
        let answer = Answer(model.solve(), views: 3, constraints: 2)
        #expect(answer.margins == [[16, 59, 16, 34], [0, 0, 0, 0], [0, 0, 0, 0]])
        #expect(answer.frames[1].maxY == 852 - 336 - 8)
    }

    @Test(arguments: ["ios", "macos"])
    func `A model wraps labels as their system does`(platform: String) throws {
        var document = try document(
            """
            {"platform": "\(platform)", "canvas": {"width": 400, "height": 200}, "root": {"id": "r", "children": [
              {"id": "a", "type": "label", "numberOfLines": 0, "text": "Some words that need more than one line"}]},
             "constraints": ["a.leading = r.leading", "a.top = r.top", "a.trailing <= r.trailing"]}
            """)
        let text = try PangoTextMeasurer()
        var model = try model(document, text)
        var widths: Set<Double> = []
        for width in stride(from: 60.0, through: 400, by: 7) {
            document.canvas.width = width
            model.setCanvasSize(width: width, height: 200)
            let answer = Answer(model.solve(), views: document.views.count, constraints: document.constraints.count)
            let layout = document.solve(measuring: text)
            expectEqual(answer, layout, "\(platform) at \(width)")
            widths.insert(width - layout.views[1].frame.width)
        }
        #expect(widths.contains { $0 > 1 })
    }

    private static let choosing = [
        "adaptive/size-classes", "adaptive/split-view", "text/text-styles", "direction/directional-margins",
        "guides/safe-area",
        "priorities/pull",
    ]

    @Test(arguments: choosing)
    func `A model of every variant, device, direction and text size finds what a document's solve finds`(
        sample: String
    ) throws {
        let source = try String(
            contentsOf: Self.folder.appending(path: "\(sample).layout.json"), encoding: .utf8)
        let parsed = ParsedDocument(SourceText(name: "d", source))
        let text = try PangoTextMeasurer()
        var random = SplitMix(seed: 23)
        for variant in [nil] + parsed.variantNames {
            for _ in 0..<6 {
                var options = ReadOptions(variant: variant)
                options.canvas.device = Device.all.randomElement(using: &random)?.id
                options.canvas.orientation = Canvas.Orientation.allCases.randomElement(using: &random)
                options.canvas.direction = LayoutDirection.allCases.randomElement(using: &random)
                options.canvas.contentSizeCategory = ContentSizeCategory.allCases.randomElement(using: &random)
                let document = try #require(parsed.read(options: options).document)
                var model = try model(document, text)
                let answer = Answer(model.solve(), views: document.views.count, constraints: document.constraints.count)
                expectEqual(answer, document.solve(measuring: text), "\(sample) \(variant ?? "") \(options.canvas)")
            }
        }
    }

    private let form = """
        {"canvas": {"width": 320, "height": 200}, "root": {"id": "s", "children": [
          {"id": "a", "type": "view"}, {"id": "b", "type": "label", "text": "Some words that need several lines", "numberOfLines": 0}]},
          "constraints": ["a.leading = s.leading + 20", "a.top = s.top + 10", "a.width = 100 @750", "a.height = 40",
            "b.leading = a.trailing + 8", "b.trailing = s.trailing - 20", "b.top = a.top", "b.width >= 60", "a.width >= 90"]}
        """

    @Test func `Constants, priorities and inactive constraints count as in a document that has them`() throws {
        var document = try document(form)
        let text = try PangoTextMeasurer()
        var model = try model(document, text)
        func check(_ comment: String) {
            let answer = Answer(model.solve(), views: document.views.count, constraints: document.constraints.count)
            expectEqual(answer, document.solve(measuring: text), comment)
        }
        check("as it is")
        document.constraints[0].constant = 64.5
        model.setConstant(64.5, of: 0)
        check("another constant")
        document.constraints[2].priority = LayoutPriority(1000)
        model.setPriority(1000, of: 2)
        check("another priority")
        document.constraints[0].constant = 200
        model.setConstant(200, of: 0)
        check("a conflict")
        document.constraints[7].isActive = false
        model.setActive(false, of: 7)
        check("one constraint less")
        document.constraints[7].isActive = true
        model.setActive(true, of: 7)
        check("the constraint again")
    }

    @Test func `Widths that tie while texts are on one line are open in a model as well`() throws {
        var document = try document(
            """
            {"canvas": {"width": 320, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "type": "label", "text": "Some words that need several lines", "numberOfLines": 0},
              {"id": "b", "type": "label", "text": "Other words that need as much room", "numberOfLines": 0}]},
              "constraints": ["a.leading = s.leading", "b.leading = a.trailing + 8", "b.trailing = s.trailing",
                "a.top = s.top", "b.top = s.top"]}
            """)
        let text = try PangoTextMeasurer()
        var model = try model(document, text)
        for width in [320.0, 260, 1000, 300] {
            document.canvas.width = width
            model.setCanvasSize(width: width, height: 200)
            let answer = Answer(model.solve(), views: document.views.count, constraints: document.constraints.count)
            let layout = document.solve(measuring: text)
            #expect(layout.views[1].ambiguities.map(\.name) == [.width])
            expectEqual(answer, layout, "\(width) points")
        }
    }

    @Test func `Justified text has no steps`() throws {
        let document = try document(
            """
            {"canvas": {"width": 300, "height": 100}, "root": {"id": "s", "children": [
              {"id": "a", "type": "label", "numberOfLines": 0, "textAlignment": "justified",
               "text": "Justified lines are as wide as the text, so that they change with every width."}]}}
            """)
        #expect(MeasuredDocument(document, measuring: try PangoTextMeasurer(), images: NoImageFiles()) == nil)
    }

    @Test func `Long texts are measured up to a limit, equal ones once`() throws {
        let words = "Twenty characters ok"
        func document(_ texts: [String]) throws -> Document {
            let labels = texts.enumerated().map {
                #"{"id": "l\#($0)", "type": "label", "numberOfLines": 0, "text": "\#($1)"}"#
            }
            return try self.document(
                #"{"root": {"id": "s", "children": [\#(labels.joined(separator: ", "))]}}"#)
        }
        func isMeasured(_ texts: [String], limit: Double) throws -> Bool {
            let text = try PangoTextMeasurer()
            return MeasuredDocument(try document(texts), measuring: text, images: NoImageFiles(), limit: limit) != nil
        }
        #expect(try isMeasured([words], limit: 400))
        #expect(try !isMeasured([words], limit: 399))
        #expect(try isMeasured([words, words], limit: 400))
        #expect(try !isMeasured([words, words + "!"], limit: 840))
        #expect(try isMeasured([words, words + "!"], limit: 841))
        let text = try PangoTextMeasurer()
        let twice = try #require(
            MeasuredDocument(try document([words, words]), measuring: text, images: NoImageFiles()))
        #expect(twice.texts[0].steps.steps.count > 5)
        #expect(twice.texts[0].steps == twice.texts[1].steps)
    }

    @Test func `Steps say at every width what measuring says`() throws {
        let text = try PangoTextMeasurer()
        let words = "Lines break where the next word does not fit. Supercalifragilistic words break, too."
        let document = try document(
            """
            {"canvas": {"width": 300, "height": 100}, "root": {"id": "s", "children": [
              {"id": "a", "type": "label", "text": "\(words)", "numberOfLines": 0},
              {"id": "b", "type": "label", "text": "\(words)", "numberOfLines": 2},
              {"id": "c", "type": "label", "text": "\(words)", "numberOfLines": 3, "lineBreakMode": "byTruncatingMiddle"},
              {"id": "d", "type": "label", "text": "\(words)\\nMore", "numberOfLines": 2, "lineBreakMode": "byTruncatingHead"},
              {"id": "e", "type": "label", "text": "\(words)", "numberOfLines": 2, "lineBreakMode": "byClipping"}]}}
            """)
        let measured = try #require(MeasuredDocument(document, measuring: text, images: NoImageFiles()))
        var random = SplitMix(seed: 3)
        for item in measured.texts {
            guard case .label(let label) = document.views[item.view].content else { continue }
            var request = TextRequest(
                text: label.text, numberOfLines: label.numberOfLines, lineBreakMode: label.lineBreakMode, scale: 2)
            #expect(item.steps.steps.count > 5)
            // Each step was measured: a step a pixel, as the width of a shortened line changes, would take minutes.
            #expect(item.steps.steps.count < 200, "\(document.views[item.view].id)")
            for _ in 0..<300 {
                let width = (Double.random(in: 48..<item.natural.size.width, using: &random) * 1e6).rounded() / 1e6
                request.width = width
                let (found, expected) = (item.steps.measurement(at: width, PixelGrid(scale: 2)), text.measure(request))
                #expect(found == expected, "\(width) points")
            }
        }
    }
}
