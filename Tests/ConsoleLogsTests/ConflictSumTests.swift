// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ConsoleLogs

/// Which size a conflict is said to be about, and what the others come to.
struct ConflictSumTests {
    private static func headline(_ bodies: [String]) throws -> String {
        try #require(ConflictAdviceTests.log(bodies).reports.first).headline
    }

    /// The label ends 2 after the view that it is centred on: 2 + 70 + 2.
    @Test func `A size is compared with a sum rather than a sum with another`() throws {
        let text = try Self.headline([
            "UIView:0x5c10.width == 70   (active)", "UILabel:0x5c20.width == 54   (active)",
            "UILabel:0x5c20.centerX == UIView:0x5c10.centerX   (active)",
            "H:[UILabel:0x5c20]-(-2)-|   (active, names: '|':UIView:0x5c10 )",
        ])
        #expect(text == "UILabel is 54 wide, but the constraints make it 2 + 70 + 2 = 74: 20 too many.")
    }

    @Test func `A largest size leaves something over`() throws {
        let text = try Self.headline([
            "UIView:0x5c20.top == UIView:0x5c10.top + 20   (active)",
            "UIView:0x5c20.bottom == UIView:0x5c10.bottom - 20   (active)", "UIView:0x5c20.height <= 200   (active)",
            "UIView:0x5c10.height == 736   (active)",
        ])
        #expect(
            text
                == "UIView (…5c10) is 736 tall, but the constraints make it at most 20 + 200 + 20 = 240: 496 left over."
        )
    }

    /// 40 too large for a row of 44, not a size that is too small for an image of 80.
    @Test func `Across the axes the size is the one that the content has to suit`() throws {
        let text = try Self.headline([
            "UIImageView:0x5c20.width == UIImageView:0x5c20.height   (active)",
            "UIImageView:0x5c20.width == 80   (active)",
            "V:|-(0)-[UIImageView:0x5c20]   (active, names: '|':UIView:0x5c10 )",
            "V:[UIImageView:0x5c20]-(0)-|   (active, names: '|':UIView:0x5c10 )",
            "'UIView-Encapsulated-Layout-Height' UIView:0x5c10.height == 44   (active)",
        ])
        #expect(text == "UIView is 44 tall, but the constraints make it 80: 36 too many.")
    }

    /// A fifth of the view belongs to what fills it.
    @Test func `A part of the size itself is a part of the sum`() throws {
        let text = try Self.headline([
            "MyView:0x5c10.height == 800   (active)", "UIView:0x5c20.height == 200   (active)",
            "V:|-(0)-[UIView:0x5c20]   (active, names: '|':MyView:0x5c10 )",
            "V:[UIView:0x5c20]-(0)-[UIView:0x5c30]   (active)",
            "UIView:0x5c30.bottom == MyView:0x5c10.bottom   (active)",
            "UIView:0x5c30.height == 0.2*MyView:0x5c10.height   (active)",
        ])
        #expect(text == "MyView is 800 tall, but the constraints make it 200 + 0.2 × 800 = 360: 440 left over.")
    }

    @Test func `Distances that add to the size are named`() throws {
        let text = try Self.headline([
            "UILabel:0x5c20.left == UIView:0x5c10.left + 34   (active)",
            "UILabel:0x5c20.right == UIView:0x5c10.right + 10   (active)", "UIView:0x5c10.width == 0   (active)",
        ])
        #expect(
            text
                == "UIView is 0 wide: with [1], there is room for 0 + 10 = 10, but the constraints need 34: 24 too many."
        )
    }

    /// In reading order, although the chain begins in a view of the same size.
    @Test func `The sum of an equally large view begins at its start`() throws {
        let text = try Self.headline([
            "UIView:0x5c20.width == UIScrollView:0x5c10.width   (active)",
            "H:|-(8)-[UILabel:0x5c30]   (active, names: '|':UIView:0x5c20 )",
            "H:[UILabel:0x5c30]-(16)-|   (active, names: '|':UIView:0x5c20 )",
            "UIScrollView:0x5c10.width == 0   (active)",
        ])
        #expect(text == "UIScrollView is 0 wide, but the constraints need 8 + 16 = 24: 24 too many.")
    }

    @Test func `Two places of one edge are both named`() throws {
        let bodies = [
            "UIView:0x5c20.leading == UILabel:0x5c30.leading   (active)",
            "H:|-(6)-[UIView:0x5c20]   (active, names: '|':MyView:0x5c10 )",
            "H:|-(0)-[UILabel:0x5c30]   (active, names: '|':MyView:0x5c10 )",
        ]
        #expect(
            try Self.headline(bodies)
                == "By [0] and [1], UILabel starts 6 after MyView's leading edge; by [2], UILabel starts at MyView's leading edge."
        )
        let bound = try Self.headline([
            bodies[0], bodies[1], "UILabel:0x5c30.leading <= MyView:0x5c10.leading + 2   (active)",
        ])
        #expect(
            bound
                == "By [0] and [1], UILabel starts 6 after MyView's leading edge; by [2], UILabel starts at most 2 after MyView's leading edge."
        )
    }

    @Test func `What is missing has no more digits than the numbers of a log`() throws {
        let text = try Self.headline([
            "UILabel:0x5c20.height == 109.318   (active)",
            "V:|-(10)-[UILabel:0x5c20]   (active, names: '|':MyView:0x5c10 )",
            "V:[UILabel:0x5c20]-(10)-|   (active, names: '|':MyView:0x5c10 )", "MyView:0x5c10.height == 44   (active)",
        ])
        #expect(text.hasSuffix("= 129.318: 85.32 too many."), "\(text)")
    }

    @Test func `A location in the superview is read where it is`() throws {
        let text = try Self.headline([
            "NSTextField:0x5c20.width == 350   (active)",
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- NSTextField:0x5c20.minX == 1   (active, names: '|':NSScrollView:0x5c10 )",
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:[NSTextField:0x5c20]-(15)-|   (active, names: '|':NSScrollView:0x5c10 )",
            "NSScrollView:0x5c10.width == 320   (active)",
        ])
        #expect(text == "NSScrollView is 320 wide, but the constraints make it 1 + 350 + 15 = 366: 46 too many.")
    }

    @Test func `A share of a size is what the constraints make, not the room`() throws {
        let text = try ConflictAdviceTests.explanation([
            "UIPageControl:0x5c10.height == 0.4*UIView:0x5c20.height   (active)",
            "UIPageControl:0x5c10.height == 267   (active)",
            "'UIView-Encapsulated-Layout-Height' UIView:0x5c20.height == 667   (active)",
        ])
        #expect(text.hasPrefix("UIPageControl is 267 tall, but the constraints make it 0.4 × 667 = 266.8"), "\(text)")
    }
}
