// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport

/// A report made at random, as one of the systems or libraries prints it, and the facts in it.
struct RandomLog {
    enum Style: CaseIterable { case iOS6, iOS12, macOS, snapKit, masonry }

    private(set) var members: [String] = []
    /// In the form of `DescriptionTests.facts`.
    private(set) var facts: [String] = []
    private(set) var broken = 0
    let style: Style
    private var random: SplitMix

    private static let classes = ["UIView", "UILabel", "UIButton", "Shop.PriceView", "_UILayoutSpacer", "MKMapView"]
    private static let labels = [
        "Hello", "It's late", "YOU'RE OK", "Inbox (3)", "a.width == 3", "50 % [off]", "A long title that is c...", " ",
        "one\\ntwo", "\\U65e5\\U672c", "say \\\"hi\\\"", "a, b", "x|y", "> next",
    ]
    private static let identifiers = [
        "row-gap", "UISV-spacing", "my id", "UIView-Encapsulated-Layout-Width", "it's.mine",
    ]

    init(seed: Int) {
        random = SplitMix(seed: UInt64(seed)).branch("console log")
        style = Style.allCases[seed % Style.allCases.count]
        let parent = Item(name: "UIView:\(pointer())")
        let items = (0..<Int.random(in: 2...5, using: &random)).map { _ in item() }
        for index in 0..<Int.random(in: 2...9, using: &random) {
            add(items[index % items.count], items[(index + 1) % items.count], parent)
        }
        broken = Int.random(in: members.indices, using: &random)
    }

    private struct Item {
        var name: String
        var key: String { String(name.drop { $0 != ":" }.dropFirst().prefix { $0 != "'" }) }
    }

    private mutating func pointer() -> String {
        let digits = style == .iOS6 ? 0x800_0000..<0xfff_ffff : 0x6000_0000_0000..<0x7fff_ffff_ffff
        return "0x" + String(Int.random(in: digits, using: &random), radix: 16)
    }

    private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: values.indices, using: &random)] }

    private mutating func item() -> Item {
        let type = pick(Self.classes)
        let hasText = ["UILabel", "UIButton"].contains(type) && !isLibrary
        return Item(name: "\(type):\(pointer())" + (hasText ? "'\(pick(Self.labels))'" : ""))
    }

    private var isLibrary: Bool { style == .snapKit || style == .masonry }

    /// A gap, a size, an equation or a mask's constraint.
    private mutating func add(_ a: Item, _ b: Item, _ parent: Item) {
        let isVertical = random.isOne(in: 2)
        let (start, end, size) = isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
        let number = pick(["8", "20", "0", "12.5", "0.333333", "1000"])
        let plus = number == "0" ? "" : " + \(number)"
        let relation = random.isOne(in: 4) ? ">=" : "=="
        let drawn = relation == "==" ? number : relation + number
        let axis = isVertical ? "V" : "H"
        let inSuperview = (self.names(parent))
        switch Int.random(in: 0..<(isLibrary ? 3 : 8), using: &random) {
        case 0: add("\(a.name).\(size) \(relation) \(number)", "\(a.key).\(size) \(relation) \(number)")
        case 1:
            add(
                "\(a.name).\(end) \(relation) \(b.name).\(start) - 8",
                "\(a.key).\(end) \(relation) 1*\(b.key).\(start) - 8")
        case 2:
            add("\(a.name).\(size) == 0.5*\(b.name).\(size)\(plus)", "\(a.key).\(size) == 0.5*\(b.key).\(size)\(plus)")
        case 3:
            add(
                "\(axis):|-(\(drawn))-[\(a.name)]", "\(a.key).\(start) \(relation) 1*\(parent.key).\(start)\(plus)",
                inSuperview)
        case 4:
            add(
                "\(axis):[\(a.name)]-(\(drawn))-|", "\(parent.key).\(end) \(relation) 1*\(a.key).\(end)\(plus)",
                inSuperview)
        case 5:
            add("\(axis):[\(a.name)]-(\(drawn))-[\(b.name)]", "\(b.key).\(start) \(relation) 1*\(a.key).\(end)\(plus)")
        case 6 where style == .iOS6 || style == .macOS:
            add("\(axis):[\(a.name)(\(drawn))]", "\(a.key).\(size) \(relation) \(number)")
        default: add("\(a.name).\(size) \(relation) \(number)", "\(a.key).\(size) \(relation) \(number)", isMask: true)
        }
    }

    private func names(_ parent: Item) -> String { "'|':\(parent.name) " }

    private mutating func add(_ body: String, _ fact: String, _ names: String = "", isMask: Bool = false) {
        let address = pointer()
        let identifier = random.isOne(in: 3) && !isMask ? " '\(pick(Self.identifiers))'" : ""
        let suffix: String
        switch style {
        case .iOS6: suffix = names.isEmpty ? "" : "   (Names: \(names))"
        case .iOS12, .macOS: suffix = names.isEmpty ? "   (active)" : "   (active, names: \(names))"
        case .snapKit, .masonry: suffix = ""
        }
        let head =
            switch style {
            case .snapKit:
                "SnapKit.LayoutConstraint:\(address)@CardView.swift#\(Int.random(in: 9...400, using: &random))"
            case .masonry: "MASLayoutConstraint:\(address)"
            case _ where isMask: "NSAutoresizingMaskLayoutConstraint:\(address) h=--& v=-&-"
            default: "NSLayoutConstraint:\(address)\(identifier)"
            }
        members.append("<\(head) \(body)\(suffix)>")
        facts.append(fact)
    }

    var text: String { SampleLogs.report(members: members, broken: broken) }
}
