// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import Testing

struct MatrixLanguageTests {
    @Test(arguments: [
        ("strings/ar.json", "ar"), ("pt-BR.lproj/Localizable.strings", "pt-BR"), ("strings/longer.json", nil),
    ])
    func `A strings file that is called by a language sets it`(path: String, language: String?) {
        var matrix = CaseMatrix()
        matrix.strings = [path]
        #expect(matrix.cells.map(\.canvas.language) == [language])
        matrix.languages = ["fr"]
        #expect(matrix.cells.map(\.canvas.language) == ["fr"])
    }
}
