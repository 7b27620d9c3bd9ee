// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// A PNG of one grey pixel.
    private static let dot: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
        8, 0, 0,
        0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0,
        0x81,
        0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    private static let picture = DiagnosticExample.screen(
        #"{ "id": "logo", "type": "imageView", "image": "logo.png" }"#,
        ["logo.centerX = screen.centerX", "logo.centerY = screen.centerY"])

    /// Sizes, files and variants.
    static let values: [DiagnosticPage] = [
        DiagnosticPage(
            "unknown-device", "error", "no device has that id",
            why: "`alrender devices` lists the ids. A canvas can also be given as width, height and scale.",
            DiagnosticExample.layout("{ \"root\": { \"id\": \"screen\" } }").with(device: "iphone-99"),
            corrected: DiagnosticExample.layout("{ \"root\": { \"id\": \"screen\" } }").with(device: "iphone-16")),
        DiagnosticPage(
            "unknown-variant", "error", "the document has no such variant",
            why: "`--variant` takes a name from the document's `variants`.",
            DiagnosticExample.layout(
                """
                {
                  "canvas": { "width": 320, "height": 120 },
                  "variants": { "wide": { "canvas": { "width": 600 } } },
                  "root": { "id": "screen" }
                }
                """
            ).with(variant: "wider"),
            corrected: DiagnosticExample.layout(
                """
                {
                  "canvas": { "width": 320, "height": 120 },
                  "variants": { "wide": { "canvas": { "width": 600 } } },
                  "root": { "id": "screen" }
                }
                """
            ).with(variant: "wide")),
        DiagnosticPage(
            "canvas-too-large", "error, or a note in `fix` and `--sweep`",
            "the canvas, or the size that its constraints give a root without one, exceeds the limit in pixels or points",
            why: """
                A picture may have 100 million pixels, a side 20,000 points. Draw at a smaller `scale`, or raise the limits with \
                `--limit canvas-pixels=NUMBER` and `--limit canvas-side=NUMBER`.
                """,
            .layout("{ \"canvas\": { \"width\": 20000, \"height\": 20000 }, \"root\": { \"id\": \"screen\" } }"),
            replacing: ["20000": "2000"]),
        DiagnosticPage(
            "unknown-symbol", "note", "there is no drawing for a system symbol; the placeholder is drawn",
            why: """
                The name is misspelt, or alrender has no drawing of that symbol: `alrender symbols` lists those that it has.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 320, "height": 120 },
                  "root": {
                    "id": "screen",
                    "children": [
                      {
                        "id": "icon",
                        "type": "imageView",
                        "image": { "width": 24, "height": 20 },
                        "style": { "symbol": "foldr.fill" }
                      }
                    ]
                  },
                  "constraints": ["icon.leading = screen.leading + 20", "icon.top = screen.top + 20"]
                }
                """), replacing: ["foldr.fill": "folder.fill"]),
        DiagnosticPage(
            "bar-not-drawn", "note", "one of the document's bars has no room",
            why: """
                `bars` are drawn in the insets of the canvas's `safeArea`; below 30 points there is no room for one. A toolbar is \
                not drawn where there is a tab bar.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 320, "height": 300, "safeArea": { "top": 20 } },
                  "bars": { "navigationBar": { "title": "Orders" } },
                  "root": { "id": "screen" }
                }
                """), replacing: ["\"top\": 20": "\"top\": 64"]),
        DiagnosticPage(
            "selection-out-of-range", "warning", "the index of a selection is beyond the last segment, item or page",
            why: """
                Indexes count from 0. Nothing is drawn as selected; a page control shows its last page.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 320, "height": 120 },
                  "root": {
                    "id": "screen",
                    "children": [
                      { "id": "period", "type": "segmentedControl", "segments": ["Day", "Week"], "selectedSegmentIndex": 2 }
                    ]
                  },
                  "constraints": ["period.centerX = screen.centerX", "period.centerY = screen.centerY"]
                }
                """), replacing: ["\"selectedSegmentIndex\": 2": "\"selectedSegmentIndex\": 1"]),
        DiagnosticPage(
            "missing-file", "error", "a file that the document refers to does not exist",
            why: """
                Paths are relative to the document. Names are case-sensitive, even if they were not on a Mac.
                """,
            picture, replacing: ["\"logo.png\"": "{ \"width\": 64, \"height\": 64 }"]),
        DiagnosticPage(
            "outside-file", "error", "a path that leads outside the document's folder (a warning of `import`)",
            why: """
                A document from someone else must not read files outside its folder, not even by symbolic links. Pass \
                `--allow-outside` if you trust it.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 320, "height": 120 },
                  "root": { "id": "screen", "children": [ { "id": "logo", "type": "imageView", "image": "../logo.png" } ] },
                  "constraints": [ "logo.top = screen.top", "logo.leading = screen.leading" ]
                }
                """), replacing: ["\"../logo.png\"": "{ \"width\": 64, \"height\": 64 }"]),
        DiagnosticPage(
            "unreadable-image", "error",
            "an image file that is not PNG, JPEG, SVG or PDF, or is damaged, truncated or over the limit (a warning in Interface Builder files)",
            why: """
                The contents of the file count, not its name. Export the image again; HEIC must be converted.
                """,
            picture.with(files: ["logo.png": Array("not a picture".utf8)]),
            corrected: picture.with(files: ["logo.png": dot])),
        DiagnosticPage(
            "undecodable-image", "error", "an image file that crashes its decoder, or takes it more than 10 seconds",
            why: """
                A placeholder of its size is drawn. Export the image again in a simpler form.
                """,
            nil),
    ]
}
