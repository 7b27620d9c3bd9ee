// SPDX-License-Identifier: Apache-2.0
import FontFiles
import Testing

@testable import LayoutText

struct FontCatalogTests {
    @Test(arguments: [
        (400, false, 400), (450, false, 400), (350, false, 300), (600, false, 600), (650, true, 700),
        (1000, false, 900),
        (1, true, 100),
    ])
    func `The nearest weight is chosen`(weight: Int, italic: Bool, found: Int) {
        let file = FontCatalog.debian.faces(family: "inter", weight: weight, isItalic: italic).first
        #expect(file?.weight == found)
        #expect(file?.isItalic == italic)
    }

    @Test func `A missing file names its package`() {
        var catalog = FontCatalog.debian
        catalog.files[0].path = "/nowhere/Inter-Thin.otf"
        #expect(throws: FontFault.unusable(path: "/nowhere/Inter-Thin.otf", package: "fonts-inter")) {
            try PangoTextMeasurer(catalog: catalog)
        }
    }

    @Test func `A file that is not a font is refused`() {
        let catalog = FontCatalog(files: [FontFile(family: "Inter", path: "/etc/passwd")])
        #expect(throws: FontFault.unusable(path: "/etc/passwd", package: nil)) {
            try PangoTextMeasurer(catalog: catalog)
        }
    }

    @Test func `Tracking is interpolated`() {
        let system = SystemFont(
            family: "Inter", ascender: 1, descender: 0.2,
            trackings: [.init(at: 10, value: 0.1), .init(at: 20, value: -0.5)],
            weightTrackings: [.init(at: 400, value: 0), .init(at: 600, value: 0.02)])
        #expect(abs(system.tracking(size: 15, weight: 400) + 0.2) < 1e-12)
        #expect(abs(system.tracking(size: 5, weight: 100) - 0.05) < 1e-12)
        #expect(abs(system.tracking(size: 40, weight: 400) + 1) < 1e-12)
        #expect(abs(system.tracking(size: 15, weight: 500) - (-0.2 + 0.15)) < 1e-12)
        #expect(abs(system.tracking(size: 10, weight: 900) - 0.3) < 1e-12)
    }
}
