// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Wrong documents. A place where a diagnostic is expected is written `«code:text»`; the marks are taken out before reading,
/// and the codes and places must then be exactly those found.
struct InvalidDocumentTests {
    struct Expected: Hashable {
        var code: String
        var range: SourceRange
    }

    /// The text without its marks, and what they expect, in order of place.
    static func unmarked(_ text: String) -> (text: String, expected: [Expected]) {
        var bytes: [UInt8] = []
        var open: [(code: String, start: Int)] = []
        var expected: [Expected] = []
        var rest = Substring(text)
        while let character = rest.first {
            rest = rest.dropFirst()
            if character == "«" {
                let code = String(rest.prefix { $0 != ":" })
                rest = rest.dropFirst(code.count + 1)
                open.append((code, bytes.count))
            } else if character == "»" {
                let mark = open.removeLast()
                expected.append(Expected(code: mark.code, range: SourceRange(mark.start, bytes.count)))
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        expected.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        return (String(decoding: bytes, as: UTF8.self), expected)
    }

    static func check(
        _ marked: String, options: ReadOptions = ReadOptions(),
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let (text, expected) = unmarked(marked)
        let result = Document.read(SourceText(name: "test.json", text), options: options)
        let found = result.diagnostics.map {
            Expected(code: $0.code.rawValue, range: $0.range ?? SourceRange(-1, -1))
        }
        #expect(
            found == expected, "\(result.diagnostics.map { $0.short(in: SourceText(name: "", text)) })",
            sourceLocation: sourceLocation)
        let hasErrors = result.diagnostics.contains { $0.severity == .error }
        #expect((result.document == nil) == hasErrors, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        // Syntax
        "«empty-document:»",
        "{\"root\": {}} «json-syntax:x»yz",
        "{\"root\": {}«json-syntax:» \"metrics\": {}}",
        "{«json-syntax:root»: {}}",
        "{\"root\": {\"id\": «json-syntax:title»}}",
        "{\"root\": {\"hidden\": «json-syntax:True»}}",
        "{\"root\": {\"id\": «json-syntax:'a'»}}",
        "{\"root\": {}, \"name\": «json-syntax:\"open»\n}",
        "{\"root\": {}, \"metrics\": {\"a\": «json-syntax:1..2», \"b\": «json-syntax:01», \"c\": «json-syntax:.5», \"d\": «json-syntax:+1»}}",
        "{\"root\": {}, \"metrics\": {\"a\": «non-finite-number:1e999», \"b\": «non-finite-number:NaN»}}",
        "{\"root\": {}, \"name\": \"a«json-syntax:\\q»\"}",
        "{\"root\": {}, \"name\": \"«json-syntax:\\ud800» «json-syntax:\\u»12\"}",
        "{\"root\": {}, \"name\": 1, «duplicate-key:\"root\"»: {}}".replacing("1,", with: "\"n\","),
        "{\"root\": {}, \"name\"«json-syntax:» \"n\"}",
        "{\"root\": {\"children\": [{\"id\": \"a\"}«json-syntax:}», \"constraints\": [\"b.width = 1\"]}",
        "{\"root\": {}«json-syntax:»",
        "{\"root\": {\"id\": \"a\" «json-syntax:/*» }}",
        // Shape
        "«wrong-type:[]»",
        "«missing-key:{»}",
        "{\"root\": {\"typ\": 1, \"id\": \"a\"}}".replacing("\"typ\"", with: "«unknown-key:\"typ\"»"),
        "{\"root\": {\"id\": «wrong-type:1», \"hidden\": «wrong-type:\"yes\"», \"frame\": «wrong-count:[0, 0, 1]»}}",
        "{\"root\": {\"id\": «invalid-id:\"my view\"», \"children\": [{\"id\": «invalid-id:\"self\"»}]}, \"constraints\": [\"self.width = 1\"]}"
            .replacing("\"constraints\": [\"self.width = 1\"]", with: "\"constraints\": []"),
        "{\"root\": {\"type\": \"label\", «unknown-key:\"axis\"»: \"vertical\", \"numberOfLines\": «number-out-of-range:1.5»}}",
        "{\"root\": {\"type\": «unknown-value:\"lable\"», \"text\": \"no error here\"}}",
        "{\"root\": {\"style\": {\"backgroundColor\": «invalid-color:\"bleu\"», \"borderColor\": «invalid-color:\"#12\"», \"opacity\": «number-out-of-range:2»}}}",
        "{\"root\": {\"style\": {\"imageCapInsets\": {\"top\": «number-out-of-range:-1»}}}}",
        "{\"root\": {\"type\": \"button\", \"text\": \"a\", «contradictory-keys:\"title\"»: \"b\"}}",
        "{\"canvas\": {\"device\": «unknown-value:\"iphone-51\"», \"width\": «number-out-of-range:0»}, \"root\": {}}",
        "{\"canvas\": «canvas-too-large:{\"width\": 20000, \"height\": 20000}», \"root\": {}}",
        "{\"platform\": \"macos\", \"profile\": «contradictory-keys:\"ios17\"», \"root\": {}}",
        "{\"metrics\": {\"a b\": 1, \"ok\": 2}, \"root\": {}}".replacing("\"a b\"", with: "«invalid-id:\"a b\"»"),
        "{\"metrics\": {\"gap\": «wrong-type:\"8\"»}, \"root\": {\"id\": \"r\"}, \"constraints\": [\"r.width = gap\"]}",
        "{\"metrics\": {\"gap\": 8}, \"root\": {}, \"variants\": {\"wide\": {\"metrics\": {«unknown-metric:\"gpa\"»: 9}}}}",
        // Names
        "{\"root\": {\"id\": \"a\", \"children\": [{\"id\": «duplicate-id:\"a\"»}], \"guides\": [{\"id\": \"g\"}, {\"id\": \"g2\"}]}}",
        "{\"root\": {\"id\": \"r\", \"children\": [{\"id\": «wrong-type:7»}, «wrong-type:5»]}, \"constraints\": [\"gone.width = 1\"]}",
        "{\"root\": {\"type\": \"stackView\", \"distribution\": «unknown-value:\"gravityAreas\"», «unknown-key:\"edgeInsets\"»: {\"top\": 4}, «unknown-key:\"detachesHiddenViews\"»: false}}",
        "{\"platform\": \"macos\", \"root\": {\"type\": \"stackView\", «unknown-key:\"isLayoutMarginsRelativeArrangement\"»: true, \"distribution\": «unknown-value:\"gravityArea\"»}}",
        "{\"platform\": \"macos\", \"root\": {\"type\": \"stackView\", \"children\": [{\"id\": \"a\"}], \"gravity\": {\"a\": «unknown-value:\"middle\"», «unknown-item:\"b\"»: \"top\"}, \"visibilityPriority\": {\"a\": «number-out-of-range:1001», «unknown-item:\"c\"»: \"mustHold\"}, \"clippingResistance\": {\"vertical\": «illegal-priority:-1»}}}",
        "{\"root\": {\"type\": \"stackView\", \"children\": [{\"id\": \"a\"}], \"customSpacing\": {\"a\": 4, «unknown-item:\"b\"»: 5}}}",
    ])
    func `Mistakes in a document are reported`(marked: String) { Self.check(marked) }

