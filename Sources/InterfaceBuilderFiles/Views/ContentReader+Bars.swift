// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// What bars show: items of UIKit's navigation bars, toolbars and tab bars.
extension ContentReader {
    /// - Parameters:
    ///   - item: a `navigationItem`; nil = none.
    ///   - owner: whose title a bar without one in its item shows.
    func navigationBar(_ item: XMLElement?, of owner: XMLElement? = nil) -> ViewContent.NavigationBar {
        var bar = ViewContent.NavigationBar()
        guard let item else {
            bar.title = owner.flatMap { text.string("title", of: $0) }
            return bar
        }
        bar.title = text.string("title", of: item) ?? owner.flatMap { text.string("title", of: $0) }
        // A view replaces the title.
        if let view = item.child(key: "titleView") { bar.title = Self.isDrawnInBar(view) ? words(of: view) : nil }
        bar.prompt = text.string("prompt", of: item)
        bar.leftBarButtonItems = barButtonItems("leftBarButtonItem", of: item)
        bar.rightBarButtonItems = barButtonItems("rightBarButtonItem", of: item)
        return bar
    }

    /// The only item, or those of the list.
    private func barButtonItems(_ key: String, of item: XMLElement) -> [BarItem] {
        let several = item.members(of: key + "s")
        return (several.isEmpty ? item.children.filter { $0.key == key } : several).map(barItem)
    }

    func barItem(_ element: XMLElement) -> BarItem {
        var item = BarItem(
            title: text.string("title", of: element),
            systemItem: element["systemItem"].flatMap(BarItem.SystemItem.init(rawValue:)))
        if let button = element.child(key: "customView"), Self.isDrawnInBar(button) {
            item.title = words(of: button)
            show(Self.pictures(ofButton: button), in: &item)
        } else {
            show([element] + element.children("imageReference"), in: &item)
        }
        item.style = element["style"] == "done" ? .done : .plain
        item.isEnabled = element["enabled"] != "NO"
        item.tintColor = element.child("color", key: "tintColor").flatMap { colors.color($0) }
        if item.systemItem == .fixedSpace || item.title != nil && item.image == nil {
            item.width = min(max(0, element.number("width") ?? 0), 10_000)
        }
        return item
    }

    /// Whether a view in a bar is one of which its words or its picture are all.
    static func isDrawnInBar(_ view: XMLElement) -> Bool { view.name == "label" || view.name == "button" }

    private func words(of view: XMLElement) -> String? {
        let source = view.child("buttonConfiguration", key: "configuration") ?? view.child("state", key: "normal")
        return text.string("text", of: view) ?? source.flatMap { text.string("title", of: $0) }
    }

    private static func pictures(ofButton button: XMLElement) -> [XMLElement] {
        let sources = [button.child("buttonConfiguration", key: "configuration"), button.child("state", key: "normal")]
        return sources.flatMap { source in source.map { [$0] + $0.children("imageReference") } ?? [] }
    }

    /// The first picture that an element refers to by name.
    private func show(_ sources: [XMLElement], in item: inout BarItem) {
        guard
            let source = sources.first(where: { $0["image"] != nil })
                ?? sources.first(where: { $0["selectedImage"] != nil }),
            let name = source["image"] ?? source["selectedImage"]
        else { return }
        if let path = imageFiles[name] {
            item.image = .file(path)
        } else if isSystemImage(name, of: source) {
            if SymbolDrawing(named: name) != nil {
                item.symbol = SymbolName(name)
            } else {
                item.image = .placeholder(Self.barSymbolSize)
            }
        } else {
            item.image = .placeholder(file.resources.images[name]?.size ?? Self.barSymbolSize)
        }
    }

    /// Points, of a picture whose size is not known.
    private static let barSymbolSize = Size(width: 22, height: 22)

    /// AppKit's own images have names such as NSActionTemplate.
    func isSystemImage(_ name: String, of element: XMLElement) -> Bool {
        file.resources.images[name]?.isSymbol == true || element["catalog"] == "system"
            || file.system == .macos && name.hasPrefix("NS")
    }
}
