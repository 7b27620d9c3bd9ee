// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import LayoutDiagnostics

/// What a source holds reaches a terminal only as something to look at.
struct HostileTextTests {
    @Test(arguments: [
        "\u{0}", "\u{7}", "\u{8}", "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{7F}", "\u{9B}31m", "\u{AD}", "\u{61C}",
        "\u{200B}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{2028}", "\u{2060}", "\u{2066}", "\u{FEFF}",
        "\u{E0041}", "\r",
    ])
    func `Nothing in a line acts on the terminal or hides`(_ text: String) {
        let line = "a \(text) b"
        let source = SourceText(name: "file\(text)", line)
        let diagnostic = Diagnostic(
            DiagnosticCode("code"), .error, "found \(text)", at: SourceRange(0, 1),
            labels: [.init(SourceRange(0, 1), "here \(text)")], fixes: [.init("did you mean \(text)?")])
        for printed in [diagnostic.human(in: source), diagnostic.short(in: source)] {
            #expect(
                printed.unicodeScalars.allSatisfy { scalar in
                    scalar == "\n"
                        || scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80..<0xA0).contains(scalar.value)
                            && scalar.properties.generalCategory != .format
                            && scalar.properties.generalCategory != .lineSeparator
                }, "\(printed.debugDescription)")
            #expect(printed.unicodeScalars.contains("\u{FFFD}"))
        }
    }

    @Test func `Joiners of scripts and emoji stay`() {
        let source = SourceText(name: "", "می\u{200C}خواهم 👩\u{200D}💻")
        let printed = Diagnostic(DiagnosticCode("code"), .note, "x", at: SourceRange(0, 2)).human(in: source)
        #expect(!printed.unicodeScalars.contains("\u{FFFD}"))
    }

    @Test func `A byte order mark is not a column`() {
        let source = SourceText(name: "f", bytes: [0xEF, 0xBB, 0xBF] + Array("ab\r\ncd".utf8))
        #expect(source.position(of: 3) == SourcePosition(line: 1, column: 1))
        #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1))
        #expect(source.position(of: 4) == SourcePosition(line: 1, column: 2))
        #expect(source.position(of: 7) == SourcePosition(line: 2, column: 1))
        #expect(source.line(1) == "ab")
        let printed = Diagnostic(DiagnosticCode("code"), .error, "x", at: SourceRange(4, 5)).human(in: source)
        #expect(printed == "f:1:2: error: x [code]\n1 | ab\n  |  ^\n")
    }

    @Test(arguments: [true, false], [true, false])
    func `A line of a text in UTF-16 is shown as text`(isBigEndian: Bool, hasMark: Bool) {
        let units = Array(((hasMark ? "\u{FEFF}" : "") + "ab\r\nü😀d").utf16)
        let bytes = units.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
        }
        let source = SourceText(name: "f", bytes: bytes)
        let range = SourceRange(bytes.count - 2, bytes.count)
        let printed = Diagnostic(DiagnosticCode("code"), .error, "x", at: range).human(in: source)
        #expect(printed == "f:2:3: error: x [code]\n2 | ü😀d\n  |    ^\n")
    }
}
