// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import RandomTestSupport
import SourceLocations
import Testing

@testable import ConsoleLogs

struct SmallestSetTests {
    private static func smallest(_ bodies: [String], isAppKit: Bool = false) -> [Int]? {
        let members = bodies.enumerated().map { "    \"<NSLayoutConstraint:0x60000000\(1000 + $0) \($1)>\"" }
        let text =
            "Unable to simultaneously satisfy constraints\(isAppKit ? ":" : ".")\n(\n\(members.joined(separator: ",\n"))\n)\n"
        return ConsoleLog(SourceText(name: "log", text)).reports.first?.smallest
    }

    @Test func `A size below zero is not a solution`() {
        #expect(Self.smallest(["UIView:0x5c10.width == - 16   (active)"]) == [0])
        #expect(
            Self.smallest([
                "UIView:0x5c10.height == 5   (active)", "UIView:0x5c20.width == 5   (active)",
                "H:|-(3)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )",
                "H:[UIView:0x5c10]-(3)-|   (active, names: '|':UIView:0x5c20 )",
            ]) == [1, 2, 3])
    }

    @Test func `Rounded numbers do not conflict`() {
        let third = "UIView:0x5c10.width == 106.667   (active)"
        #expect(
            Self.smallest([
                third, "UIView:0x5c20.width == 3*UIView:0x5c10.width   (active)",
                "UIView:0x5c20.width == 320   (active)",
            ]) == nil)
        #expect(
            Self.smallest([
                third, "UIView:0x5c20.width == 3*UIView:0x5c10.width   (active)",
                "UIView:0x5c20.width == 321   (active)",
            ]) == [0, 1, 2])
    }

    @Test func `Margins are not known but not negative`() {
        let members = [
            "UIView:0x5c10.leading == UIView:0x5c20.leadingMargin   (active)",
            "H:|-(8)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )",
        ]
        #expect(Self.smallest(members) == nil)
        #expect(
            Self.smallest([members[0], "H:|-(-8)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )"]) == [0, 1])
    }

    @Test func `The layout margins guide has the margins of its view`() {
        let margins = [
            "'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x5c20 )",
            "'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x5c30'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UIView:0x5c20 )",
        ]
        let label = [
            "UIView:0x5c10.top == UIView:0x5c20.topMargin   (active)",
            "UIView:0x5c20.bottomMargin == UIView:0x5c10.bottom   (active)",
            "UIView:0x5c10.height == 60   (active)",
        ]
        #expect(Self.smallest(margins + label + ["UIView:0x5c20.height == 66   (active)"]) == [0, 1, 2, 3, 4, 5])
        #expect(Self.smallest(margins + label + ["UIView:0x5c20.height == 76   (active)"]) == nil)
        let centred = [
            "UIView:0x5c10.centerY == UIView:0x5c20.centerYWithinMargins   (active)",
            "UIView:0x5c10.centerY == UIView:0x5c20.centerY + 1   (active)",
        ]
        #expect(Self.smallest(margins + centred) == [0, 1, 2, 3])
    }

    @Test func `A size of the smallest normal number is zero`() {
        let members = [
            "V:|-(21)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )",
            "V:[UIView:0x5c10]-(9)-|   (active, names: '|':UIView:0x5c20 )",
        ]
        for size in ["2.22507e-308", "1e-320", "1e-399", "-7.10543e-15"] {
            #expect(Self.smallest(members + ["UIView:0x5c20.height == \(size)   (active)"]) == [0, 1, 2], "\(size)")
        }
    }

    @Test func `A location of a mask counts from the superview`() {
        #expect(
            Self.smallest([
                "UIView:0x5c10.minX == 10   (active, names: '|':UIView:0x5c20 )",
                "H:|-(20)-[UIView:0x5c10](LTR)   (active, names: '|':UIView:0x5c20 )",
            ]) == [0, 1])
        // In AppKit from the bottom: 10 above it is 80 below the top of 100, for a view 10 tall.
        let appKit = [
            "NSView:0x5c10.minY == 10   (active, names: '|':NSView:0x5c20 )", "NSView:0x5c20.height == 100   (active)",
            "NSView:0x5c10.height == 10   (active)",
        ]
        #expect(
            Self.smallest(appKit + ["V:|-(80)-[NSView:0x5c10]   (active, names: '|':NSView:0x5c20 )"], isAppKit: true)
                == nil)
        #expect(
            Self.smallest(appKit + ["V:|-(10)-[NSView:0x5c10]   (active, names: '|':NSView:0x5c20 )"], isAppKit: true)
                == [0, 1, 2, 3])
    }

    @Test func `A multiple of a location counts from the superview's origin`() {
        let members = [
            "UIView:0x5c20.width == 200   (active)", "UIView:0x5c10.centerX == 0.5*UIView:0x5c20.trailing   (active)",
            "UIView:0x5c10.width == 20   (active)",
        ]
        #expect(Self.smallest(members + ["H:|-(90)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )"]) == nil)
        #expect(
            Self.smallest(members + ["H:|-(80)-[UIView:0x5c10]   (active, names: '|':UIView:0x5c20 )"]) == [0, 1, 2, 3])
    }

    /// What is left out is not needed, and what is kept is.
    @Test(arguments: 0..<40)
    func `No member of a smallest set can be spared`(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        var bodies: [String] = []
        let count = Int(random.next() % 6) + 2
        for _ in 0..<(count * 3) {
            let a = random.next() % UInt64(count)
            let b = (a + 1 + random.next() % UInt64(count - 1)) % UInt64(count)
            let number = Int(random.next() % 90) - 20
            switch random.next() % 4 {
            case 0: bodies.append("UIView:0x5c1\(a).width == \(abs(number))")
            case 1: bodies.append("H:[UIView:0x5c1\(a)]-(\(number))-[UIView:0x5c1\(b)]")
            case 2: bodies.append("UIView:0x5c1\(a).centerX == UIView:0x5c1\(b).centerX")
            default: bodies.append("UIView:0x5c1\(a).trailing >= UIView:0x5c1\(b).leading + \(abs(number))")
            }
        }
        guard let set = Self.smallest(bodies) else { return }
        for spared in set { #expect(Self.smallest(set.filter { $0 != spared }.map { bodies[$0] }) == nil) }
        #expect(Self.smallest(set.map { bodies[$0] }) == Array(set.indices))
    }

    @Test(arguments: 0..<60)
    func `Damaged logs are read to the end`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        var bytes = Array((SampleLogs.report() + SampleLogs.report()).utf8)
        for _ in 0..<(1 << (seed % 9)) {
            let place = Int(random.next() % UInt64(bytes.count))
            switch random.next() % 4 {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.removeSubrange(place..<min(place + Int(random.next() % 40), bytes.count))
            case 2: bytes.insert(contentsOf: Array("\"<(>)]'[|:.\n&".utf8).shuffled(using: &random), at: place)
            default: bytes.insert(contentsOf: bytes[place..<min(place + 80, bytes.count)], at: place)
            }
        }
        let log = ConsoleLog(SourceText(name: "log", bytes: bytes))
        for report in log.reports {
            #expect(!report.explanation.isEmpty)
            #expect(report.smallest?.allSatisfy(report.report.members.indices.contains) ?? true)
            #expect(RebuiltLayout(report).text.hasSuffix("}\n"))
        }
    }
}
