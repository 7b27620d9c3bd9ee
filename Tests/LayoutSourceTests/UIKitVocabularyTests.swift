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

    @Test func `A list where a small object belongs gets the object's form`() {
        let text = #"{"root": {"type": "imageView", "intrinsicContentSize": [24, 24], "sise": 1}}"#
        let diagnostics = Document.read(SourceText(name: "a.layout.json", text)).diagnostics
        #expect(diagnostics.flatMap(\.fixes).contains { $0.description == #"write { "width": …, "height": … }"# })
        #expect(diagnostics.contains { $0.message == "an imageView has no key 'sise'" }, "\(diagnostics)")
    }

    @Test(arguments: [
        ("a.edges = screen.edges", "H:|[a]|"), ("a.width = 50%", "0.5 * screen.width"),
        ("a.leading = a.superview.leading", "the superview of 'a' is 'screen'"),
        ("a.leading = superview.superview.leading", "the root is 'screen'"), ("a.center = screen.center", "centerX"),
        ("a.frame.width = 20", "leave 'frame' out"),
        ("a.top = safeArea.top", "screen.safeAreaLayoutGuide"), ("a.left = view.left", "the root is 'screen'"),
        ("textField.top = a.top", "has no \"id\""), ("a.top = screen.top, a.left = screen.left", "a string of its own"),
        ("a.width = 0.5 screen.width", "0.5 * screen."), ("a.width = screen.width x 2", "* 2"),
        ("a.minWidth = 20", "a.width >= 20"), ("a.top = parent.top", "write superview"),
    ])
    func `What is more than one word gets a hint`(_ equation: String, _ hint: String) {
        #expect(Self.fixes(ofConstraint: equation).contains { $0.description.contains(hint) }, "\(equation)")
    }

    @Test(arguments: [
        (#""type": "label", "title": "A""#, "\"text\""), (#""subviews": []"#, "\"children\""),
        (#""type": "UILabel""#, "\"label\""), (#""type": "UISwitch""#, "\"switch\""),
        (#""style": {"backgroundColor": "systemBlue"}"#, "\"#007aff\""),
        (#""style": {"backgroundColor": "UIColor.red"}"#, "\"red\""),
        (#""type": "label", "textAlignment": "NSTextAlignmentCenter""#, "\"center\""),
        (#""type": "stackView", "axis": "UILayoutConstraintAxisVertical""#, "\"vertical\""),
        (#""frame": {"x": 0, "y": 8, "w": 50, "h": 20.5}"#, "[0, 8, 50, 20.5]"),
        (
            #""constraints": [{"item": "self", "attribute": "width", "relatedBy": "equal", "constant": 20}]"#,
            "\"relation\""
        ),
        (#""constraints": [{"firstItem": "self", "firstAttribute": "width", "constant": "20"}]"#, "20"),
        (#""contentHuggingPriority": 251"#, "\"hugging\""), (#""name": "b""#, "\"id\""),
        (#""type": "imageView", "intrinsicSize": {"width": 24}"#, "\"intrinsicContentSize\""),
    ])
    func `A key or value of UIKit gets the one that is meant`(_ member: String, _ meant: String) {
        let fixes = Self.fixes(of: "{\"root\": {\"id\": \"screen\", \"children\": [{ \(member) }]}}")
        #expect(fixes.contains { $0.replacement == meant }, "\(member): \(fixes)")
    }

    @Test(arguments: [
        (#""backgroundColor": "red""#, "\"style\""), (#""width": 20"#, "constraints"),
        (#""translatesAutoresizingMaskIntoConstraints": false"#, "leave it out"), (#""type": "VStack""#, "vertical"),
        (#""layoutMargins": [8, 8, 8, 8]"#, "\"leading\""), (#""layer.cornerRadius": 4"#, "\"style\""),
        (#""constraints": "self.width = 20""#, "[ … ]"),
    ])
    func `A key that belongs elsewhere gets a hint`(_ member: String, _ hint: String) {
        let fixes = Self.fixes(of: "{\"root\": {\"id\": \"screen\", \"children\": [{ \(member) }]}}")
        #expect(fixes.contains { $0.description.contains(hint) }, "\(member): \(fixes)")
    }

    /// A key that means `children` hides no views: their ids are known, and what is wrong in them is reported at once.
    @Test(arguments: ["subviews", "arrangedSubviews", "elements"])
    func `One misnamed key is one error`(key: String) {
        let document = Document.read(
            SourceText(
                name: "a.layout.json",
                """
                {"root": {"id": "screen", "\(key)": [{"id": "title", "type": "label"}]},
                "constraints": ["title.top = screen.top + 20", "title.leading = screen.leading"]}
                """))
        #expect(document.diagnostics.map(\.code.rawValue) == ["unknown-key"])
    }

    @Test(arguments: [
        ("iPhone 15 Pro", "iphone-15-pro"), ("iPhone SE (3rd generation)", "iphone-se-3"), ("iphone15", "iphone-15"),
    ])
    func `A device's name gets its id`(name: String, id: String) {
        let fixes = Self.fixes(of: "{\"canvas\": {\"device\": \"\(name)\"}, \"root\": {\"id\": \"screen\"}}")
        #expect(fixes.contains { $0.replacement == "\"\(id)\"" }, "\(fixes)")
    }

    @Test func `A misnamed root is one error`() {
        let document = Document.read(
            SourceText(
                name: "a.layout.json",
                "{\"view\": {\"id\": \"screen\"}, \"constraints\": [\"screen.width = 20\"]}"))
        #expect(document.diagnostics.map(\.code.rawValue) == ["unknown-key"])
    }
}
