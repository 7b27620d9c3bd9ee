// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Uses of components, by the views and constraints that they become.
struct ComponentTests {
    static let row = """
        "row": {
          "parameters": { "title": null, "gap": 8, "isMuted": false },
          "metrics": { "inset": 16 },
          "view": { "id": "cell", "children": [
            { "id": "name", "type": "label", "text": "{title} {{now}", "hidden": "{isMuted}" }, { "type": "switch" } ] },
          "constraints": [ "name.leading = cell.leading + inset", "switch-1.leading = name.trailing + gap 'between'",
            "V:|-gap-[name]-(>=gap)-|" ]
        }
        """

    static func read(
        _ children: String, constraints: String = "", components: String = row, files: NamedFiles = .none
    ) -> ReadResult {
        Document.read(
            SourceText(
                name: "test.json",
                """
                { "components": { \(components) },
                  "root": { "id": "screen", "children": [ \(children) ] },
                  "constraints": [ \(constraints) ] }
                """), files: files)
    }

    private static func constraints(_ document: Document) -> [String] {
        document.constraints.map { $0.equation(in: document) }
    }

    @Test func `a use is named by its id and what is inside by the way to it`() throws {
        let read = Self.read(#"{ "use": "row", "id": "first", "with": { "title": "One" } }"#)
        let document = try #require(read.document)
        #expect(read.diagnostics.isEmpty)
        #expect(document.views.map(\.id) == ["screen", "first", "first.name", "first.switch-1"])
        #expect(document.views[2].words == "One {now}")
        #expect(
            Self.constraints(document) == [
                "first.name.leading == first.leading + 16", "first.switch-1.leading == first.name.trailing + 8",
                "first.name.top == first.top + 8", "first.bottom >= first.name.bottom + 8",
            ])
        #expect(document.constraints[1].identifier == "first.between")
    }

