// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Colours of bars, and the bars that containers put over a controller's view.
extension SceneBuilder {
    mutating func addScreenBars() {
        let shown = insets.shownBars
        drawnBars = screenBars(shown, draft.bars)
        containerBars = options.bars ?? root.ownerElement.map { draft.bars.bars(of: $0) } ?? []
        barElements = draft.bars.itemElements(shown, of: root.ownerElement)
    }

    /// - Parameter shown: the bars for which the safe area has room.
    private func screenBars(_ shown: Set<ImportOptions.Bar>, _ bars: ControllerBars) -> ScreenBars? {
        guard !shown.isEmpty else { return nil }
        var result = ScreenBars()
        let controller = root.ownerElement
        if shown.contains(.nav) {
            let owner = controller.map { bars.navigationItemOwner(of: $0) }
            var bar = content.navigationBar(owner?.child(key: "navigationItem"), of: owner)
            if let owner {
                bar.prefersLargeTitles = bars.hasLargeTitle(owner)
                bar.backItem = backItem(of: owner, bars)
            }
            let element = controller.flatMap { bars.navigationBar(of: $0) }
            result.navigationBar = .init(content: .navigationBar(bar), style: barStyle(element))
        }
        if shown.contains(.tab) {
            let tabs = controller.flatMap { bars.tabs(of: $0) }
            let bar = tabs.map { tabs in
                ViewContent.TabBar(
                    items: content.tabs(tabs.items, selected: tabs.selected), selectedItem: tabs.selected)
            }
            result.tabBar = .init(
                content: .tabBar(bar), style: barStyle(tabs?.container.child(key: "tabBar")))
        } else if shown.contains(.toolbar) {
            let items = controller?.members(of: "toolbarItems").map(content.barItem) ?? []
            let element = controller.flatMap { bars.toolbar(of: $0) }
            result.toolbar = .init(content: .toolbar(items), style: barStyle(element))
        }
        return result
    }

    /// The words of the button that leads back: those of the controller that pushes this one.
    private func backItem(of controller: XMLElement, _ bars: ControllerBars) -> String? {
        guard let previous = bars.pushing(controller) else { return nil }
        let own = controller.child(key: "navigationItem")
        if own?.isSet("hidesBackButton") == true { return nil }
        let hasLeftItems =
            own?.child(key: "leftBarButtonItem") != nil || own?.children("leftBarButtonItems").isEmpty == false
        if hasLeftItems, own?.isSet("leftItemsSupplementBackButton") != true { return nil }
        let item = previous.child(key: "navigationItem")
        let button = item?.child(key: "backBarButtonItem")
        return button.flatMap { content.text.string("title", of: $0) }
            ?? item.flatMap { content.text.string("title", of: $0) }
            ?? content.text.string("title", of: previous) ?? "Back"
    }

    /// The colours of a container's bar. Those that are not known are left out: they are reported with no view.
    private func barStyle(_ element: XMLElement?) -> ViewStyle {
        var style = ViewStyle()
        guard let element else { return style }
        func color(_ key: String) -> Color? { element.child("color", key: key).flatMap { colors.color($0) } }
        style.tintColor = color("tintColor") ?? color("selectedImageTintColor")
        addBarColors(of: element, to: &style)
        return style
    }

    /// What only bars have: a dark style, and an appearance of its own.
    func addBarColors(of element: XMLElement, to style: inout ViewStyle) {
        guard ["navigationBar", "toolbar", "tabBar"].contains(element.name), file.system != .macos else { return }
        // Interface Builder gives bars a transparent background, which is not that of the bar.
        let background = element.child("color", key: "barTintColor") ?? element.child("color", key: "backgroundColor")
        style.backgroundColor = background.flatMap { colors.color($0) }.flatMap { $0.alpha > 0 ? $0 : nil }
        if element["barStyle"]?.hasPrefix("black") == true {
            style.backgroundColor = style.backgroundColor ?? Self.blackBar
            style.textColor = style.textColor ?? Color(hex: 0xFFFFFF)
        }
        let appearance = element.child(key: "standardAppearance")
        if let color = appearance?.child("color", key: "backgroundColor").flatMap({ colors.color($0) }) {
            style.backgroundColor = color
        }
        let attributes = appearance?.child(key: "titleTextAttributes") ?? element.child(key: "titleTextAttributes")
        let title = attributes?.children.first { $0.key == "textColor" || $0.key == "NSColor" }
        style.textColor = title.flatMap { colors.color($0) } ?? style.textColor
        if element.name == "tabBar" {
            style.textColor = element.child("color", key: "unselectedItemTintColor").flatMap { colors.color($0) }
        }
    }

    /// The background of bars in the black style.
    private static let blackBar = Color(hex: 0x1C1C1E)
}
