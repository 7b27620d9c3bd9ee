// SPDX-License-Identifier: Apache-2.0
import LayoutXML
import SourceLocations
import Testing

struct XMLReaderTests {
    private func root(_ text: String) throws -> XMLElement { try XMLReader.read(SourceText(name: "x", text)).get() }

    private func refusal(_ text: String) -> XMLFault? {
        guard case .failure(let fault) = XMLReader.read(SourceText(name: "x", text)) else { return nil }
        return fault
    }

    @Test func `Elements keep attributes, children, texts of strings and the place of their start tag`() throws {
        let text = "<a>\n  <b key=\"k\" n=\"1.5\" q=\"&lt;&amp;\"/>\n  <string>x\ny</string>\n</a>"
        let root = try root(text)
        #expect(root.name == "a")
        #expect(root.text == "")
        let b = try #require(root.child(key: "k"))
        #expect(b.number("n") == 1.5)
        #expect(b["q"] == "<&")
        #expect(root.child("string")?.text == "x\ny")
        #expect(SourceText(name: "x", text).position(of: b.range.lowerBound) == SourcePosition(line: 2, column: 3))
        #expect(b.range.upperBound - b.range.lowerBound == "<b key=\"k\" n=\"1.5\" q=\"&lt;&amp;\"/>".utf8.count)
    }

    @Test(arguments: ["nan", "inf", "1e300", "12x", ""]) func `Numbers beyond any layout are refused`(
        text: String
    ) throws {
        #expect(try root("<a n=\"\(text)\"/>").number("n") == nil)
    }

    @Test func `A document type, which could define entities, is refused where it stands`() throws {
        let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e \"ee\"><!ENTITY f \"&e;&e;\">]>\n<a>&f;</a>"
        let fault = try #require(refusal(bomb))
        #expect(fault.kind == .documentTypeDeclaration)
        #expect(SourceText(name: "x", bomb).position(of: fault.offset).line == 2)
    }

    @Test func `Deep nesting ends with a diagnostic`() {
        let depth = XMLReader.largestDepth + 1
        #expect(refusal(String(repeating: "<a>", count: depth))?.kind == .tooDeep)
        let closed = String(repeating: "<a>", count: depth - 1) + String(repeating: "</a>", count: depth - 1)
        #expect(refusal(closed) == nil)
    }

    @Test func `Elements and attributes are counted while they are read`() throws {
        let most = XMLReader.mostElements
        let elements = "<a>" + String(repeating: "<b/>", count: most - 1)
        #expect(refusal(elements + "</a>") == nil)
        // What comes after the limit is not read, well-formed or not.
        let fault = try #require(refusal(elements + "<b/><b/><"))
        #expect(fault.kind == .tooLarge)
        #expect(fault.offset == elements.utf8.count)
        let attributes = (0...XMLReader.mostAttributesOfElement).map { "a\($0)=''" }
        #expect(refusal("<a \(attributes.dropLast().joined(separator: " "))/>") == nil)
        #expect(refusal("<a \(attributes.joined(separator: " "))/><")?.kind == .tooLarge)
        let full = "<b \(attributes.dropLast().joined(separator: " "))/>"
        let count = XMLReader.mostAttributes / XMLReader.mostAttributesOfElement
        #expect(refusal("<a>" + String(repeating: full, count: count + 1) + "<")?.kind == .tooLarge)
    }

    @Test(arguments: [("<a>\n<b>\n</a>", 3), ("", 1), ("{}", 1), ("<a/><b/>", 1)])
    func `Malformed XML is reported with its position`(text: String, line: Int) throws {
        let fault = try #require(refusal(text))
        #expect(fault.kind == .malformed)
        #expect(SourceText(name: "x", text).position(of: fault.offset).line == line)
    }

    @Test(arguments: [
        "<a n=\"1\">", "<a n='1'/>", "\u{FEFF}<?xml version='1.0'?>\n<!-- <b> --><a n='1'><b></c>",
        "<!DOCTYPE a [<!ENTITY e '1'>]><a n='&e;'>",
    ])
    func `The start tag of the document element is read from the beginning of a text`(text: String) throws {
        guard case .complete(let element) = XMLReader.startTag(of: Array(text.utf8)) else {
            Issue.record("no start tag")
            return
        }
        #expect(element.name == "a")
        #expect(element["n"] == "1")
        #expect(element.children.isEmpty)
    }

    @Test func `A start tag is read in UTF-16, Latin-1 and encodings that expat does not know`() {
        let utf16: [UInt8] = [0xFE, 0xFF] + "<a>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let latin1: [UInt8] =
            Array("<?xml version='1.0' encoding='ISO-8859-1'?><!-- ".utf8) + [0xE9] + Array("--><a>".utf8)
        let windows: [UInt8] =
            Array("<?xml version='1.0' encoding='windows-1252'?><!-- ".utf8) + [0x80] + Array("--><a>".utf8)
        for bytes in [utf16, latin1, windows] {
            guard case .complete(let element) = XMLReader.startTag(of: bytes) else {
                Issue.record("no start tag")
                continue
            }
            #expect(element.name == "a")
        }
    }

    @Test func `A text that ends in the start tag is cut off, and one without a start tag is not XML`() {
        #expect(XMLReader.startTag(of: Array("<?xml version='1.0'?><s:a b='1".utf8)) == .cutOff(name: "s:a"))
        for text in ["", "{}", "<", "<!-- a", "text <a>", "<a b=1>", "<!DOCTYPE a"] {
            #expect(XMLReader.startTag(of: Array(text.utf8)) == nil, "\(text)")
        }
    }
}

/// What a damaged file needs, instead of the parser's message.
struct XMLMistakeTests {
    @Test(arguments: [
        ("", "it is empty"), (" \n", "it is empty"),
        ("<a>\n<b>\n</a>", "expected </b>, because line 2 opens <b>"),
        ("<a>\n<b c=\"1\">", "it ends inside <b>, which line 2 opens"),
        ("<a b=\"x & y\"/>", "'&' is written &amp;"), ("<a b=20/>", "the value of an attribute needs quotation marks"),
        ("<a b=\"x < y\"/>", "'<' in a value is written &lt;"),
        ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n</a>", "it has an unresolved conflict of git: '<<<<<<<'"),
        ("{\"root\": {}}", "it is JSON; layout documents are named .layout.json"),
        ("<a b=\"1\" b=\"2\"/>", "duplicate attribute"),
    ])
    func `A mistake is named with what to write`(_ text: String, _ reason: String) throws {
        guard case .failure(let fault) = XMLReader.read(SourceText(name: "a.xib", text)) else {
            Issue.record("\(text) was read")
            return
        }
        #expect(fault.message == "the file is not well-formed XML: \(reason)")
    }
}
