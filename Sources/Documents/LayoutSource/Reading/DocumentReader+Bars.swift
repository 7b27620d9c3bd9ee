// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What bars show.
extension DocumentReader {
    mutating func readBars(_ value: JSONValue?) -> ScreenBars? {
        guard let value else { return nil }
        var bars = ScreenBars()
        if let bar = value["navigationBar"] {
            bars.navigationBar = readBar(bar, .navigationBar(readNavigationBar(bar)))
        }
        if let bar = value["toolbar"] { bars.toolbar = readBar(bar, .toolbar(readBarItems(bar["items"]))) }
        if let bar = value["tabBar"] { bars.tabBar = readBar(bar, .tabBar(readTabBar(bar))) }
        return bars.isEmpty ? nil : bars
    }

    mutating func noteBarsWithoutRoom(_ bars: ScreenBars?, _ value: JSONValue?) {
        guard let bars, let value else { return }
        let edges = [
            ("navigationBar", bars.navigationBar, "top", canvas.safeArea.top),
            ("toolbar", bars.toolbar, "bottom", canvas.safeArea.bottom),
            ("tabBar", bars.tabBar, "bottom", canvas.safeArea.bottom),
        ]
        for (key, bar, edge, inset) in edges {
            guard let bar else { continue }
            let lowest = DecimalText.shortest(ScreenBars.lowestHeight)
            var reason: String?
            if inset < ScreenBars.lowestHeight {
                reason =
                    "it needs \(lowest) points of the canvas's safeArea.\(edge), which is \(DecimalText.shortest(inset))"
            } else if let height = bar.height, height < ScreenBars.lowestHeight {
                reason = "its height is \(DecimalText.shortest(height)), and it needs \(lowest) points"
            } else if key == "toolbar", bars.tabBar != nil {
                reason = "the tab bar is in its place"
            }
            guard let reason else { continue }
            findings.report(
                .barNotDrawn, "the \(key) is not drawn: \(reason)", at: value[key]?.range, severity: .note)
        }
    }

    private mutating func readBar(_ value: JSONValue, _ content: ViewContent) -> ScreenBars.Bar {
        var bar = ScreenBars.Bar(content: content, style: readStyle(value["style"]))
        bar.height = value.number("height")
        return bar
    }

    mutating func readNavigationBar(_ value: JSONValue) -> ViewContent.NavigationBar {
        var bar = ViewContent.NavigationBar(title: value.string("title"))
        bar.prompt = value.string("prompt")
        bar.prefersLargeTitles = value.boolean("prefersLargeTitles") ?? false
        bar.searchBar = value.string("searchBar")
        bar.isAtScrollEdge = value.boolean("scrollEdgeAppearance")
        bar.backItem = value.string("backItem")
        bar.leftBarButtonItems = readBarItems(value["leftBarButtonItems"]) ?? []
        bar.rightBarButtonItems = readBarItems(value["rightBarButtonItems"]) ?? []
        return bar
    }

    mutating func readTabBar(_ value: JSONValue) -> ViewContent.TabBar? {
        guard let items = readBarItems(value["items"]) else { return nil }
        let index = readSelection("selectedItem", of: items.count, "item", in: value)
        return ViewContent.TabBar(items: items, selectedItem: index < 0 ? nil : index)
    }

    mutating func readBarItems(_ value: JSONValue?) -> [BarItem]? {
        guard let value else { return nil }
        var items: [BarItem] = []
        for element in value.elements { items.append(readBarItem(element)) }
        return items
    }

    private mutating func readBarItem(_ value: JSONValue) -> BarItem {
        if let title = value.string { return BarItem(title: title) }
        if let image = value["image"], let path = image.string {
            files.append(FileReference(kind: .image, path: path, range: image.range))
        }
        var item = BarItem(
            title: value.string("title"), systemItem: value.choice("systemItem", BarItem.SystemItem.self),
            symbol: readSymbol(value["symbol"]), image: readImage(value["image"]))
        item.imageRenderingMode = value.choice("imageRenderingMode", ImageRenderingMode.self)
        item.style = value.choice("style", BarItem.Style.self) ?? .plain
        item.isEnabled = value.boolean("isEnabled") ?? true
        item.tintColor = color(value["tintColor"])?.resolved(in: canvas.colorTraits)
        item.width = value.number("width") ?? 0
        return item
    }
}

extension DiagnosticCode {
    package static let barNotDrawn = DiagnosticCode("bar-not-drawn")
}
