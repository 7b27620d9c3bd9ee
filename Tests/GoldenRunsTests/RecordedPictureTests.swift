// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutScene
import SourceLocations
import Testing

/// What the settings of a project make of its golden pictures.
struct RecordedPictureTests {
    private func options(_ settings: String, _ given: SceneOptions = SceneOptions()) -> SceneOptions {
        let read = GoldenProject.read(SourceText(name: "alrender.json", settings))
        #expect(read.diagnostics.isEmpty)
        return read.project.picture.applied(to: given, .png)
    }

    @Test func `A drawing has marks, and a screen has what a device shows`() {
        #expect(options("{}") == SceneOptions())
        let screen = options(#"{ "records": "screen" }"#)
        #expect(screen.layers == [.content, .device])
        #expect(screen.caption == .hidden)
        #expect(options(#"{ "records": "screen", "device": false }"#).layers == [.content])
    }

    @Test func `Both are a screen and a drawing`() {
        let picture = GoldenProject.read(SourceText(name: "alrender.json", #"{ "records": "both" }"#)).project.picture
        #expect(picture.applied(to: SceneOptions(), .png).layers == [.content, .device])
        #expect(picture.applied(to: SceneOptions(), .drawing) == SceneOptions())
    }

    @Test func `Layers are shown and hidden by name`() {
        #expect(options(#"{ "hide": ["names"] }"#).layers == SceneOptions.defaultLayers.subtracting([.names]))
        #expect(options(#"{ "hide": ["all"], "show": ["content", "frames"] }"#).layers == [.content, .frames])
        #expect(options(#"{ "records": "screen", "show": ["guides"] }"#).layers == [.content, .guides])
    }

    @Test func `The options of the command line win`() {
        let given = SceneOptions(layers: [.frames], theme: .print)
        #expect(options(#"{ "records": "screen", "theme": "classic" }"#, given) == given)
        #expect(options(#"{ "theme": "print" }"#).theme == .print)
    }

    @Test(arguments: [
        (#"{ "records": "screens" }"#, #"records: expected "screen" or "drawing" or "both"; did you mean "screen"?"#),
        (#"{ "marks": 1 }"#, #"marks: expected "compare" or "ignore""#),
        (#"{ "diagnostics": "all" }"#, #"diagnostics: expected "codes" or "text""#),
    ])
    func `A mistake has the values that there are`(settings: String, message: String) {
        #expect(GoldenProject.read(SourceText(name: "alrender.json", settings)).diagnostics.map(\.message) == [message])
    }

    @Test func `A recorded screen differs from a drawing`() throws {
        let layout = """
            { "canvas": { "width": 100, "height": 60 }, "root": { "id": "screen", "children": [ { "id": "box" } ] },
              "constraints": [ "box.leading = screen.leading + 8", "box.top = screen.top + 8", "box.width = 20",
                "box.height = 20" ] }
            """
        let project = MemoryProject(
            ["layouts/box.layout.json": layout], settings: #"{ "layouts": "layouts", "records": "screen" }"#)
        _ = try project.record()
        #expect(try project.run().status == .done)
        project.files["alrender.json"] = #"{ "layouts": "layouts" }"#
        #expect(try project.run().status == .difference)
    }

    @Test func `A file that is not a golden stays as it is`() throws {
        let project = MemoryProject([
            "layouts/a.layout.json": #"{ "canvas": { "width": 100, "height": 100 }, "root": { "id": "r" } }"#,
            "golden/a.json": #"{ "name": "package" }"#,
        ])
        let outcome = try project.record()
        #expect(outcome.status == .errorDiagnostic && outcome.text.contains("'golden/a.json' is not a golden"))
        #expect(project.files["golden/a.json"] == #"{ "name": "package" }"#)
    }
}
