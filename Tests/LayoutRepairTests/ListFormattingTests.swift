// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutRepair
import Testing

/// What is not part of a repair stays byte for byte.
struct ListFormattingTests {
    /// A document of one view whose width and height are missing, around a list of constraints as it is written.
    private static func document(_ constraints: String) -> String {
        """
        {"canvas": {"width": 300, "height": 200},
          "root": {"id": "s", "children": [{"id": "a", "frame": [10, 20, 30, 40]}]}\(constraints)}
        """
    }

    private func list(_ text: String, after operation: RepairOperation) throws -> String {
        let marker = "\"frame\": [10, 20, 30, 40]}]}"
        let repaired = try DocumentText(Self.document(text)).repaired(operation)
        #expect(try repaired.repaired(operation).text == repaired.text, "a second run changes something")
        let range = try #require(repaired.text.range(of: marker))
        return String(repaired.text[range.upperBound...].dropLast())
    }

    private static let position = "\"a.leading = s.leading + 10\", \"a.top = s.top + 20\""

    @Test(arguments: [
        // On the line of the others.
        (", \"constraints\": [\(position)]", ", \"constraints\": [\(position), \"a.width = 30\", \"a.height = 40\"]"),
        // Lines of their own, a comment behind the last entry, comments behind that.
        (
            ",\n \"constraints\": [\n   // first\n   \"a.leading = s.leading + 10\",\n   \"a.top = s.top + 20\" // why\n   // end\n ]\n",
            ",\n \"constraints\": [\n   // first\n   \"a.leading = s.leading + 10\",\n   \"a.top = s.top + 20\", // why\n   \"a.width = 30\",\n   \"a.height = 40\"\n   // end\n ]\n"
        ),
        // A trailing comma stays one.
        (
            ",\n\t\"constraints\": [\n\t\t\"a.leading = s.leading + 10\",\n\t\t\"a.top = s.top + 20\", /* why */\n\t],\n",
            ",\n\t\"constraints\": [\n\t\t\"a.leading = s.leading + 10\",\n\t\t\"a.top = s.top + 20\", /* why */\n\t\t\"a.width = 30\",\n\t\t\"a.height = 40\",\n\t],\n"
        ),
        // The document's own sign.
        (
            ", \"constraints\": [\"a.leading == s.leading + 10\", \"a.top == s.top + 20\"]",
            ", \"constraints\": [\"a.leading == s.leading + 10\", \"a.top == s.top + 20\", \"a.width == 30\", \"a.height == 40\"]"
        ),
        // A closing bracket behind the last entry of a line.
        (
            ", \"constraints\": [\n   \(position) ]",
            ", \"constraints\": [\n   \(position), \"a.width = 30\", \"a.height = 40\" ]"
        ),
    ])
    func `Added constraints follow the form of the list`(before: String, after: String) throws {
        #expect(try list(before, after: .addMissing) == after)
    }

    private static let four = ["a.leading = s.leading + 10", "a.width = 30", "a.top = s.top + 20", "a.height = 40"]

    @Test(arguments: [", \"constraints\": []", ", \"constraints\": [ ]", ""])
    func `A list that is empty or missing gets lines`(before: String) throws {
        let lines = Self.four.map { "\"\($0)\"" }.joined(separator: ",\n")
        let result = try list(before, after: .addMissing)
        let withoutIndentation = result.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            .joined(separator: "\n")
        #expect(withoutIndentation.contains("\"constraints\": [\n\(lines)\n]"), "\(result)")
    }

    @Test func `A document of one line keeps it`() throws {
        let quoted = Self.four.map { "\"\($0)\"" }.joined(separator: ", ")
        for list in [",\"constraints\":[]", ",\"constraints\":[ ]", ""] {
            let text = Self.document(list).replacing("\n ", with: "")
            let repaired = try DocumentText(text).repaired(.addMissing).text
            #expect(!repaired.contains("\n"))
            #expect(repaired.contains("[\(quoted)]"), "\(repaired)")
        }
    }

    @Test func `Line ends of Windows stay`() throws {
        let text = Self.document(",\n  \"constraints\": [\n    \"a.leading = s.leading + 10\" // x\n  ]\n")
            .replacing("\n", with: "\r\n")
        for operation in [RepairOperation.addMissing, .clear, .reset, .pin([.top], distance: 4)] {
            let repaired = Array(try DocumentText(text).repaired(operation).text.utf8)
            let breaks = repaired.indices.filter { repaired[$0] == UInt8(ascii: "\n") }
            #expect(breaks.allSatisfy { repaired[$0 - 1] == UInt8(ascii: "\r") })
        }
    }

    @Test(arguments: [
        (", \"constraints\": [\(position)]", ", \"constraints\": []"),
        (
            ",\n \"constraints\": [\n   // first\n   \"a.leading = s.leading + 10\", // why\n   \"a.top = s.top + 20\"\n ]\n",
            ",\n \"constraints\": [\n   // first\n   // why\n ]\n"
        ),
        (",\n \"constraints\": [\n   \"a.top = s.top + 20\",\n ]\n", ",\n \"constraints\": [\n ]\n"),
    ])
    func `Comments stay where constraints are removed`(before: String, after: String) throws {
        #expect(try list(before, after: .clear) == after)
    }

    @Test func `The list ends without a comma when its last entry is removed`() throws {
        let text = """
            {"root": {"id": "s", "children": [{"id": "a"}, {"id": "b"}]},
              "constraints": ["a.top = s.top", "b.top = s.top"]}
            """
        #expect(try DocumentText(text).repaired(.clear, views: "b").text.contains("[\"a.top = s.top\"]}"))
        #expect(try DocumentText(text).repaired(.clear, views: "a").text.contains("[\"b.top = s.top\"]}"))
    }

    @Test func `Entries at the end of a line are removed without a space after the comma`() throws {
        let text = """
            {"root": {"id": "s", "children": [{"id": "a"}, {"id": "b"}]},
              "constraints": [
                "a.top = s.top", "b.top = s.top",
                "a.leading = s.leading", "b.leading = s.leading", "b.width = 10"
              ]}
            """
        let cleared = try DocumentText(text).repaired(.clear, views: "b").text
        #expect(cleared.contains("[\n    \"a.top = s.top\",\n    \"a.leading = s.leading\"\n  ]}"), "\(cleared)")
    }

    @Test func `What is left of a visual format becomes equations`() throws {
        let text = """
            {"canvas": {"width": 300, "height": 100}, "root": {"id": "s", "children": [{"id": "a"}, {"id": "b"}]},
              "constraints": ["H:|-20-[a(50)]-8-[b(60@700)]"]}
            """
        let repaired = try DocumentText(text).repaired(.clear, views: "a")
        #expect(repaired.text.contains("\"constraints\": [\"b.width = 60 @700\"]}"))
    }
}
