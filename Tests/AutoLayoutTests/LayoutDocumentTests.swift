// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutScene
import Testing

/// What users of the library see.
struct LayoutDocumentTests {
    private static let text = """
        { "canvas": { "width": 100, "height": 50 },
          "root": { "id": "screen", "children": [ { "id": "box" }, { "id": "title", "type": "label", "text": "Hi" } ] },
          "constraints": [ "box.width = 40", "box.width = 50 @500 'wide'", "box.height = 10", "box.top = screen.top + 5.5" ],
          "variants": { "large": { "canvas": { "width": 200 } } }, "fit": [ { "item": "box" } ] }
        """

    @Test func `Text, literals and a builder give the same layout`() throws {
        let literal: LayoutDocument = [
            "canvas": ["width": 100, "height": 50],
            "root": ["id": "screen", "children": [["id": "box0"], ["id": "box1", "hidden": false]]],
            "constraints": ["box0.width = 1", "box1.width = 2"],
        ]
        let built = LayoutDocument(["canvas": ["width": 100, "height": 50]]) {
            LayoutView("screen") {
                for number in 0..<2 {
                    if number == 0 { LayoutView("box0") } else { LayoutView("box\(number)", ["hidden": false]) }
                }
            }
        } constraints: {
            for number in 0..<2 { "box\(number).width = \(number + 1)" }
        }
        #expect(literal.text == built.text && literal == built)
        #expect(LayoutDocument(built.text) == built)
        #expect(try LayoutDocument(built.text).solved().views == built.solved().views)
    }

    @Test func `Literals keep their order`() {
        let value: LayoutDocument = ["b": 1, "a": [true, nil, 0.5, "x"]]
        #expect(value.text == #"{ "b": 1, "a": [true, null, 0.5, "x"] }"# + "\n")
    }

    @Test func `A layout has frames, ranges, statuses and diagnostics as values`() throws {
        let layout = try LayoutDocument(Self.text, named: "a.json").solved()
        #expect(layout.size == LayoutSize(width: 100, height: 50))
        #expect(layout.views.map(\.id) == ["screen", "box", "title"] && layout["no"] == nil)
        let box = try #require(layout["box"])
        #expect(box.type == "view" && box.superview == "screen" && box.state == .ambiguous)
        #expect(box.frame.size == LayoutSize(width: 40, height: 10) && box.frame.y == 5.5)
        #expect(box.ranges == [.x: -.infinity ... .infinity])
        #expect(try #require(layout["title"]).intrinsicWidth ?? 0 > 10)
        #expect(layout.constraints.map(\.status) == [.satisfied, .unsatisfied, .satisfied, .satisfied])
        let wide = layout.constraints[1]
        #expect(wide.equation == "box.width == 50" && wide.violation == 10 && wide.priority == 500)
        #expect(wide.identifier == "wide" && wide.place?.line == 3 && wide.place?.column == 38)
        #expect(layout.fittings.map(\.view) == ["box"])
        let open = try #require(layout.diagnostics.first { $0.code == "ambiguous-layout" })
        #expect(open.severity == .warning && open.views == ["box"] && open.place?.file == "a.json")
        #expect("\(open)".hasPrefix("a.json:2:51: warning: ") && open.text.contains("^~~~"))
        #expect(layout.json.contains(#""id": "box""#) && layout.tree.contains("box"))
    }

    @Test func `A layout is solved in its variants and on other canvases`() throws {
        let document = LayoutDocument(Self.text)
        #expect(try document.variants == ["large"])
        #expect(try document.solved(variant: "large").size.width == 200)
        let phone = try document.solved(canvas: ["device": "iphone-16", "orientation": "landscape"])
        #expect(phone.size == LayoutSize(width: 852, height: 393) && phone.scale == 3)
        let error = #expect(throws: LayoutError.self) { try document.solved(canvas: ["devise": "iphone-16"]) }
        #expect(error?.diagnostics.first?.code == "unknown-key")
        #expect(throws: LayoutError.self) { try document.solved(variant: "small") }
    }

    @Test func `Advice is given where it is wanted`() throws {
        let document = LayoutDocument(
            ["canvas": ["width": 40, "height": 50]],
            root: { LayoutView("r") { LayoutView("t", ["type": "label", "text": "Too long"]) } },
            constraints: {
                "|[t]|"; "t.top = r.top"
            })
        #expect(try document.solved().diagnostics.isEmpty)
        #expect(try document.solved(withAdvice: true).diagnostics.contains { $0.code == "truncated-text" })
    }

