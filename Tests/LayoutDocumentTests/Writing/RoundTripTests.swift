import Foundation
import LayoutDiagnostics
import LayoutGeometry
import Testing

@testable import LayoutDocument

/// Reading, writing and reading again gives the same document, however it is read, and the same text.
struct RoundTripTests {
    /// Ways to read a document on which something in it may depend.
    private static let options: [ReadOptions] = [
        ReadOptions(),
        ReadOptions(canvas: CanvasOverrides(device: "ipad-pro-11")),
        ReadOptions(canvas: CanvasOverrides(device: "iphone-15", orientation: .landscape)),
        ReadOptions(canvas: CanvasOverrides(device: "iphone-se-1", direction: .rightToLeft)),
        ReadOptions(canvas: CanvasOverrides(contentSizeCategory: .accessibilityLarge, language: "he")),
        ReadOptions(canvas: CanvasOverrides(orientation: .landscape)),
    ]

    private static func check(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let source = SourceText(name: "first", text)
        let first = Document.read(source)
        let errors = first.diagnostics.filter { $0.severity == .error }.map { $0.human(in: source) }
        #expect(errors == [], "\(text)", sourceLocation: sourceLocation)
        let document = try #require(first.document, sourceLocation: sourceLocation)
        let written = document.jsonText
        let again = SourceText(name: "second", written)
        #expect(
            Document.read(again).document?.jsonText == written, "written twice:\n\(written)",
            sourceLocation: sourceLocation)
        var ways = options
        for metric in document.metrics.prefix(1) {
            ways.append(ReadOptions(metrics: [.init(name: metric.name, value: metric.value + 12.5)]))
        }
        ways += document.variants.map { ReadOptions(variant: $0.name) }
        for way in ways {
            let (one, other) = (Document.read(source, options: way), Document.read(again, options: way))
            let differences = Self.differences(one.document?.withoutPlaces, other.document?.withoutPlaces)
            #expect(
                differences == [], "read with \(way):\n\(text)\nwritten:\n\(written)", sourceLocation: sourceLocation)
            if !differences.isEmpty { break }
            #expect(
                other.diagnostics.filter { $0.severity == .error }.map(\.message)
                    == one.diagnostics.filter { $0.severity == .error }.map(\.message),
                sourceLocation: sourceLocation)
        }
    }

    /// The parts that are not equal, so that a failure does not print two whole documents.
    private static func differences(_ one: Document?, _ other: Document?) -> [String] {
        guard one != other else { return [] }
        guard let one, let other else { return ["only one can be read"] }
        var differences: [String] = []
        func compare<Part: Equatable>(_ name: String, _ part: (Document) -> Part) {
            if part(one) != part(other) { differences.append("\(name): \(part(one)) ≠ \(part(other))") }
        }
        compare("canvas", \.canvas)
        compare("overrides", \.overrides)
        compare("metrics", \.metrics)
        compare("guides", \.guides)
        compare("variants", \.variants)
        compare("fittings", \.fittings)
        for (place, view) in one.views.enumerated() where other.views.indices.contains(place) {
            compare(view.id) { $0.views[place] }
        }
        for place in one.constraints.indices where other.constraints.indices.contains(place) {
            compare("constraint") { $0.constraints[place] }
        }
        if case .document(let a, let conditions)? = one.asWritten, case .document(let b, let others)? = other.asWritten
        {
            differences += Self.differences(a, b).map { "as written: " + $0 }
            if conditions != others { differences.append("\(conditions) ≠ \(others)") }
        }
        return differences.isEmpty ? ["something else"] : differences
    }

    static let samples: [URL] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples/valid")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.sorted().filter { $0.hasSuffix(".layout.json") }.map { root.appending(path: $0) }
    }()

    @Test func thereAreSamples() { #expect(Self.samples.count > 100) }

    @Test(arguments: samples)
    func sample(url: URL) throws { try Self.check(String(decoding: Data(contentsOf: url), as: UTF8.self)) }

    @Test(arguments: DocumentCases.all)
    func wholeFormat(text: String) throws { try Self.check(text) }

    @Test(arguments: 0..<10)
    func generated(batch: Int) throws {
        for seed in 1...50 {
            var generator = DocumentGenerator(seed: UInt64(batch * 50 + seed))
            try Self.check(generator.document().text)
        }
    }

    @Test func conditionsStayWhateverTheCanvas() throws {
        let text = """
            {
              "canvas": { "device": "iphone-15" },
              "metrics": { "gap": 8 },
              "root": {
                "id": "screen",
                "children": [
                  { "id": "name", "type": "label", "text": "Name", "font": { "textStyle": "body" } },
                  { "id": "side", "intrinsicContentSize": { "width": 40 }, "when": { "w": "regular" } },
                  {
                    "id": "field",
                    "type": "textField",
                    "variations": [{ "when": { "w": "regular" }, "placeholder": "Enter your name" }]
                  },
                  { "id": "gone", "removed": true }
                ]
              },
              "constraints": [
                "field.leading = name.trailing + gap",
                { "equation": "side.leading = field.trailing + 2 * gap @high", "when": { "w": "regular" } },
                {
                  "firstItem": "field",
                  "firstAttribute": "width",
                  "constant": "gap",
                  "variations": [{ "when": { "w": "regular", "h": "any" }, "constant": 300 }]
                }
              ],
              "variations": [{ "when": { "w": "regular" }, "metrics": { "gap": 16 } }]
            }

            """.replacing("@high", with: "@defaultHigh")
        let document = try #require(Document.read(SourceText(name: "", text)).document)
        #expect(document.views.map(\.id) == ["screen", "name", "field"])
        #expect(document.jsonText == text)
    }
}
