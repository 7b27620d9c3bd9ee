// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// Layout margins and safe areas whose constraints a report has among its members.
struct StatedMarginsTests {
    private static let inMargins = [
        "UIView:0x5c10.width == 100   (active)", "UIView:0x5c10.leading == UIView:0x5c20.leadingMargin + 20   (active)",
        "UIView:0x5c10.trailing == UIView:0x5c20.trailingMargin - 20   (active)",
        "UIView:0x5c20.width == 375   (active)",
        "'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'](LTR)   "
            + "(active, names: '|':UIView:0x5c20 )",
        "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide']-(24)-|(LTR)   "
            + "(active, names: '|':UIView:0x5c20 )",
    ]

    @Test func `A document has the margins that the report states`() throws {
        let text = try RebuiltLayoutTests.document(Self.inMargins, broken: 2)
        #expect(
            text.contains("\"layoutMargins\": { \"top\": 8, \"left\": 16, \"bottom\": 8, \"right\": 24 }"), "\(text)")
        #expect(text.contains("\"insetsLayoutMarginsFromSafeArea\": false"))
        #expect(!text.contains("layoutGuide"), "\(text)")
        #expect(text.contains("\"view.trailing = view2.trailingMargin - 20\""))
    }

    /// Otherwise the view that has the margins begins outside of the canvas.
    @Test func `What is in a view's margins is inside of the view`() throws {
        let text = try RebuiltLayoutTests.document(Self.inMargins, broken: 2)
        #expect(text.contains("\"view2.leading = window.leading + 20 @1\""), "\(text)")
        #expect(!text.contains("\"view.leading = window.leading + 20 @1\""))
    }

    @Test func `A guide of the margins is named by its view`() throws {
        var bodies = Self.inMargins
        bodies[1] = "UIView:0x5c10.left == UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide'.left + 20   (active)"
        let text = try RebuiltLayoutTests.document(bodies)
        #expect(text.contains("\"view.left = view2.layoutMarginsGuide.left + 20\""), "\(text)")
    }

    private static let inSafeArea = [
        "UIButton:0x5c10.height == 25   (active)",
        "UILayoutGuide:0x5c30'UIViewSafeAreaLayoutGuide'.bottom == UIButton:0x5c10.bottom + 312   (active)",
        "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x5c30'UIViewSafeAreaLayoutGuide']-(34)-|   "
            + "(active, names: '|':UIView:0x5c20 )",
        "UIView:0x5c20.height == 300   (active)",
    ]

    @Test func `A document has the safe area that the report states`() throws {
        let text = try RebuiltLayoutTests.document(Self.inSafeArea)
        #expect(
            text.contains("\"additionalSafeAreaInsets\": { \"top\": 0, \"left\": 0, \"bottom\": 34, \"right\": 0 }"),
            "\(text)")
        #expect(text.contains("\"view.safeAreaLayoutGuide.bottom = button.bottom + 312\""))
    }

    @Test func `A guide whose own constraint is broken is not where its view has it`() throws {
        let text = try RebuiltLayoutTests.document(Self.inSafeArea, broken: 2)
        #expect(!text.contains("additionalSafeAreaInsets"), "\(text)")
        #expect(text.contains("\"view.bottom = layoutGuide.bottom + 34\""))
    }

    /// A view in another that has a safe area has a part of it.
    @Test func `Of views inside of one another, the outermost has the insets`() throws {
        let inner = [
            "'UIViewSafeAreaLayoutGuide-top' V:|-(20)-[UILayoutGuide:0x5c50'UIViewSafeAreaLayoutGuide']   "
                + "(active, names: '|':UIView:0x5c40 )",
            "V:|-(10)-[UIView:0x5c40]   (active, names: '|':UIView:0x5c20 )",
        ]
        let text = try RebuiltLayoutTests.document(Self.inSafeArea + inner)
        #expect(text.split(separator: "additionalSafeAreaInsets").count == 2, "\(text)")
        #expect(text.contains("\"layoutGuide.top = view2.top + 20\"") || text.contains("layoutGuide.top = view"))
    }

    @Test func `Distances that contradict one another stay constraints`() throws {
        let second = Self.inMargins[4].replacing("(16)", with: "(12)")
        let text = try RebuiltLayoutTests.document(Self.inMargins + [second])
        #expect(!text.contains("layoutMargins\""), "\(text)")
        #expect(text.contains("\"layoutGuide.left = view2.left + 16\""))
    }

    /// 15 + 15 are too many for the view, since the guide's own width is not below 0.
    @Test func `A guide that nothing is placed by stays a view`() throws {
        let text = try RebuiltLayoutTests.document(["UIView:0x5c20.width <= 0   (active)"] + Self.inMargins.suffix(2))
        #expect(!text.contains("layoutMargins\""), "\(text)")
        #expect(text.contains("\"layoutGuide.left = view.left + 16\""))
    }
}