    @Test(arguments: [
        "«unknown-item:titel».width = 40",
        "title.«unknown-attribute:widht» = 40",
        "«unknown-item:titel».«unknown-attribute:widht» = 40",
        "title.width = «unknown-metric:gpa»",
        "title.width = «unknown-metric:title»",
        "title.width «equation-syntax:40»",
        "title.width =«equation-syntax:»",
        "title.width = 40 «equation-syntax:<=» 50",
        "title.width = 40 «equation-syntax:title».width",
        "title.width = 40 @«equation-syntax:»",
        "title.width = 40 @«equation-syntax:hihg»",
        "title.width = 40 @«illegal-priority:0»",
        "title.width = 40 @«illegal-priority:-1»",
        "title.width = 40 @«illegal-priority:1000.1»",
        "title.width = 40 'a' «equation-syntax:b»",
        "title.width = 40 «reserved-identifier:'UIView-width'»",
        "title.width = «nonlinear-equation:title.height * title.width»",
        "title.width = 1 / «nonlinear-equation:title.height»",
        "title.width = 1 / «non-finite-number:0»",
        "title.width = (1 + 2«equation-syntax:»",
        "title. «equation-syntax:=» 2",
        "«equation-syntax:§» = 2",
        "«unknown-item:self».width = 2",
        "title.«unknown-guide:safeAreaGuide».top = title.top",
        "title.«unknown-guide:contentLayoutGuide».top = title.top",
        "title.«unknown-guide:keyboardLayoutGuide».top = title.top",
        "g.«unknown-attribute:firstBaseline» = title.top",
        "g.«unknown-attribute:leftMargin» = title.left",
        // Legality, in Apple's order.
        "«illegal-location-constant:title.top» = 20",
        "«illegal-location-constant:title.leading» = 1.0 * NotAnAttribute + 20",
        "title.top = «illegal-location-constant:0 * root.top» + 20",
        "title.width = «invalid-attribute-pairing:root.leading»",
        "title.leading = «invalid-attribute-pairing:root.width»",
        "title.top = «invalid-attribute-pairing:root.leading»",
        "title.centerX = «invalid-attribute-pairing:root.centerY»",
        "title.leading = «leading-left-pairing:root.left»",
        "title.rightMargin = «leading-left-pairing:root.trailing»",
        "«leading-left-pairing:title.leading - root.left» = 2 * title.width",
        "(«invalid-attribute-pairing:title.leading - root.top») = 2",
        "title.leading = «invalid-attribute-pairing:title.leading - root.leading» + 2 * title.width".replacing(
            "«invalid-attribute-pairing:", with: ""
        ).replacing("»", with: ""),
    ])
    func `Mistakes in an equation are reported`(marked: String) {
        let isWhole = marked == "title.leading = title.leading - root.leading + 2 * title.width"
        let text = isWhole ? "«too-many-attributes:\"\(marked)\"»" : "\"\(marked)\""
        Self.check(
            """
            {"metrics": {"gap": 8}, "root": {"id": "root", "guides": [{"id": "g"}], "children": [{"id": "title"}]},
             "constraints": [\(text)]}
            """)
    }

