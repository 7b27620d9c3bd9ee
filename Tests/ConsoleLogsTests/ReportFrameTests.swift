// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// What tells a report, its platform and its broken constraint.
struct ReportFrameTests {
    private static func list(_ bodies: [String]) -> String {
        let lines = bodies.enumerated().map { "    \"<NSLayoutConstraint:0x60000000\(1000 + $0) \($1)>\"" }
        return "(\n" + lines.joined(separator: ",\n") + "\n)\n"
    }

    private static func log(_ text: String) -> ConsoleLog { ConsoleLog(SourceText(name: "log", text)) }

    private static let opening = "Unable to simultaneously satisfy constraints"

    // MARK: Platform

    private static func inBox(_ prefix: String) -> [String] {
        [
            "\(prefix)View:0x5c10.minY == 10   (active, names: '|':\(prefix)Box:0x5c20 )",
            "\(prefix)View:0x5c10.height == 20   (active)", "\(prefix)Box:0x5c20.height == 100   (active)",
            "V:|-(10)-[\(prefix)View:0x5c10]   (active, names: '|':\(prefix)Box:0x5c20 )",
        ]
    }

    /// 10 from the bottom of 100 is 70 from the top for a view 20 tall.
    @Test func `The classes of views tell the platform`() {
        for opening in ["", "\(Self.opening).\n", "\(Self.opening):\n"] {
            #expect(Self.log(opening + Self.list(Self.inBox("NS"))).reports.map(\.smallest) == [[0, 1, 2, 3]])
            #expect(Self.log(opening + Self.list(Self.inBox("UI"))).reports.allSatisfy { $0.smallest == nil })
        }
        #expect(Self.log("\(Self.opening):\n\(Self.list(Self.inBox("My")))").reports.map(\.report.isAppKit) == [true])
        #expect(
            Self.log("\(Self.opening). At 10:20\n\(Self.list(Self.inBox("My")))").reports.map(\.report.isAppKit) == [
                false
            ])
    }

    // MARK: Lists

    private static let inMargins = [
        "UIView:0x5c20.leading == UIView:0x5c10.leadingMargin   (active)",
        "UIView:0x5c10.trailingMargin == UIView:0x5c20.trailing   (active)",
        "UIView:0x5c20.width == 100   (active)", "UIView:0x5c10.width == 110   (active)",
    ]

    @Test func `A whole list that depends on margins is a report`() throws {
        let log = Self.log(Self.list(Self.inMargins))
        #expect(log.diagnostics.isEmpty && log.reports.map(\.report.isCut) == [false])
        #expect(log.text.contains("With margins of 8 or 16 or 20 points these conflict"), "\(log.text)")
        var atLeast = Self.inMargins
        atLeast[2] = "UIView:0x5c20.width >= 90   (active)"
        #expect(
            Self.log(Self.list(atLeast)).text.contains(
                "If they are larger than 10, these conflict: [0], [1], [2], [3]."))
        let open = Self.log(Self.list([Self.inMargins[0], Self.inMargins[2], Self.inMargins[3]]))
        #expect(open.text.contains("layout margins") && !open.text.contains("can hold"), "\(open.text)")
        let baselines = [
            "UILabel:0x5c20.firstBaseline == UILabel:0x5c10.firstBaseline   (active)",
            "UILabel:0x5c20.top == UILabel:0x5c10.top + 3   (active)",
        ]
        #expect(Self.log(Self.list(baselines)).text.contains("where the baselines are"))
    }

    @Test func `A second list that can hold is reported`() {
        let report = "\(Self.opening).\n" + Self.list(["UIView:0x5c10.width == 5", "UIView:0x5c10.width == 6"])
        let log = Self.log(
            report + "\n(lldb) po view.constraints\n"
                + Self.list(["UIView:0x5c10.width == 5", "UIView:0x5c10.height == 6"]))
        #expect(log.reports.count == 1)
        #expect(
            log.diagnostics.map(\.message) == ["this list is not a conflict report: its 2 constraints can all hold"])
    }

    @Test func `A list with a line of dots is shortened`() {
        let whole = "\(Self.opening).\n" + Self.list(["UIView:0x5c10.width == 5", "UIView:0x5c10.height == 6"])
        #expect(Self.log(whole).text.contains("As they are printed, all of them can hold"))
        for dots in ["...", "    \u{2026}", "    \"...\","] {
            let text = Self.log(whole.replacing(",\n", with: ",\n\(dots)\n")).text
            #expect(text.contains("cut off or shortened") && !text.contains("can hold"), "\(text)")
        }
    }

    // MARK: The broken constraint

    @Test func `The broken constraint is found by what it says`() {
        let list = "\(Self.opening).\n" + Self.list(["UIView:0x5c10.width == 5", "UIView:0x5c10.width == 6"])
        func broken(_ text: String) -> ConsoleLog {
            Self.log(list + "\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint:\(text)>\n")
        }
        #expect(broken("0x70001000 UIView:0x5c10.width == 6").reports.map(\.report.broken) == [1])
        let other = broken("0x70001000 UIView:0x5c30.height == 9")
        #expect(other.reports.map(\.report.broken) == [nil])
        #expect(
            other.text.contains("gives up a constraint that is not in the list: UIView is 9 tall."), "\(other.text)")
    }

    // MARK: Texts

    @Test func `Escapes of texts are decoded`() throws {
        let list = Self.list([
            #"UILabel:0x5c10'\U4f60\U597d \Ud83d\Ude00 \"x\"'.width == 5"#, "UILabel:0x5c10'x'.width == 6",
            #"UILabel:0x5c20'a\n::error::b \\U12'.width == 6"#,
        ])
        let log = Self.log("\(Self.opening).\n\(list)")
        let members = try #require(log.reports.first).report.members
        #expect(members[0].equation?.first.item.label == "你好 😀 \"x\"")
        #expect(members[2].equation?.first.item.label == "a\n::error::b \\U12")
        #expect(log.text.contains("UILabel \"你好 😀 \"x\"\""), "\(log.text)")
        let names = LoggedItemNames(log.reports[0].report)
        #expect(names.name(ofKey: "0x5c20") == #"UILabel "a\n::error::b \U12""#)
    }

    @Test func `Two views of one name are two views`() throws {
        let names = "(active, names: Row...:0x5c10, Row...:0x5c20 )"
        let log = Self.log(
            "\(Self.opening).\n"
                + Self.list(["V:[Row...]-(7)-[Row...]   \(names)", "Row....width == Row....width   \(names)"]))
        for member in try #require(log.reports.first).report.members {
            let items = [member.equation?.first.item.key, member.equation?.second?.item.key]
            #expect(items.compactMap(\.self).sorted() == ["0x5c10", "0x5c20"], "\(member.text)")
        }
    }
}
