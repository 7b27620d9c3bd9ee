// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutModel
import Testing

struct MatrixLanguageTests {
    @Test(arguments: [
        ("strings/ar.json", "ar"), ("pt-BR.lproj/Localizable.strings", "pt-BR"), ("strings/longer.json", nil),
    ])
    func `A strings file that is called by a language sets it`(path: String, language: String?) {
        var matrix = CaseMatrix()
        matrix.strings = [path]
        #expect(matrix.cells().map(\.canvas.language) == [language])
        matrix.languages = ["fr"]
        #expect(matrix.cells().map(\.canvas.language) == ["fr"])
    }

    @Test func `The texts of the source are among the languages on every canvas`() {
        var matrix = CaseMatrix()
        (matrix.devices, matrix.languages) = (["iphone-se-3"], ["de", "ar"])
        let all = ["iphone-se-3", "iphone-se-3, de", "iphone-se-3, ar"]
        #expect(matrix.cells().map(\.name) == all)
        #expect(matrix.cells(source: "en").map(\.name) == all)
        #expect(matrix.cells(source: "DE").map(\.name) == Array(all.dropFirst()))
        matrix.strings = ["more.xcstrings"]
        #expect(
            matrix.cells().map(\.name) == ["iphone-se-3", "iphone-se-3, de, more", "iphone-se-3, ar, more"])
    }

    @Test func `A variant keeps what its canvas says`() {
        var matrix = CaseMatrix()
        (matrix.devices, matrix.appearances) = (["iphone-16", "iphone-se-3"], [.light, .dark])
        var dark = CanvasOverrides()
        dark.appearance = .dark
        #expect(matrix.keeping([CanvasOverrides(), dark]).cells().map(\.name) == ["iphone-16", "iphone-se-3"])
        var narrow = CanvasOverrides()
        narrow.width = 320
        #expect(matrix.keeping([narrow, dark]).cells().isEmpty)
    }
}
