// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutXML
internal import SourceLocations

/// The views that AppKit makes itself and a file only describes: titles of columns and boxes, tabs, dividers. They keep
/// their places, and no constraint refers to them.
extension ViewElement {
    /// Behind the view's own subviews, and in front of them.
    var impliedSubviews: (behind: [ViewElement], inFront: [ViewElement]) {
        guard system == .macos else { return ([], []) }
        switch element.name {
        case "box" where Self.isTitledBox(element): return (titledBoxParts, [])
        case "tabView" where hasTabs: return ([tabViewBorder], [tabs])
        case "splitView": return ([], dividers)
        case "tableHeaderView": return (columns.map(columnTitles) ?? [], [])
        default: return ([], [])
        }
    }

    // MARK: Boxes

    /// Whether a box draws its title, and its border below it.
    static func isTitledBox(_ element: XMLElement) -> Bool {
        element.name == "box" && element["boxType"] == nil && element["titlePosition"] != "noTitle"
            && (element["title"] ?? "") != ""
    }

    private var titledBoxParts: [ViewElement] {
        let size = recordedFrame.size
        let content = element.child(key: "contentView").flatMap { ViewElement($0, system: system) }
        // Up to macOS 15 the border is inside the frame; later it is the frame.
        let inset = (content?.recordedFrame.x ?? 0) > 0 ? 3.0 : 0
        let isAtBottom = element["titlePosition"]?.hasSuffix("Bottom") == true
        let titleHeight = 14.0
        let border = Rect(
            x: inset, y: isAtBottom ? 0 : titleHeight, width: size.width - 2 * inset,
            height: size.height - titleHeight - (inset > 0 ? 4 : 0))
        let title = Rect(
            x: inset + 3, y: isAtBottom ? size.height - titleHeight : 0, width: size.width - 2 * inset - 6,
            height: titleHeight)
        return [
            implied("box", label: "Box Border", border, Self.borderAttributes, ["widthSizable", "heightSizable"]),
            label(
                "Box Title", element["title"] ?? "", title, font: element.child(key: "titleFont"),
                alignment: nil, color: nil),
        ]
    }

    private static let borderAttributes = [
        ("boxType", "custom"), ("borderType", "line"), ("cornerRadius", "5"), ("title", ""),
    ]

    // MARK: Tabs

    private var hasTabs: Bool {
        element.name == "tabView" && element["type"] == nil && !element.members(of: "tabViewItems").isEmpty
    }

    private var isSmall: Bool { element["controlSize"] == "small" }

    /// From the middle of the tabs to the edges of the alignment rectangle.
    private var tabViewBorder: ViewElement {
        let size = recordedFrame.size
        let top = isSmall ? 14.0 : 17
        return implied(
            "box", label: "Tab View Border",
            Rect(x: 7, y: top, width: size.width - 14, height: size.height - top - 10), Self.borderAttributes,
            ["widthSizable", "heightSizable"])
    }

    /// As wide as their titles in the system's font are, nearly.
    private var tabs: ViewElement {
        let items = element.members(of: "tabViewItems")
        let longest = items.map { ($0["label"] ?? "").count }.max() ?? 0
        let room = max(0, recordedFrame.width - 28)
        let width = min(room, Double(items.count) * (Double(longest) * 7 + 24))
        let shown = selectedTab
        let segments = items.map { item in
            XMLElement(
                name: "segment",
                attributes: [
                    .init(name: "label", value: item["label"] ?? ""),
                    .init(name: "selected", value: item == shown ? "YES" : "NO"),
                ], range: item.range)
        }
        let cell = XMLElement(
            name: "segmentedCell", attributes: [.init(name: "key", value: "cell")],
            children: [XMLElement(name: "segments", children: segments)], range: element.range)
        return implied(
            "segmentedControl", label: "Tabs",
            Rect(
                x: ((recordedFrame.width - width) / 2).rounded(), y: isSmall ? 4 : 5, width: width,
                height: isSmall ? 19 : 24), [], ["flexibleMinX", "flexibleMaxX", "flexibleMaxY"], [cell])
    }

    private var selectedTab: XMLElement? {
        let items = element.members(of: "tabViewItems")
        return items.first { $0["id"] != nil && $0["id"] == element["initialItem"] } ?? items.first
    }

    /// Whether a subview belongs to a tab that is not selected: the program shows the view of one tab at a time.
    func isOfUnselectedTab(_ subview: ViewElement) -> Bool {
        guard element.name == "tabView", let shown = selectedTab, let id = subview.element["id"] else { return false }
        return !shown.children.contains { $0["id"] == id }
            && element.members(of: "tabViewItems").contains { $0.children.contains { $0["id"] == id } }
    }

