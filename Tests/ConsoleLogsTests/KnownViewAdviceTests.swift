// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ConsoleLogs

/// Views of the system whose layout has a way of its own.
struct KnownViewAdviceTests {
    @Test func `The views of an alert are not those of the app, unless it adds some`() throws {
        let bodies = [
            "UIView:0x5c10.width == 402   (active)",
            "_UIAlertControllerView:0x5c20.width == UIView:0x5c30.width   (active)",
            "_UIAlertControllerView:0x5c20.width >= UIView:0x5c10.width   (active)",
            "'UIView-Encapsulated-Layout-Width' UIView:0x5c30.width == 389   (active)",
        ]
        let text = try ConflictAdviceTests.explanation(bodies)
        #expect(text.contains("If the app adds nothing to it, nothing needs to be changed"), "\(text)")
        #expect(!text.contains("other constant"))
        let own = try ConflictAdviceTests.explanation(bodies.map { $0.replacing("UIView:0x5c10", with: "Form:0x5c10") })
        #expect(!own.contains("UIAlertController."), "\(own)")
    }

    @Test func `A scroll view places its clip view`() throws {
        let text = try ConflictAdviceTests.explanation([
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:|-(0)-[ClipView:0x5c10]   (active, names: '|':NSScrollView:0x5c20 )",
            "H:|-(0)-[NSView:0x5c30]   (active, names: '|':ClipView:0x5c10 )",
            "H:[NSView:0x5c30]-(0)-|   (active, names: '|':ClipView:0x5c10 )",
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:[ClipView:0x5c10]-(15)-|   (active, names: '|':NSScrollView:0x5c20 )",
            "NSScrollView:0x5c20.width == NSView:0x5c30.width   (active)",
        ])
        #expect(
            text.contains(
                "The scroll view places ClipView, with room for its scrollers. Remove one of [1], [2] and [4]"))
        #expect(!text.contains("translatesAutoresizing"), "\(text)")
    }

    @Test func `Proportional shares leave no room for margins`() throws {
        let text = try ConflictAdviceTests.explanation([
            "'UISV-canvas-connection' UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'.leading == UILabel:0x5c10.leading   (active)",
            "'UISV-canvas-connection' UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'.trailing == UILabel:0x5c10.trailing   (active)",
            "'UISV-fill-proportionally' UILabel:0x5c10.width == UIStackView:0x5c20.width   (active)",
            "'UIView-leftMargin-guide-constraint' H:|-(10)-[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'](LTR)   "
                + "(active, names: '|':UIStackView:0x5c20 )",
            "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide']-(10)-|(LTR)   "
                + "(active, names: '|':UIStackView:0x5c20 )",
        ])
        #expect(text.contains("distribution 'fill proportionally'"), "\(text)")
    }

    @Test func `What counts twice is said as a place`() throws {
        let text = try ConflictAdviceTests.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UIImageView:0x5c10.midX == 14.5   (active)",
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UIImageView:0x5c10.width == 26   (active)",
            "H:|-(8)-[UIImageView:0x5c10](LTR)   (active, names: '|':UITableViewCell:0x5c20 )",
        ])
        #expect(text.hasPrefix("By [0] and [1], UIImageView starts 1.5 after UITableViewCell's left edge"), "\(text)")
    }

    @Test func `A distance between both edges of a view is its width`() throws {
        let text = try ConflictAdviceTests.explanation([
            "NSSplitView:0x5c10.width >= 300   (active)",
            "NSSplitView:0x5c10.right == NSSplitView:0x5c10.left + 126   (active)",
        ])
        #expect(text.contains("[1] NSSplitView is 126 wide"), "\(text)")
    }
}
