// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport
import SourceLocations
import Testing

@testable import LayoutJSON

struct JSONReaderTests {
    private static func read(_ text: String) throws -> JSONValue {
        let result = JSONReader.read(SourceText(name: "", text))
        #expect(result.errors.map(\.message) == [])
        #expect(result.isComplete)
        return try #require(result.value)
    }

    @Test func `A number too small for a double is not 0`() {
        for (text, isValid) in [
            ("1e-400", false), ("-0.0001e-330", false), ("0e-400", true), ("0.0", true), ("1e-300", true),
        ] {
            let read = JSONReader.read(SourceText(name: "test", text))
            #expect(read.errors.isEmpty == isValid, "\(text)")
        }
    }

    @Test func `Every value and key has its range`() throws {
        let text =
            "{ \"a\" : [1, -2.5e1 ], // one\n \"é\": {\"b\": \"x\\ty\"}, /* two */ \"c\": [true, false, null,], }"
        let value = try Self.read(text)
        func source(_ range: SourceRange) -> String {
            String(decoding: Array(text.utf8)[range.lowerBound..<range.upperBound], as: UTF8.self)
        }
        #expect(value.members.map { source($0.keyRange) } == ["\"a\"", "\"é\"", "\"c\""])
        #expect(
            value.members.map { source($0.value.range) } == [
                "[1, -2.5e1 ]", "{\"b\": \"x\\ty\"}", "[true, false, null,]",
            ])
        #expect(value["a"]?.elements.map { source($0.range) } == ["1", "-2.5e1"])
        #expect(value["a"]?.elements.map(\.number) == [1, -25])
        #expect(value["é"]?.string("b") == "x\ty")
        #expect(value["c"]?.elements.map(\.content) == [.boolean(true), .boolean(false), .null])
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\ude00""#, "😀"),
        ("\"é😀\"", "é😀"),
        ("\u{FEFF}\"x\"", "x"), ("\"//no comment /* none */\"", "//no comment /* none */"),
    ])
    func `Strings are read`(text: String, expected: String) throws {
        #expect(try Self.read(text).string == expected)
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("10.25", 10.25), ("1E+2", 100), ("5e-1", 0.5),
            ("123456789012345678901234567890", 1.2345678901234568e29),
        ] as [(String, Double)])
    func `Numbers are read`(text: String, expected: Double) throws {
        #expect(try Self.read(text).number == expected)
    }

    @Test func `Nesting is limited`() {
        let limit = JSONReader.depthLimit
        let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(JSONReader.read(SourceText(name: "", deep)).errors.isEmpty)
        let deeper = JSONReader.read(SourceText(name: "", "[" + deep + "]"))
        #expect(deeper.errors.map(\.kind) == [.nestingTooDeep])
        #expect(!deeper.isComplete)
    }

    @Test func `One run reports several errors`() {
        let text = "{\"a\": tru, \"b\" 1, \"c\": [1 2], d: 3,, \"e\": 'x'}"
        let result = JSONReader.read(SourceText(name: "", text))
        #expect(result.errors.count == 6)
        #expect(result.value?.members.map(\.key) == ["a", "b", "c", "d", "e"])
        #expect(result.value?["c"]?.elements.map(\.number) == [1, 2])
    }

    @Test func `Text that is not UTF-8 is reported`() {
        let bytes = Array("{\"a\": \"x".utf8) + [0xFF, 0xFE] + Array("\", \"b\": 1}".utf8)
        let result = JSONReader.read(SourceText(name: "", bytes: bytes))
        #expect(result.errors.map(\.kind) == [.invalidUTF8])
        #expect(result.errors.first?.range == SourceRange(8, 9))
        #expect(result.value?.number("b") == 1)
    }

    @Test func `A file of another kind is reported once`() {
        let result = JSONReader.read(
            SourceText(name: "", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0xFF]))
        #expect(result.errors.map(\.kind) == [.otherNotation])
        #expect(result.value == nil)
    }

    @Test func `The bytes of a string have their places`() {
        let text = Array(#"["a\u00e9b"]"#.utf8)
        #expect(JSONReader.sourceOffsets(of: SourceRange(1, 11), in: text) == [2, 3, 3, 9, 10])
    }

    /// Escapes, letters of several bytes and bytes that are not UTF-8, in random order.
    @Test(arguments: 0..<500 as Range<UInt64>)
    func `Every byte of a string has its place, however it is encoded`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let pieces: [[UInt8]] = [
            Array("a".utf8), Array("é".utf8), Array("€".utf8), Array("😀".utf8), Array(#"\n"#.utf8),
            Array(#"\u00e9"#.utf8),
            Array(#"\ud83d\ude00"#.utf8), Array(#"\ud83d"#.utf8), Array(#"\q"#.utf8), [0xC3], [0xA9], [0xE2, 0x82],
            [0xF0, 0x9F],
            [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        ]
        var bytes = Array("[\"".utf8)
        for _ in 0..<Int.random(in: 0...8, using: &random) { bytes += pieces.randomElement(using: &random) ?? [] }
        bytes += Array("\"]".utf8)
        let value = try #require(JSONReader.read(SourceText(name: "", bytes: bytes)).value?.elements.first)
        let offsets = JSONReader.sourceOffsets(of: value.range, in: bytes)
        #expect(offsets.count == (value.string ?? "").utf8.count + 1)
        #expect(offsets == offsets.sorted())
        #expect(offsets.last == bytes.count - 2)
    }
}
