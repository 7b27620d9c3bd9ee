// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import Testing

/// Variants in the combinations of a matrix.
struct VariantMatrixTests {
    private static let layout = """
        { "canvas": { "device": "iphone-16" },
          "strings": ["en.json", "de.json"],
          "root": { "id": "screen", "children": [ { "id": "title", "type": "label", "text": "Hello" } ] },
          "constraints": [ "title.top = screen.top", "title.leading = screen.leading" ],
          "variants": { "empty": { "views": { "title": { "text": "Nothing" } } }, "dark": { "canvas": { "appearance": "dark" } },
            "empty-dark": { "extends": ["empty", "dark"] } } }
        """

    private func names(_ matrix: String) throws -> [String] {
        let project = MemoryProject(
            [
                "layouts/a.layout.json": Self.layout, "layouts/en.json": "{}",
                "layouts/de.json": #"{ "Hello": "Guten Tag" }"#,
            ], settings: #"{ "layouts": "layouts", "pictures": [], "matrix": \#(matrix) }"#)
        #expect(try project.record().status == .done)
        let text = try project.run().text
        var names: [String] = []
        try project.withSetup { setup, _ in
            names = setup.cases(of: GoldenInput(name: "a", path: "layouts/a.layout.json", recorded: "golden/a")).map(
                \.name)
        }
        #expect(text == "\(names.count) passed, 0 failed\n")
        return names
    }

    private static let own = ["a", "a (empty)", "a (dark)", "a (empty-dark)"]

    @Test func `Variants are multiplied, but for what their canvases say`() throws {
        // The variant "dark" is the combination of that name.
        #expect(
            try names(#"{ "devices": ["iphone-se-3"], "appearances": ["dark"] }"#)
                == Self.own + [
                    "a (iphone-se-3, dark)", "a (empty, iphone-se-3, dark)", "a (dark, iphone-se-3)",
                    "a (empty-dark, iphone-se-3)",
                ])
        #expect(try names(#"{ "appearances": ["dark"] }"#) == Self.own + ["a (empty, dark)"])
    }

    @Test func `Variants stay out of a matrix that says so`() throws {
        #expect(
            try names(#"{ "devices": ["iphone-se-3"], "variants": false }"#) == Self.own + ["a (iphone-se-3)"])
        #expect(
            try names(#"{ "cases": ["a (empty)"], "devices": ["iphone-se-3"] }"#)
                == Self.own + ["a (empty, iphone-se-3)"])
    }

    @Test func `Languages include that of the source, once`() throws {
        let devices = #""devices": ["iphone-se-3"], "variants": false"#
        #expect(
            try names(#"{ "languages": ["de"], \#(devices) }"#)
                == Self.own + ["a (iphone-se-3)", "a (iphone-se-3, de)"])
        #expect(
            try names(#"{ "languages": ["en", "de"], \#(devices) }"#)
                == Self.own + ["a (iphone-se-3, en)", "a (iphone-se-3, de)"])
    }
}
