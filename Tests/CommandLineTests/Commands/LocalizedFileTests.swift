// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Interface Builder files in other languages.
struct LocalizedFileTests {
    private let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["Base", "de", "ar", "en", "fr", "mul"] {
            try FileManager.default.createDirectory(
                atPath: scratch.path("\(folder).lproj"), withIntermediateDirectories: false)
        }
        _ = try scratch.write(Self.file, to: "Base.lproj/Main.storyboard")
        _ = try scratch.write("\"lab-el-1.text\" = \"Benutzername\";\n", to: "de.lproj/Main.strings")
        _ = try scratch.write("\"lab-el-1.text\" = \"اسم\";\n", to: "ar.lproj/Main.strings")
        _ = try scratch.write("\"title\" = \"Name\";\n", to: "en.lproj/Localizable.strings")
    }

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s-1"><objects><viewController id="vc-1">
        <view key="view" id="root-0"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-1" userLabel="label">
        <rect key="frame" x="16" y="40" width="47" height="20.5"/></label></subviews>
        <constraints>
        <constraint firstItem="lab-el-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" \
        constant="16" id="con-1"/>
        <constraint firstItem="lab-el-1" firstAttribute="top" secondItem="root-0" secondAttribute="top" \
        constant="40" id="con-2"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """

    private func run(_ arguments: String...) throws -> Executable.Outcome {
        try Executable.run(arguments, in: scratch.url)
    }

    private func labelFrame(_ arguments: String...) throws -> (x: Double, width: Double) {
        let outcome = try Executable.run(["solve", "Base.lproj/Main.storyboard"] + arguments, in: scratch.url)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any]
        let label = (json?["views"] as? [[String: Any]])?.last?["frame"] as? [String: Double]
        return try #require(label.map { ($0["x"] ?? 0, $0["width"] ?? 0) })
    }

    @Test func `Texts come from the strings file of the language`() throws {
        let own = try labelFrame()
        #expect(own.width == 45)
        #expect(try labelFrame("--language", "de").width > own.width + 30)
        #expect(try labelFrame("--language", "de_AT") == labelFrame("--language", "de"))
        let arabic = try labelFrame("--language", "ar")
        #expect(arabic.x == 375 - 16 - arabic.width)
    }

    @Test func `Recorded frames are compared only in the language of the file`() throws {
        let outcome = try run("check", "Base.lproj/Main.storyboard", "--language", "de", "--strict")
        #expect(outcome.status == 0)
        #expect(outcome.text.isEmpty && outcome.errors.isEmpty)
        #expect(try run("check", "Base.lproj/Main.storyboard", "--device", "iphone-se-3").text.isEmpty)
    }

    @Test func `Only a language of the project is without a strings file`() throws {
        #expect(try run("check", "Base.lproj/Main.storyboard", "--language", "en").text.isEmpty)
        let misspelt = try run("check", "Base.lproj/Main.storyboard", "--language", "dee")
        #expect(
            misspelt.text.contains(
                "warning: the texts have no translation into 'dee': there are strings files for ar, de [no-translation]"
            ))
        _ = try scratch.write("nonsense", to: "fr.lproj/Main.strings")
        let broken = try run("check", "Base.lproj/Main.storyboard", "--language", "fr")
        #expect(broken.status == 1)
        #expect(
            broken.text.contains(
                "error: 'fr.lproj/Main.strings' cannot be read: line 1, column 9: expected ';' after the text"))
        let wrong = try run("check", "Base.lproj/Main.storyboard", "--language", "x y")
        #expect(wrong.status == 64)
    }

    @Test func `A language has the folder that a bundle would use`() throws {
        for (folder, text) in [("zh-Hans", "一个中文名称"), ("pt_BR", "Nome completo e apelido")] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: "\(folder).lproj"), withIntermediateDirectories: true)
            _ = try scratch.write("\"lab-el-1.text\" = \"\(text)\";", to: "\(folder).lproj/Main.strings")
        }
        for (language, other) in [("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("pt", "pt-BR")] {
            #expect(try labelFrame("--language", language) == labelFrame("--language", other))
            #expect(try labelFrame("--language", language).width > 60)
        }
        #expect(try run("check", "Base.lproj/Main.storyboard", "--language", "zh-TW").text.contains("[no-translation]"))
    }

    @Test func `A string catalogue holds several languages`() throws {
        _ = try scratch.write(
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "lab-el-1.text": { "localizations": {
              "fr": { "stringUnit": { "state": "translated", "value": "Nom complet ou surnom" } } } } } }
            """, to: "mul.lproj/Main.xcstrings")
        #expect(try labelFrame("--language", "fr").width > 120)
        #expect(try run("check", "Base.lproj/Main.storyboard", "--language", "en").text.isEmpty)
        #expect(try run("check", "Base.lproj/Main.storyboard", "--language", "it").text.contains("[no-translation]"))
    }

    @Test func `Several languages are several pictures and cases`() throws {
        let pictures = try run(
            "Base.lproj/Main.storyboard", "--language", "de", "--language", "ar", "-o", "{stem}-{language}.png")
        #expect(pictures.status == 0)
        for name in ["Main-de.png", "Main-ar.png"] {
            #expect(FileManager.default.fileExists(atPath: scratch.path(name)))
        }
        _ = try scratch.write(
            #"{ "layouts": "Base.lproj", "matrix": { "languages": ["de", "ar"] } }"#, to: "alrender.json")
        #expect(try run("test", "--update").text.contains("recorded Main (s-1, de)"))
        #expect(try run("test").text == "3 passed, 0 failed\n")
        _ = try scratch.write("\"lab-el-1.text\" = \"Anwendername\";\n", to: "de.lproj/Main.strings")
        #expect(try run("test").text.hasSuffix("2 passed, 1 failed\n"))
        _ = try scratch.write(#"{ "layouts": "Base.lproj", "matrix": { "languages": [1] } }"#, to: "alrender.json")
        #expect(try run("test").errors.contains("languages: expected a language, as in \"de\""))
    }
}
