// SPDX-License-Identifier: Apache-2.0
import FontFiles
import Glibc
import LayoutGeometry
import LayoutModel
import LayoutSource
import Testing

@testable import LayoutText

struct ScriptTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    /// Faces are kept for clusters: those of other scalars are other clusters, even where they are equal as characters.
    @Test func `The face of a cluster does not depend on an equal one before it`() throws {
        let spellings = ["\u{AC00}", "\u{1100}\u{1161}", "\u{212B}", "A\u{30A}", "\u{958}", "\u{915}\u{93C}"]
        let alone = try spellings.map { try PangoTextMeasurer().measure(.plain($0)) }
        for order in [Array(spellings.indices), spellings.indices.reversed()] {
            let shared = try PangoTextMeasurer()
            for index in order { #expect(shared.measure(.plain(spellings[index])) == alone[index]) }
        }
    }

    @Test func `Hebrew runs from right to left`() {
        let one = measurer.shape(.plain("א", family: "DejaVu Sans", direction: .rightToLeft))
        let text = measurer.shape(.plain("אבג", family: "DejaVu Sans", direction: .rightToLeft))
        let glyphs = text.lines[0].runs.flatMap(\.glyphs)
        #expect(glyphs.count == 3)
        #expect(glyphs.last?.id == one.lines[0].runs[0].glyphs[0].id)
        #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
    }

    @Test func `Arabic letters join`() {
        let joined = measurer.shape(.plain("ببب", direction: .rightToLeft)).lines[0].runs.flatMap(\.glyphs).map(\.id)
        #expect(Set(joined).count == 3)
    }

    @Test func `Accents of either spelling look the same`() {
        let composed = measurer.shape(.plain("\u{E9}t\u{E9}")).measurement
        let decomposed = measurer.shape(.plain("e\u{301}te\u{301}")).measurement
        #expect(composed == decomposed)
    }

    @Test func `Control characters draw nothing`() {
        #expect(measurer.measure(.plain("a\u{0}b\u{7}c")).size == measurer.measure(.plain("abc")).size)
    }
}

/// Scripts whose fonts are extra packages.
@Suite(
    .enabled(
        if: access("/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", R_OK) == 0
            && access("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", R_OK) == 0
            && access("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", R_OK) == 0))
