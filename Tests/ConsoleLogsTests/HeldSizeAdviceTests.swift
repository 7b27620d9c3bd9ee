// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ConsoleLogs

/// What to do about a size that the content does not decide.
struct HeldSizeAdviceTests {
    private static func explanation(_ bodies: [String]) throws -> String {
        try ConflictAdviceTests.explanation(bodies)
    }

    /// A label 30 tall, 10 from the top and the bottom.
    private static func filling(_ outer: String, _ size: String, prefix: String = "UI") -> [String] {
        [
            "V:|-(10)-[\(prefix)Label:0x5c20]   (active, names: '|':\(outer):0x5c10 )",
            "V:[\(prefix)Label:0x5c20]-(10)-|   (active, names: '|':\(outer):0x5c10 )",
            "\(prefix)Label:0x5c20.height == 30   (active)",
            "'\(prefix)View-Encapsulated-Layout-Height' \(outer):0x5c10.height == \(size)   (active)",
        ]
    }

    @Test(arguments: [
        ("UITableViewCellContentView", "44", "The table view gives", "make the row 50 tall"),
        ("MyApp.PriceTableViewCell", "60", "The table view gives", "make the row 50 tall"),
        ("_UITableViewHeaderFooterContentView", "28", "The table view gives", "make the header or footer 50 tall"),
        ("UICollectionViewCell", "44", "The collection view gives", "make the cell 50 tall"),
        ("UICollectionReusableView", "60", "The collection view gives", "make the supplementary view 50 tall"),
        ("UIView", "44", "The table, collection view or window gives", "make UIView 50 tall"),
    ])
    func `A size that the content may decide is named with what would do`(
        outer: String, size: String, owner: String, wanted: String
    ) throws {
        let text = try Self.explanation(Self.filling(outer, size))
        #expect(text.contains("• \(owner) "), "\(text)")
        #expect(text.contains("give the bottom constraint [1] priority 999"), "\(text)")
        #expect(text.contains("Otherwise \(wanted)."), "\(text)")
        #expect(!text.contains("ask for less"), "\(text)")
    }

    @Test(arguments: ["926", "568", "375"])
    func `A size of a screen is not the content's to decide`(size: String) throws {
        let text = try Self.explanation(Self.filling("UIView", size))
        #expect(text.contains("UIView is as tall as a screen"), "\(text)")
        #expect(text.contains("Remove one of [0], [1] and [2], or give it priority 999."), "\(text)")
        #expect(!text.contains("estimate"), "\(text)")
        let cell = try Self.explanation(Self.filling("UITableViewCellContentView", size))
        #expect(!cell.contains("screen") && cell.contains("estimate"), "\(cell)")
    }

