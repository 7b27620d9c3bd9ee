// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

/// One description of each form, and the facts in it.
struct DescriptionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        /// `item.attribute relation multiplier*item.attribute + constant`, or `nil`.
        var facts: String
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        // Heads.
        Case(text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.width == 10   (active)", facts: "0x5c10.width == 10"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 'my id' UIView:0x5c10.width == 10   (active)",
            facts: "0x5c10.width == 10"),
        Case(text: "NSLayoutConstraint:0x1a2b30 'it's mine' UIView:0x5c10.width == 10", facts: "0x5c10.width == 10"),
        Case(
            text: "NSAutoresizingMaskLayoutConstraint:0x1a2b30 h=--& v=-&- H:[UIView:0x5c10(768)]",
            facts: "0x5c10.width == 768"),
        Case(
            text:
                "NSAutoresizingMaskLayoutConstraint:0x1a2b30 h=--- v=--- 'NSWindow-width' H:[NSThemeFrame:0x5c10(480)]",
            facts: "0x5c10.width == 480"),
        Case(
            text: "NSAutoresizingMaskLayoutConstraint: 0x1a2b30 h = v = --- --- H: [UIView: 0x5c10 (0)]",
            facts: "0x5c10.width == 0"),
        Case(
            text: "NSLayoutConstraint: 0x1a2b30> H:[UIView:0x5c10(80)] (Bar view 0, (null))",
            facts: "0x5c10.width == 80"),
        Case(text: "NSLayoutConstraint:0x... :0x<A>.height >= 32   (active)", facts: "0x<A>.height >= 32"),
        Case(
            text:
                "SnapKit.LayoutConstraint:0x1a2b30@Cell.swift#70 UILabel:0x5c10.centerX == UIView:0x5c20.centerX + 30.0",
            facts: "0x5c10.centerX == 1*0x5c20.centerX + 30"),
        Case(
            text: "SnapKit.LayoutConstraint:0x1a2b30@/Users/me/My App/Cell.swift#7 UIView:0x5c10.height == 0.0",
            facts: "0x5c10.height == 0"),
        Case(
            text:
                "SnapKit.LayoutConstraint:Some label@Cell.swift#107 UIView:0x5c10.trailing == UILayoutGuide:0x5c20.trailing - 30.0",
            facts: "0x5c10.trailing == 1*0x5c20.trailing - 30"),
        Case(
            text: "MASLayoutConstraint:Gap[0] UILabel:blue.left == DebugView:superview.left + 1",
            facts: "UILabel:blue.left == 1*DebugView:superview.left + 1"),
        Case(text: "NSLayoutGuide.width >= 360   (active)", facts: "NSLayoutGuide.width >= 360"),
        // Items.
        Case(
            text: "NSLayoutConstraint:0x1a2b30 UILabel:0x5c10'IT'S FINE'.leading == UIView:0x5c20.leading",
            facts: "0x5c10.leading == 1*0x5c20.leading"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 UILabel:0x5c10'a.width == 3'.leading == UIView:0x5c20.leading",
            facts: "0x5c10.leading == 1*0x5c20.leading"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 V:[WKWebView:0x5c10'Chats (12)']-(8)-[UIView:0x5c20]",
            facts: "0x5c20.top == 1*0x5c10.bottom + 8"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 Bar.lock.width == 24   (active, names: Bar.lock:0x5c10 )",
            facts: "0x5c10.width == 24"),
        Case(
            text:
                "NSLayoutConstraint:0x1a2b30 H:[first name]-(0)-|   (active, names: first name:0x5c10, '|':UIStackView:0x5c20 )",
            facts: "0x5c20.trailing == 1*0x5c10.trailing"),
        // Flutter names its views like this.
        Case(
            text:
                "NSLayoutConstraint:0x1a2b30 V:|-(14)-[UITabBar:0x5c10]   (active, names: view[1]:0x5c20, '|':view[1]:0x5c20 )",
            facts: "0x5c10.top == 1*0x5c20.top + 14"),
        // Drawings.
        Case(
            text: "NSLayoutConstraint:0x1a2b30 V:|-(-8.5)-[UIView:0x5c10]   (Names: '|':UIView:0x5c20 )",
            facts: "0x5c10.top == 1*0x5c20.top - 8.5"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 H:[UIView:0x5c10]-(>=NSSpace(8))-[UIView:0x5c20](LTR)",
            facts: "0x5c20.left >= 1*0x5c10.right + 8"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 V:|~~(0)~~[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )",
            facts: "0x5c10.top == 1*0x5c20.top"),
        Case(text: "NSLayoutConstraint:0x1a2b30 V:[UIView:0x5c10(>=300)]", facts: "0x5c10.height >= 300"),
        Case(
            text:
                "NSLayoutConstraint:0x1a2b30 H:|-(137@251)-[UIView:0x5c10](LTR) priority:251   (Names: '|':UIView:0x5c20 )",
            facts: "0x5c10.left == 1*0x5c20.left + 137 @251"),
        // Equations.
        Case(
            text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.height == 0.28125*UIView:0x5c10.width",
            facts: "0x5c10.height == 0.28125*0x5c10.width"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 UIImageView:0x5c10.width == UIImageView:0x5c10.height * 0.5 + 3",
            facts: "0x5c10.width == 0.5*0x5c10.height + 3"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.leading == -UIView:0x5c20.leading",
            facts: "0x5c10.leading == -1*0x5c20.leading"),
        Case(text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.width == - 16   (active)", facts: "0x5c10.width == -16"),
        Case(
            text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.width == 1e+07   (active)", facts: "0x5c10.width == 1e+07"),
        Case(
            text:
                "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.bottom <= UILayoutGuide:0x5c20'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)",
            facts: "0x5c10.bottom <= 1*0x5c20.bottom + 8"),
        Case(text: "MASLayoutConstraint:0x1a2b30 UIView:0x5c10.width == 40 ^750", facts: "0x5c10.width == 40 @750"),
        // A scroll view's own.
        Case(
            text:
                "_UIScrollViewAutomaticContentSizeConstraint:0x1a2b30 UITableView:0x5c10.contentHeight{id: 17} == -5.000000",
            facts: "0x5c10.contentHeight == -5"),
        // Parts of two descriptions, from a paste that was shortened in the middle.
        Case(
            text: "NSLayoutConstraint:0x1a2b30 V:[UIView:0x5c10(...)NSLayoutConstraint:0x1a2b40 V:[UIView:0x5c20(9)]",
            facts: "nil"),
        Case(text: "NSLayoutConstraint:0x1a2b30 H:[UIView:0x5c...40 UILabel:0x5c10.width == 20", facts: "nil"),
        Case(text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c [...] 10.width == 20   (active)", facts: "nil"),
        Case(
            text:
                "NSLayoutConstraint:0x1a2b30 V:|-(8)-[UIView:0x5c10]   (tView:0x5c20]   (Names: '|':UIView:0x5c30 )",
            facts: "nil"),
        // Nothing to be read.
        Case(text: "NSLayoutConstraint:0x1a2b30", facts: "nil"),
        Case(text: "NSLayoutConstraint:0x1a2b30 H:|-(0)-[Auto", facts: "nil"),
        Case(text: "NSLayoutConstraint:0x1a2b30 UIView:0x5c10.size == 3", facts: "nil"),
        Case(text: "NSLayoutConstraint:0x1a2b30 V:|-(0)-|", facts: "nil"),
    ]

    @Test(arguments: cases)
    func `Every form of a constraint's description is read`(_ example: Case) {
        let constraint = ConstraintParser.constraint(example.text, isCut: false, source: SourceRange(0, 0))
        #expect(Self.facts(of: constraint) == example.facts)
    }

    @Test func `Heads and suffixes are read`() {
        let snap = ConstraintParser.constraint(
            "SnapKit.LayoutConstraint:0x1a2b30@/Users/me/My App/Cell.swift#7 UIView:0x5c10.height == 0.0", isCut: false,
            source: SourceRange(0, 0))
        #expect(snap.file == "/Users/me/My App/Cell.swift" && snap.line == 7 && snap.pointer == "0x1a2b30")
        let mask = ConstraintParser.constraint(
            "NSAutoresizingMaskLayoutConstraint:0x1a2b30 h=--& v=-&- UIView:0x5c10.midY == + 70   (inactive)",
            isCut: false,
            source: SourceRange(0, 0))
        #expect(mask.mask == "h=--& v=-&-" && mask.isInactive && mask.equation?.constant.value == 70)
        let named = ConstraintParser.constraint(
            "NSLayoutConstraint:0x1a2b30 'a b-c.d' H:[x]-(0)-|   (active, names: x:0x5c10, '|':UILabel:0x5c20'a b' )",
            isCut: false, source: SourceRange(0, 0))
        #expect(named.identifier == "a b-c.d" && named.names.map(\.item.pointer) == ["0x5c10", "0x5c20"])
        #expect(named.names.last?.item.label == "a b")
    }

    static func facts(of constraint: LoggedConstraint) -> String {
        guard let equation = constraint.equation else { return "nil" }
        var text = "\(equation.first.item.key).\(equation.first.attribute.rawValue) \(equation.relation.rawValue) "
        let constant = equation.constant.text
        if let second = equation.second {
            text += "\(equation.multiplier.text)*\(second.item.key).\(second.attribute.rawValue)"
            if equation.constant.value != 0 {
                text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
            }
        } else {
            text += constant
        }
        return text + (constraint.priority.map { " @\(Int($0))" } ?? "")
    }
}
