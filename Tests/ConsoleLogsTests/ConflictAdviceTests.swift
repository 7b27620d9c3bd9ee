// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

struct ConflictAdviceTests {
    static func log(_ bodies: [String], class name: String = "NSLayoutConstraint") -> ConsoleLog {
        let members = bodies.enumerated().map { index, body in
            let hasClass = body.hasPrefix("NS") && body.contains("Constraint ")
            let (head, rest) =
                hasClass ? (String(body.prefix { $0 != " " }), body.drop { $0 != " " }) : (name, " \(body)")
            return "    \"<\(head):0x60000000\(1000 + index)\(rest)>\""
        }
        return ConsoleLog(
            SourceText(
                name: "log",
                "Unable to simultaneously satisfy constraints.\n(\n\(members.joined(separator: ",\n"))\n)\n"))
    }

    static func explanation(_ bodies: [String], class name: String = "NSLayoutConstraint") throws -> String {
        try #require(log(bodies, class: name).reports.first).explanation
    }

    static let toolbar = [
        "NSAutoresizingMaskLayoutConstraint h=--& v=--& _UIToolbarContentView:0x5c10.width == 0   (active)",
        "H:|-(0)-[_UIButtonBarStackView:0x5c20]   (active, names: '|':_UIToolbarContentView:0x5c10 )",
        "H:[_UIButtonBarStackView:0x5c20]-(7)-|   (active, names: '|':_UIToolbarContentView:0x5c10 )",
    ]

    @Test func `A conflict of the system alone needs no change`() throws {
        let text = try Self.explanation(Self.toolbar)
        #expect(text.contains("none of the app: nothing needs to be changed."), "\(text)")
        #expect(text.contains("if the UIToolbar has a frame other than zero before items are added"))
        #expect(!text.contains("translatesAutoresizing") && !text.contains("999") && !text.contains("other constant"))
        let keyboard = try Self.explanation([
            "'assistantHeight' SystemInputAssistantView.height == 41   (active, names: SystemInputAssistantView:0x5c10 )",
            "'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x5c20]-(0)-[SystemInputAssistantView:0x5c10]   (active)",
            "'assistantView.bottom' SystemInputAssistantView:0x5c10.bottom == _UIKBCompatInputView:0x5c30.top   (active)",
            "'accessoryView.bottom' V:[_UIRemoteKeyboardPlaceholderView:0x5c20]-(0)-[_UIKBCompatInputView:0x5c30]   (active)",
        ])
        #expect(keyboard.contains("nothing needs to be changed") && !keyboard.contains("UIToolbar"), "\(keyboard)")
    }

    @Test func `A view of the app makes it the app's conflict`() throws {
        let text = try Self.explanation([
            Self.toolbar[0],
            "H:|-(0)-[MyApp.Field:0x5c20]   (active, names: '|':_UIToolbarContentView:0x5c10 )",
            "H:[MyApp.Field:0x5c20]-(7)-|   (active, names: '|':_UIToolbarContentView:0x5c10 )",
        ])
        #expect(!text.contains("nothing needs to be changed"), "\(text)")
        #expect(text.contains("Give the trailing constraint [2] priority 999"), "\(text)")
        // A hidden stack view of the app, of the system's constraints alone.
        let stack = try Self.explanation([
            "'UISV-canvas-connection' UIStackView:0x5c10.top == UILabel:0x5c20.top   (active)",
            "'UISV-canvas-connection' V:[UILabel:0x5c30]-(0)-|   (active, names: '|':UIStackView:0x5c10 )",
            "'UISV-spacing' V:[UILabel:0x5c20]-(6)-[UILabel:0x5c30]   (active)",
            "'UIView-Encapsulated-Layout-Height' UIStackView:0x5c10.height == 0   (active)",
        ])
        #expect(!stack.contains("nothing needs to be changed") && !stack.contains("999"), "\(stack)")
    }

