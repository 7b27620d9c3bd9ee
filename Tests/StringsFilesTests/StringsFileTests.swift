// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import StringsFiles
import Testing

struct StringsFileTests {
    @Test(arguments: [
        (#""a"="b";"#, ["a": "b"]), ("/* x */ \"a\" // y\n = \n\"b\" ;", ["a": "b"]),
        (#""a \"q\"" = "1\n2\U00e9";"#, ["a \"q\"": "1\n2é"]), ("", [:]), ("\u{FEFF}\"a\" = \"b\";\r\n", ["a": "b"]),
        (#"key.1 = "b"; "c" = d; "e";"#, ["key.1": "b", "c": "d", "e": "e"]),
        (#""smile" = "\Ud83d\Ude00\é";"#, ["smile": "😀é"]),
    ])
    func `Apple's format has comments, escapes, bare words and any white space`(
        text: String, expected: [String: String]
    ) throws {
        #expect(try StringsFile(SourceText(name: "de.strings", text), language: nil).texts == expected)
    }

    @Test func `UTF-16 is read in both byte orders`() throws {
        let text = "\u{FEFF}\"a\" = \"é😀\";"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big] {
            let file = try StringsFile(SourceText(name: "de.strings", bytes: bytes), language: nil)
            #expect(file.texts == ["a": "é😀"])
        }
    }

    @Test(arguments: [
        ("\"a\"", "line 1, column 4: expected ';' after the text"),
        ("\"a\" = ;", "line 1, column 7: expected a text in quotes"),
        ("\n  /* x", "line 2, column 3: this comment has no end"),
        ("\"a\" = \"b", "line 1, column 7: this text has no closing '\"'"),
        ("\"é\" = \"\\Uxyz1\";", "line 1, column 10: expected four hexadecimal digits after '\\U'"),
        ("bplist00", "line 1, column 1: this strings file is compiled: use the one in the project"),
        ("= 1;", "line 1, column 1: expected a key in quotes"),
    ])
    func `A mistake is reported with its place`(text: String, message: String) {
        let fault = #expect(throws: StringsFileFault.self) {
            try StringsFile(SourceText(name: "de.strings", text), language: nil)
        }
        #expect(fault?.description == message)
    }

    @Test func `Bytes that are not UTF-8 are refused`() {
        let bytes = Array("\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8)
        let fault = #expect(throws: StringsFileFault.self) {
            try StringsFile(SourceText(name: "de.strings", bytes: bytes), language: nil)
        }
        #expect(fault?.message == "this text is not UTF-8: save the file as UTF-8")
    }

    @Test func `A JSON object has texts only`() throws {
        let file = try StringsFile(SourceText(name: "de.json", #"{ "OK": "Gut" }"#), language: nil)
        #expect(file.texts == ["OK": "Gut"])
        let fault = #expect(throws: StringsFileFault.self) {
            try StringsFile(SourceText(name: "de.json", #"{ "OK": 1 }"#), language: nil)
        }
        #expect(fault?.description == "line 1, column 9: expected a text for \"OK\"")
        #expect(throws: StringsFileFault.self) {
            try StringsFile(SourceText(name: "de.json", "\"a\" = \"b\";"), language: nil)
        }
    }

    @Test func `A string catalogue has several languages and variations`() throws {
        let catalogue = SourceText(
            name: "Main.xcstrings",
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "a.text": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Eins" } },
                "pt-BR": { "stringUnit": { "value": "Um" } } } },
              "b.text": { "localizations": { "de": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "ein Tag" } },
                "other": { "stringUnit": { "value": "Tage" } } } } } } },
              "c.text": {} } }
            """)
        #expect(try StringsFile(catalogue, language: "de-AT").texts == ["a.text": "Eins", "b.text": "Tage"])
        #expect(try StringsFile(catalogue, language: "pt_br").texts == ["a.text": "Um"])
        #expect(try StringsFile(catalogue, language: "en").texts.isEmpty)
        #expect(try StringsFile(catalogue, language: "en").sourceLanguage == "en")
    }

    @Test(
        arguments: [
            ("pt_BR", "pt-BR"), ("German", "de"), ("klingon", nil), ("de", "de"), ("zh-Hans-CN", "zh-Hans-CN"),
            ("d", nil),
            ("english-GB", "en-GB"), ("fil", "fil"), ("", nil),
        ] as [(String, String?)])
    func `A tag begins with the code of a language`(text: String, expected: String?) {
        #expect(LanguageTag.meant(by: text) == expected)
    }

    private static let languages: [(tag: String, names: [String], expected: String?)] = [
        ("de-AT", ["fr", "de"], "de"), ("zh-Hans-CN", ["zh", "zh_Hans"], "zh_Hans"),
        ("pt", ["pt-PT", "pt_BR"], "pt_BR"),
        ("DE", ["de"], "de"), ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
        ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-HK", ["zh-Hans", "zh_TW"], "zh_TW"),
        ("zh_Hant_HK", ["zh-Hant", "zh-HK"], "zh-HK"), ("zh-MO", ["zh-Hant", "zh-HK"], "zh-HK"),
        ("zh-Hans", ["zh_CN"], "zh_CN"), ("zh-Hans", ["zh-Hant", "zh_TW"], nil), ("zh-Hant", ["zh"], nil),
        ("pt-BR", ["pt"], "pt"), ("pt-AO", ["pt-BR", "pt", "pt-PT"], "pt-PT"), ("es-MX", ["es", "es-419"], "es-419"),
        ("es-MX", ["es"], "es"), ("en-AU", ["en", "en-GB"], "en-GB"), ("en", ["en-GB", "en-US"], "en-US"),
        ("fr-CA", ["fr-FR"], "fr-FR"), ("fr", ["fr-CA"], "fr-CA"), ("en", ["English"], "English"),
        ("sr-Latn", ["sr"], nil), ("sr", ["sr-Cyrl"], "sr-Cyrl"), ("nb", ["no"], "no"), ("en-Latn", ["en"], "en"),
        ("de", ["Base", "mul", "en"], nil),
    ]

    @Test(arguments: languages)
    func `A language has the localisation that a bundle would use`(tag: String, names: [String], expected: String?) {
        #expect(LanguageTag(tag).closest(among: names) == expected)
    }
}
