// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// The members of a report as a layout document: its items in the order of their superviews, its constraints as equations.
///
/// The constraint that the log names as broken is the last one, so that it is broken here, too.
///
/// What the log does not say is filled in at priorities 1 to 3, so that it decides nothing: where the outermost items are, and
/// how large items without any size are. They differ, so that there is one solution.
package struct RebuiltLayout {
    private let explained: ExplainedReport
    /// The broken one at the end.
    private let members: [LoggedConstraint]
    private let breaks: Bool
    private let name: String
    private let items: [LoggedItem]
    private let ids: [String: String]
    /// Guides that are given by insets of their views.
    private let guides: RebuiltGuides
    private static let root = "window"

    /// - Parameter isOnlyConflict: whether members that the conflict does not need are left out.
    package init(_ explained: ExplainedReport, isOnlyConflict: Bool = false) {
        self.explained = explained
        var chosen = Array(explained.report.members.indices)
        if isOnlyConflict, let smallest = explained.smallest { chosen = smallest }
        breaks = explained.report.broken.map(chosen.contains) ?? false
        if let broken = explained.report.broken, breaks { chosen = chosen.filter { $0 != broken } + [broken] }
        let members = chosen.map { explained.report.members[$0] }
        self.members = members
        name = isOnlyConflict && explained.smallest != nil ? explained.headline : "Rebuilt from a console log"
        let guides =
            explained.report.isAppKit
            ? RebuiltGuides()
            : RebuiltGuides(members, broken: breaks ? members.count - 1 : nil, in: explained.system.superviews)
        self.guides = guides
        var items: [LoggedItem] = []
        for item in members.flatMap(\.items) where !item.isSuperview && !items.contains(where: { $0.key == item.key }) {
            if guides.guides[item.key] == nil { items.append(item) }
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
        for (key, guide) in guides.guides { ids[key] = ids[guide.owner].map { "\($0).\(guide.kind.attribute)" } }
        self.ids = ids
    }

    /// The document's text; ends with a line break.
    package var text: String { output.text + "\n" }

    private var output: JSONOutput {
        let size = canvasSize
        let constraints = equations + stays
        return .object([
            "name": .string(name),
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
            "breakPolicy": breaks ? .string("latest") : nil,
        ])
    }

    /// How many of the document's constraints are members of the report: these are the first ones.
    package var memberCount: Int { equations.count }

    private var equations: [String] {
        members.enumerated().compactMap { guides.states($0.offset) ? nil : equation($0.element) }
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
            "layoutMargins": guides.insets(of: item.key, .margins).map { Self.insets($0, others: Self.usualMargin) },
            // The margins that are printed are those with the safe area.
            "insetsLayoutMarginsFromSafeArea": guides.insets(of: item.key, .margins) == nil ? nil : .boolean(false),
            "additionalSafeAreaInsets": guides.insets(of: item.key, .safeArea).map { Self.insets($0, others: 0) },
            "children": children.isEmpty ? nil : .array(children.map(view)),
        ])
    }

    /// The margin of a view for which nothing else is set.
    private static let usualMargin = 8.0

    /// - Parameter others: edges that the report does not state.
    private static func insets(_ insets: [LoggedAttribute: Double], others: Double) -> JSONOutput {
        func inset(_ edge: LoggedAttribute) -> JSONOutput {
            .number(DecimalText.shortest(insets[edge] ?? others))
        }
        return .object([
            "top": inset(.top), "left": inset(.left), "bottom": inset(.bottom), "right": inset(.right),
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
        let nestings = nestings
        for isHorizontal in [true, false] {
            let distances = largestDistances(isHorizontal: isHorizontal)
            var groups = ItemGroups(items.map(\.key))
            var ends: [String: Set<LoggedAttribute.Part>] = [:]
            for equation in members.compactMap(\.equation)
            where equation.first.attribute.isHorizontal == isHorizontal {
                let anchors = [equation.first, equation.second].compactMap { $0 }
                let keys = anchors.compactMap { explained.system.superviews.resolved($0.item, with: nil) }
                for (key, anchor) in zip(keys, anchors) { ends[key, default: []].insert(anchor.attribute.part) }
                if keys.count == 2, !equation.first.attribute.isSize { groups.join(keys[0], keys[1]) }
            }
            let (start, size, usual) = isHorizontal ? ("leading", "width", 80.0) : ("top", "height", 40)
            let firsts = groups.firsts(depth: explained.system.superviews.depth)
            for item in items {
                guard let id = ids[item.key] else { continue }
                if firsts.contains(item.key) {
                    let outer = superview(of: item.key).flatMap { ids[$0] } ?? Self.root
                    result.append("\(id).\(start) = \(outer).\(start) + 20 @1")
                } else if superview(of: item.key) == nil {
                    // Beside the first of its group, and not beyond the edge of the canvas.
                    result.append("\(id).\(start) >= \(Self.root).\(start) + 20 @3")
                }
                let parts = ends[item.key] ?? []
                let hasSize = parts.contains(.size) || parts.count > 1
                // Labels and buttons have the size of their text.
                let hasText = ["label", "button"].contains(Self.type(of: item))
                if !hasSize, !hasText {
                    let room = max(
                        Self.room(usual, nestings[item.key] ?? 0), (distances[item.key] ?? 0) + usual)
                    result.append("\(id).\(size) = \(DecimalText.shortest(room)) @2")
                }
            }
        }
        return result
    }

    /// Room for items that are each 20 points inside of another.
    private static func room(_ usual: Double, _ nesting: Int) -> Double { usual + 40 * Double(min(nesting, 20)) }

    /// By item: how many items are inside of one another in it.
    private var nestings: [String: Int] {
        var nestings: [String: Int] = [:]
        for item in items {
            var levels = 1
            var outer = superview(of: item.key)
            // Not again along a way that is known to be as long.
            while let next = outer, nestings[next, default: 0] < levels {
                nestings[next] = levels
                levels += 1
                outer = superview(of: next)
            }
        }
        return nestings
    }

    /// By item: the largest distance of an item from an edge of the item that it is in.
    private func largestDistances(isHorizontal: Bool) -> [String: Double] {
        var distances: [String: Double] = [:]
        for equation in members.compactMap(\.equation) where equation.first.attribute.isHorizontal == isHorizontal {
            for item in [equation.first.item, equation.second?.item] {
                guard let outer = item.flatMap({ superview(of: $0.key) }) else { continue }
                distances[outer] = max(distances[outer] ?? 0, min(abs(equation.constant.value), 4000).rounded(.up))
            }
        }
        return distances
    }

    /// Room for the largest size that is printed.
    private var canvasSize: Size {
        let nesting = items.map { explained.system.superviews.depth(of: $0.key) }.max() ?? 0
        func largest(_ isHorizontal: Bool) -> Double {
            let sizes = members.compactMap(\.equation).filter { $0.first.attribute.isHorizontal == isHorizontal }
                .map { abs($0.constant.value) }
            let room = Self.room(isHorizontal ? 80 : 40, nesting)
            return min(max((sizes.max() ?? 0) + 120, room + 40, 200), 4000).rounded(.up)
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
    /// What of an item an attribute gives: any two give its size.
    fileprivate enum Part: Hashable {
        case start, end, middle, size
    }

    fileprivate var part: Part {
        switch self {
        case .left, .leading, .top, .minX, .minY, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: .start
        case .right, .trailing, .bottom, .maxX, .maxY, .rightMargin, .trailingMargin, .bottomMargin, .baseline,
            .lastBaseline:
            .end
        case .width, .height, .contentWidth, .contentHeight: .size
        case .centerX, .centerY, .midX, .midY, .centerXWithinMargins, .centerYWithinMargins: .middle
        }
    }

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