    // MARK: Split views

    /// A line in the middle of each gap between two panes.
    private var dividers: [ViewElement] {
        let panes = element.members(of: "subviews").compactMap { ViewElement($0, system: system).map(frame(of:)) }
        let isVertical = element.isSet("vertical")
        return zip(panes, panes.dropFirst()).compactMap { first, second in
            let (start, end) = isVertical ? (first.maxX, second.minX) : (first.maxY, second.minY)
            guard end > start else { return nil }
            // A separator's line is in the middle of its five points.
            let middle = (start + end) / 2 - 2.5
            let frame =
                isVertical
                ? Rect(x: middle, y: 0, width: 5, height: recordedFrame.height)
                : Rect(x: 0, y: middle, width: recordedFrame.width, height: 5)
            return implied(
                "box", label: "Divider", frame, [("boxType", "separator")],
                isVertical ? ["flexibleMaxX", "heightSizable"] : ["flexibleMaxY", "widthSizable"])
        }
    }

    // MARK: Column headers

    /// The titles of a table's columns and the line below them.
    ///
    /// - Parameter table: the table or outline view below the header.
    func columnTitles(of table: XMLElement) -> [ViewElement] {
        let height = recordedFrame.height
        let spacing = table.child(key: "intercellSpacing")?.number("width") ?? 3
        let columns = table.members(of: "tableColumns").filter { !$0.isSet("hidden") }
        let cell = columns.first?.members(of: "prototypeCellViews").first?.child("rect", key: "frame")
        var x = cell?.number("x") ?? (spacing / 2).rounded(.down)
        var titles: [ViewElement] = []
        for column in columns {
            let width = max(0, column.number("width") ?? 0)
            if let header = column.child("tableHeaderCell"), let title = header["title"], !title.isEmpty {
                titles.append(
                    label(
                        "Column Title", title,
                        Rect(x: x, y: ((height - 14) / 2).rounded(), width: width, height: 14),
                        font: header.child(key: "font"), alignment: header["alignment"],
                        color: header.child("color", key: "textColor"), range: header.range))
            }
            x += width + spacing
        }
        let line = implied(
            "box", label: "Header Line", Rect(x: 0, y: height - 3, width: recordedFrame.width, height: 5),
            [("boxType", "separator")], ["widthSizable", "flexibleMaxY"])
        return titles + [line]
    }

    // MARK: Elements

    private func label(
        _ name: String, _ title: String, _ frame: Rect, font: XMLElement?, alignment: String?, color: XMLElement?,
        range: SourceRange? = nil
    ) -> ViewElement {
        var attributes = [("key", "cell"), ("title", title), ("lineBreakMode", "truncatingTail")]
        if let alignment { attributes.append(("alignment", alignment)) }
        var described = font ?? XMLElement(name: "font", attributes: [.init(name: "metaFont", value: "smallSystem")])
        described.attributes.removeAll { $0.name == "key" }
        described.attributes.append(.init(name: "key", value: "font"))
        let cell = XMLElement(
            name: "textFieldCell", attributes: attributes.map { .init(name: $0.0, value: $0.1) },
            children: [described, color].compactMap(\.self), range: range ?? element.range)
        return implied("textField", label: name, frame, [], ["widthSizable", "flexibleMaxY"], [cell], range: range)
    }

    /// - Parameter frame: y downwards.
    private func implied(
        _ name: String, label: String, _ frame: Rect, _ attributes: [(String, String)], _ mask: [String],
        _ children: [XMLElement] = [], range: SourceRange? = nil
    ) -> ViewElement {
        func made(_ name: String, key: String, _ attributes: [(String, String)]) -> XMLElement {
            XMLElement(
                name: name, attributes: ([("key", key)] + attributes).map { .init(name: $0.0, value: $0.1) },
                range: range ?? element.range)
        }
        let y = isFlipped ? frame.y : recordedFrame.height - frame.y - frame.height
        let rect = made(
            "rect", key: "frame",
            [
                ("x", "\(frame.x)"), ("y", "\(y)"), ("width", "\(max(0, frame.width))"),
                ("height", "\(max(0, frame.height))"),
            ])
        let names = isFlipped ? mask : mask.map { $0 == "flexibleMaxY" ? "flexibleMinY" : $0 }
        let result = XMLElement(
            name: name, attributes: ([("userLabel", label)] + attributes).map { .init(name: $0.0, value: $0.1) },
            children: [rect, made("autoresizingMask", key: "autoresizingMask", names.map { ($0, "YES") })] + children,
            range: range ?? element.range)
        return ViewElement(implied: result, system: system)
    }
}
