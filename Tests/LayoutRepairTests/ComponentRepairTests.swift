// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutRepair
import LayoutSource
import SourceLocations
import Testing

/// Constants of constraints that are written once, in a component.
struct ComponentRepairTests {
    private static let text = """
        { "components": { "row": { "parameters": { "gap": 4 }, "view": { "id": "v", "children": [
            { "id": "a", "constraints": ["self.width = 10"] }, { "id": "b" } ] },
            "constraints": ["a.leading = v.leading + 8", "b.leading = a.trailing + gap", "V:|-3-[a]-5-[b]"] } },
          "root": { "id": "r", "children": [ { "use": "row", "repeat": 2 } ] },
          "constraints": ["row[*].leading = r.leading + 1", "row[1].top = row[0].bottom"] }
        """

    private static func setting(
        _ constants: [String: Double], in text: String = text, files: NamedFiles = .none
    ) throws -> RepairedText {
        let source = SourceText(name: "d", text)
        let document = try #require(Document.read(source, files: files).document)
        let byEquation = Dictionary(
            document.constraints.enumerated().map { ($1.equation(in: document), $0) },
            uniquingKeysWith: { first, _ in first })
        var places: [Int: Double] = [:]
        for (equation, constant) in constants { places[try #require(byEquation[equation], "\(equation)")] = constant }
        return try RepairedText.setting(places, in: document, of: source, options: ReadOptions(), files: files)
    }

    private static func text(_ result: RepairedText) -> String { String(decoding: result.source.bytes, as: UTF8.self) }

    @Test func `an edit of an instance goes to the component`() throws {
        let result = try Self.setting(["row[1].a.leading == row[1].leading + 8": 20])
        #expect(Self.text(result) == Self.text.replacing("v.leading + 8", with: "v.leading + 20"))
        #expect(result.notes.isEmpty)
    }

    @Test func `an edit of a view in a component goes to the component`() throws {
        let result = try Self.setting(["row[0].a.width == 10": 12])
        #expect(Self.text(result) == Self.text.replacing("self.width = 10", with: "self.width = 12"))
    }

    @Test(arguments: [
        (
            ["row[0].a.leading == row[0].leading + 8": 1.0, "row[1].a.leading == row[1].leading + 8": 2],
            "different constants"
        ),
        (["row[0].a.top == row[0].top + 3": 1], "visual format"),
        (["row[0].leading == r.leading + 1": 1, "row[1].leading == r.leading + 1": 2], "different constants"),
    ])
    func `what the text cannot say is refused with its reason`(constants: [String: Double], reason: String) throws {
        let result = try Self.setting(constants)
        #expect(Self.text(result) == Self.text)
        #expect(result.notes.count == 1 && result.notes.allSatisfy { $0.contains(reason) }, "\(result.notes)")
    }

    @Test func `what an included file has is refused, and the document's own text is changed beside it`() throws {
        let text = """
            { "include": ["parts.json"], "root": { "id": "r", "children": [ { "use": "box", "id": "b" } ] },
              "constraints": ["b.leading = r.leading + 1"] }
            """
        let parts = #"{ "components": { "box": { "view": { "id": "v" }, "constraints": ["v.width = 7"] } } }"#
        let files = NamedFiles { $0 == "parts.json" ? .bytes(Array(parts.utf8)) : .missing(meant: nil) }
        let own = try Self.setting(["b.leading == r.leading + 1": 6], in: text, files: files)
        #expect(Self.text(own) == text.replacing("+ 1", with: "+ 6") && own.notes.isEmpty)
        let other = try Self.setting(["b.width == 7": 9], in: text, files: files)
        #expect(Self.text(other) == text)
        #expect(other.notes.count == 1 && other.notes[0].contains("includes"))
    }
}