    @Test(arguments: [
        ("_UIButtonBarButton", true), ("UIKBKeyplaneView", true), ("TUIKeyboardContentView", true),
        ("*TtC5UIKitP33*0A1BButton", true), ("_TtC5MyApp6Button", false), ("UIKeyboardLayoutGuide", false),
        ("TUIMessageCell", false), ("UIInputView", false),
    ])
    func `Private classes are known by their names`(name: String, isPrivate: Bool) {
        #expect(LoggedItem(className: name).isPrivate == isPrivate)
    }

    @Test func `The width of action sheets is known`() throws {
        let sheet = try Self.explanation(["UIView:0x5c10.width == - 16   (active)"])
        #expect(sheet.contains("Action sheets (UIAlertController) of iOS 12.2 to 13"), "\(sheet)")
        for other in ["UIView:0x5c10.width == - 15   (active)", "MyView:0x5c10.width == - 16   (active)"] {
            #expect(try !Self.explanation([other]).contains("Action sheets"))
        }
    }

    @Test(arguments: [
        ("NSLayoutConstraint UITableViewCellContentView:0x5c10.height == 50", "(set by the table"),
        ("NSLayoutConstraint MyView:0x5c10.height == 50", "(most likely set by the table"),
        ("MASLayoutConstraint MyView:0x5c10.height == 50", "tall\n"),
    ])
    func `The size around Masonry's constraints is the system's`(size: String, note: String) throws {
        let item = size.split(separator: " ")[1].prefix { $0 != "." }
        var body = size
        if body.hasPrefix("MAS") { body = String(body.drop { $0 != " " }.dropFirst()) }
        let text = try Self.explanation(
            [
                "UILabel:0x5c20.top == \(item).top + 10", "UILabel:0x5c20.bottom == \(item).bottom - 10",
                "UILabel:0x5c20.height == 40", body,
            ],
            class: "MASLayoutConstraint")
        #expect(text.contains(note), "\(text)")
        let isOwn = note == "tall\n"
        #expect(text.contains("give the bottom constraint [1] priority 999") == !isOwn, "\(text)")
    }

    @Test func `What is to yield is named`() throws {
        let text = try Self.explanation([
            "UIInputView:0x5c10.height == 240   (active)",
            "'UIView-Encapsulated-Layout-Height' UIInputView:0x5c10.height == 210   (active)",
        ])
        #expect(text.contains("give [0] priority 999") && !text.contains("bottom"), "\(text)")
        let inner = try Self.explanation([
            "V:|-(5)-[UILabel:0x5c20]   (active, names: '|':UIView:0x5c10 )",
            "V:[UILabel:0x5c20]-(6)-|   (active, names: '|':UIView:0x5c10 )",
            "V:[UIView:0x5c10]-(7)-|   (active, names: '|':UITableViewCellContentView:0x5c30 )",
            "V:|-(8)-[UIView:0x5c10]   (active, names: '|':UITableViewCellContentView:0x5c30 )",
            "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x5c30.height == 20   (active)",
        ])
        #expect(inner.contains("give the bottom constraint [2] priority 999"), "\(inner)")
    }

    @Test func `No size of 0 is suggested`() throws {
        let text = try Self.explanation([
            "UILabel:0x5c20.left == UIView:0x5c10.right   (active)",
            "UILabel:0x5c20.left == UIView:0x5c10.left   (active)",
            "UIView:0x5c10.width == 90   (active)",
        ])
        #expect(!text.contains("other constant"), "\(text)")
    }

