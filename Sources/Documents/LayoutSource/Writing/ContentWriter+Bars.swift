// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// What bars show, as JSON.
extension ContentWriter {
    func json(_ bars: ScreenBars, _ colors: ColorWriter) -> JSONOutput {
        func json(_ bar: ScreenBars.Bar?) -> JSONOutput? {
            guard let bar else { return nil }
            let style = ViewWriter.json(bar.style, colors, self).unlessEmpty
            let height = bar.height.map(JSONOutput.exact)
            return .members(
                members(bar.content) + (style.map { [.init("style", $0)] } ?? [])
                    + (height.map { [.init("height", $0)] } ?? []))
        }
        return .object([
            "navigationBar": json(bars.navigationBar), "toolbar": json(bars.toolbar), "tabBar": json(bars.tabBar),
        ])
    }

    func json(_ bar: ViewContent.NavigationBar) -> JSONOutput {
        .object([
            "title": bar.title.map(JSONOutput.string), "prompt": bar.prompt.map(JSONOutput.string),
            "prefersLargeTitles": bar.prefersLargeTitles ? .boolean(true) : nil,
            "searchBar": bar.searchBar.map(JSONOutput.string),
            "scrollEdgeAppearance": bar.isAtScrollEdge.map(JSONOutput.boolean),
            "backItem": bar.backItem.map(JSONOutput.string),
            "leftBarButtonItems": JSONOutput.array(bar.leftBarButtonItems.map(Self.json)).unlessEmpty,
            "rightBarButtonItems": JSONOutput.array(bar.rightBarButtonItems.map(Self.json)).unlessEmpty,
        ])
    }

    func json(_ bar: ViewContent.TabBar?) -> JSONOutput {
        guard let bar else { return .object([:]) }
        return .object([
            "items": .array(bar.items.map(Self.json)),
            "selectedItem": bar.selectedItem == 0 ? nil : .integer(bar.selectedItem ?? -1),
        ])
    }

    static func json(_ item: BarItem) -> JSONOutput {
        if let title = item.title, item == BarItem(title: title) { return .string(title) }
        return .object([
            "title": item.title.map(JSONOutput.string),
            "systemItem": item.systemItem.map { .string($0.rawValue) },
            "symbol": item.symbol.map { .string($0.text) },
            "image": item.image.map(json),
            "imageRenderingMode": item.imageRenderingMode.map { .string($0.rawValue) },
            "style": item.style == .plain ? nil : .string(item.style.rawValue),
            "isEnabled": item.isEnabled ? nil : .boolean(false),
            "tintColor": item.tintColor.map { .string($0.css) },
            "width": item.width == 0 ? nil : .exact(item.width),
        ])
    }
}
