// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// Mistakes of the author that a report shows.
struct MistakenConstraintTests {
    private static func explanation(_ bodies: [String]) throws -> String { try ConflictAdviceTests.explanation(bodies) }

    @Test func `A margins guide may be smaller than nothing, what is in it may not`() throws {
        let guide = "UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'"
        let bodies = [
            "UILabel:0x5c20'Name'.leading == \(guide).leading   (active)",
            "UILabel:0x5c20'Name'.trailing == \(guide).trailing   (active)",
            "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x5c10.width == 0   (active)",
            "'UIView-leftMargin-guide-constraint' H:|-(16)-[\(guide)](LTR)   (active, names: '|':UITableViewCellContentView:0x5c10 )",
            "'UIView-rightMargin-guide-constraint' H:[\(guide)]-(16)-|(LTR)   (active, names: '|':UITableViewCellContentView:0x5c10 )",
        ]
        let report = try #require(ConflictAdviceTests.log(bodies).reports.first)
        #expect(report.smallest == [0, 1, 2, 3, 4])
        #expect(report.explanation.contains("Give the trailing constraint [1] priority 999"), "\(report.explanation)")
        #expect(ConflictAdviceTests.log(Array(bodies.dropFirst())).reports.first?.smallest == nil)
    }

    @Test func `A size is large enough for all that is known, not only for the smallest set`() throws {
        let text = try Self.explanation([
            "UILabel:0x5c20.height == 48   (active)",
            "V:|-(16)-[UIImageView:0x5c30]   (active, names: '|':UITableViewCellContentView:0x5c10 )",
            "V:[UIImageView:0x5c30]-(12)-[UILabel:0x5c20]   (active)",
            "V:[UILabel:0x5c20]-(20)-|   (active, names: '|':UITableViewCellContentView:0x5c10 )",
            "UIImageView:0x5c30.height >= 30   (active)",
            "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x5c10.height == 32   (active)",
        ])
        #expect(text.contains("make the row at least 126 tall"), "\(text)")
    }

    @Test func `A wrong sign is known by the constraint that says the opposite`() throws {
        let text = try Self.explanation([
            "UILabel:0x5c20.bottom == UILabel:0x5c30.top + 8   (active)",
            "V:[UILabel:0x5c20]-(8)-[UILabel:0x5c30]   (active)",
        ])
        #expect(text.contains("Most likely the sign in [0] is wrong"), "\(text)")
        let inset = try Self.explanation([
            "H:[UIView:0x5c20]-(12)-|   (active, names: '|':UIView:0x5c10 )",
            "UIView:0x5c20.trailing == UIView:0x5c10.trailing + 12   (active)",
        ])
        #expect(inset.contains("Most likely the sign in [1] is wrong"), "\(inset)")
    }

    @Test(arguments: [
        ("UIView:0x5c20.trailing == UIView:0x5c10.trailing + 16", 343.0, true),
        ("UIView:0x5c10.trailing == UIView:0x5c20.trailing - 16", 343, true),
        // With the other sign it does not fit either.
        ("UIView:0x5c20.trailing == UIView:0x5c10.trailing + 16", 300, false),
    ])
    func `A sign is wrong where all would hold with the other one`(inset: String, width: Double, isSign: Bool) throws {
        let text = try Self.explanation([
            "UIView:0x5c20.leading == UIView:0x5c10.leading + 16   (active)", "\(inset)   (active)",
            "UIView:0x5c20.width == \(Int(width))   (active)", "UIView:0x5c10.width == 375   (active)",
        ])
        #expect(text.contains("[1] places UIView (…5c20)'s trailing edge outside of") == isSign, "\(text)")
        #expect(text.contains("Most likely its sign is wrong: with") == isSign, "\(text)")
    }

    @Test func `The same constraint twice is named, also where it conflicts with nothing`() throws {
        let twice = [
            "UILabel:0x5c20.firstBaseline == UILabel:0x5c30.lastBaseline + 18   (active)",
            "UILabel:0x5c20.firstBaseline == UILabel:0x5c30.lastBaseline + 18   (active)",
        ]
        #expect(try Self.explanation(twice).contains("[0] and [1] are the same constraint twice"))
        let other = try Self.explanation([
            "UIView:0x5c20.height == 50", "UIView:0x5c20.height == 50", "UIView:0x5c20.height == 60",
        ])
        #expect(other.contains("[0] and [1] are the same constraint twice"), "\(other)")
    }

    @Test(arguments: [
        ("trailing >= UIView:0x5c10.trailing - 16", true), ("trailing <= UIView:0x5c10.trailing - 16", false),
        ("trailing >= UIView:0x5c10.trailing + 16", true),
    ])
    func `An inequality that keeps a view outside of another is most likely turned`(edge: String, isTurned: Bool) throws
    {
        let text = try Self.explanation([
            "UIView:0x5c10.width == 320   (active)", "UILabel:0x5c20.leading == UIView:0x5c10.leading + 16   (active)",
            "UILabel:0x5c20.\(edge)   (active)", "UILabel:0x5c20.width == \(isTurned ? 100 : 400)   (active)",
        ])
        #expect(text.contains("make the relation <=") == isTurned, "\(text)")
    }