    @Test func `A frame that is as large as a screen keeps its mask`() throws {
        let text = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& MyApp.MyView:0x5c10.height == 896   (active)",
            "V:|-(0)-[UIView:0x5c20]   (active, names: '|':MyApp.MyView:0x5c10 )",
            "V:[UIView:0x5c20]-(0)-|   (active, names: '|':MyApp.MyView:0x5c10 )",
            "UIView:0x5c20.height == 200   (active)",
        ])
        #expect(text.contains("MyView is as tall as a screen") && !text.contains("translates"), "\(text)")
        // A frame of a view inside is at fault, not the size of the screen.
        let inner = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UILabel:0x5c20.width == 0   (active)",
            "UILabel:0x5c20.width == UIView:0x5c10.width   (active)",
            "'UIView-Encapsulated-Layout-Width' UIView:0x5c10.width == 320   (active)",
        ])
        #expect(inner.contains("UILabel still has constraints made from its frame"), "\(inner)")
        #expect(!inner.contains("screen"), "\(inner)")
    }

    @Test func `The width of a column is the table's`() throws {
        let text = try Self.explanation([
            "H:|-(5)-[NSTextField:0x5c20]   (active, names: '|':NSTableCellView:0x5c10 )",
            "H:[NSTextField:0x5c20]-(>=20)-|   (active, names: '|':NSTableCellView:0x5c10 )",
            "NSTextField:0x5c20.width == 61   (active)",
            "'NSView-Encapsulated-Layout-Width' NSTableCellView:0x5c10.width == 44   (active)",
        ])
        #expect(
            text.contains(
                "The column of the table view gives NSTableCellView a width of 44. Make the column at least 86 wide"),
            "\(text)")
    }

    @Test func `The width of a row is the table's`() throws {
        let bodies = Self.filling("UITableViewCellContentView", "44").map {
            $0.replacing("V:", with: "H:").replacing("height", with: "width").replacing("Height", with: "Width")
        }
        let text = try Self.explanation(bodies)
        #expect(text.contains("which its content does not decide"), "\(text)")
    }

    /// 0.25 of 300 are 75.
    @Test func `Of a height and a width the height is what yields`() throws {
        let text = try Self.explanation([
            "UIView:0x5c20.height == 0.25*UIView:0x5c20.width   (active)",
            "H:|-(0)-[UIView:0x5c20]   (active, names: '|':MyCell:0x5c10 )",
            "H:[UIView:0x5c20]-(0)-|   (active, names: '|':MyCell:0x5c10 )",
            "V:|-(0)-[UIView:0x5c20]   (active, names: '|':MyCell:0x5c10 )",
            "V:[UIView:0x5c20]-(0)-|   (active, names: '|':MyCell:0x5c10 )",
            "'UIView-Encapsulated-Layout-Width' MyCell:0x5c10.width == 300   (active)",
            "'UIView-Encapsulated-Layout-Height' MyCell:0x5c10.height == 290   (active)",
        ])
        #expect(
            text.hasPrefix("MyCell is 290 tall, but the constraints make it 0.25 × 300 = 75: 215 left over.\n"),
            "\(text)")
        #expect(text.contains("give the bottom constraint [4] priority 999"), "\(text)")
        #expect(text.contains("Otherwise make MyCell 75 tall."), "\(text)")
    }

    @Test func `A size of the system alone tells what would fit`() throws {
        let text = try Self.explanation([
            "'UIView-topMargin-guide-constraint' V:|-(32)-[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide']   (active, names: '|':MyCell:0x5c10 )",
            "'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide']-(32)-|   (active, names: '|':MyCell:0x5c10 )",
            "'UIView-Encapsulated-Layout-Height' MyCell:0x5c10.height == 44   (active)",
            "'UISV-canvas-connection' UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'.top == UILabel:0x5c40.top   (active)",
            "'UISV-canvas-connection' UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'.bottom == UILabel:0x5c40.bottom   (active)",
        ])
        #expect(text.contains("Make MyCell at least 64 tall, or its layout margins smaller."), "\(text)")
        let spacing = try Self.explanation([
            "'UISV-canvas-connection' UIStackView:0x5c10.leading == UILabel:0x5c20.leading   (active)",
            "'UISV-canvas-connection' H:[UILabel:0x5c30]-(0)-|   (active, names: '|':UIStackView:0x5c10 )",
            "'UISV-spacing' H:[UILabel:0x5c20]-(6)-[UILabel:0x5c30]   (active)",
            "'UIView-Encapsulated-Layout-Width' UIStackView:0x5c10.width == 0   (active)",
        ])
        #expect(spacing.contains("the report is harmless if the view has its size later"), "\(spacing)")
    }

    @Test func `A size that the app itself sets to zero is closed`() throws {
        let text = try Self.explanation([
            "V:|-(8)-[UIStackView:0x5c20]   (active, names: '|':MyBar:0x5c10 )",
            "V:[UIStackView:0x5c20]-(8)-|   (active, names: '|':MyBar:0x5c10 )", "MyBar:0x5c10.height == 0   (active)",
        ])
        #expect(
            text.contains(
                "[2] closes MyBar. Give the bottom constraint [1] priority 999, so that the view can be closed"),
            "\(text)")
    }

    @Test func `A size of the system's views is named`() throws {
        let text = try Self.explanation([
            "_NSSplitViewItemViewWrapper:0x5c10.width == 50   (active)",
            "H:|-(0)-[NSView:0x5c20]   (active, names: '|':_NSSplitViewItemViewWrapper:0x5c10 )",
            "H:[NSView:0x5c20]-(0)-|   (active, names: '|':_NSSplitViewItemViewWrapper:0x5c10 )",
            "NSView:0x5c20.width == 560   (active)",
        ])
        #expect(
            text.contains(
                "The system gives _NSSplitViewItemViewWrapper a width of 50. Give the trailing constraint [2] priority 999"
            ),
            "\(text)")
    }

    @Test func `What rounding to pixels leaves over is to be rounded`() throws {
        var bodies = Self.filling("UITableViewCellContentView", "76")
        bodies[2] = "UILabel:0x5c20.height == 55.8   (active)"
        let text = try Self.explanation(bodies)
        #expect(text.contains("Otherwise leave room for a pixel: the height is rounded to whole pixels"), "\(text)")
        #expect(!text.contains("make the row"), "\(text)")
    }
}
