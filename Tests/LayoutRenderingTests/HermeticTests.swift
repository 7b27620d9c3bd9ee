// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutText
import Testing

struct HermeticTests {
    /// Values that would each change a picture, or fail, if anything listened to them.
    private static let hostile = [
        ("FONTCONFIG_FILE", "/nowhere/fonts.conf"), ("FONTCONFIG_PATH", "/nowhere"), ("FONTCONFIG_SYSROOT", "/nowhere"),
        ("FC_LANG", "ja"), ("XDG_CACHE_HOME", "/proc/nowhere"), ("XDG_CONFIG_HOME", "/nowhere"),
        ("XDG_DATA_HOME", "/nowhere"),
        ("LANG", "tr_TR.UTF-8"), ("LC_ALL", "ar_EG.UTF-8"), ("LANGUAGE", "sr:ja"), ("PANGO_LANGUAGE", "sr:zh-tw"),
        ("PANGOCAIRO_BACKEND", "fontconfig"),
        ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 cff:hinting-engine=freetype"),
        ("GDK_DPI_SCALE", "3"), ("QT_FONT_DPI", "300"), ("CAIRO_DEBUG", "yes"), ("TZ", "Asia/Tokyo"),
        ("SOURCE_DATE_EPOCH", "86400"),
    ]

    /// Every format of a picture whose text leaves much to choose, as one number.
    private static func fingerprint() throws -> UInt64 {
        let text = try PangoTextMeasurer()
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for words in ["Straße 12.5", "Привет, бгдпт", "骨直 ☃ 1,5", "مرحبا 123", "<b>x</b> ﬁ"] {
            let request = TextRequest(text: StyledText(content: .plain(words), font: Font(size: 17)), width: 150)
            let item = SceneText(request, text, origin: Point(x: 4, y: 4), color: Color(hex: 0x123456))
            for format in RenderFormat.allCases {
                let scene = Scene.of([.text(item)], width: 160, height: 30, scale: 2)
                for byte in try SceneRenderer.bytes(of: scene, format: format) {
                    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
                }
            }
        }
        return hash
    }

    /// The text of an SVG image: Latin, a symbol that only DejaVu has, and a character that no font of every machine has.
    private static func imageColor() throws -> [Double] {
        var image = try ImageFixtures.svg(
            "<text y='9' font-weight='bold' font-size='9'>M☃日</text><text font-family='DejaVu Serif' y='9'>g</text>")
        try image.check()
        return image.meanColor.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }

    /// The other process draws its first image before anything has opened a font, this one whenever its turn comes.
    @Test func `The host does not change the text in images`() async throws {
        let expected = try Self.imageColor()
        #expect(!expected.isEmpty)
        await #expect(processExitsWith: .success) { [expected = expected as [Double]] in
            for (name, value) in Self.hostile where name != "FREETYPE_PROPERTIES" { setenv(name, value, 1) }
            let first = try Self.imageColor()
            let text = try PangoTextMeasurer()
            for weight in [700, 300, 900] {
                let font = Font(size: 17, weight: weight)
                _ = text.measure(TextRequest(text: StyledText(content: .plain("Ж日😀"), font: font), width: nil))
            }
            let second = try Self.imageColor()
            let isSame = first == expected && second == expected
            exit(isSame ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test func `The host does not change a picture`() async throws {
        let expected = try Self.fingerprint()
        await #expect(processExitsWith: .success) { [expected = expected as UInt64] in
            for (name, value) in Self.hostile { setenv(name, value, 1) }
            unsetenv("HOME")
            setlocale(LC_ALL, "")
            let actual = try Self.fingerprint()
            exit(actual == expected ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }
}
