// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutRepair
import Testing

/// Add Missing Constraints where the size that is missing is that of content.
struct ContentTieTests {
    private static func added(_ views: String, _ constraints: [String]) throws -> [String] {
        let before = DocumentText(
            """
            {
              "canvas": {"width": 375, "height": 600},
              "root": {"id": "s", "children": [\(views)]},
              "constraints": [
                \(constraints.map { "\"\($0)\"" }.joined(separator: ",\n    "))
              ]
            }
            """)
        let after = try before.repaired(.addMissing)
        #expect(try !after.isAmbiguous && after.layout.conflicts.isEmpty, "\(after.text)")
        return Array(try after.equations.dropFirst(constraints.count))
    }

    private static let labels = #"{"id": "a", "type": "label", "text": "A"}, {"id": "b", "type": "label", "text": "B"}"#

    @Test func `A card is tied to its last view`() throws {
        let card = [
            "c.leading = s.leading", "c.trailing = s.trailing", "c.top = s.top", "a.top = c.top + 8",
            "a.leading = c.leading + 8",
            "b.top = a.bottom + 4", "b.leading = a.leading",
        ]
        #expect(try Self.added("{\"id\": \"c\", \"children\": [\(Self.labels)]}", card) == ["c.bottom == b.bottom + 8"])
    }

    @Test func `A card keeps the distance that it has at design time`() throws {
        let views =
            #"{"id": "c", "frame": [0, 0, 375, 60], "children": [{"id": "a", "type": "label", "text": "A", "frame": [8, 8, 10, 20]}]}"#
        let card = [
            "c.leading = s.leading", "c.trailing = s.trailing", "c.top = s.top", "a.top = c.top + 8",
            "a.leading = c.leading + 8",
        ]
        #expect(try Self.added(views, card) == ["c.bottom == a.bottom + 32"])
        // A card much larger than its content has a size of its own.
        #expect(try Self.added(views.replacing("375, 60", with: "375, 300"), card) == ["c.height == 300"])
    }

    @Test func `The content of a scroll view begins at the distance at which it ends`() throws {
        let scroll = [
            "v.leading = s.leading", "v.trailing = s.trailing", "v.top = s.top", "v.bottom = s.bottom",
            "a.top = v.top + 10",
            "v.trailing = a.trailing + 25",
        ]
        let added = try Self.added(
            #"{"id": "v", "type": "scrollView", "children": [{"id": "a", "type": "label", "text": "A"}]}"#, scroll)
        #expect(added == ["a.leading == v.leading + 25", "v.bottom == a.bottom + 10"])
    }
}
