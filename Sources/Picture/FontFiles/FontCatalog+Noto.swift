// SPDX-License-Identifier: Apache-2.0
extension FontCatalog {
    /// Fonts for the world's scripts, of Debian's fonts-noto packages. None is opened before text needs it.
    enum Noto {
        /// A script's own font: the end of its file's name, its family, its blocks.
        private struct Script {
            var stem: String
            var family: String
            var scalars: [ClosedRange<UInt32>]

            init(_ stem: String, _ scalars: ClosedRange<UInt32>...) {
                self.stem = stem
                family = "Noto Sans " + stem
                self.scalars = scalars
            }
        }

        private static let scripts = [
            Script("Arabic", 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
            Script("Hebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
            Script("Devanagari", 0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
            Script("Bengali", 0x980...0x9FF), Script("Gurmukhi", 0xA00...0xA7F), Script("Gujarati", 0xA80...0xAFF),
            Script("Tamil", 0xB80...0xBFF), Script("Telugu", 0xC00...0xC7F), Script("Kannada", 0xC80...0xCFF),
            Script("Malayalam", 0xD00...0xD7F), Script("Sinhala", 0xD80...0xDFF), Script("Thai", 0xE00...0xE7F),
            Script("Lao", 0xE80...0xEFF), Script("Myanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
            Script("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF), Script("Ethiopic", 0x1200...0x139F, 0x2D80...0x2DDF),
            Script("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF), Script("Armenian", 0x530...0x58F, 0xFB13...0xFB17),
        ]

        /// Ideographs, kana, hangul, and the punctuation and full-width forms that go with them.
        private static let eastAsian: [ClosedRange<UInt32>] = [
            0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x323AF,
        ]

        /// One file with a face for each way of writing the shared ideographs. A longer tag comes before a shorter one.
        private static let eastAsianFaces: [(suffix: String, index: Int, languages: [String])] = [
            ("JP", 0, ["ja"]), ("KR", 1, ["ko"]), ("HK", 4, ["zh-hk"]), ("TC", 3, ["zh-tw", "zh-hant", "zh-mo"]),
            ("SC", 2, ["zh"]),
        ]

        private static let symbols: [(family: String, stem: String)] = [
            ("Noto Sans Symbols", "NotoSansSymbols"), ("Noto Sans Symbols2", "NotoSansSymbols2"),
            ("Noto Sans Math", "NotoSansMath"),
        ]

        static let emojiFamily = "Noto Color Emoji"

        static let files: [FontFile] =
            scripts.flatMap { script in
                [("Regular", 400), ("Bold", 700)].map { style, weight in
                    core(script.family, stem: "NotoSans" + script.stem, style: style, weight: weight)
                }
            }
            + eastAsianFaces.flatMap { face in
                [("Regular", 400), ("Bold", 700)].map { style, weight in
                    FontFile(
                        family: "Noto Sans CJK " + face.suffix, weight: weight,
                        path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\(style).ttc", index: face.index,
                        package: "fonts-noto-cjk")
                }
            }
            + symbols.map { core($0.family, stem: $0.stem, style: "Regular", weight: 400) }
            + [
                FontFile(
                    family: emojiFamily, path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
                    package: "fonts-noto-color-emoji")
            ]

        static let scriptFallbacks: [Fallback] =
            scripts.map { Fallback($0.family, scalars: $0.scalars) }
            + eastAsianFaces.map {
                Fallback("Noto Sans CJK " + $0.suffix, scalars: eastAsian, languages: $0.languages)
            }

        static let symbolFallbacks: [Fallback] = symbols.map { Fallback($0.family) }

        private static func core(_ family: String, stem: String, style: String, weight: Int) -> FontFile {
            FontFile(
                family: family, weight: weight, path: "/usr/share/fonts/truetype/noto/\(stem)-\(style).ttf",
                package: "fonts-noto-core")
        }
    }
}
