// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
package import LayoutXML

/// What a file describes of a view and AppKit makes: titles of columns and boxes, tabs, dividers, rows. They are drawn with
/// the view; the document has no views for them.
extension SceneBuilder {
    func systemParts(of view: ViewElement) -> SystemParts? {
        let element = view.element
        var parts = SystemParts()
        if file.system != .macos {
            parts.separatorColor = separatorColor(of: element)
            if element.name == "searchBar" { addSearchParts(of: element, to: &parts) }
        } else {
            switch element.name {
            case "box" where Self.isTitledBox(element):
                parts.title = element["title"].map(StyleString.init)
                parts.titlePosition = element["titlePosition"]?.hasSuffix("Bottom") == true ? .atBottom : .atTop
            case "tabView" where element["type"] == nil:
                let items = element.members(of: "tabViewItems")
                parts.tabs = items.map { StyleString(content.text.string("label", of: $0) ?? "") }
                parts.selectedTab = items.firstIndex { $0 == view.selectedTab } ?? 0
            case "splitView": parts.dividers = element.isSet("vertical") ? .vertical : .horizontal
            case "tableHeaderView": parts.columns = view.table.map(columns) ?? []
            case "tableView", "outlineView": addRows(of: element, to: &parts)
            default: break
            }
        }
        if element.name == "segmentedControl" {
            parts.segments = segments((element.child("segmentedCell") ?? element).members(of: "segments"))
        }
        parts.control = controlParts(of: element)
        return parts == SystemParts() ? nil : parts
    }

    private func addSearchParts(of element: XMLElement, to parts: inout SystemParts) {
        parts.showsCancelButton = element.isSet("showsCancelButton")
        guard element.isSet("showsScopeBar") else { return }
        parts.tabs = element.members(of: "scopeButtonTitles").map { StyleString($0.text) }
    }

    /// Empty if no segment has a picture that is drawn instead of a title.
    private func segments(_ elements: [XMLElement]) -> [BarItem] {
        let items = elements.map { element in
            ContentReader.segmentTitle(element) == nil && (element["label"] ?? element["title"] ?? "").isEmpty
                ? content.picture([element] + element.children("imageReference")) : BarItem()
        }
        return items.contains { $0 != BarItem() } ? items : []
    }

    /// Whether a box draws its title, and its border below it.
    static func isTitledBox(_ element: XMLElement) -> Bool {
        element.name == "box" && element["boxType"] == nil && element["titlePosition"] != "noTitle"
            && (element["title"] ?? "") != ""
    }

    /// Titles of the columns that are shown.
    private func columns(of table: XMLElement) -> [SystemParts.Column] {
        let spacing = table.child(key: "intercellSpacing")?.number("width") ?? 3
        let columns = table.members(of: "tableColumns").filter { !$0.isSet("hidden") }
        let cell = columns.first?.members(of: "prototypeCellViews").first?.child("rect", key: "frame")
        var x = cell?.number("x") ?? (spacing / 2).rounded(.down)
        return columns.map { column in
            let header = column.child("tableHeaderCell")
            let width = max(0, column.number("width") ?? 0)
            defer { x += width + spacing }
            return SystemParts.Column(
                title: StyleString(header.flatMap { content.text.string("title", of: $0) } ?? ""), x: x, width: width,
                alignment: header?["alignment"].flatMap(SystemParts.Column.Alignment.init) ?? .natural)
        }
    }

    private func addRows(of table: XMLElement, to parts: inout SystemParts) {
        let spacing = table.child(key: "intercellSpacing")?.number("height") ?? 2
        parts.rowHeight = max(0, (table.number("rowHeight") ?? 17) + spacing)
        parts.usesAlternatingRowBackgroundColors = table.isSet("alternatingRowBackgroundColors")
        guard let grid = table.child(key: "gridStyleMask") else { return }
        if grid.isSet("horizontal") || grid.isSet("dashed") { parts.gridLines.insert(.horizontal) }
        if grid.isSet("vertical") { parts.gridLines.insert(.vertical) }
        parts.separatorColor = table.child("color", key: "gridColor").flatMap { colors.color($0) }
    }

    private func separatorColor(of element: XMLElement) -> Color? {
        guard element.name == "tableView" else { return nil }
        let hasLines = (element["separatorStyle"] ?? "none") != "none" && (element["style"] ?? "plain") == "plain"
        // A table without cells has no lines either then.
        guard hasLines || !element.members(of: "prototypes").isEmpty || !element.members(of: "sections").isEmpty else {
            return Color(hex: 0x000000, alpha: 0)
        }
        return element.child("color", key: "separatorColor").flatMap { colors.color($0) }
    }
}

extension ViewElement {
    /// The item that a tab view shows first.
    package var selectedTab: XMLElement? {
        let items = element.members(of: "tabViewItems")
        return items.first { $0["id"] != nil && $0["id"] == element["initialItem"] } ?? items.first
    }

    /// Whether a subview belongs to a tab that is not selected: the program shows the view of one tab at a time.
    func isOfUnselectedTab(_ subview: ViewElement) -> Bool {
        guard element.name == "tabView", let shown = selectedTab, let id = subview.element["id"] else { return false }
        return !shown.children.contains { $0["id"] == id }
            && element.members(of: "tabViewItems").contains { $0.children.contains { $0["id"] == id } }
    }
}