    @Test func `values take their types, and other keys override those of the component's view`() throws {
        let read = Self.read(
            #"""
            { "use": "row", "with": { "title": 2, "isMuted": true, "gap": -4 }, "style": { "cornerRadius": 3 },
              "constraints": ["self.height = 44"] }
            """#)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(document.views[1].id == "row")
        #expect(document.views[1].style.cornerRadius == 3)
        #expect(document.views[2].isHidden)
        #expect(document.views[2].words == "2 {now}")
        #expect(Self.constraints(document).contains("row.switch-1.leading == row.name.trailing - 4"))
        #expect(Self.constraints(document).contains("row.height == 44"))
    }

    @Test func `instances are numbered, and equations name all of them, neighbours, the first and the last`() throws {
        let read = Self.read(
            #"{ "use": "row", "repeat": [ { "title": "A" }, { "title": "B" }, { "title": "C" } ] }"#,
            constraints: #"""
                "row[*+1].top = row[*].bottom", "row[*].name.trailing <= screen.trailing - 16 'ends'",
                "row.first.top = screen.top", "row.last.bottom = screen.bottom", "row[1].height = 64"
                """#)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(
            document.views.map(\.id).filter { $0.hasPrefix("row[") && $0.hasSuffix("]") } == [
                "row[0]", "row[1]", "row[2]",
            ])
        let all = Self.constraints(document)
        #expect(
            Array(all.suffix(8)) == [
                "row[1].top == row[0].bottom", "row[2].top == row[1].bottom",
                "row[0].name.trailing <= screen.trailing - 16", "row[1].name.trailing <= screen.trailing - 16",
                "row[2].name.trailing <= screen.trailing - 16", "row[0].top == screen.top",
                "row[2].bottom == screen.bottom", "row[1].height == 64",
            ])
        #expect(document.constraints.compactMap(\.identifier).suffix(3) == ["ends[0]", "ends[1]", "ends[2]"])
    }

    @Test func `visual formats and objects name instances as equations do`() throws {
        let read = Self.read(
            #"{ "use": "row", "repeat": [ { "title": "A" }, { "title": "B" }, { "title": "C" } ] }"#,
            constraints: #"""
                "V:[row[*]]-4-[row[*+1]]", "H:|-2-[row.first]", { "vfl": "V:[row.last(30)]" },
                { "firstItem": "row[*+1]", "firstAttribute": "leading", "secondItem": "row[*]", "secondAttribute": "leading",
                  "identifier": "edge" },
                { "firstItem": "row.last.name", "firstAttribute": "width", "constant": 9 }
                """#)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(
            Array(Self.constraints(document).suffix(7)) == [
                "row[1].top == row[0].bottom + 4", "row[2].top == row[1].bottom + 4",
                "row[0].leading == screen.leading + 2", "row[2].height == 30", "row[1].leading == row[0].leading",
                "row[2].leading == row[1].leading", "row[2].name.width == 9",
            ])
        #expect(document.constraints.compactMap(\.identifier).suffix(2) == ["edge[0]", "edge[1]"])
    }

    @Test func `any view may be repeated, with its own names and those around it`() throws {
        let read = Self.read(
            #"""
            { "id": "dot", "repeat": 2, "children": [ { "id": "mark", "type": "label", "text": "{number} of 2" } ],
              "constraints": [ "mark.leading = dot.leading", "mark.top = screen.top", "self.width = 10" ] }
            """#, constraints: #""H:[dot[0]]-[dot[1]]", "dot[*].mark.height = 12""#)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(document.views.map(\.id) == ["screen", "dot[0]", "dot[0].mark", "dot[1]", "dot[1].mark"])
        #expect(document.views[4].words == "2 of 2")
        let all = Self.constraints(document)
        #expect(all.contains("dot[1].mark.leading == dot[1].leading"))
        #expect(all.contains("dot[1].mark.top == screen.top"))
        #expect(all.contains("dot[0].mark.height == 12"))
    }

    @Test func `components use others, and give them lists of rows and of views`() throws {
        let components = #"""
            "badge": { "parameters": { "count": 0 }, "view": { "type": "label", "text": "{count}" } },
            "card": { "parameters": { "rows": [], "content": [] },
              "view": { "id": "card", "type": "stackView", "children": [
                { "use": "badge", "id": "badge", "with": { "count": 3 } },
                { "use": "badge", "id": "line", "repeat": "{rows}" },
                { "id": "slot", "type": "stackView", "children": "{content}" } ] },
              "constraints": ["line[*].width = badge.width", "line.last.height = 9"] }
            """#
        let read = Self.read(
            #"""
            { "use": "card", "with": { "rows": [ { "count": 1 }, { "count": 2 } ], "content": [ { "id": "own", "type": "switch" } ] } }
            """#, constraints: #""own.top = card.line[1].top""#, components: components)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(
            document.views.map(\.id) == [
                "screen", "card", "card.badge", "card.line[0]", "card.line[1]", "card.slot", "own",
            ])
        #expect(document.views[4].words == "2")
        #expect(
            Self.constraints(document) == [
                "card.line[0].width == card.badge.width", "card.line[1].width == card.badge.width",
                "card.line[1].height == 9", "own.top == card.line[1].top",
            ])
    }

    @Test func `rows may be in a table, whose cells are numbers where numbers are needed`() throws {
        let files = NamedFiles { path in
            path == "rows.csv"
                ? .bytes(Array("title,gap,isMuted\r\n\"007, \"\"Bond\"\"\",12,true\r\nMoss,4,false\r\n".utf8))
                : path == "rows.json" ? .bytes(Array(#"[{"title": "J"}]"#.utf8)) : .missing(meant: nil)
        }
        let read = Self.read(
            #"{ "use": "row", "repeat": "rows.csv" }, { "use": "row", "id": "more", "repeat": "rows.json" }"#,
            files: files)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(document.views[2].words == #"007, "Bond" {now}"#)
        #expect(document.views[2].isHidden)
        #expect(Self.constraints(document).contains("row[0].switch-1.leading == row[0].name.trailing + 12"))
        #expect(document.views.contains { $0.id == "more[0].name" })
        #expect(read.files.map(\.path) == ["rows.csv", "rows.json"])
    }

    @Test func `components come from included files, once each`() throws {
        let files = NamedFiles { path in
            switch path {
            case "lib/a.json":
                .bytes(
                    Array(
                        #"{ "include": ["b.json"], "metrics": { "m": 3 }, "components": { "icon": { "view": { "type": "imageView", "image": "i.png" } } } }"#
                            .utf8))
            case "lib/b.json":
                .bytes(
                    Array(
                        #"{ "include": [], "components": { "line": { "view": {}, "constraints": ["self.height = 1"] } } }"#
                            .utf8))
            default: .missing(meant: nil)
            }
        }
        let read = Document.read(
            SourceText(
                name: "t",
                #"""
                { "include": ["lib/a.json", "lib/b.json"],
                  "root": { "id": "r", "children": [ { "use": "icon" }, { "use": "line" } ] }, "constraints": ["line.width = m"] }
                """#), files: files)
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(Self.constraints(document) == ["line.height == 1", "line.width == 3"])
        #expect(read.files.contains { $0.kind == .image && $0.path == "lib/i.png" })
    }

    @Test func `a file of components alone is a sheet of them`() throws {
        let read = Document.read(SourceText(name: "t", "{ \"components\": { \(Self.row) } }"))
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(document.views.map(\.id) == ["components", "label-1", "row", "row.name", "row.switch-1"])
        #expect(document.views[3].words == "title {now}")
    }

    @Test func `the expanded document reads as the same document`() throws {
        let read = Self.read(
            #"{ "use": "row", "repeat": [ { "title": "A" }, { "title": "B" } ] }"#,
            constraints: #""row[*+1].top = row[*].bottom + 4""#)
        let document = try #require(read.document)
        let again = try #require(Document.read(SourceText(name: "", document.jsonText)).document)
        #expect(again.withoutPlaces == document.withoutPlaces)
    }
}
