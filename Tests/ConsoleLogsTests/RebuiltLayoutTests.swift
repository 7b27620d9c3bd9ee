// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

struct RebuiltLayoutTests {
    static func document(
        _ bodies: [String], broken: Int? = nil, isAppKit: Bool = false, isOnlyConflict: Bool = false
    ) throws -> String {
        let members = bodies.enumerated().map { "<NSLayoutConstraint:0x60000000\(1000 + $0) \($1)>" }
        let list = members.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let end = broken.map { "\nWill attempt to recover by breaking constraint \n\(members[$0])\n" } ?? ""
        let text = "Unable to simultaneously satisfy constraints\(isAppKit ? ":" : ".")\n(\n\(list)\n)\n\(end)"
        let log = ConsoleLog(SourceText(name: "log", text))
        return RebuiltLayout(try #require(log.reports.first), isOnlyConflict: isOnlyConflict).text
    }

    @Test func `The broken constraint is the one that a document breaks`() throws {
        let bodies = [
            "H:|-(20)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )", "UIView:0x5c10.width == 90   (active)",
            "H:[UIView:0x5c10]-(20)-|   (active, names: '|':UIView:0x5c20 )", "UIView:0x5c20.width == 100   (active)",
        ]
        let text = try Self.document(bodies, broken: 0)
        #expect(text.contains("\"breakPolicy\": \"latest\""))
        let place = try #require(text.firstRange(of: "\"view.leading = view2.leading + 20\""))
        for other in ["view.width = 90", "view2.trailing = view.trailing + 20", "view2.width = 100"] {
            let before = try #require(text.firstRange(of: "\"\(other)\""))
            #expect(before.lowerBound < place.lowerBound)
        }
        #expect(try !Self.document(bodies).contains("breakPolicy"))
    }

    @Test func `AppKit's masks count from the bottom`() throws {
        let bodies = [
            "NSView:0x5c10.minY == 10   (active, names: '|':NSView:0x5c20 )",
            "NSBox:0x5c30.maxY == 30   (active, names: '|':NSView:0x5c20 )",
        ]
        let text = try Self.document(bodies, isAppKit: true)
        #expect(text.contains("\"view2.bottom = view.bottom + 10\""), "\(text)")
        #expect(text.contains("\"view2.bottom = nSBox.top + 30\"") || text.contains("\"view2.bottom = box.top + 30\""))
        let uiKit = bodies.map { $0.replacing("NS", with: "UI") }
        #expect(try Self.document(uiKit).contains("\"view.top = view2.top + 10\""))
    }

    @Test(arguments: ["superview", "self", "window"])
    func `A view does not get an id with a meaning of its own`(name: String) throws {
        let text = try Self.document(["UIView:0x5c10.width == 5   (active)", "UIView:\(name).width == 7   (active)"])
        #expect(!text.contains("\"id\": \"\(name)\", \"type\": \"view\"}"))
        #expect(text.contains("\"\(name)2.width = 7\""), "\(text)")
    }

    /// The first two conflict with the last one, and so do the other two.
    private static let twice = [
        "H:|-(8)-[UIView:0x5c20]   (active, names: '|':UIView:0x5c10 )",
        "H:[UIView:0x5c20]-(8)-|   (active, names: '|':UIView:0x5c10 )",
        "H:|-(5)-[UILabel:0x5c30]   (active, names: '|':UIView:0x5c10 )",
        "H:[UILabel:0x5c30]-(5)-|   (active, names: '|':UIView:0x5c10 )", "UIView:0x5c10.width == 0   (active)",
    ]

    @Test func `A picture shows the conflict that is explained, and nothing else`() throws {
        let whole = try Self.document(Self.twice, broken: 1)
        #expect(whole.contains("label") && whole.contains("\"Rebuilt from a console log\""))
        let drawn = try Self.document(Self.twice, broken: 1, isOnlyConflict: true)
        #expect(!drawn.contains("label"), "\(drawn)")
        #expect(
            drawn.contains("\"name\": \"UIView (…5c10) is 0 wide, but the constraints need 8 + 8 = 16: 16 too many.\""))
        #expect(drawn.contains("\"breakPolicy\": \"latest\""))
    }

    /// Two constraints at one edge do not give a size.
    @Test func `An item without a size gets one`() throws {
        let text = try Self.document([
            "UIView:0x5c20.bottom == UIView:0x5c10.bottom   (active)",
            "UIView:0x5c30.bottom == UIView:0x5c10.bottom - 4   (active)",
            "UIView:0x5c20.bottom == UIView:0x5c30.bottom   (active)",
        ])
        for view in ["view", "view2", "view3"] { #expect(text.contains("\"\(view).height = "), "\(text)") }
    }

    /// The label is the first of the three, and the cell is to its left.
    @Test func `No view begins outside of the canvas`() throws {
        let text = try Self.document([
            "UILabel:0x5c10.right == UIView:0x5c20.right - 20   (active)",
            "UIButton:0x5c30.right == UIView:0x5c20.right   (active)",
            "UILabel:0x5c10.right == UIButton:0x5c30.right - 30   (active)",
        ])
        #expect(text.contains("\"label.leading = window.leading + 20 @1\""), "\(text)")
        #expect(text.contains("\"view.leading >= window.leading + 20 @3\""))
        #expect(text.contains("\"button.leading >= window.leading + 20 @3\""))
    }
}