    @Test func `All mistakes are thrown, each with its place and what may help`() {
        let document = LayoutDocument(#"{ "canvass": {}, "roots": 1 }"#, named: "a.json")
        let error = #expect(throws: LayoutError.self) { try document.solved() }
        #expect(error?.diagnostics.compactMap(\.place?.column) == [1, 3, 18, 27])
        #expect(error?.description.contains("a.json:1:18: error: ") == true)
        #expect(error?.diagnostics[1].fixes.map(\.description) == ["did you mean 'canvas'?"])
        #expect(throws: LayoutError.self) { try document.variants }
    }

    @Test func `Images and included documents are files of the document`() throws {
        let image: LayoutDocument = ["root": ["id": "a", "type": "imageView", "image": "a.svg"]]
        #expect(throws: LayoutError.self) { try image.solved() }
        var found = image
        found.files = ["a.svg": Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#.utf8)]
        #expect(try found.solved().size == LayoutSize(width: 40, height: 30))
        let parts = #"{ "components": { "box": { "view": { "id": "v" }, "constraints": ["v.width = 7"] } } }"#
        let document = LayoutDocument(
            #"{ "include": ["parts.json"], "root": { "id": "r", "children": [ { "use": "box", "id": "b" } ] } }"#,
            files: ["parts.json": Array(parts.utf8)])
        #expect(try document.solved()["b"]?.frame.width == 7)
    }

    @Test(arguments: [(.png, "\u{89}P"), (.svg, "<"), (.pdf, "%P")] as [(Picture.Format, String)])
    func `A picture has the requested format`(format: Picture.Format, magic: String) throws {
        let layout = try LayoutDocument(Self.text).solved()
        let picture = try layout.picture(as: format)
        #expect(picture.bytes.starts(with: magic.unicodeScalars.map { UInt8($0.value) }))
        #expect(try layout.picture(as: format) == picture && picture.format == format)
    }

    @Test func `Options state what a picture shows`() throws {
        let layout = try LayoutDocument(Self.text).solved()
        func svg(_ options: Picture.Options) throws -> String {
            String(decoding: try layout.picture(as: .svg, options: options).bytes, as: UTF8.self)
        }
        let screen = try layout.picture(options: .screen).size
        #expect(screen.width >= layout.size.width)
        #expect(try screen.height < layout.picture().size.height)
        #expect(try svg(Picture.Options(caption: .text("Mine"))).contains("Mine"))
        let pictures = try [
            Picture.Options(), Picture.Options(theme: .print), Picture.Options(focus: ["box"]),
            Picture.Options(axis: .vertical), Picture.Options(zoom: 2), Picture.Options(exercise: "box"),
            Picture.Options(layers: [.content, .sizes]), Picture.Options(showsSummary: false),
            Picture.Options(only: ["constraint-1"]), Picture.Options(callouts: true),
            Picture.Options(crop: Picture.Crop(view: "box")),
            Picture.Options(crop: Picture.Crop(view: "box", margin: 9)),
        ].map(svg)
        #expect(Set(pictures).count == pictures.count)
        let error = #expect(throws: LayoutError.self) { try svg(Picture.Options(focus: ["bax"])) }
        #expect(error == .undrawable("no view named 'bax'; did you mean 'box'?"))
        let part = #expect(throws: LayoutError.self) { try svg(Picture.Options(crop: Picture.Crop(view: "bax"))) }
        #expect(part == error)
        let unknown = #expect(throws: LayoutError.self) { try svg(Picture.Options(only: ["constraint-99"])) }
        #expect(unknown?.description.contains("no constraint named 'constraint-99'") == true)
    }

    @Test func `Layers, themes and axes are those of the program`() {
        #expect(Picture.Layer.allCases.map(\.rawValue) == SceneLayer.allCases.map(\.rawValue))
        #expect(Picture.Theme.allCases.map(\.rawValue) == SceneTheme.Name.allCases.map(\.rawValue))
        #expect(Set(Picture.Options.defaultLayers.map(\.rawValue)) == Set(SceneOptions.defaultLayers.map(\.rawValue)))
    }

    @Test func `Threads solve at once`() async throws {
        let expected = try LayoutDocument(Self.text).solved().json
        await withTaskGroup(of: String?.self) { group in
            for _ in 0..<8 { group.addTask { try? LayoutDocument(Self.text).solved().json } }
            for await json in group { #expect(json == expected) }
        }
    }
}
