// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What bars show in pictures, and bars with what a document shows.
extension UINavigationBar {
    var barContent: ViewContent.NavigationBar {
        let item = topItem ?? shownItem
        var bar = ViewContent.NavigationBar(title: topTitle ?? item?.title)
        bar.prefersLargeTitles = showsLargeTitle
        guard let item else { return bar }
        if item.titleView != nil { bar.title = nil }
        bar.prompt = item.prompt
        bar.leftBarButtonItems = item.leadingItems.map(\.barItem)
        bar.rightBarButtonItems = item.trailingItems.map(\.barItem)
        if bar.leftBarButtonItems.isEmpty, !item.hidesBackButton { bar.backItem = backTitle ?? backItem?.title }
        return bar
    }

    func show(_ bar: ViewContent.NavigationBar) {
        prefersLargeTitles = bar.prefersLargeTitles
        let item = UINavigationItem(title: bar.title ?? "")
        item.prompt = bar.prompt
        item.leftBarButtonItems =
            bar.leftBarButtonItems.isEmpty ? nil : bar.leftBarButtonItems.map(UIBarButtonItem.init)
        item.rightBarButtonItems =
            bar.rightBarButtonItems.isEmpty ? nil : bar.rightBarButtonItems.map(UIBarButtonItem.init)
        items = (bar.backItem.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    }
}

extension UITabBar {
    func show(_ bar: ViewContent.TabBar?) {
        items = bar?.items.map(UITabBarItem.init)
        selectedItem = bar?.selectedItem.flatMap { index in
            items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
}

extension BarItem {
    fileprivate var picture: UIImage? {
        image.flatMap(UIImage.init(source:)) ?? symbol.flatMap { UIImage(systemName: $0.text) }
    }
}

extension UIBarItem {
    fileprivate var commonItem: BarItem {
        var item = BarItem(title: title, image: image?.engineSource)
        item.isEnabled = isEnabled
        item.symbol = image?.symbolName.map { StyleString($0) }
        return item
    }
}

extension UITabBarItem {
    @MainActor var barItem: BarItem { commonItem }

    convenience init(_ item: BarItem) {
        self.init(
            title: item.title ?? item.systemItem?.tabTitle,
            image: item.picture ?? item.systemItem?.symbol.flatMap { UIImage(systemName: $0.text) }, tag: 0)
        isEnabled = item.isEnabled
    }
}

extension UIBarButtonItem {
    @MainActor var barItem: BarItem {
        var item = commonItem
        if let systemItem, let known = BarItem.SystemItem(rawValue: "\(systemItem)") {
            item.systemItem = known
            item.title = nil
        }
        if customView != nil {
            // The view is drawn by itself; the bar keeps its room free.
            item = BarItem(title: nil, image: nil)
            item.systemItem = .fixedSpace
            item.width = Double(barWidth(rowHeight: 44) + 16)
            return item
        }
        item.style = style == .done ? .done : .plain
        item.width = max(0, Double(width))
        item.tintColor = tintColor.map { $0.engineColor(in: .current) }
        return item
    }

    convenience init(_ item: BarItem) {
        self.init(title: item.title, style: item.style == .done ? .done : .plain, target: nil, action: nil)
        if let name = item.systemItem?.rawValue {
            systemItem = SystemItem.allCases.first { "\($0)" == name }
        }
        image = item.picture
        isEnabled = item.isEnabled
        width = CGFloat(item.width)
        tintColor = item.tintColor.map { UIColor($0) }
    }
}
