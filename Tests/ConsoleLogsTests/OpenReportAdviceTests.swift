// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// Advice where a report is cut off, belongs to a process of the system, or breaks a constraint that is not in its list.
struct OpenReportAdviceTests {
    private static func explanation(
        _ bodies: [String], before: String = "", last: String = "", broken: String = ""
    ) throws -> String {
        var members = bodies.enumerated().map { "    \"<NSLayoutConstraint:0x60000000\(1000 + $0) \($1)>\"" }
        if !last.isEmpty { members.append("    \"<\(last)") }
        let end = broken.isEmpty ? "" : "\nWill attempt to recover by breaking constraint \n<\(broken)>\n"
        let close = last.isEmpty ? ")\n" : ""
        let text =
            "\(before)Unable to simultaneously satisfy constraints.\n(\n\(members.joined(separator: ",\n"))\n\(close)\(end)"
        return try #require(ConsoleLog(SourceText(name: "log", text)).reports.first).explanation
    }

    private static let pinned = [
        "H:|-(0)-[UIImageView:0x5c10]   (active, names: '|':UIView:0x5c20 )",
        "H:[UIImageView:0x5c10]-(0)-|   (active, names: '|':UIView:0x5c20 )",
    ]

    @Test func `A constraint that is broken but not listed can yield`() throws {
        let text = try Self.explanation(
            Self.pinned, broken: "NSLayoutConstraint:0x600000002000 UIImageView:0x5c10.height == 90   (active)")
        #expect(text.contains("The system gives up a constraint that is not in the list: UIImageView is 90 tall."))
        #expect(text.contains("If the constraint that the system gives up may yield, give it priority 999"), "\(text)")
        #expect(try !Self.explanation(Self.pinned).contains("may yield"))
    }

    @Test(arguments: [
        ("Mar  4 18:25:38 Mini SpringBoard[10567]: ", true),
        ("Mar  4 18:25:38 Phone SpringBoard(UIKit)[56] <Error>: ", true),
        ("2024-05-01 12:00:00.1+0200 0x1a2   Error  0x0  12  0  SpringBoard: (UIKitCore) [com.apple.UIKit:X] ", true),
        ("2024-05-01 12:00:00.123 SpringBoardClone[12:34] ", false), ("the SpringBoard of a shop: ", false),
        ("SpringBoard[1]: started\n2024-05-01 12:00:00.123 Shop[12:34] ", false),
    ])
    func `A report of a process of the system needs no change`(before: String, isSystem: Bool) throws {
        let bodies =
            Self.pinned + ["UIView:0x5c20.width == 10   (active)", "UIImageView:0x5c10.width == 30   (active)"]
        let text = try Self.explanation(bodies, before: before)
        #expect(text.contains("The report is of SpringBoard, which is a part of the system") == isSystem, "\(text)")
        #expect(text.contains("other constant") != isSystem)
    }

    @Test(arguments: [
        ("CKMessageEntryView", true), ("SPUISearchTableHeaderView", true), ("UIViewControllerWrapperView", true),
        ("UIButtonLabel", true), ("NSToolbarItemViewer", true), ("CKComponentView", false), ("SBSwitch", false),
        ("UILabel", false), ("NSToolbarItem", false),
    ])
    func `Private classes without an underscore are known`(name: String, isPrivate: Bool) {
        #expect(LoggedItem(className: name, pointer: "0x5c10").isPrivate == isPrivate)
    }

    @Test func `A cut list of the system's says so with a condition`() throws {
        let bodies = ["_UIButtonBarStackView:0x5c10.height == 0   (active)"]
        let text = try Self.explanation(bodies, last: "NSLayoutConstraint:")
        #expect(text.contains("As far as the list can be read, only views and constraints of the system"), "\(text)")
        #expect(!text.contains("none of the app"))
    }

    @Test func `The size of 0 of a cut list is pointed out`() throws {
        let bodies = Self.pinned + ["'_UITemporaryLayoutWidth' UIView:0x5c20.width == 0   (active)"]
        let text = try Self.explanation(bodies, last: "NSLayoutConstraint:0x60000000")
        #expect(text.contains("Most likely it is the width of 0 in [2]: UIView is laid out before it has its size."))
        let second = ["'UIView-Encapsulated-Layout-Height' UIView:0x5c20.height == 0   (active)"]
        #expect(try !Self.explanation(bodies + second, last: "NSLayoutConstraint:0x6").contains("Most likely it is"))
    }

    /// For margins that are not printed, a width may be too large or too small.
    @Test func `A width of a row is not said to be too small without knowing`() throws {
        let text = try Self.explanation([
            "UIImageView:0x5c10.width == 320   (active)",
            "UITableViewCellContentView:0x5c20.trailingMargin == UIImageView:0x5c10.trailing - 8   (active)",
            "UIImageView:0x5c10.leading == UITableViewCellContentView:0x5c20.leadingMargin - 8   (active)",
            "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x5c20.width == 375   (active)",
        ])
        #expect(text.contains("Otherwise remove one of [0], [1] and [2]."), "\(text)")
    }

    /// Two lines that cannot be read are not the same constraint.
    @Test func `A broken constraint that cannot be read is none of those that cannot`() throws {
        let text = try Self.explanation(
            Self.pinned + ["UIView:0x5c10 beside UIView:0x5c20"],
            broken: "NSLayoutConstraint:0x600000002000 UIView:0x5c30 beside UIView:0x5c40")
        #expect(!text.contains("The system gives up [2]"), "\(text)")
    }

    @Test func `An edge placed twice is named where margins decide the conflict`() throws {
        let text = try Self.explanation([
            "H:[UIButton:0x5c10]-(16)-|   (active, names: '|':UITableViewCellContentView:0x5c20 )",
            "UITableViewCellContentView:0x5c20.trailingMargin == UIButton:0x5c10.trailing   (active)",
        ])
        #expect(text.contains("[0] and [1] both place UIButton's trailing edge. Keep one of them."), "\(text)")
    }

    /// Wherever the baselines are.
    @Test func `Members that say the same do not depend on baselines`() throws {
        let same = "UILabel:0x5c10.firstBaseline == UILabel:0x5c20.lastBaseline + 18   (active)"
        #expect(try !Self.explanation([same, same]).contains("where the baselines are"))
        let text = try Self.explanation([same, "UILabel:0x5c10.top == UILabel:0x5c20.bottom + 8   (active)"])
        #expect(text.contains("It depends on where the baselines are"), "\(text)")
    }
}
