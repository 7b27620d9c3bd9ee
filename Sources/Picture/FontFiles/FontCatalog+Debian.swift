// SPDX-License-Identifier: Apache-2.0
extension FontCatalog {
    /// The files of Debian's font packages, where those packages put them; Inter and DejaVu beside the program if they are there.
    package static let debian = FontCatalog(
        files: inter + dejaVu + Noto.files,
        fallbacks: Noto.scriptFallbacks + [Fallback("DejaVu Sans")] + Noto.symbolFallbacks,
        emojiFamily: Noto.emojiFamily, requiredPackages: ["fonts-inter", "fonts-dejavu-core"])

    private static let inter: [FontFile] = {
        let folder = BundledFonts.folder ?? "/usr/share/fonts/opentype/inter/"
        let weights: [(name: String, weight: Int)] = [
            ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
            ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
        ]
        return [("Inter", "Inter"), ("Inter Display", "InterDisplay")].flatMap { family, stem in
            weights.flatMap { name, weight in
                let italic = weight == 400 ? "Italic" : name + "Italic"
                return [(name, false), (italic, true)].map { style, isItalic in
                    FontFile(
                        family: family, weight: weight, isItalic: isItalic,
                        path: "\(folder)\(stem)-\(style).otf", package: "fonts-inter")
                }
            }
        }
    }()

    private static let dejaVu: [FontFile] = [
        ("DejaVu Sans", "DejaVuSans"), ("DejaVu Sans Mono", "DejaVuSansMono"), ("DejaVu Serif", "DejaVuSerif"),
    ].flatMap { family, stem in
        [(400, ""), (700, "-Bold")].map { weight, style in
            FontFile(
                family: family, weight: weight,
                path: "\(BundledFonts.folder ?? "/usr/share/fonts/truetype/dejavu/")\(stem)\(style).ttf",
                package: "fonts-dejavu-core")
        }
    }
}
