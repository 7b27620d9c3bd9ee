// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

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

    /// - Parameter name: what a failure calls the document; its text may be thousands of characters long.
    private static func check(
        _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let source = SourceText(name: "first", text)
        let first = Document.read(source)
        let errors = first.diagnostics.filter { $0.severity == .error }.map { $0.human(in: source) }
        #expect(errors == [], "\(name)", sourceLocation: sourceLocation)
        let document = try #require(first.document, "\(name)", sourceLocation: sourceLocation)
        let written = try #require(first.jsonText, "\(name)", sourceLocation: sourceLocation)
        let again = SourceText(name: "second", written)
        let difference = TextDifference.first(written, Document.read(again).jsonText ?? "")
        #expect(difference == nil, "\(name), written twice", sourceLocation: sourceLocation)
        var ways = options
        for metric in document.metrics.prefix(1) {
            ways.append(ReadOptions(metrics: [.init(name: metric.name, value: metric.value + 12.5)]))
        }
        ways += document.variants.map { ReadOptions(variant: $0.name) }
        for way in ways {
            let (one, other) = (Document.read(source, options: way), Document.read(again, options: way))
            let difference =
                ValueDifference.first(one.document?.withoutPlaces, other.document?.withoutPlaces)
                ?? ValueDifference.first(one.asWritten?.withoutPlaces, other.asWritten?.withoutPlaces)
            #expect(difference == nil, "\(name), read with \(way.differences)", sourceLocation: sourceLocation)
            if difference != nil { break }
            #expect(
                other.diagnostics.filter { $0.severity == .error }.map(\.message)
                    == one.diagnostics.filter { $0.severity == .error }.map(\.message),
                sourceLocation: sourceLocation)
        }
    }

    static let samples: [URL] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples/valid")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.sorted().filter { $0.hasSuffix(".layout.json") }.map { root.appending(path: $0) }
    }()

    @Test func `Samples are found`() { #expect(Self.samples.count > 100) }

    @Test(arguments: samples)
    func `Every sample reads back`(url: URL) throws {
        let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
        // A document is written with its uses written out, and its variants with their canvases and metrics alone.
        guard !text.contains("\"components\""), !text.contains("\"include\"") else { return }
        try Self.check(text, url.lastPathComponent)
    }

    @Test(arguments: DocumentCases.all)
    func `A document with every key reads back`(text: String) throws { try Self.check(text, String(text.prefix(60))) }

    @Test(arguments: 0..<10)
    func `Generated documents read back`(batch: Int) throws {
        for seed in 1...50 {
            let seed = batch * 50 + seed
            var generator = DocumentGenerator(seed: UInt64(seed))
            try Self.check(generator.document().text, "the document of seed \(seed)")
        }
    }

    /// A new view type or key must not turn every document of the generator into another one.
    @Test func `Seeds do not depend on what else there is`() {
        for seed in UInt64(1)...100 {
            func document(_ types: [ViewType] = ViewType.allCases, without keys: Set<String> = []) -> String {
                var generator = DocumentGenerator(seed: seed, types: types, hiddenKeys: keys)
                return generator.document().text
            }
            let all = document()
            if !all.contains("\"toolbar\"") {
                #expect(document(ViewType.allCases.filter { $0 != .toolbar }) == all, "seed \(seed)")
            }
            if !all.contains("\"hugging\"") { #expect(document(without: ["hugging"]) == all, "seed \(seed)") }
        }
    }

    @Test func `A failure names a path and two values`() throws {
        let text = DocumentCases.allKeys
        let one = try #require(Document.read(SourceText(name: "", text)).document)
        let other = try #require(
            Document.read(SourceText(name: "", text.replacing("\"lineSpacing\": 2", with: "\"lineSpacing\": 3")))
                .document)
        #expect(ValueDifference.first(one.withoutPlaces, one.withoutPlaces) == nil)
        #expect(
            ValueDifference.first(one.withoutPlaces, other.withoutPlaces)
                == ".views[1].content.label.text.lineSpacing: 2.0 ≠ 3.0")
        #expect(TextDifference.first("a\nb\nc", "a\nB\nc") == "line 2: b ≠ B")
    }

    @Test func `Conditions stay on any canvas`() throws {
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
        let read = Document.read(SourceText(name: "", text))
        #expect(read.document?.views.map(\.id) == ["screen", "name", "field"])
        #expect(read.jsonText == text)
    }
}

extension ReadOptions {
    /// What is not as usual, briefly.
    fileprivate var differences: String { ValueDifference.first(ReadOptions(), self) ?? "the usual options" }
}
