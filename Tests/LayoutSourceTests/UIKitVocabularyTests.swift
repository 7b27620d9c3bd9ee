// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// What people type who know UIKit, a layout library or CSS: each mistake is answered by what is meant here.
struct UIKitVocabularyTests {
    private static func fixes(ofConstraint equation: String) -> [Diagnostic.Fix] {
        fixes(
            of: """
                {"canvas": {"width": 320, "height": 120}, "root": {"id": "screen", "children": [
                {"id": "a", "type": "label", "text": "A"}, {"type": "textField"}]}, "constraints": ["\(equation)"]}
                """)
    }

    private static func fixes(of text: String) -> [Diagnostic.Fix] {
        Document.read(SourceText(name: "a.layout.json", text)).diagnostics.flatMap(\.fixes)
    }

    @Test(arguments: [
        ("a.leadingAnchor = screen.leading + 20", "leading"), ("a.leading = screen.leading + 20pt", "20"),
        ("a.leading = screen.leading + 7.5px", "7.5"), ("a.width = 50% * screen.width", "0.5"),
        ("a.width => 20", ">="), ("a.width =< 20", "<="), ("a.minX = screen.leading", "leading"),
        ("a.top = screen.top + 20 priority 750", "@750"), ("a.top = screen.top @.defaultHigh", "defaultHigh"),
        ("a.top = screen.top @UILayoutPriorityDefaultLow", "defaultLow"), ("textField.top = a.top", "textField-1"),
    ])
    func `A word of UIKit in an equation gets the word that is meant`(_ equation: String, _ meant: String) {
        #expect(Self.fixes(ofConstraint: equation).contains { $0.replacement == meant }, "\(equation)")
    }

    @Test(arguments: [
        ("a.edges = screen.edges", "H:|[a]|"), ("a.width = 50%", "0.5 * screen.width"),
        ("a.leading = a.superview.leading", "the superview of 'a' is 'screen'"),
        ("a.leading = superview.superview.leading", "the root is 'screen'"), ("a.center = screen.center", "centerX"),
        ("a.leading.equalTo(screen.leading)", "write an equation"), ("a.frame.width = 20", "leave 'frame' out"),
        ("a.top = safeArea.top", "screen.safeAreaLayoutGuide"), ("a.left = view.left", "the root is 'screen'"),
        ("textField.top = a.top", "has no \"id\""), ("a.top = screen.top, a.left = screen.left", "a string of its own"),
    ])
    func `What is more than one word gets a hint`(_ equation: String, _ hint: String) {
        #expect(Self.fixes(ofConstraint: equation).contains { $0.description.contains(hint) }, "\(equation)")
    }

    @Test(arguments: [
        (#""type": "label", "title": "A""#, "\"text\""), (#""subviews": []"#, "\"children\""),
        (#""type": "UILabel""#, "\"label\""), (#""type": "UISwitch""#, "\"switch\""),
        (#""style": {"backgroundColor": "systemBlue"}"#, "\"#007aff\""),
        (#""style": {"backgroundColor": "UIColor.red"}"#, "\"red\""),
        (#""contentHuggingPriority": 251"#, "\"hugging\""), (#""name": "b""#, "\"id\""),
    ])
    func `A key or value of UIKit gets the one that is meant`(_ member: String, _ meant: String) {
        let fixes = Self.fixes(of: "{\"root\": {\"id\": \"screen\", \"children\": [{ \(member) }]}}")
        #expect(fixes.contains { $0.replacement == meant }, "\(member): \(fixes)")
    }

    @Test(arguments: [
        (#""backgroundColor": "red""#, "\"style\""), (#""width": 20"#, "constraints"),
        (#""translatesAutoresizingMaskIntoConstraints": false"#, "leave it out"), (#""type": "VStack""#, "vertical"),
    ])
    func `A key that belongs elsewhere gets a hint`(_ member: String, _ hint: String) {
        let fixes = Self.fixes(of: "{\"root\": {\"id\": \"screen\", \"children\": [{ \(member) }]}}")
        #expect(fixes.contains { $0.description.contains(hint) }, "\(member): \(fixes)")
    }
}
