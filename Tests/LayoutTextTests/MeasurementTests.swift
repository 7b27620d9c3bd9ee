// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import Testing

@testable import LayoutText

struct MeasurementTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    /// Heights that Xcode records for one line: 1.193359375 times the size, up to the pixel.
    @Test(
        arguments: [
            (17.0, 2.0, 20.5), (17, 3, 61.0 / 3), (17, 1, 21), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18),
            (20, 2, 24), (22, 2, 26.5), (34, 2, 41), (10, 3, 12),
        ] as [(Double, Double, Double)])
    func `The system font has its line height`(size: Double, scale: Double, height: Double) {
        #expect(abs(measurer.measure(.plain("Hello", size: size, scale: scale)).size.height - height) < 1e-9)
    }

    @Test(arguments: [(17.0, 2.0, 16.0), (17, 3, 49.0 / 3), (17, 1, 16), (34, 2, 32.5)] as [(Double, Double, Double)])
    func `The system font has its baseline`(size: Double, scale: Double, baseline: Double) {
        let measured = measurer.measure(.plain("Hello", size: size, scale: scale))
        #expect(abs(measured.firstBaseline - baseline) < 1e-9)
        #expect(measured.lastBaseline == measured.firstBaseline)
    }

    /// San Francisco's own advances at 14 points.
    @Test(arguments: [("Hello UIKit", 67.860), ("The quick brown fox jumps over the lazy dog", 287.957)])
    func `Widths are near those of San Francisco`(text: String, width: Double) {
        let measured = measurer.measure(.plain(text, size: 14, scale: 1000)).size.width
        #expect(abs(measured / width - 1) < 0.008)
    }

    @Test func `Only the system font has corrected advances`() {
        func width(_ text: String, _ family: String, size: Double = 14) -> Double {
            measurer.measure(.plain(text, size: size, family: family, scale: 1000)).size.width
        }
        // Inter's "w" is wider than San Francisco's, its "_" narrower; both have the same tracking.
        let sizes = [14.0, 24]
        for size in sizes {
            let tracking = SystemFont.inter.tracking(size: size, weight: 400)
            let w = width("wwwwwwwwww", Font.systemFamily, size: size) - width("wwwwwwwwww", "Inter", size: size)
            let underscores =
                width("__________", Font.systemFamily, size: size) - width("__________", "Inter", size: size)
            #expect(w / 10 - tracking < -0.03 * size)
            #expect(underscores / 10 - tracking > 0.07 * size)
            let quotes =
                width("\"\"\"\"\"\"\"\"\"\"", Font.systemFamily, size: size)
                - width("\"\"\"\"\"\"\"\"\"\"", "Inter", size: size)
            #expect(quotes / 10 - tracking > 0.05 * size)
        }
        // Accents change no advance, and marks have none.
        #expect(width("ŵẁẃ", Font.systemFamily) == width("www", Font.systemFamily))
        #expect(abs(width("w\u{0307}", Font.systemFamily) - width("w", Font.systemFamily)) < 0.01)
    }

    /// Points that Xcode recorded, rounded up to pixels.
    @Test(arguments: [
        ("Don\u{2019}t have assets", 14.0, 400, 3.0, 115.0), ("Oops, Safe wasn\u{2019}t created", 17, 400, 2, 200.5),
        ("Vous n'avez bloqué aucun contact.", 17, 400, 2, 266), ("L'arrivée de nouveaux membres", 15, 400, 2, 217.5),
        ("Toute l'activité du groupe", 15, 700, 2, 187), ("• obligatoire", 13, 300, 2, 73),
    ])
    func `Apostrophes are wider than Inter's, bullets narrower`(
        text: String, size: Double, weight: Int, scale: Double, recorded: Double
    ) {
        let width = measurer.measure(.plain(text, size: size, weight: weight, scale: scale)).size.width
        #expect(abs(width - recorded) <= 0.5)
    }

    @Test(arguments: [(Profile.Name.ios12, 0.12), (.ios13, 0.073), (.ios17, 0), (.macos14, 0)])
    func `Up to iOS 13 the percent sign is narrower`(profile: Profile.Name, difference: Double) {
        func width(_ text: String, _ profile: Profile.Name, family: String = Font.systemFamily) -> Double {
            var request = TextRequest.plain(text, size: 20, family: family, scale: 1000)
            request.text = request.text.drawn(by: profile)
            return measurer.measure(request).size.width
        }
        #expect(abs(width("100 %", .ios26) - width("100 %", profile) - 20 * difference) < 0.05)
        #expect(abs(width("%%", .ios26) - width("%%", profile) - 40 * difference) < 0.05)
        #expect(width("100", .ios26) == width("100", profile))
        #expect(width("100 %", .ios26, family: "Inter") == width("100 %", profile, family: "Inter"))
    }

    /// Advances and line heights of the families themselves; "é" is as wide as "e".
    @Test(
        arguments: [
            ("Helvetica Neue", 400, "Hello", 227.7, 116.5), ("Helvetica Neue", 400, "Héllo", 227.7, 116.5),
            ("Helvetica Neue", 300, "Hello", 219.7305, 118), ("Helvetica Neue", 500, "Hello", 236.1249, 119.2),
            ("Helvetica", 400, "Hello", 227.8, 115), ("Arial", 400, "John Munro", 528, 111.7),
            ("Arial", 700, "No", 134.9568, 111.7), ("Roboto", 400, "Hello", 229.8, 117.18),
            ("Roboto", 700, "To", 117.9736, 117.18), ("Avenir Next", 400, "Hello", 240, 136.6),
            ("Avenir Next", 600, "Hello", 252.6667, 136.6), ("Montserrat", 300, "Hello", 254.4, 121.9),
            ("Montserrat", 700, "Hello", 269.6, 121.9), ("Poppins", 400, "Hello", 244.4, 140),
            ("Courier New", 700, "Hello", 300, 113.28), ("Menlo", 400, "Hi", 120.4, 116.4),
            // Xcode draws a family that it does not find in Helvetica Neue.
            ("Comic Neue", 400, "Hello", 227.7, 116.5),
        ] as [(String, Int, String, Double, Double)])
    func `Text of a family that is not installed takes the room that it would take there`(
        family: String, weight: Int, text: String, width: Double, height: Double
    ) {
        let measured = measurer.measure(.plain(text, size: 100, family: family, weight: weight, scale: 1000)).size
        #expect(abs(measured.width - width) < 0.06)
        #expect(abs(measured.height - height) < 0.06)
    }

    @Test(arguments: [
        ("American Typewriter", 115.4), ("Futura", 129.88), ("SF Pro Text", 119.34), (".SFUI-Regular", 119.34),
    ])
    func `A family without known advances has those of the system font`(family: String, height: Double) {
        let measured = measurer.measure(.plain("Hello", size: 100, family: family, scale: 1000)).size
        let system = measurer.measure(.plain("Hello", size: 100, scale: 1000)).size
        #expect(measured.width == system.width)
        #expect(abs(measured.height - height) < 0.06)
    }

    @Test func `A correction depends on weight and optical size`() {
        let kind = AdvanceCorrections.Kind(1, bold: 3, display: 10)
        let corrections = AdvanceCorrections(
            lowercase: kind, uppercase: kind, digits: kind, spaces: kind, others: kind, characters: ["w": -40],
            boldCharacters: ["e": 6])
        func value(_ scalar: Unicode.Scalar, _ weight: Int, _ size: Double) -> Double {
            (corrections.correction(of: scalar, weight: weight, opticalSize: OpticalSize(size: size)) * 1000).rounded()
        }
        #expect(value("a", 300, 17) == 1)
        #expect(value("a", 500, 17) == 2)
        #expect(value("a", 900, 19.5) == 4)
        #expect(value("a", 700, 20) == 14)
        #expect(value("w", 700, 20) == -27)
        // The numbers of bold characters are those of the design for text.
        #expect(value("e", 400, 17) == 1)
        #expect(value("e", 550, 17) == 4)
        #expect(value("e", 700, 20) == 14)
        // The numbers of a kind are those of Latin letters.
        #expect(value("ж", 700, 20) == 0)
        #expect(value("Λ", 400, 17) == 0)
    }

    @Test func `Sizes are whole pixels`() {
        for scale in [1.0, 2, 3] {
            let size = measurer.measure(.plain("Whole pixels", scale: scale)).size
            #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-9)
            #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-9)
        }
    }

    @Test func `Empty text has no size`() {
        let measured = measurer.measure(.plain(""))
        #expect(measured.size == .zero)
        #expect(measured.lineCount == 0)
        #expect(measurer.measure(.markup("<b></b>")).size == .zero)
    }

    @Test func `White space has the height of a line`() {
        let measured = measurer.measure(.plain("   "))
        #expect(measured.size.height == 20.5)
        #expect(measured.size.width > 5)
    }

    @Test func `Heavier text is wider, and italic text differs`() {
        let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
            measurer.measure(.plain("Weights of the system font", weight: $0, scale: 100)).size.width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        let upright = measurer.shape(.plain("Slope")).lines[0].runs[0]
        let italic = measurer.shape(.plain("Slope", italic: true)).lines[0].runs[0]
        #expect(upright.font != italic.font)
    }

    @Test func `Other families keep their own metrics`() {
        let measured = measurer.measure(.plain("Hello", size: 20, family: "DejaVu Sans", scale: 1000))
        #expect(abs(measured.size.height - 20 * (1901.0 + 483) / 2048) < 0.01)
        #expect(measurer.findings(for: .plain("Hello", family: "DejaVu Sans")).isEmpty)
    }

    @Test func `Monospaced digits have one width`() {
        func width(_ text: String, _ family: String) -> Double {
            measurer.measure(.plain(text, family: family, scale: 1000)).size.width
        }
        let tabular = SystemFont.monospacedDigitFamily
        #expect(abs(width("111:11", tabular) - width("888:88", tabular)) < 0.01)
        #expect(width("111:11", Font.systemFamily) < width("888:88", Font.systemFamily) - 1)
        #expect(abs(width("Word", tabular) - width("Word", Font.systemFamily)) < 0.01)
    }

    @Test func `An unknown family names its substitute`() {
        let request = TextRequest.plain("Hello", family: "Comic Neue")
        #expect(measurer.findings(for: request) == [.unknownFamily("Comic Neue", substitute: "Inter")])
    }

    @Test func `A character that no font has is reported`() {
        let request = TextRequest.plain("a\u{1F9FF}\u{13000}b")
        #expect(measurer.findings(for: request).contains(.missingGlyph("\u{13000}")))
        #expect(measurer.measure(request).size.width > 20)
    }

    @Test func `A substitute font does not change the line height`() {
        #expect(measurer.measure(.plain("a ⅷ ⌘ ☃ עברית")).size.height == 20.5)
        #expect(measurer.findings(for: .plain("a ⌘ ☃ עברית")).isEmpty)
    }

    @Test func `Extreme input neither traps nor hangs`() {
        let long = String(repeating: "long words ", count: 20_000)
        for size in [0, -5, 1e-300, 1e300, .nan, .infinity, 4096] {
            for width in [nil, -1, 0, 1e-9, 1e300, .nan, .infinity] as [Double?] {
                let measured = measurer.measure(.plain("Aé\u{0}\u{1}日", size: size, lines: 0, width: width))
                #expect(measured.size.width.isFinite && measured.size.height.isFinite)
            }
        }
        let measured = measurer.measure(.plain(long, size: 40))
        #expect(measured.isTruncated)
        #expect(measured.size.width > 100_000)
        #expect(measurer.measure(.plain("x", scale: 0)).size.height == 21)
    }
}
