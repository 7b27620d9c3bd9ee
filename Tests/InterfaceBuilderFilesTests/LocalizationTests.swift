// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

struct LocalizationTests {
    private static let subviews = """
        <subviews>
        <label text="Name" id="lab-el-1"><rect key="frame" x="8" y="8" width="50" height="21"/></label>
        <label id="lab-el-2"><rect key="frame" x="8" y="8" width="50" height="21"/>
        <string key="text">Two
        lines</string></label>
        <label text="12:30" id="lab-el-3"><rect key="frame" x="8" y="8" width="50" height="21"/></label>
        <textField placeholder="E-mail" id="fie-ld-1"><rect key="frame" x="8" y="8" width="50" height="21"/></textField>
        <button id="but-to-1"><rect key="frame" x="8" y="8" width="50" height="21"/>
        <state key="normal" title="Go"/><state key="disabled" title="Wait"/></button>
        <button id="but-to-2"><rect key="frame" x="8" y="8" width="50" height="21"/>
        <state key="normal" title="Plain"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now"/></button>
        <label id="lab-el-4"><rect key="frame" x="8" y="8" width="50" height="21"/>
        <string key="text" base64-UTF8="YES">VGFiCg</string></label>
        <segmentedControl id="seg-me-1" segmentControlStyle="plain" selectedSegmentIndex="0">
        <rect key="frame" x="8" y="8" width="50" height="21"/>
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        </subviews>
        """

    private func file(_ texts: [String: String]) -> ImportedFile {
        var options = ImportOptions()
        options.localization = Localization(language: "de", texts: texts)
        return InterfaceBuilderImporter(options: options).scenes(
            of: SourceText(name: "Main.xib", InterfaceFixture(root: Self.subviews).text))
    }

    @Test func `Texts are replaced by the ids of their objects`() throws {
        let file = file([
            "lab-el-1.text": "Vorname", "lab-el-2.text": "Zwei\nZeilen", "fie-ld-1.placeholder": "Adresse",
            "but-to-1.normalTitle": "Los", "lab-el-4.text": "Reiter", "but-to-2.configuration.title": "Kaufen",
            "but-to-2.configuration.subtitle": "Jetzt", "seg-me-1.segmentTitles[1]": "Zwei",
            "seg-me-1.segmentTitles[0]": "Eins", "but-to-2.normalTitle": "Schlicht",
        ])
        let document = try #require(file.scenes.first?.document.jsonText)
        for text in [
            "Vorname", "Zwei\\nZeilen", "Adresse", "Los", "Kaufen", "Jetzt", "Eins", "Zwei", "12:30", "Reiter",
        ] {
            #expect(document.contains("\"\(text)\""), "\(text) is missing")
        }
        for text in ["Name", "E-mail", "\"Go\"", "Buy", "One"] { #expect(!document.contains(text)) }
        #expect(file.scenes.first?.document.canvas.language == "de")
        #expect(!file.diagnostics.contains { $0.code == .untranslatedTexts })
    }

    @Test func `Texts without a translation are counted, numbers are not`() {
        let file = file(["lab-el-1.text": "Vorname"])
        let note = file.diagnostics.first { $0.code == .untranslatedTexts }
        #expect(note?.severity == .note)
        #expect(
            note?.message
                == "8 texts have no translation into 'de': \"Two\nlines\", \"E-mail\", \"Go\" and others")
        let single = self.file([
            "lab-el-1.text": "a", "lab-el-2.text": "b", "fie-ld-1.placeholder": "c", "but-to-1.normalTitle": "d",
            "but-to-2.configuration.title": "e", "but-to-2.configuration.subtitle": "f",
            "seg-me-1.segmentTitles[0]": "h", "seg-me-1.segmentTitles[1]": "i",
        ])
        let last = single.diagnostics.first { $0.code == .untranslatedTexts }
        #expect(last?.message == "1 text has no translation into 'de': \"Tab\n\"")
    }

    @Test(arguments: ["selectedItem=\"ite-m0-2\"", "pullsDown=\"YES\""])
    func `A pop-up button shows the translation of its item`(attribute: String) throws {
        var options = ImportOptions()
        let id = attribute.contains("ite-m0-2") ? "ite-m0-2" : "ite-m0-1"
        options.localization = Localization(language: "de", texts: ["\(id).title": "Jeden Tag"])
        let file = InterfaceBuilderImporter(options: options).scenes(
            of: SourceText(
                name: "Main.xib",
                """
                <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" \
                useAutolayout="YES"><objects><customView id="root-0"><rect key="frame" x="0" y="0" width="300" height="90"/>
                <subviews><popUpButton id="pop-up-1"><rect key="frame" x="8" y="8" width="150" height="25"/>
                <popUpButtonCell key="cell" type="push" title="Daily" \(attribute) id="pop-up-2"><menu key="menu" id="men-u0-1">
                <items><menuItem title="Daily" id="ite-m0-1"/><menuItem title="Daily" id="ite-m0-2"/></items></menu>
                </popUpButtonCell></popUpButton>
                <box title="Box" titlePosition="noTitle" id="box-00-1"><rect key="frame" x="8" y="40" width="90" height="40"/>
                <view key="contentView" id="box-00-2"><rect key="frame" x="0" y="0" width="90" height="40"/></view></box>
                </subviews></customView></objects></document>
                """))
        let views = try #require(file.scenes.first?.document.views)
        let titles = views.compactMap { view in
            if case .button(let button) = view.content { button.title.content } else { nil }
        }
        #expect(titles == [.plain("Jeden Tag")])
        // The other item.
        let note = file.diagnostics.first { $0.code == .untranslatedTexts }
        #expect(note?.message == "1 text has no translation into 'de': \"Daily\"")
    }

    @Test func `A scene that is called by its title has the same name in every language`() {
        var options = ImportOptions()
        options.localization = Localization(language: "de", texts: ["vc-1.title": "Willkommen"])
        let file = InterfaceBuilderImporter(options: options).scenes(
            of: SourceText(
                name: "Main.storyboard",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s-1"><objects>
                <viewController title="Welcome" id="vc-1"><view key="view" id="root-0">
                <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
                </objects></scene></scenes></document>
                """))
        #expect(file.scenes.map(\.name) == ["Welcome"])
        #expect(file.scenes.first?.document.name == "Welcome")
    }
}
