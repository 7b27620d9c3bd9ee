// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// Messages about layouts other than conflicts.
struct LayoutMessageTests {
    private static func log(_ text: String) -> ConsoleLog { ConsoleLog(SourceText(name: "log", text)) }

    private static let activation = """
        *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint with anchors \
        <NSLayoutXAxisAnchor:0x600003cf8b40 "UIButton:0x7f9a1b40'Go'.leading"> and <NSLayoutXAxisAnchor:0x600003cf8bc0 \
        "Shop.Card:0x7f9a1b50.leading"> because they have no common ancestor.  Does the constraint or its anchors reference \
        items in different view hierarchies?  That's illegal.'
        """

    static let cases: [(text: String, kind: String, views: [String], answer: String)] = [
        (
            """
            [Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view \
            cell's content view. We're considering the collapse unintentional and using standard height instead. Cell: \
            <Shop.PriceCell: 0x7f8b1c0a2e00; baseClass = UITableViewCell; layer = <CALayer: 0x600000c4>>
            """, "zero-cell-height", ["PriceCell"], "to the bottom of the content view"
        ),
        (
            "Detected missing constraints for <TitleBar: 0x60e0000b1420>.  It cannot be placed because there are not enough "
                + "constraints to fully define the size and origin.",
            "missing-constraints", ["TitleBar"], "a position and a size"
        ),
        (
            "[Warning] Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionViewCell that is "
                + "managed by a UICollectionView is not supported, and will result in incorrect self-sizing. View: "
                + "<Shop.PriceCell: 0x10b0>", "cell-mask", ["PriceCell"], "the views in the content view"
        ),
        ("Contradictory frame constraints specified.", "contradictory-frame", [], "minWidth"),
        (
            "Unsupported layout off the main thread for UILabel with nearest ancestor view controller, Shop.Home",
            "background-thread", [], "main thread"
        ),
        (
            "Unable to parse constraint format: \nOptions mask required views to be aligned on a horizontal edge, which is not "
                + "allowed for layout that is also horizontal. \nH:|-[a]-[b]-|", "visual-format-alignment", [], "top"
        ),
        (
            "Base.lproj/Main.storyboard:a1: warning: Frame for \"Title\" will be different at run time.",
            "misplaced-in-interface-builder", ["'Title'"], "--update-frames"
        ),
        (
            "Main.storyboard:a1: warning: Views without any layout constraints may clip their content or overlap other views.",
            "view-without-constraints", [], "--add-missing"
        ),
        (activation, "no-common-ancestor", ["UIButton \"Go\"", "Card"], "addSubview"),
        (
            """
            The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x6000021 UIView:0x7fd21.top == \
            UIView:0x7fd22.bottom   (inactive)>
            """, "no-common-ancestor", ["UIView (…fd21)", "UIView (…fd22)"], "addSubview"
        ),
        (
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs.",
            "illegal-location-constant", [], "second item"
        ),
        (
            """
            Unable to parse constraint format:\u{20}
            Unable to interpret '|' character, because the related view doesn't have a superview\u{20}
            H:|-8-[label]-8-|
                             ^
            """, "visual-format-no-superview", [], "addSubview"
        ),
        (
            "Unable to parse constraint format: \nlabel is not a key in the views dictionary. \nH:|-8-[label]-8-|",
            "visual-format-unknown-name", [], "case-sensitive"
        ),
        (
            """
            The behavior of the UICollectionViewFlowLayout is not defined because:
            the item height must be less than the height of the UICollectionView minus the section insets top and bottom values.
            The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x7ff>, and it is attached to \
            <Shop.Grid: 0x7fe; frame = (0 0; 375 667)>.
            """, "flow-item-too-large", ["Grid"], "sizeForItemAt"
        ),
        (
            "its visible cells and other contents without being in the view hierarchy (the table view or one of its superviews",
            "layout-outside-window", [], "addSubview"
        ),
        (
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.",
            "required-priority-change", [], "999"
        ),
        (
            "This application is modifying the autolayout engine from a background thread after the engine was accessed",
            "background-thread", [], "main thread"
        ),
    ]

    @Test(arguments: cases.indices)
    func `A message is known by its words, with the views that it names`(index: Int) throws {
        let (text, kind, views, answer) = Self.cases[index]
        let log = Self.log("2031-04-02 10:11:12.123456+0200 Shop[8:4] hello\n\(text)\n")
        #expect(log.reports.isEmpty && log.diagnostics.isEmpty)
        let message = try #require(log.messages.first)
        #expect(log.messages.count == 1 && message.kind == kind && message.count == 1)
        #expect(message.subjects == views)
        #expect(message.explanation.contains(answer), "\(message.explanation)")
    }

