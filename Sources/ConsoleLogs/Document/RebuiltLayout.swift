// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// The members of a report as a layout document: its items in the order of their superviews, its constraints as equations.
///
/// The constraint that the log names as broken is the last one, so that it is broken here, too.
///
/// What the log does not say is filled in at priority 1, so that it decides nothing: where the outermost items are, and
/// how large items without any size are.
package struct RebuiltLayout {
    private let explained: ExplainedReport
    private let items: [LoggedItem]
    private let ids: [String: String]
    private static let root = "window"

    package init(_ explained: ExplainedReport) {
        self.explained = explained
        var items: [LoggedItem] = []
        let members = explained.report.members
        for item in members.flatMap(\.items) where !item.isSuperview && !items.contains(where: { $0.key == item.key }) {
            items.append(item)
        }
        self.items = items
        var taken: Set<String> = [Self.root, "self", "superview"]
        var ids: [String: String] = [:]
        for item in items {
            let base = Self.identifier(of: item)
            var id = base
            var number = 2
            while !taken.insert(id).inserted {
                id = "\(base)\(number)"
                number += 1
            }
            ids[item.key] = id
        }
        self.ids = ids
    }

    /// The document's text; ends with a line break.
    package var text: String { output.text + "\n" }

    private var output: JSONOutput {
        let size = canvasSize
        let constraints = orderedMembers.compactMap(equation) + stays
        return .object([
            "name": .string("Rebuilt from a console log"),
            "description": .string(explained.explanation),
            "platform": explained.report.isAppKit ? .string("macos") : nil,
            "canvas": .object([
                "width": .number(DecimalText.shortest(size.width)),
                "height": .number(DecimalText.shortest(size.height)),
            ]),
            "root": .object([
                "id": .string(Self.root), "type": .string("view"),
                "children": .array(items.filter { superview(of: $0.key) == nil }.map(view)),
            ]),
            "constraints": .array(constraints.map(JSONOutput.string)),
            "breakPolicy": explained.report.broken == nil ? nil : .string("latest"),
        ])
    }

    /// The broken one at the end.
    private var orderedMembers: [LoggedConstraint] {
        var members = explained.report.members
        if let broken = explained.report.broken { members.append(members.remove(at: broken)) }
        return members
    }

    private func superview(of key: String) -> String? {
        explained.system.superviews.superview(of: key).flatMap { ids[$0] == nil ? nil : $0 }
    }

    private func view(_ item: LoggedItem) -> JSONOutput {
        let children = items.filter { superview(of: $0.key) == item.key }
        let type = Self.type(of: item)
        let text = item.label ?? ""
        return .object([
            "id": .string(ids[item.key] ?? Self.root), "type": .string(type),
            "text": type == "label" ? .string(text) : nil,
            "title": type == "button" ? .string(text) : nil,
            "children": children.isEmpty ? nil : .array(children.map(view)),
        ])
    }

    // MARK: Constraints

    private func equation(_ member: LoggedConstraint) -> String? {
        guard let equation = member.equation, member.priority == nil, !member.isInactive,
            let first = anchor(equation.first, beside: equation.second?.item)
        else { return nil }
        // Documents do not have the sizes of contents.
        if [equation.first, equation.second].contains(where: { $0?.attribute.isContentSize == true }) { return nil }
        let relation = equation.relation == .equal ? "=" : equation.relation.rawValue
        let constant = equation.constant.value
        let identifier = member.identifier.map(Self.quotable) ?? ""
        guard let second = equation.second else {
            let number = DecimalText.shortest(constant)
            if equation.first.attribute.isSize { return "\(first) \(relation) \(number)\(identifier)" }
            // A mask's location counts from the superview.
            guard let superview = superview(of: equation.first.item.key).flatMap({ ids[$0] }) else { return nil }
            if explained.report.isAppKit, let attribute = equation.first.attribute.fromBelow {
                return
                    "\(superview).bottom \(relation) \(ids[equation.first.item.key] ?? Self.root).\(attribute)"
                    + "\(Self.offset(constant))\(identifier)"
            }
            let origin = equation.first.attribute.isHorizontal ? "left" : "top"
            return "\(first) \(relation) \(superview).\(origin)\(Self.offset(constant))\(identifier)"
        }
        guard let other = anchor(second, beside: equation.first.item) else { return nil }
        let multiplier = equation.multiplier.value
        let factor = multiplier == 1 ? "" : "\(DecimalText.significant(multiplier)) * "
        return "\(first) \(relation) \(factor)\(other)\(Self.offset(constant))\(identifier)"
    }

    private func anchor(_ anchor: LoggedAnchor, beside other: LoggedItem?) -> String? {
        guard let key = explained.system.superviews.resolved(anchor.item, with: other), let id = ids[key] else {
            return nil
        }
        let attribute =
            switch anchor.attribute {
            case .minX: "left"
            case .maxX: "right"
            case .midX: "centerX"
            case .minY: "top"
            case .maxY: "bottom"
            case .midY: "centerY"
            case .baseline: "lastBaseline"
            default: anchor.attribute.rawValue
            }
        return "\(id).\(attribute)"
    }

    private static func offset(_ constant: Double) -> String {
        constant == 0 ? "" : (constant < 0 ? " - " : " + ") + DecimalText.shortest(abs(constant))
    }

    /// Reserved ones are the system's own, and a document must not have them.
    private static func quotable(_ identifier: String) -> String {
        let isReserved = identifier.hasPrefix("UI") || identifier.hasPrefix("NS") || identifier.contains("'")
        return isReserved || identifier.isEmpty ? "" : " '\(identifier)'"
    }

    // MARK: What the log leaves open

    /// Where the outermost items are, and sizes of items that nothing gives one.
    private var stays: [String] {
        var result: [String] = []
        for isHorizontal in [true, false] {
            var groups = ItemGroups(items.map(\.key))
            var ends: [String: Int] = [:]
            for equation in explained.report.members.compactMap(\.equation)
            where equation.first.attribute.isHorizontal == isHorizontal {
                let weight = equation.first.attribute.isSize ? 2 : 1
                let keys = [equation.first, equation.second].compactMap { $0 }.compactMap {
                    explained.system.superviews.resolved($0.item, with: nil)
                }
                for key in keys { ends[key, default: 0] += weight }
                if keys.count == 2, !equation.first.attribute.isSize { groups.join(keys[0], keys[1]) }
            }
            let (start, size, usual) = isHorizontal ? ("leading", "width", "80") : ("top", "height", "40")
            let firsts = groups.firsts(depth: explained.system.superviews.depth)
            for item in items {
                guard let id = ids[item.key] else { continue }
                if firsts.contains(item.key) {
                    let outer = superview(of: item.key).flatMap { ids[$0] } ?? Self.root
                    result.append("\(id).\(start) = \(outer).\(start) + 20 @1")
                }
                // Labels and buttons have the size of their text.
                let hasText = ["label", "button"].contains(Self.type(of: item))
                if ends[item.key, default: 0] < 2, !hasText { result.append("\(id).\(size) = \(usual) @1") }
            }
        }
        return result
    }

    /// Room for the largest size that is printed.
    private var canvasSize: Size {
        func largest(_ isHorizontal: Bool) -> Double {
            let sizes = explained.report.members.compactMap(\.equation).filter {
                $0.first.attribute.isHorizontal == isHorizontal
            }.map { abs($0.constant.value) }
            return min(max(sizes.max() ?? 0, 120) + 80, 4000).rounded(.up)
        }
        return Size(width: largest(true), height: largest(false))
    }

    // MARK: Names

    /// `UITableViewCellContentView` is `contentView`, `Near.DetailsEventView` is `detailsEventView`.
    private static func identifier(of item: LoggedItem) -> String {
        let name = item.name ?? item.className.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "view"
        var plain = String(
            name.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }.map(
                Character.init))
        for prefix in ["UI", "NS"] where plain.hasPrefix(prefix) && plain.count > 4 { plain.removeFirst(2) }
        if plain.hasPrefix("TableViewCell") { plain = String(plain.dropFirst("TableViewCell".count)) }
        guard let first = plain.first, first.isLetter, plain.count <= 60 else { return "view" }
        return first.lowercased() + plain.dropFirst()
    }

    private static func type(of item: LoggedItem) -> String {
        switch item.className {
        case "UILabel": "label"
        case "UIButton", "NSButton": "button"
        case "UIImageView", "NSImageView": "imageView"
        default: "view"
        }
    }
}

extension LoggedAttribute {
    /// The attribute of a document for a mask's vertical location in AppKit, which counts upwards; nil for others.
    fileprivate var fromBelow: String? {
        switch self {
        case .minY: "bottom"
        case .maxY: "top"
        case .midY: "centerY"
        default: nil
        }
    }
}

extension LoggedConstraint {
    /// All that it names, the superview behind `|` included.
    var items: [LoggedItem] {
        [equation?.first.item, equation?.second?.item].compactMap { $0 } + names.filter { $0.name == "|" }.map(\.item)
    }
}
