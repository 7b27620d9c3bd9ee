// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Ties in Interface Builder files that Apple's engine would not have, and files without views.
struct EstimatedAmbiguityTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// Two labels of 100 points in a row that is some points too short for them.
    private func outcome(missing: Double, marks: String = "") throws -> String {
        func label(_ id: String, _ x: Double) -> String {
            """
            <textField \(marks) verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(x - 2)" y="60" width="104" height="16"/>
            <textFieldCell key="cell" lineBreakMode="clipping" title="Name" id="c-\(id)"><font key="font" metaFont="system"/>
            </textFieldCell></textField>
            """
        }
        func edge(
            _ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double
        )
            -> String
        {
            """
            <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
            secondAttribute="\(other)" constant="\(constant)" id="\(id)"/>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <customView id="root"><rect key="frame" x="0" y="0" width="\(248 - missing)" height="100"/>
            <subviews>\(label("a", 20))\(label("b", 128))</subviews><constraints>
            \(edge("1", "a", "leading", "root", "leading", 20))\(edge("2", "b", "leading", "a", "trailing", 8))
            \(edge("3", "root", "trailing", "b", "trailing", 20))\(edge("4", "a", "top", "root", "top", 24))
            \(edge("5", "b", "top", "a", "top", 0))
            </constraints></customView></objects></document>
            """
        let file = try scratch.write(text, to: "view.xib")
        return try Executable.run(["check", file, "--diagnostics", "short", "--sizes", "recorded"]).text
    }

    @Test func `A tie over a point or less is a note`() throws {
        let text = try outcome(missing: 1)
        #expect(text.contains("are ambiguous by at most a point") && text.contains("[estimated-frames]"), "\(text)")
        #expect(!text.contains("ambiguous-layout"), "\(text)")
    }

    @Test func `A tie over more, or one that Xcode has marked, is ambiguous`() throws {
        #expect(try outcome(missing: 6).contains("ambiguous-layout"))
        #expect(try outcome(missing: 1, marks: "ambiguous=\"YES\"").contains("ambiguous-layout"))
    }

    @Test func `A file of menus does not fail a strict check`() throws {
        let menus = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <objects>\n<menu title="Main Menu" id="m"><items/></menu>\n</objects></document>
            """
        let file = try scratch.write(menus, to: "MainMenu.xib")
        let outcome = try Executable.run(["check", file, "--strict"])
        #expect(outcome.status == 0 && outcome.text.contains("note: the file has menus but no view to lay out"))
        let empty = try scratch.write(menus.replacing("menu", with: "customObject"), to: "empty.xib")
        #expect(try Executable.run(["check", empty, "--strict"]).status == 1)
    }
}