    @Test(arguments: [
        "«missing-first-item:{»\"firstAttribute\": \"width\", \"constant\": 4}",
        "{\"firstItem\": «missing-key:\"a\"», \"constant\": 4}",
        "{\"firstItem\": \"a\", \"firstAttribute\": «unknown-attribute:\"wdth\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": «illegal-location-constant:\"top\"», \"constant\": 20}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"top\", \"secondItem\": \"b\", \"secondAttribute\": \"top\", \"multiplier\": «illegal-location-constant:0»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"secondItem\": \"b\", \"secondAttribute\": «invalid-attribute-pairing:\"notAnAttribute\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"secondItem\": \"b\", \"secondAttribute\": «invalid-attribute-pairing:\"leading\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"leading\", \"secondItem\": \"b\", \"secondAttribute\": «leading-left-pairing:\"left\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"constant\": 4, \"priority\": «illegal-priority:1001», \"identifier\": «reserved-identifier:\"NSThing\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"constant\": «unknown-metric:\"gpa\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"secondItem\": \"b\", \"secondAttribute\": \"width\", \"multiplier\": «wrong-type:\"1:0\"»}",
        "{\"firstItem\": «unknown-item:\"x\"», \"firstAttribute\": \"width\"}",
        "{\"firstItem\": \"a.«unknown-guide:safeArea»\", \"firstAttribute\": \"top\", \"secondItem\": \"b\", \"secondAttribute\": \"top\"}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"relation\": «unknown-value:\"eqaul\"»}",
        "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"secondAttribute\": «missing-key:\"width\"», \"constant\": 4}",
        "«wrong-type:42»",
        "{\"firstItem\": «unknown-item:\"x\"», \"firstAttribute\": «unknown-attribute:\"y\"», \"secondItem\": «unknown-item:\"z\"», \"secondAttribute\": \"width\", \"constant\": «unknown-metric:\"m\"», \"multiplier\": «wrong-type:\"n\"», \"priority\": «illegal-priority:0», \"identifier\": «reserved-identifier:\"UIx\"»}",
    ])
    func `Mistakes in a constraint object are reported`(marked: String) {
        Self.check(
            """
            {"root": {"id": "root", "children": [{"id": "a"}, {"id": "b"}]}, "constraints": [\(marked)]}
            """)
    }

