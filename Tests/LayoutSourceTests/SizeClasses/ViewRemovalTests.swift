// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Taking a view from its superview takes the constraints on it along (S46).
@Suite struct ViewRemovalTests {
    private static func read(red: String, aligned: Bool) throws -> (document: Document, diagnostics: [Diagnostic]) {
        let vertical =
            aligned
            ? ["red.top = s.top + 20", "s.bottom = red.bottom + 20", "blue.top = red.top", "blue.bottom = red.bottom"]
            : [
                "red.top = s.top + 20", "s.bottom = red.bottom + 20", "blue.top = s.top + 20",
                "s.bottom = blue.bottom + 20",
            ]
        let all =
            vertical + [
                "red.leading = s.leading + 20", "blue.leading = red.trailing + 8", "s.trailing = blue.trailing + 20",
                "red.width = blue.width",
            ]
        let result = Document.read(
            SourceText(
                name: "test.json",
                """
                {"canvas": {"width": 375, "height": 667},
                 "root": {"id": "s", "children": [{"id": "red"\(red)}, {"id": "blue"}]},
                 "constraints": [\(all.map { "\"\($0)\"" }.joined(separator: ", "))]}
                """))
        return (try #require(result.document), result.diagnostics)
    }

    /// V31: of the first listing three constraints are left, of the second one.
    @Test func `Removed views are left out of all lists`() throws {
        let first = try Self.read(red: ", \"removed\": true", aligned: false)
        #expect(
            first.document.constraints.map { $0.equation(in: first.document) } == [
                "blue.top == s.top + 20", "s.bottom == blue.bottom + 20", "s.trailing == blue.trailing + 20",
            ])
        let second = try Self.read(red: ", \"removed\": true", aligned: true)
        #expect(
            second.document.constraints.map { $0.equation(in: second.document) } == ["s.trailing == blue.trailing + 20"]
        )
        #expect(second.document.views.map(\.id) == ["s", "blue"])
        #expect(second.document.views[0].subviews == [1])
        #expect(second.diagnostics.map(\.message) == ["red is removed, and with it the 7 constraints on it"])
        #expect(second.diagnostics.map(\.severity) == [.note])
        #expect(second.diagnostics[0].constraints.count == 7)
    }

    @Test func `A value of false removes nothing`() throws {
        #expect(try Self.read(red: ", \"removed\": false", aligned: true).document.constraints.count == 8)
    }

    @Test func `A whole subtree is removed and indices follow`() throws {
        let source = SourceText(
            name: "test.json",
            """
            {"root": {"id": "s", "type": "stackView", "customSpacing": {"gone": 4, "last": 5}, "children": [
                {"id": "first", "guides": [{"id": "g1"}]},
                {"id": "gone", "removed": true, "guides": [{"id": "g2"}],
                 "children": [{"id": "inner", "constraints": ["self.width = 5"]}]},
                {"id": "last", "guides": [{"id": "g3"}]}]},
             "constraints": [
                "gone.safeAreaLayoutGuide.top = s.top", "g2.width = g1.width", "(inner.leading - first.leading) = 8",
                "first.width = inner.width", "g3.width = g1.width", "last.layoutMarginsGuide.top = first.bottom",
                "(last.leading - first.trailing) >= 8"]}
            """)
        let document = try #require(Document.read(source).document)
        #expect(document.views.map(\.id) == ["s", "first", "last"])
        #expect(document.guides.map(\.id) == ["g1", "g3"])
        #expect(document.guides.map(\.owner) == [1, 2])
        #expect(
            document.constraints.map { $0.equation(in: document) } == [
                "g3.width == g1.width", "last.layoutMarginsGuide.top == first.bottom",
                "(last.leading - first.trailing) >= 8",
            ])
        guard case .stackView(let stack) = document.views[0].content else {
            Issue.record("no stack view")
            return
        }
        #expect(stack.customSpacing.map(\.view) == ["last"])
    }
}
