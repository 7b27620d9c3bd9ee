// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations
import Testing

@testable import ConsoleLogs

/// However a report was copied, it says the same.
struct PastedLogTests {
    static let ways: [(name: String, change: @Sendable (String) -> String)] = [
        ("as it is", { $0 }),
        ("quoted", { $0.mappingLines { "> \($0)" } }),
        ("quoted twice", { $0.mappingLines { ">> \($0)" } }),
        ("commented out", { $0.mappingLines { "//  \($0)" } }),
        ("in a documentation comment", { $0.mappingLines { "/// \($0)" } }),
        ("in a block comment", { "/*\n" + $0.mappingLines { " * \($0)" } + "\n */" }),
        ("in a code fence", { "Help!\n```swift\n\($0)\n```\nThanks" }),
        ("bold", { $0.mappingLines { $0.isEmpty ? $0 : "**\($0)**\n" } }),
        (
            "escaped for Markdown",
            { $0.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("|", with: "\\|") }
        ),
        (
            "escaped for HTML",
            {
                $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
                    .replacing("\"", with: "&quot;")
            }
        ),
        (
            "as one string of JSON",
            {
                "{\"log\": \""
                    + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
                    .replacing("\t", with: "\\t") + "\"}"
            }
        ),
        (
            "in a literal of Swift of several lines",
            { log in
                "    let log = \"\"\"\n" + log.replacing("\\", with: "\\\\").mappingLines { "        \($0)" }
                    + "\n        \"\"\"\n"
            }
        ),
        (
            "in a raw literal of Swift",
            { "let log = #\"\"\"\n" + $0.mappingLines { "    \($0)" } + "\n    \"\"\"#\nexplain(log)\n" }
        ),
        (
            "in a literal with continued lines",
            { log in
                let lines = log.replacing("\\", with: "\\\\").mappingLines { line in
                    let half = line.index(line.startIndex, offsetBy: line.count / 2)
                    let isSplit = line.count > 80 && line[line.index(before: half)] != "\\"
                    return "    " + (isSplit ? "\(line[..<half])\\\n    \(line[half...])" : line)
                }
                return "let log = \"\"\"\n" + lines + "\n    \"\"\"\n"
            }
        ),
        (
            "in literals of Objective-C",
            { log in
                let lines = log.mappingLines { line in
                    "    @\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\\n\""
                }
                return "NSString *log = @\"\"\n" + lines + ";\n"
            }
        ),
        ("with a terminal's colours", { $0.mappingLines { "\u{1B}[33m\($0)\u{1B}[0m" } }),
        (
            "as a list of strings",
            { log in
                let lines = log.mappingLines { line in
                    "  \"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\","
                }
                return "lines = [\n" + lines + "\n]\n"
            }
        ),
        ("with carriage returns", { $0.replacing("\n", with: "\r\n") }),
        ("with non-breaking spaces", { $0.replacing("    ", with: "\u{A0}\u{A0}\u{A0}\u{A0}") }),
        (
            "with typographic quotation marks",
            { $0.replacing("\"<", with: "\u{201C}<").replacing(">\"", with: ">\u{201D}") }
        ),
        (
            "with all blanks collapsed",
            { $0.replacing("    ", with: "").replacing("   (", with: " (").replacing("\t", with: "") }
        ),
        ("on one line", { $0.replacing("\n", with: " ") }),
        ("wrapped at blanks", { $0.wrapped(at: 78, onlyAtBlanks: true) }),
        ("wrapped at blanks in a narrow mail", { $0.wrapped(at: 52, onlyAtBlanks: true) }),
        ("wrapped at any character", { $0.wrapped(at: 100, onlyAtBlanks: false) }),
        ("wrapped and quoted", { $0.wrapped(at: 78, onlyAtBlanks: true).mappingLines { "> \($0)" } }),
        ("wrapped at any character and quoted", { $0.wrapped(at: 80, onlyAtBlanks: false).mappingLines { "> \($0)" } }),
        (
            "wrapped at any character, with a time on each line",
            { $0.wrapped(at: 80, onlyAtBlanks: false).mappingLines { "[10:21:07]: ▸ \($0)" } }
        ),
        (
            "as a string of JSON in a string of JSON",
            { log in
                func string(_ text: String) -> String {
                    "\""
                        + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
                        .replacing("\t", with: "\\t") + "\""
                }
                return "{\"line\": " + string("{\"message\": " + string(log) + "}") + "}"
            }
        ),
        ("in a section of XML", { "<system-out><![CDATA[\($0)]]></system-out>" }),
        (
            "with numbered lines",
            { log in
                log.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
                    "test.log:\($0 + 1):\($1)"
                }
                .joined(separator: "\n")
            }
        ),
        ("with a tool's prefix", { $0.mappingLines { "info: [IOS_SYSLOG_ROW ] \($0)" } }),
        ("without quotation marks", { $0.replacing("\"<", with: "<").replacing(">\"", with: ">") }),
        ("without brackets around the list", { $0.replacing("\n(\n", with: "\n").replacing("\n)\n", with: "\n") }),
        ("without commas", { $0.replacing("\",\n", with: "\"\n") }),
        ("without its first line", { String($0.drop { $0 != "\n" }) }),
        (
            "without advice",
            { log in
                let list = log.split(separator: "\n(\n", maxSplits: 1).last ?? ""
                return "Unable to simultaneously satisfy constraints.\n(\n" + list
            }
        ),
    ]

    @Test(arguments: ways.indices)
    func `A report is read however it was copied`(way: Int) throws {
        let (name, change) = Self.ways[way]
        let log = ConsoleLog(SourceText(name: "log", change(SampleLogs.report())))
        let report = try #require(log.reports.first, "\(name)")
        #expect(log.reports.count == 1, "\(name)")
        let expected = ConsoleLog(SourceText(name: "log", SampleLogs.report())).reports[0]
        #expect(
            report.report.members.map(DescriptionTests.facts) == expected.report.members.map(DescriptionTests.facts),
            "\(name)")
        #expect(report.smallest == SampleLogs.smallest, "\(name)")
        #expect(report.report.broken == 4, "\(name)")
    }

    @Test func `Each sample is what its name says`() {
        let log = ConsoleLog(SourceText(name: "log", SampleLogs.report()))
        #expect(log.diagnostics.isEmpty)
        #expect(
            log.reports[0].explanation.hasPrefix(
                "PriceView is 64 tall, but the constraints need 12 + 30 + 8 + 20 + 10 = 80: 16 too many."))
    }

    @Test(arguments: 0..<60)
    func `A truncated report gives no more than the whole`(step: Int) {
        let whole = Array(SampleLogs.report().utf8)
        let full = ConsoleLog(SourceText(name: "log", SampleLogs.report())).reports[0]
        let end = whole.count * step / 60
        let log = ConsoleLog(SourceText(name: "log", bytes: Array(whole[..<end])))
        #expect(log.reports.count <= 1)
        guard let report = log.reports.first else { return }
        #expect(report.report.members.count <= full.report.members.count)
        for (member, wholeMember) in zip(report.report.members.dropLast(), full.report.members) {
            #expect(member.equation == wholeMember.equation)
        }
        #expect(report.smallest == nil || report.smallest == SampleLogs.smallest)
    }

    @Test func `Several reports in one paste stay apart`() {
        let other = [
            "<NSLayoutConstraint:0x600002222210 UIView:0x7fe2d0c02210.width == 100   (active)>",
            "<NSLayoutConstraint:0x600002222220 UIView:0x7fe2d0c02210.width == 120   (active)>",
        ]
        let paste = "before\n" + SampleLogs.report() + "line between\n" + SampleLogs.report(members: other, broken: 1)
        let log = ConsoleLog(SourceText(name: "log", paste))
        #expect(log.reports.map(\.smallest) == [SampleLogs.smallest, [0, 1]])
        #expect(log.reports.map(\.report.broken) == [4, 1])
        #expect(log.text.contains("Report 2 of 2"))
    }

    @Test func `The tail of an earlier report is not a report`() {
        let tail = SampleLogs.report().split(separator: ")\n", maxSplits: 1)[1]
        #expect(ConsoleLog(SourceText(name: "log", tail + SampleLogs.report())).reports.count == 1)
        #expect(
            ConsoleLog(SourceText(name: "log", SampleLogs.report() + "\nUnable to simultaneously satisfy constr"))
                .reports.count == 1)
    }

    @Test func `Printed constraints of a layout without a conflict are not a report`() {
        let printed =
            "(lldb) po view.constraints\n(\n    \"\(SampleLogs.members[1])\",\n    \"\(SampleLogs.members[2])\"\n)\n"
        let log = ConsoleLog(SourceText(name: "log", printed))
        #expect(log.reports.isEmpty && log.diagnostics.isEmpty)
        #expect(log.messages.map(\.kind) == ["constraint-list"])
    }

    @Test func `A list without a conflict says what of it cannot be read`() {
        let printed =
            "(\n    \"\(SampleLogs.members[1])\",\n    \"<NSLayoutConstraint:0x6000 UIView:0x5c10 is wide>\"\n)\n"
        let log = ConsoleLog(SourceText(name: "log", printed))
        #expect(log.diagnostics.map(\.code.rawValue) == ["unreadable-log-constraint", "no-conflict-report"])
        #expect(log.diagnostics.last?.message.contains("1 of its 2 constraints can be read") == true)
    }

    @Test func `The end of a paste in a list without its first line is a report`() {
        let list = "(\n" + SampleLogs.members.prefix(2).map { "    \"\($0)\",\n" }.joined() + "    \"<NSLayoutConstr"
        let log = ConsoleLog(SourceText(name: "log", list))
        #expect(log.reports.map(\.report.members.count) == [3])
        #expect(log.reports.first?.smallest == nil)
    }

    /// What is left out takes the end of one member and the beginning of another with it.
    @Test(arguments: ["...", "\n...\n", "[...]", "\n<snip>\n", "(…)", "[truncated 400 bytes]", "\n--- cut here ---\n"])
    func `A report shortened in the middle says nothing that the whole does not say`(mark: String) throws {
        let whole = SampleLogs.report()
        let known = Set(
            ConsoleLog(SourceText(name: "log", whole)).reports[0].report.members.map(DescriptionTests.facts))
        let bytes = Array(whole.utf8)
        let starts = bytes.indices.filter { bytes[$0...].starts(with: "<NSLayoutConstraint".utf8) }.dropLast(3)
        for start in starts {
            for (before, length) in [(30, 90), (45, 75), (52, 110), (60, 160)] {
                let shortened = bytes[..<(start + before)] + Array(mark.utf8) + bytes[(start + before + length)...]
                let log = ConsoleLog(SourceText(name: "log", bytes: Array(shortened)))
                for member in try #require(log.reports.first).report.members where member.equation != nil {
                    let fact = DescriptionTests.facts(of: member)
                    // A pointer with dots is one that a person shortened.
                    #expect(known.contains(fact) || fact.contains("..."), "\(member.text)")
                }
            }
        }
    }

    @Test func `A bare list that conflicts is a report`() {
        let list = "(\n" + SampleLogs.members.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
        #expect(ConsoleLog(SourceText(name: "log", list)).reports.map(\.smallest) == [SampleLogs.smallest])
    }

    @Test func `Lines that cannot be read are diagnostics`() {
        let odd = SampleLogs.report(members: SampleLogs.members + ["<NSLayoutConstraint:0x600001111180 hello>"])
        let log = ConsoleLog(SourceText(name: "log", odd))
        #expect(log.reports[0].smallest == SampleLogs.smallest)
        #expect(log.diagnostics.map(\.code.rawValue) == ["unreadable-log-constraint"])
    }

    @Test func `A withheld list is reported`() {
        let text =
            "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n"
        let log = ConsoleLog(SourceText(name: "log", text))
        #expect(log.reports.map(\.report.members.count) == [0])
        #expect(log.text.contains("<private>"))
    }

    /// A terminal's box around lines that it has cut at its width.
    @Test(arguments: [("┌", "─", "┐", "│"), ("╔", "═", "╗", "║"), ("+", "-", "+", "|")], [40, 64, 80, 133])
    func `A frame around a log is not a part of it`(frame: (String, String, String, String), width: Int) {
        let (corner, bar, end, side) = frame
        let text = SampleLogs.report().mappingLines { $0.replacing("\t", with: "    ") }
        let cut = text.wrapped(at: width, onlyAtBlanks: false).mappingLines { line in
            "\(side) \(line)\(String(repeating: " ", count: max(0, width - line.count))) \(side)"
        }
        let border = String(repeating: bar, count: width + 2)
        let framed = "\(corner)\(border)\(end)\n\(cut)\n\(corner)\(border)\(end)\n"
        let reports = ConsoleLog(SourceText(name: "log", framed)).reports
        #expect(reports.map(\.smallest) == [SampleLogs.smallest])
        #expect(reports.first?.explanation == ConsoleLog(SourceText(name: "log", text)).reports[0].explanation)
    }

    @Test func `A list without brackets may have commas`() {
        let bare = SampleLogs.members.map { "    \($0.dropFirst().dropLast())," }.joined(separator: "\n")
        let log = ConsoleLog(
            SourceText(name: "log", "Unable to simultaneously satisfy constraints.\n(\n\(bare)\n)\n"))
        #expect(log.reports.map(\.smallest) == [SampleLogs.smallest])
    }
}