    @Test func `A mask that was left on comes before priorities`() throws {
        let text = try Self.explanation([
            "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x5c10.height == 44   (active)",
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:0x5c20.height == 60   (active)",
            "V:|-(0)-[UIView:0x5c20]   (active, names: '|':UITableViewCellContentView:0x5c10 )",
            "V:[UIView:0x5c20]-(0)-|   (active, names: '|':UITableViewCellContentView:0x5c10 )",
        ])
        let first = try #require(text.split(separator: "\n").first { $0.hasPrefix("  • ") })
        #expect(first.contains("translatesAutoresizingMaskIntoConstraints"), "\(text)")
        let pinned = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- _UIPageViewControllerContentView:0x5c20.midY == UIView:0x5c10.midY + 20   (active)",
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- _UIPageViewControllerContentView:0x5c20.height == UIView:0x5c10.height   (active)",
            "V:|-(0)-[_UIPageViewControllerContentView:0x5c20]   (active, names: '|':UIView:0x5c10 )",
        ])
        #expect(pinned.contains("is pinned by [2]") && pinned.contains("translatesAutoresizing"), "\(pinned)")
    }

    @Test func `What Xcode generates for a xib is not the app's to switch off`() throws {
        let text = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:[UIView:0x5c20]-(0.4)-|   (active, names: '|':MyApp.Cell:0x5c10 )",
            "'UIIBSystemGenerated' H:[UIView:0x5c20]-(0)-|   (active, names: '|':MyApp.Cell:0x5c10 )",
        ])
        #expect(text.contains("Xcode generates [1] for a view of a xib"), "\(text)")
        #expect(!text.contains("translatesAutoresizing"))
    }

    @Test func `Beside wrappers of the system the nearest view of the app is named`() throws {
        let text = try Self.explanation(
            ConflictAdviceTests.toolbar + [
                "MyApp.Avatar:0x5c30.leading == _UIButtonBarStackView:0x5c20.leading   (active)"
            ])
        #expect(text.contains("The nearest view of the app is Avatar"), "\(text)")
    }

    // MARK: Damaged lists

    private static let whole = [
        "<NSLayoutConstraint:0x600001 V:|-(10)-[UILabel:0x7f01'Hi']   (active, names: '|':UITableViewCellContentView:0x7f09 )>",
        "<NSLayoutConstraint:0x600002 V:[UILabel:0x7f01'Hi']-(10)-|   (active, names: '|':UITableViewCellContentView:0x7f09 )>",
        "<NSLayoutConstraint:0x600003 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f09.height == 12   (active)>",
    ]

    /// What people and tools leave of a list, as a change of each line.
    static let damages: [(name: String, change: @Sendable (String) -> String)] = [
        ("nothing", { $0 }),
        ("short addresses", { $0.replacing("0x60000", with: "0x").replacing("0x7f0", with: "0x") }),
        (
            "without addresses",
            {
                $0.replacing(":0x7f01", with: "").replacing(":0x7f09", with: "").replacing(":0x600001", with: "")
                    .replacing(":0x600002", with: "").replacing(":0x600003", with: "")
            }
        ),
        ("without heads", { line in String(line.dropFirst("<NSLayoutConstraint:0x600001 ".count).dropLast()) }),
        (
            "cut-off names",
            { line in
                line.firstRange(of: "ContentView:0x7f09 )").map { String(line[..<$0.lowerBound]) + "..." } ?? line
            }
        ),
    ]

    @Test(arguments: damages.indices)
    func `A list is read as far as it tells its views apart`(index: Int) throws {
        let lines = Self.whole.map(Self.damages[index].change)
        let isQuoted = lines[0].hasPrefix("<")
        let list = lines.map { isQuoted ? "    \"\($0)\"" : $0 }.joined(separator: isQuoted ? ",\n" : "\n")
        let log = ConsoleLog(SourceText(name: "log", "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"))
        #expect(log.reports.first?.smallest == [0, 1, 2], "\(Self.damages[index].name): \(list)")
    }

    @Test func `A named view is the same one in the table of names, however short its address`() throws {
        let text = try Self.explanation([
            "label.top == card.top + 30   (active, names: label:0x7, card:0x5 )",
            "V:[label]-(30)-|   (active, names: label:0x7, card:0x5, '|':card:0x5 )",
            "card.height == 40   (active, names: card:0x5 )",
        ])
        #expect(text.hasPrefix("card is 40 tall, but the constraints need 30 + 30 = 60"), "\(text)")
    }
}
