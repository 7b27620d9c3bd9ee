// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// The language in which text is shaped if the requested one is not written in its script.
///
/// Pango would read it from the environment, and so choose other glyphs on another machine.
struct ScriptLanguage {
    /// Ideographs are Japanese beside kana and Korean beside hangul.
    private let ideographs: String

    init(text: String) {
        let scripts = text.unicodeScalars.lazy.map { g_unichar_get_script($0.value) }
        if scripts.contains(where: { $0 == G_UNICODE_SCRIPT_HIRAGANA || $0 == G_UNICODE_SCRIPT_KATAKANA }) {
            ideographs = "ja"
        } else {
            ideographs = scripts.contains(G_UNICODE_SCRIPT_HANGUL) ? "ko" : "zh-cn"
        }
    }

    private static let languages: [(script: GUnicodeScript, language: String)] = [
        (G_UNICODE_SCRIPT_LATIN, "en"), (G_UNICODE_SCRIPT_CYRILLIC, "ru"), (G_UNICODE_SCRIPT_GREEK, "el"),
        (G_UNICODE_SCRIPT_ARABIC, "ar"), (G_UNICODE_SCRIPT_HEBREW, "he"), (G_UNICODE_SCRIPT_DEVANAGARI, "hi"),
        (G_UNICODE_SCRIPT_THAI, "th"), (G_UNICODE_SCRIPT_HIRAGANA, "ja"),
        (G_UNICODE_SCRIPT_KATAKANA, "ja"), (G_UNICODE_SCRIPT_HANGUL, "ko"), (G_UNICODE_SCRIPT_BOPOMOFO, "zh-tw"),
        (G_UNICODE_SCRIPT_ARMENIAN, "hy"), (G_UNICODE_SCRIPT_GEORGIAN, "ka"), (G_UNICODE_SCRIPT_BENGALI, "bn"),
        (G_UNICODE_SCRIPT_TAMIL, "ta"), (G_UNICODE_SCRIPT_TELUGU, "te"), (G_UNICODE_SCRIPT_KANNADA, "kn"),
        (G_UNICODE_SCRIPT_MALAYALAM, "ml"), (G_UNICODE_SCRIPT_GUJARATI, "gu"), (G_UNICODE_SCRIPT_GURMUKHI, "pa"),
        (G_UNICODE_SCRIPT_ETHIOPIC, "am"), (G_UNICODE_SCRIPT_KHMER, "km"), (G_UNICODE_SCRIPT_LAO, "lo"),
        (G_UNICODE_SCRIPT_MYANMAR, "my"), (G_UNICODE_SCRIPT_SINHALA, "si"), (G_UNICODE_SCRIPT_TIBETAN, "bo"),
    ]

    /// Nil if the characters belong to no script in particular, such as spaces and digits.
    func language(of cluster: Character, preferred: String) -> String? {
        guard let scalar = cluster.unicodeScalars.first else { return nil }
        let script = g_unichar_get_script(scalar.value)
        guard script != G_UNICODE_SCRIPT_COMMON, script != G_UNICODE_SCRIPT_INHERITED else { return nil }
        if let language = pango_language_from_string(preferred),
            pango_language_includes_script(language, PangoScript(rawValue: script.rawValue)) != 0
        {
            return preferred
        }
        if script == G_UNICODE_SCRIPT_HAN { return ideographs }
        return Self.languages.first { $0.script == script }?.language ?? preferred
    }
}
