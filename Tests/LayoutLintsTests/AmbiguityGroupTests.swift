// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// One missing constraint is one diagnostic, however many views it leaves open.
struct AmbiguityGroupTests {
    private func diagnostics(
        _ children: String, _ constraints: String...
    ) throws -> [(message: String, views: [String])] {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        let text = """
            {"canvas": {"width": 400, "height": 300}, "root": {"id": "s", "children": [\(children)]}, "constraints": [\(list)]}
            """
        let document = try #require(Document.read(SourceText(name: "d", text)).document)
        return document.solve(measuring: FixedCellText()).diagnostics.map { ($0.message, $0.views) }
    }

    private static let labels = (1...4).map { #"{"id": "v\#($0)", "type": "label", "text": "Text"}"# }.joined(
        separator: ", ")

    @Test func `A row without a position is one diagnostic that names all of it`() throws {
        let found = try diagnostics(
            Self.labels, "V:|[v1]", "V:|[v2]", "V:|[v3]", "V:|[v4]", "H:[v1]-8-[v2]-8-[v3]-8-[v4]")
        let message =
            "Horizontal position is ambiguous for \"v1\", \"v2\", \"v3\" and \"v4\". They depend on each other. "
            + "Need constraints for: X position of \"v1\", \"v2\", \"v3\" or \"v4\". v1.x −∞ … ∞."
        #expect(found.map(\.message) == [message])
        #expect(found.first?.views == ["v1", "v2", "v3", "v4"])
    }

    @Test func `Two rows without a position are two diagnostics`() throws {
        let found = try diagnostics(
            Self.labels, "V:|[v1]", "V:|[v2]", "V:|[v3]", "V:|[v4]", "H:[v1]-8-[v2]", "H:[v3]-8-[v4]")
        #expect(found.map(\.views) == [["v1", "v2"], ["v3", "v4"]])
    }

    @Test func `Several missing constraints of linked views are counted`() throws {
        let found = try diagnostics(
            #"{"id": "a"}, {"id": "b"}"#, "V:|[a]|", "V:|[b]|", "a.width = b.width", "b.leading = a.trailing + 8")
        #expect(found.map(\.views) == [["a", "b"]])
        #expect(
            found.first?.message.contains("Need constraints for: X position, width of \"a\". These determine") == true)
    }

    @Test func `A view whose sizes and positions are all open has a diagnostic of its own`() throws {
        let found = try diagnostics(#"{"id": "a"}, {"id": "b"}"#)
        #expect(found.map(\.views) == [["a"], ["b"]])
    }

    /// Neither alone is enough, and which of the two was named depended on the order of a set.
    @Test func `Both positions of a view that another one follows along one axis are missing`() throws {
        let found = try diagnostics(Self.labels, "H:|[v2]", "V:[v1]-8-[v2]", "H:|[v3][v4]", "V:|[v3]", "V:|[v4]")
        #expect(found.map(\.views) == [["v1", "v2"]])
        #expect(
            found.first?.message.contains(
                "Need constraints for: X position, Y position of \"v1\". These determine the others. v1.x −∞ … ∞. v1.y −∞ … ∞."
            ) == true, "\(found)")
    }
}