    @Test func `The root has no superview and the document no self`() {
        Self.check(
            """
            {"root": {"id": "r", "constraints": ["self.width = 4", "«unknown-item:superview».width = 4"],
                      "children": [{"id": "a", "constraints": ["self.leading = superview.leading"]}]},
             "constraints": ["«unknown-item:self».height = 4"]}
            """)
    }

    @Test func `On macOS there are no margin attributes`() {
        Self.check(
            """
            {"platform": "macos", "root": {"id": "r", "children": [{"id": "a"}]},
             "constraints": ["a.leading = r.«unknown-attribute:leadingMargin»",
                             "a.leading = r.«unknown-guide:readableContentGuide».leading"]}
            """)
    }

    @Test func `Warnings leave a document`() {
        Self.check(
            """
            {"root": {"id": "r", "children": [{"id": "a", "hugging": «zero-content-priority:0»}]},
             "constraints": ["a.centerX = «location-multiplier:0.5 * r.right»"]}
            """)
    }

    @Test func `Axis pairs are accepted on request`() {
        let text =
            "{\"root\": {\"id\": \"r\", \"children\": [{\"id\": \"a\"}]}, \"constraints\": [\"a.top = r.leading\"]}"
        Self.check(text, options: ReadOptions(axisPairing: .permitted))
    }

    @Test func `Escapes keep the place of names`() {
        Self.check(
            #"{"root": {"id": "r"}, "constraints": ["\u0072.width \u003e= 4 @250 \"my \u00e9\" «equation-syntax:x»"]}"#)
    }

    @Test func `Options that do not exist are reported`() {
        let text = "{\"metrics\": {\"gap\": 8}, \"root\": {}, \"variants\": {\"wide\": {}}}"
        let options = ReadOptions(
            variant: "wied", canvas: CanvasOverrides(device: "iphone-51", width: -1),
            metrics: [.init(name: "gpa", value: 1), .init(name: "gap", value: .infinity)])
        let result = Document.read(SourceText(name: "", text), options: options)
        #expect(result.document == nil)
        #expect(
            result.diagnostics.map(\.code.rawValue) == [
                "unknown-variant", "unknown-device", "canvas-too-large", "unknown-metric", "non-finite-number",
            ])
        #expect(
            result.diagnostics.map { $0.fixes.first?.description } == [
                "did you mean 'wide'?", "did you mean 'iphone-11'?", nil, "did you mean 'gap'?", nil,
            ])
    }

    @Test func `Apple's messages are kept`() {
        let text = """
            {"root": {"id": "r", "children": [{"id": "a"}]}, "constraints": [
              "a.top = 20", "a.width = r.leading", "a.leading = r.left", "a.width = 4 @0"]}
            """
        let messages = Document.read(SourceText(name: "", text)).diagnostics.map(\.message)
        #expect(
            messages == [
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
                "Invalid pairing of layout attributes.",
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
                "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
            ])
    }

    @Test func `A UTF-16 file is reported as such`() {
        let texts: [[UInt8]] = [
            [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D],
        ]
        for text in texts {
            let diagnostics = Document.read(SourceText(name: "", bytes: text)).diagnostics
            #expect(diagnostics.map(\.code.rawValue) == ["invalid-utf8"])
            #expect(diagnostics.first?.message.hasPrefix("the file is UTF-16") == true)
        }
    }

    @Test func `A name with line breaks is quoted on one line`() {
        let text = #"{"root": {"id": "a\nb"}}"#
        let message = Document.read(SourceText(name: "", text)).diagnostics.first?.message
        #expect(message?.hasPrefix(#"'a\nb' is not an id"#) == true)
    }

    @Test func `Thousands of diagnostics end with their number`() {
        let constraints = Array(repeating: "\"r.widht = 1\"", count: 3_000).joined(separator: ",")
        let text = "{\"root\": {\"id\": \"r\"}, \"constraints\": [\(constraints)]}"
        let diagnostics = Document.read(SourceText(name: "", text)).diagnostics
        #expect(diagnostics.count == 1_001)
        #expect(diagnostics.last?.code == .tooManyFindings)
        #expect(diagnostics.last?.message == "2000 more diagnostics are left out; the first may be their cause")
    }
}
