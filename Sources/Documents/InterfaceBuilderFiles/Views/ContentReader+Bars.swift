// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// What bars show: items of UIKit's navigation bars, toolbars and tab bars.
extension ContentReader {
    /// - Parameters:
    ///   - item: a `navigationItem`; nil = none.
    ///   - owner: whose title a bar without one in its item shows.
    ///   - isView: whether the bar is a view, of which the views in its items are subviews.
    func navigationBar(
        _ item: XMLElement?, of owner: XMLElement? = nil, isView: Bool = false
    ) -> ViewContent.NavigationBar {
        var bar = ViewContent.NavigationBar()
        guard let item else {
            bar.title = owner.flatMap { text.string("title", of: $0) }
            return bar
        }
        bar.title = text.string("title", of: item) ?? owner.flatMap { text.string("title", of: $0) }
        // A view replaces the title.
        if let view = item.child(key: "titleView") {
            bar.title = isView && Self.isSubview(view) ? nil : Self.partInBar(view).flatMap(words)
        }
        bar.prompt = text.string("prompt", of: item)
        bar.leftBarButtonItems = barButtonItems("leftBarButtonItem", of: item, isView)
        bar.rightBarButtonItems = barButtonItems("rightBarButtonItem", of: item, isView)
        return bar
    }

    /// The only item, or those of the list.
    private func barButtonItems(_ key: String, of item: XMLElement, _ isView: Bool) -> [BarItem] {
        let several = item.members(of: key + "s")
        return (several.isEmpty ? item.children.filter { $0.key == key } : several).map(isView ? itemOfView : barItem)
    }

    /// An item of a bar that is a view: what is in it is a subview, for which the item only leaves room.
    func itemOfView(_ element: XMLElement) -> BarItem {
        guard let view = element.child(key: "customView"), Self.isSubview(view) else { return barItem(element) }
        var item = BarItem(title: nil, systemItem: .fixedSpace)
        item.width = min(max(0, view.child("rect", key: "frame")?.number("width") ?? 0), 10_000)
        return item
    }

    private static func isSubview(_ view: XMLElement) -> Bool { view.child("rect", key: "frame") != nil }

    /// The items of a tab bar, whose selected tab may have a picture of its own.
    func tabs(_ elements: [XMLElement?], selected: Int?) -> [BarItem] {
        elements.enumerated().map { index, element in
            guard let element else { return BarItem(title: "") }
            return barItem(element, isSelected: index == selected)
        }
    }

    func barItem(_ element: XMLElement) -> BarItem { barItem(element, isSelected: false) }

    private func barItem(_ element: XMLElement, isSelected: Bool) -> BarItem {
        var item = BarItem(
            title: text.string("title", of: element),
            systemItem: element["systemItem"].flatMap(BarItem.SystemItem.init(rawValue:)))
        if let part = element.child(key: "customView").flatMap(Self.partInBar) {
            item.title = words(of: part)
            show(Self.pictures(of: part), in: &item)
            if item.image != nil { item.imageRenderingMode = renderingMode(of: part) ?? .alwaysOriginal }
        } else {
            show([element] + element.children("imageReference"), in: &item, isSelected: isSelected)
        }
        item.style = element["style"] == "done" ? .done : .plain
        item.isEnabled = element["enabled"] != "NO"
        item.tintColor = element.child("color", key: "tintColor").flatMap { colors.color($0) }
        if item.systemItem == .fixedSpace || item.title != nil && item.image == nil {
            item.width = min(max(0, element.number("width") ?? 0), 10_000)
        }
        return item
    }

    /// What is drawn of a view in a bar: the words or the picture of the only label, button or image view in it.
    static func partInBar(_ view: XMLElement) -> XMLElement? {
        switch view.name {
        case "label", "button": return view
        case "imageView": return view.key == "titleView" ? nil : view
        case "view", "stackView":
            let subviews = view.members(of: "subviews").filter { !$0.isSet("hidden") }
            guard subviews.count == 1, let part = partInBar(subviews[0]) else { return nil }
            return view.key == "titleView" && part.name == "imageView" ? nil : part
        default: return nil
        }
    }

    private func words(of view: XMLElement) -> String? {
        let source = view.child("buttonConfiguration", key: "configuration") ?? view.child("state", key: "normal")
        return text.string("text", of: view) ?? source.flatMap { text.string("title", of: $0) }
    }

    private static func pictures(of view: XMLElement) -> [XMLElement] {
        if view.name == "imageView" { return [view] + view.children("imageReference") }
        let sources = [view.child("buttonConfiguration", key: "configuration"), view.child("state", key: "normal")]
        return sources.flatMap { source in source.map { [$0] + $0.children("imageReference") } ?? [] }
    }

    /// An item that is only a picture.
    func picture(_ sources: [XMLElement]) -> BarItem {
        var item = BarItem()
        show(sources, in: &item)
        return item
    }

    /// The first picture that an element refers to by name.
    private func show(_ sources: [XMLElement], in item: inout BarItem, isSelected: Bool = false) {
        let attributes = isSelected ? ["selectedImage", "image"] : ["image", "selectedImage"]
        let named = attributes.lazy.compactMap { attribute in
            sources.first { $0[attribute] != nil }.flatMap { source in source[attribute].map { (source, $0) } }
        }
        guard let (source, name) = named.first else { return }
        if let path = imageFiles[name] {
            item.image = .file(path)
            item.imageRenderingMode = renderingMode(name, of: source)
        } else if isSystemImage(name, of: source) {
            if SymbolDrawing(named: name) != nil {
                item.symbol = StyleString(name)
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
