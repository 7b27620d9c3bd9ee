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
        ("a.top = screen.top @ 75O", "750"), ("a.top = screen.top @l00", "100"), ("a.width = 1O0", "100"),
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

    @Test func `A key of another type is reported with the article of the view's own type`() {
        let text = #"{"root": {"type": "imageView", "axis": "vertical"}}"#
        let messages = Document.read(SourceText(name: "a.layout.json", text)).diagnostics.map(\.message)
        #expect(messages == ["an imageView has no 'axis'; only stackView has it"])
    }

    @Test(arguments: [
        ("a.edges = screen.edges", "H:|[a]|"), ("a.width = 50%", "0.5 * screen.width"),
        ("a.leading = a.superview.leading", "the superview of 'a' is 'screen'"),
        ("a.leading = superview.superview.leading", "the root is 'screen'"), ("a.center = screen.center", "centerX"),
        ("a.frame.width = 20", "leave 'frame' out"),
        ("a.top = safeArea.top", "screen.safeAreaLayoutGuide"), ("a.left = view.left", "the root is 'screen'"),
        ("textField.top = a.top", "has no \"id\""), ("a.top = screen.top, a.left = screen.left", "a string of its own"),
        ("a.width = 0.5 screen.width", "0.5 * screen."), ("a.width = screen.width x 2", "* 2"),
        ("a.width = 1/2 screen.width", "write 1/2 * screen.width"),
        ("a.width = 16:9 screen.width", "write 16:9 * screen.width"),
        ("a.width = (1/2) screen.width", "write (1/2) * screen.width"),
        ("a.width = 2 * 1/3 screen.width + 8", "write 2 * 1/3 * screen.width"),
        ("1/2 screen.width = a.width", "write 1/2 * screen.width"),
        ("a.width = (1/2 screen.width) + 8", "write 1/2 * screen.width"),
        ("a.width = screen.width x 1/2", "write * 1/2"),
        ("a.height = 50%", "write 0.5 * screen.height"), ("a.width = 25% a.height", "write 0.25 * a.height"),
        ("a.width = 25% of a.height", "write 0.25 * a.height"),
        ("screen.width = 50%", "write 0.5 * v.width, with another view's id for v"),
        ("a.leading = a.safeAreaLayoutGuide + 8", "a guide needs an attribute, as in a.safeAreaLayoutGuide.leading"),
        ("a.top = screen.layoutMarginsGuide", "as in screen.layoutMarginsGuide.top"),
        ("a.minWidth = 20", "a.width >= 20"), ("a.top = parent.top", "write superview"),
    ])
    func `What is more than one word gets a hint`(_ equation: String, _ hint: String) {
        #expect(Self.fixes(ofConstraint: equation).contains { $0.description.contains(hint) }, "\(equation)")
    }

    @Test(arguments: [
        (#""type": "label", "title": "A""#, "\"text\""), (#""subviews": []"#, "\"children\""),
        (#""type": "UILabel""#, "\"label\""), (#""type": "UISwitch""#, "\"switch\""),
        (#""style": {"backgroundColor": "UIColor.systemBlue"}"#, "\"systemBlue\""),
        (#""style": {"textColor": "secondarylabel"}"#, "\"secondaryLabel\""),
        (#""style": {"backgroundColor": "UIColor.red"}"#, "\"red\""),
        (#""type": "label", "textAlignment": "NSTextAlignmentCenter""#, "\"center\""),
        (#""type": "stackView", "axis": "UILayoutConstraintAxisVertical""#, "\"vertical\""),
        (#""frame": {"x": 0, "y": 8, "w": 50, "h": 20.5}"#, "[0, 8, 50, 20.5]"),
        (
            #""constraints": [{"item": "self", "attribute": "width", "relatedBy": "equal", "constant": 20}]"#,
            "\"relation\""
        ),
        (#""constraints": [{"firstItem": "self", "firstAttribute": "width", "constant": "20"}]"#, "20"),
        (#""type": "label", "titel": "A""#, "\"text\""), (#""bacgroundColour": "red", "hiden": true"#, "\"hidden\""),
        (#""hugging": {"horizontal": "249"}"#, "249"), (#""hugging": "75O""#, "750"),
        (#""constraints": [{"equation": "self.width = 2", "identifier": 3}]"#, "\"3\""),
        (#""type": "label", "font": {"weight": "300"}"#, "300"),
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
        (#""layoutMargins": [8, 8, 8, 8]"#, #"write { "top": 8, "left": 8, "bottom": 8, "right": 8 }"#),
        (#""layoutMargins": 8"#, #"write { "top": 8, "left": 8, "bottom": 8, "right": 8 }"#),
        (#""layoutMargins": [1, 2, 3, 4]"#, #"write { "top": 1, "left": 2, "bottom": 3, "right": 4 }"#),
        (
            #""directionalLayoutMargins": "20pt""#,
            #"write { "top": 20, "leading": 20, "bottom": 20, "trailing": 20 }"#
        ),
        (#""layoutMargins": {"leading": 8}"#, "did you mean 'left', or the key directionalLayoutMargins?"),
        (#""directionalLayoutMargins": {"right": 8}"#, "did you mean 'trailing', or the key layoutMargins?"),
        (#""alignmentRectInsets": {"trailing": 8}"#, "did you mean 'right'?"),
        (#""layer.cornerRadius": 4"#, "\"style\""),
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

    @Test(arguments: [
        ("ios18", "ios17"), ("ios18.2", "ios17"), ("iOS 16", "ios17"), ("ios14", "ios13"), ("ios9", "ios12"),
        ("macos15", "macos14"),
    ])
    func `A version without a profile gets the profile before it`(name: String, profile: String) {
        let fixes = Self.fixes(of: "{\"profile\": \"\(name)\", \"root\": {\"id\": \"screen\"}}")
        #expect(fixes.contains { $0.replacement == "\"\(profile)\"" }, "\(fixes)")
    }

    @Test func `Insets of a canvas are directional`() {
        let text = #"{"canvas": {"width": 320, "height": 120, "safeArea": {"left": 4}}, "root": {"id": "screen"}}"#
        let found = Document.read(SourceText(name: "a.layout.json", text)).diagnostics
        #expect(found.map(\.message) == ["insets have no key 'left'"])
        #expect(found.flatMap(\.fixes).map(\.description) == ["did you mean 'leading'?"])
    }

    @Test func `A misnamed root is one error`() {
        let document = Document.read(
            SourceText(
                name: "a.layout.json",
                "{\"view\": {\"id\": \"screen\"}, \"constraints\": [\"screen.width = 20\"]}"))
        #expect(document.diagnostics.map(\.code.rawValue) == ["unknown-key"])
    }

    @Test(arguments: [
        (#""root": {"type": "label", "fontSize": 12}"#, #"write "font": { "size": 12 }"#),
        (#""root": {"type": "label", "font": "headline"}"#, #"write { "textStyle": "headline" }"#),
        (#""root": {"type": "label", "font": 12}"#, #"write { "size": 12 }"#),
        (
            #""root": {"type": "label", "font": "Helvetica Neue 12"}"#,
            #"write { "family": "Helvetica Neue", "size": 12 }"#
        ),
        (#""root": {"type": "label", "font": {"name": "Inter"}}"#, "did you mean 'family'?"),
        (#""root": {"type": "label", "font": {"bold": true}}"#, #"write "weight": "bold""#),
        (#""root": {"style": {"background": "red"}}"#, "did you mean 'backgroundColor'?"),
        (#""root": {"style": {"color": "red"}}"#, "did you mean 'textColor'?"),
        (#""root": {"style": {"backgroundColor": "rgb(1, 2, 255)"}}"#, "did you mean '#0102ff'?"),
        (#""root": {"style": {"backgroundColor": "0xFF0000"}}"#, "did you mean '#ff0000'?"),
        (#""root": {"symbol": "star"}"#, #"write "style": { "symbol": … }"#),
        (#""root": {"text": "Hello"}"#, #"add "type": "label""#),
        (#""root": {"canvas": {}}"#, #"it belongs to the document, beside "root""#),
        (#""root": {"children": ["a.width = 5"]}"#, #"a constraint belongs in "constraints""#),
        (#""root": {"children": ["a"]}"#, #"write { "id": "a" }"#),
        (#""root": {"children": [{"equation": "a.width = 5"}]}"#, #"a constraint belongs in "constraints""#),
        (#""root": {}, "constraints": [{"type": "label"}]"#, #"a view belongs in the "children" of another one"#),
        (#""root": {}, "canvas": {"w": 3}"#, "did you mean 'width'?"),
        (#""root": {}, "canvas": {"width": 3, "orientation": "landscapeLeft"}"#, "did you mean 'landscape'?"),
        (#""root": {}, "variants": {"a": {"appearance": "dark"}}"#, #"write "canvas": { "appearance": … }"#),
        (#""root": {}, "variants": [{}]"#, #"write an object, with a name for each entry: { "name": … }"#),
        (#""root": {"hugging": {"h": 251}}"#, "did you mean 'horizontal'?"),
        (#""root": {"type": "label", "textAlignment": "start"}"#, "did you mean 'natural'?"),
        (#""root": {"type": "label", "text": null}"#, "leave it out"),
        (#""root": {"id": "größe"}"#, "letters are those from A to Z and from a to z"),
        (#""root": {}, "metrics": {"größe": 1}"#, "letters are those from A to Z and from a to z"),
        (#""root": {"variations": [{"w": "compact"}]}"#, #"write "when": { "w": … }"#),
    ])
    func `A key or a value that is wrong gets what is meant`(_ members: String, _ hint: String) {
        let descriptions = Self.fixes(of: "{\(members)}").map(\.description)
        #expect(descriptions.contains(hint), "\(descriptions)")
    }

    @Test(arguments: [
        ("a.leading = screen.leading.anchor", "'leading' is an attribute: write screen.leading"),
        ("a.top = screen.topLayoutGuide.bottom", "write screen.safeAreaLayoutGuide.top"),
        ("a.top = screen.safeAreaInsets.top", "write screen.safeAreaLayoutGuide"),
        ("a.width = min(screen.width, 300)", "an inequality for each limit"),
        ("a.width = auto", "leave the constraint out"),
        ("a.bottom = -20", "'a.bottom = screen.bottom - 20'"),
        ("a.center-x = screen.center-x", "write centerX or centerY"),
    ])
    func `An equation in other words gets what is meant`(_ equation: String, _ hint: String) {
        let descriptions = Self.fixes(ofConstraint: equation).map(\.description)
        #expect(descriptions.contains { $0.contains(hint) }, "\(descriptions)")
    }
}