struct WorldScriptTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    private func glyphs(_ text: String, language: String? = nil) -> [UInt32] {
        measurer.shape(.plain(text, language: language)).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }

    @Test(arguments: [
        ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"),
        ("नमस्ते", "NotoSansDevanagari-Regular.ttf"), ("สวัสดี", "NotoSansThai-Regular.ttf"),
        ("日本", "NotoSansCJK-Regular.ttc"), ("😀", "NotoColorEmoji.ttf"), ("☃", "DejaVuSans.ttf"),
    ])
    func `Each script has its font`(text: String, file: String) throws {
        let measurer = try PangoTextMeasurer()
        #expect(measurer.findings(for: .plain(text)).isEmpty)
        #expect(measurer.fonts(of: [.plain(text)]).map(\.file.path).contains { $0.hasSuffix("/" + file) })
    }

    @Test func `Latin text opens one file`() throws {
        let measurer = try PangoTextMeasurer()
        _ = measurer.measure(.plain("Hello – naïve Straße, Привет"))
        #expect(measurer.library.openedFiles.map(\.path) == ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"])
    }

    @Test func `Conjuncts are formed and vowels reordered`() {
        #expect(glyphs("क्ष").count == 1)
        let ki = glyphs("कि")
        #expect(ki.count == 2)
        #expect(ki.last == glyphs("क").first)
    }

    @Test func `Language chooses the forms of ideographs`() {
        #expect(glyphs("骨", language: "ja") != glyphs("骨", language: "zh-Hans"))
        #expect(glyphs("骨", language: "zh-Hant") != glyphs("骨", language: "zh-Hans"))
        #expect(glyphs("骨の").first == glyphs("骨", language: "ja").first)
    }

    @Test func `One emoji is one picture`() throws {
        for emoji in ["😀", "👍🏽", "👨‍👩‍👧", "🇫🇷", "1️⃣", "☺️"] {
            let shaped = measurer.shape(.plain(emoji))
            let runs = shaped.lines.flatMap(\.runs)
            #expect(runs.flatMap(\.glyphs).count == 1, "\(emoji)")
        }
    }

    private func width(_ text: String, family: String = Font.systemFamily, language: String? = nil) -> Double {
        measurer.measure(.plain(text, size: 100, family: family, language: language, scale: 1000)).size.width
    }

    @Test(arguments: ["😀", "한", "中", "ก", "ש"])
    func `Spaces beside other scripts are those of the text font`(letter: String) {
        let space = width("a a") - width("aa")
        #expect(abs(width(letter + " " + letter) - width(letter + letter) - space) < 0.1)
    }

    /// Apple SD Gothic Neo sets hangul narrower than Noto does, PingFang sets ideographs wider; kana and Japanese ideographs agree.
    @Test(
        arguments: [
            ("한국어", nil, 259.8), ("中文字", nil, 306.15), ("中文字", "zh-Hant", 306.15), ("中文字", "ja", 300),
            ("中文の字", nil, 400),
        ] as [(String, String?, Double)])
    func `Text in other scripts is as wide as in the fonts of Apple's systems`(
        text: String, language: String?, width: Double
    ) {
        #expect(abs(self.width(text, language: language) - width) < 0.1)
    }

    @Test func `Apple SD Gothic Neo has ideographs of its own`() {
        #expect(abs(width("中文字", family: "Apple SD Gothic Neo") - 259.8) < 0.1)
    }

    @Test(arguments: ["한 A", "한 سلام", "कम A", "A कम 中", "中 ไทย A", "日 ش"])
    func `All scripts share one baseline`(text: String) {
        let heights = measurer.shape(.plain(text)).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.y)
        #expect(heights.allSatisfy { $0 == heights[0] }, "\(heights)")
    }

    @Test func `A font for other scripts that is requested by name keeps its advances`() {
        #expect(abs(width("한국어", family: "Noto Sans CJK KR") - 276) < 0.1)
        #expect(abs(width("中文字", family: "Noto Sans CJK SC") - 300) < 0.1)
    }

    @Test func `Japanese does not break before punctuation`() {
        let text = "名前はまだ無い。名前はまだ無い。名前はまだ無い。"
        for width in stride(from: 40.0, through: 300, by: 17) {
            let lines = measurer.shape(.plain(text, lines: 0, width: width)).lines
            let stop = glyphs("い。").last
            for line in lines.dropFirst() { #expect(line.runs.first?.glyphs.first?.id != stop) }
        }
    }

    @Test func `Thai breaks between words`() {
        let shaped = measurer.shape(.plain("สวัสดีชาวโลก", lines: 0, mode: .byWordWrapping, width: 75))
        #expect(shaped.lines.count == 2)
        #expect(shaped.lines[1].runs.flatMap(\.glyphs).map(\.id).first == glyphs("โลก").first)
    }

    @Test func `A missing script font names its package`() throws {
        var catalog = FontCatalog.debian
        for place in catalog.files.indices where catalog.files[place].family == "Noto Sans Arabic" {
            catalog.files[place].path += ".gone"
        }
        let measurer = try PangoTextMeasurer(catalog: catalog)
        guard case .missingFile(_, let package, let substitute) = measurer.findings(for: .plain("مرحبا")).first else {
            Issue.record("nothing is reported")
            return
        }
        #expect(package == "fonts-noto-core")
        #expect(substitute.hasSuffix("DejaVuSans.ttf"))
    }

    @Test func `The list of fonts has versions`() {
        let listing = measurer.fonts()
        #expect(listing.count == FontCatalog.debian.files.count)
        #expect(listing.first { $0.file.family == "DejaVu Sans" }?.version?.hasPrefix("Version 2.") == true)
        #expect(measurer.listing(for: Font(size: 10, weight: 600)).file.path.hasSuffix("Inter-SemiBold.otf"))
    }
}