    @Test func `Each warning of Interface Builder is one message`() {
        let log = Self.log(
            """
            /App/Main.storyboard:8Hk-3z-001: warning: Ambiguous Layout: Vertical position is ambiguous for "Total".
            /App/Main.storyboard:8Hk-3z-002: warning: Ambiguous Layout: Vertical position is ambiguous for "Name".
            /App/Main.storyboard:8Hk-3z-003: warning: Fixed width constraints may cause clipping.
            /App/Main.storyboard:8Hk-3z-001: warning: Ambiguous Layout: Vertical position is ambiguous for "Total".
            """)
        #expect(log.messages.map(\.subjects) == [["'Total'"], ["'Name'"], []])
        #expect(log.messages.map(\.count) == [2, 1, 1])
    }

    @Test func `A trace says what is missing of every view`() throws {
        let log = Self.log(
            """
            •UIWindow:0x7fa58b81ee60
            |   •UIView:0x7fa58ba1a3b0
            |   |   *UILabel:0x7fa58ba17e30'Name'- AMBIGUOUS LAYOUT for UILabel:0x7fa58ba17e30'Name'.minX{id: 16}, \
            UILabel:0x7fa58ba17e30'Name'.minY{id: 17}
            |   |   *UIView:0x7fa58ba17e60- AMBIGUOUS LAYOUT for UIView:0x7fa58ba17e60.Width{id: 21}
            |   |   *UIButton:0x7fa58ba17e70'OK'

            Legend:
            \t* - is laid out with auto layout
            """)
        let message = try #require(log.messages.first)
        #expect(
            message.details == [
                "UILabel \"Name\": horizontal position and vertical position are missing", "UIView: width is missing",
            ])
        #expect(message.headline.hasPrefix("The layout of 2 views is ambiguous"))
        let alone = Self.log("*Bar:0x125e848a0- AMBIGUOUS LAYOUT for Bar:0x125e848a0.Height{id: 35}\n").messages
        #expect(alone.first?.headline == "The layout of Bar is ambiguous: its height is not determined.")
    }

    @Test func `A list of constraints says what it determines`() throws {
        let lines = [
            "<NSAutoresizingMaskLayoutConstraint:0x600002148 h=--& v=--& UIView:0x7f8d0c.width == 375   (active)>",
            "<NSLayoutConstraint:0x600002149 H:|-(20)-[UILabel:0x7f8d0d'Name']   (active, names: '|':UIView:0x7f8d0c )>",
            "<NSContentSizeLayoutConstraint:0x60000214a UILabel:0x7f8d0d'Name'.width == 42 Hug:250 CompressionResistance:750   (active)>",
        ]
        let whole = try #require(Self.log(lines.joined(separator: "\n")).messages.first)
        #expect(whole.headline.hasSuffix("They give UIView's width of 375 and UILabel \"Name\"'s width of 42."))
        #expect(whole.details[2].hasSuffix("(its content: hugging 250, compression resistance 750)"))
        let part = try #require(Self.log(lines.prefix(2).joined(separator: "\n")).messages.first)
        #expect(part.headline.hasSuffix("They do not determine UILabel \"Name\"'s width."))
    }

    @Test func `Conflicts and messages of a log are diagnostics, repeated ones once`() {
        let log = Self.log(SampleLogs.report() + SampleLogs.report() + Self.activation + "\n")
        #expect(log.reports.count == 2)
        #expect(log.findings.map(\.code.rawValue) == ["conflict-in-log", "layout-message"])
        #expect(log.text.contains("The same conflict again: report 2."))
    }

    @Test func `Of a very long log the lines about layouts are read`() {
        let noise = String(
            repeating: "Compiling Swift file after Swift file, and nothing else happens in this line\n", count: 30_000)
        let log = Self.log(noise + SampleLogs.report() + noise + Self.activation + "\n" + noise)
        #expect(log.reports.map(\.smallest) == [SampleLogs.smallest])
        #expect(log.messages.map(\.kind) == ["no-common-ancestor"] && log.diagnostics.isEmpty)
        #expect(log.findings.first?.range.map { $0.lowerBound >= noise.utf8.count } == true)
    }
}