    @Test func `The frame is that of the view, not of its superview`() throws {
        let text = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:[UIView:0x5c20]-(4)-|   (active, names: '|':MyApp.Cell:0x5c10 )",
            "H:[UIView:0x5c20]-(0)-|   (active, names: '|':MyApp.Cell:0x5c10 )",
        ])
        #expect(text.contains("UIView still has constraints made from its frame"), "\(text)")
        let several = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UILabel:0x5c20.minX == 4   (active, names: '|':UIView:0x5c10 )",
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UIButton:0x5c30.minX == 4   (active, names: '|':UIView:0x5c10 )",
            "UIButton:0x5c30.left == UILabel:0x5c20.left + 8   (active)",
        ])
        #expect(several.contains("UILabel and UIButton still have constraints made from their frames"), "\(several)")
    }

    @Test func `An edge that is placed twice is named`() throws {
        let text = try Self.explanation([
            "UIView:0x5c20.right == UIView:0x5c10.centerX   (active)",
            "UIView:0x5c10.right == UIView:0x5c20.right   (active)", "UIView:0x5c10.width == 414   (active)",
        ])
        #expect(text.contains("[0] and [1] both place UIView (…5c20)'s right edge. Keep one of them."), "\(text)")
    }

    @Test func `What a stack view makes equal can be chosen otherwise`() throws {
        let aligned = try Self.explanation([
            "UILabel:0x5c20.height == 40   (active)",
            "UIImageView:0x5c30.height == 0.9*UILabel:0x5c20.height   (active)",
            "'UISV-alignment' UILabel:0x5c20.bottom == UIImageView:0x5c30.bottom   (active)",
            "'UISV-alignment' UILabel:0x5c20.top == UIImageView:0x5c30.top   (active)",
        ])
        #expect(aligned.contains("The stack view's alignment 'fill' makes its views equally tall"), "\(aligned)")
        #expect(aligned.contains("give [0] or [1] priority 999"), "\(aligned)")
        let filled = try Self.explanation([
            "UILabel:0x5c20.width == 40   (active)", "UILabel:0x5c30.width == 60   (active)",
            "'UISV-fill-equally' UILabel:0x5c30.width == UILabel:0x5c20.width   (active)",
        ])
        #expect(filled.contains("The stack view's distribution makes its views equally large"), "\(filled)")
    }

    /// UIKit names the button `BackButton`, so that its class is not printed.
    @Test func `Views with a name and plain views in the buttons of bars are the system's`() throws {
        let bar = [
            "UIView:0x5c50.trailing == _UIBackButtonMaskView:0x5c40.trailing   (active)",
            "'Mask_Trailing_Trailing' _UIBackButtonMaskView:0x5c40.trailing == BackButton.trailing   (active, names: BackButton:0x5c20 )",
            "'MaskEV_Leading_BIB_Trailing' H:[_UIModernBarButton:0x5c30]-(0)-[UIView:0x5c50]   (active)",
            "'UINav_static_button_horiz_position' _UIModernBarButton:0x5c30.leading == _UINavigationBarContentView:0x5c10.leading + 8   (active)",
            "'UINavItemContentGuide-leading' BackButton.trailing == _UINavigationBarContentView:0x5c10.trailing - 6   (active, names: BackButton:0x5c20 )",
            "'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x5c10.width == 0   (active)",
        ]
        #expect(try Self.explanation(bar).contains("nothing needs to be changed"))
        // What an app adds to a header or footer is its own.
        let footer = try Self.explanation([
            "V:|-(8)-[UIView:0x5c20]   (active, names: '|':_UITableViewHeaderFooterContentView:0x5c10 )",
            "V:[UIView:0x5c20]-(8)-|   (active, names: '|':_UITableViewHeaderFooterContentView:0x5c10 )",
            "'UIView-Encapsulated-Layout-Height' _UITableViewHeaderFooterContentView:0x5c10.height == 0   (active)",
        ])
        #expect(
            footer.contains("give the bottom constraint [1]") || footer.contains("Give the bottom constraint [1]"),
            "\(footer)")
        let toolbar = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- _UIToolbarContentView:0x5c20.width == UIToolbar:0x5c10.width   (active)",
            "H:|-(8)-[_UIModernBarButton:0x5c30]   (active, names: '|':_UIToolbarContentView:0x5c20 )",
            "H:[_UIModernBarButton:0x5c30]-(16)-|   (active, names: '|':_UIToolbarContentView:0x5c20 )",
            "'UIView-Encapsulated-Layout-Width' UIToolbar:0x5c10.width == 0   (active)",
        ])
        #expect(toolbar.contains("if the UIToolbar has a frame other than zero"), "\(toolbar)")
    }

    @Test func `A report that the log leaves open still has advice`() throws {
        let text = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:0x5c20.midY == 70   (active)",
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:0x5c20.height == 140   (active)",
            "UIView:0x5c20.bottom == MyApp.Toast:0x5c10.bottom - 10   (active)",
        ])
        #expect(text.hasPrefix("The log does not show why"), "\(text)")
        #expect(text.contains("UIView still has constraints made from its frame"), "\(text)")
    }

    @Test func `Views that always have a frame keep it`() throws {
        let window = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--- v=--- UIWindow:0x5c10.width == 0   (active)",
            "UIView:0x5c20.left == UIWindow:0x5c10.left + 16   (active)",
            "UIView:0x5c20.right == UIWindow:0x5c10.right - 16   (active)",
        ])
        #expect(
            window.contains(
                "UIWindow has the size of its frame. Set the frame before there is content, or give the trailing constraint [2]"
            ),
            "\(window)")
        let root = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& V:[MyView:0x5c10(480)]",
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- NibView:0x5c30.height == UIScrollView:0x5c20.height - 386",
            "V:|-(45)-[UIScrollView:0x5c20]   (Names: '|':MyView:0x5c10 )",
            "V:[UIScrollView:0x5c20]-(64)-|   (Names: '|':MyView:0x5c10 )",
        ])
        #expect(root.contains("• NibView still has constraints made from its frame"), "\(root)")
    }

    @Test func `Frames alone need no constraint`() throws {
        let text = try Self.explanation([
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- _NSTextContentView:0x5c20.minX == 0   (active, names: '|':NSTextView:0x5c10 )",
            "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:[_NSTextContentView:0x5c20]-(49)-|   (active, names: '|':NSTextView:0x5c10 )",
            "NSAutoresizingMaskLayoutConstraint h=--& v=--& NSTextView:0x5c10.width == 2   (active)",
        ])
        #expect(text.contains("Make NSTextView at least 49 wide before views are added to it."), "\(text)")
        #expect(!text.contains("translates"), "\(text)")
    }

    @Test func `One of the app's own constraints has to go`() throws {
        let text = try Self.explanation([
            "UILabel:0x5c20.height == 100   (active)", "UIView:0x5c10.height == 80   (active)",
            "V:|-(0)-[UILabel:0x5c20]   (active, names: '|':UIView:0x5c10 )",
            "UILabel:0x5c20.bottom == UIView:0x5c10.bottom   (active)",
        ])
        #expect(text.contains("Remove one of [0], [1], [2] and [3], or give it priority 999."), "\(text)")
    }

    @Test func `An edge outside of the superview is pointed out`() throws {
        let words = "outside of UIView. If it is meant to be inside, change the sign of the constant."
        let masonry = [
            "UILabel:0x5c20.left == UIView:0x5c10.left + 34", "UILabel:0x5c20.right == UIView:0x5c10.right + 10",
            "UIView:0x5c10.width == 0",
        ]
        #expect(try Self.explanation(masonry, class: "MASLayoutConstraint").contains(words))
        // The superview may as well be the first, at whose inside this is.
        #expect(try !Self.explanation(masonry).contains("outside"))
        let drawn = [
            masonry[0], "H:[UILabel:0x5c20]-(-10)-|   (active, names: '|':UIView:0x5c10 )", masonry[2],
        ]
        let text = try Self.explanation(drawn)
        #expect(text.contains(words) && !text.contains("other constant"), "\(text)")
        let inside = drawn.map { $0.replacing("(-10)", with: "(10)") }
        #expect(try !Self.explanation(inside).contains("outside"))
    }

    @Test func `A hidden stack view has its spacing`() throws {
        let text = try Self.explanation([
            "'UISV-canvas-connection' UIStackView:0x5c10.top == UIView:0x5c20.top   (active)",
            "'UISV-canvas-connection' V:[UIView:0x5c30]-(0)-|   (active, names: '|':UIStackView:0x5c10 )",
            "'UISV-spacing' V:[UIView:0x5c20]-(16)-[UIView:0x5c30]   (active)",
            "'UISV-hiding' UIStackView:0x5c10.height == 0   (active)",
        ])
        #expect(text.contains("Its own spacing remains: set that to 0, or hide its arranged subviews, too."), "\(text)")
    }

    @Test func `A part of a report of the system needs no change either`() throws {
        let text = try Self.explanation([
            "'TUIKeyplane.height' TUIKeyboardContentView:0x5c10.height == 216   (active)",
            "V:[TUIKeyboardContentView:0x5c10]-(10)-|   (active, names: '|':TUIKeyplaneView:0x5c20 )",
        ])
        #expect(text.hasPrefix("The log does not show why"), "\(text)")
        #expect(text.contains("nothing needs to be changed"), "\(text)")
    }

    @Test func `An edge that is tied to two views around it is named`() throws {
        let text = try Self.explanation([
            "_UILayoutGuide:0x5c30.height == 0   (active)",
            "V:|-(0)-[_UILayoutGuide:0x5c30]   (active, names: '|':UIView:0x5c20 )",
            "V:[_UILayoutGuide:0x5c30]-(-20)-[UIToolbar:0x5c10]   (active)",
            "V:|-(0)-[UIToolbar:0x5c10]   (active, names: '|':UIView:0x5c20 )",
        ])
        #expect(text.contains("[2] and [3] both place UIToolbar's top, against different views."), "\(text)")
        let beside = try Self.explanation([
            "V:|-(0)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )", "UIView:0x5c10.height == 8   (active)",
            "V:[UIView:0x5c10]-(5)-[UIView:0x5c30]   (active)",
            "V:|-(0)-[UIView:0x5c30]   (active, names: '|':UIView:0x5c20 )",
        ])
        #expect(!beside.contains("both place"), "\(beside)")
    }

    @Test func `A view at the centre and at an edge is named`() throws {
        let text = try Self.explanation([
            "UIButton:0x5c10.width == 75   (active)", "UIButton:0x5c10.centerX == UIView:0x5c20.centerX   (active)",
            "UIButton:0x5c10.right == UIView:0x5c20.right   (active)", "UIView:0x5c20.width == 90   (active)",
        ])
        #expect(text.contains("[1] centres UIButton on UIView, and [2] places one of its edges"), "\(text)")
    }

    @Test func `What would have less than no size is named`() throws {
        let bodies = [
            "UIButton:0x5c10.right == UIView:0x5c20.right - 20   (active)",
            "UIImageView:0x5c30.left == UIButton:0x5c10.right + 8   (active)",
            "UIView:0x5c20.right == UIImageView:0x5c30.right + 20   (active)",
        ]
        let text = try Self.explanation(bodies)
        #expect(text.hasPrefix("These 3 constraints cannot all hold: UIImageView would be −8 wide."), "\(text)")
        let bound = try Self.explanation([bodies[0], bodies[1].replacing("==", with: ">="), bodies[2]])
        #expect(bound.contains("UIImageView would be at most −8 wide."), "\(bound)")
    }

    /// A ratio makes a width depend on a height.
    @Test func `Of a window's width, a height may have to go`() throws {
        let text = try Self.explanation([
            "UIView:0x5c10.width == 2*UIView:0x5c10.height   (active)", "UIView:0x5c10.height == 150   (active)",
            "H:|-(0)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )",
            "H:[UIView:0x5c10]-(0)-|   (active, names: '|':UIView:0x5c20 )",
            "'UIView-Encapsulated-Layout-Width' UIView:0x5c20.width == 414   (active)",
        ])
        #expect(text.contains("Remove one of [0], [1], [2] and [3], or give it priority 999."), "\(text)")
    }

    @Test func `A keyboard gives its view a height`() throws {
        let text = try Self.explanation([
            "UIInputView:0x5c10.height == 246   (active)",
            "'UIView-Encapsulated-Layout-Height' UIInputView:0x5c10.height == 216   (active)",
        ])
        #expect(text.contains("The keyboard gives UIInputView a height of 216."), "\(text)")
    }
}
