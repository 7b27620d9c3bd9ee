// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles

extension InterfaceObject {
    func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) } }

    private func size(_ key: String) -> CGSize? {
        guard let value = values[key], let width = value["width"].flatMap(Double.init),
            let height = value["height"].flatMap(Double.init)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Insets from the edges in points, which files write as the coordinates of a rectangle or by their names.
    fileprivate func insets(_ key: String) -> UIEdgeInsets? {
        guard let value = values[key] else { return nil }
        func length(_ first: String, _ second: String) -> CGFloat {
            CGFloat((value[first] ?? value[second]).flatMap(Double.init) ?? 0)
        }
        return UIEdgeInsets(
            top: length("minY", "top"), left: length("minX", "left"), bottom: length("maxY", "bottom"),
            right: length("maxX", "right"))
    }

    /// Nil for the class of what the view shows.
    @MainActor
    var viewClass: UIView.Type? {
        switch kind {
        case "tableView": UITableView.self
        case "tableViewCell": UITableViewCell.self
        case "collectionView": UICollectionView.self
        case "collectionViewCell": UICollectionViewCell.self
        case "collectionReusableView": UICollectionReusableView.self
        case "visualEffectView": UIVisualEffectView.self
        default: nil
        }
    }

    /// The class of a view that another framework has, which is a placeholder here if it is anything.
    var classOfFramework: String? {
        let names = [
            "mapView": "MKMapView", "wkWebView": "WKWebView", "sceneKitView": "SCNView", "skView": "SKView",
            "mtkView": "MTKView", "glkView": "GLKView", "arscnView": "ARSCNView",
        ]
        return names[kind]
    }

    @MainActor
    var controllerClass: UIViewController.Type {
        switch kind {
        case "tableViewController": UITableViewController.self
        case "collectionViewController": UICollectionViewController.self
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        case "splitViewController": UISplitViewController.self
        case "pageViewController": UIPageViewController.self
        default: UIViewController.self
        }
    }

    /// Nil for another object.
    @MainActor
    var gestureRecognizer: UIGestureRecognizer? {
        switch kind {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
        case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        default: nil
        }
    }

    /// Nil for another object, and for a layout of a class that is not there.
    @MainActor
    fileprivate var collectionViewLayout: UICollectionViewLayout? {
        if let customClass {
            let type = AppInterfaces.current.type(named: customClass) as? UICollectionViewLayout.Type
            if let made = type?.init(coder: NibCoder { _ in }) {
                (made as? UICollectionViewFlowLayout).map(fill)
                return made
            }
        }
        guard kind == "collectionViewFlowLayout" else { return nil }
        let layout = UICollectionViewFlowLayout()
        fill(layout)
        return layout
    }

    @MainActor
    private func fill(_ layout: UICollectionViewFlowLayout) {
        layout.minimumLineSpacing = number("minimumLineSpacing") ?? 0
        layout.minimumInteritemSpacing = number("minimumInteritemSpacing") ?? 0
        layout.scrollDirection = attributes["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = size("itemSize") { layout.itemSize = size }
        if isSet("automaticEstimatedItemSize") {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = size("estimatedItemSize") {
            layout.estimatedItemSize = size
        }
        if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = insets("sectionInset") { layout.sectionInset = insets }
    }
}

extension UIView {
    /// Takes over what a layout document has no place for.
    func take(_ object: InterfaceObject, of nib: LoadedNib) {
        tag = object.attributes["tag"].flatMap { Int($0) } ?? 0
        if object.attributes["userInteractionEnabled"] == "NO" { isUserInteractionEnabled = false }
        if object.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" {
            translatesAutoresizingMaskIntoConstraints = false
        }
        accessibilityIdentifier = object.values["accessibilityConfiguration"]?["identifier"]
        let mask = object.values["autoresizingMask"] ?? [:]
        let names: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        autoresizingMask = AutoresizingMask(names.filter { mask[$0.0] == "YES" }.map(\.1))
        switch self {
        case let table as UITableView: table.takeRows(object)
        case let collection as UICollectionView:
            let layouts = nib.objects(in: object.id).filter { $0.key == "collectionViewLayout" }
            collection.collectionViewLayout =
                layouts.lazy.compactMap(\.collectionViewLayout).first ?? collection.collectionViewLayout
        case let cell as UITableViewCell: cell.takeStyle(object)
        case let view as UICollectionReusableView: view.reuseIdentifierStorage = object.attributes["reuseIdentifier"]
        case let indicator as UIActivityIndicatorView:
            if object.attributes["style"]?.lowercased().hasSuffix("large") == true { indicator.style = .large }
        default: break
        }
        if let scroll = self as? UIScrollView {
            scroll.isPagingEnabled = object.isSet("pagingEnabled")
            scroll.isScrollEnabled = object.attributes["scrollEnabled"] != "NO"
            if object.attributes["contentInsetAdjustmentBehavior"] == "never" {
                scroll.contentInsetAdjustmentBehavior = .never
            }
        }
    }

    /// The margins that the file states: others are those of the system.
    func takeMargins(_ object: InterfaceObject) {
        preservesSuperviewLayoutMargins = object.isSet("preservesSuperviewLayoutMargins")
        insetsLayoutMarginsFromSafeArea = object.attributes["insetsLayoutMarginsFromSafeArea"] != "NO"
        if let margins = object.values["directionalLayoutMargins"] {
            func length(_ name: String) -> CGFloat { CGFloat(margins[name].flatMap(Double.init) ?? 0) }
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: length("top"), leading: length("leading"), bottom: length("bottom"), trailing: length("trailing"))
        } else if let margins = object.insets("layoutMargins") {
            layoutMargins = margins
        }
    }
}

extension UITableView {
    fileprivate func takeRows(_ object: InterfaceObject) {
        style =
            switch object.attributes["style"] {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
        if let height = object.number("rowHeight"), height > 0 { rowHeight = height }
        // Xcode writes these two where the system decides.
        func height(_ name: String) -> CGFloat? {
            object.number(name).flatMap { $0 > 0 && ![18, 28].contains($0) ? $0 : nil }
        }
        sectionHeaderHeight = height("sectionHeaderHeight") ?? sectionHeaderHeight
        sectionFooterHeight = height("sectionFooterHeight") ?? sectionFooterHeight
        // Files leave the style out where there are no lines.
        separatorStyle = ["none", nil].contains(object.attributes["separatorStyle"]) ? .none : .singleLine
        if let insets = object.insets("separatorInset") { separatorInset = insets }
    }
}

extension UITableViewCell {
    fileprivate func takeStyle(_ object: InterfaceObject) {
        reuseIdentifier = object.attributes["reuseIdentifier"]
        accessoryType =
            switch object.attributes["accessoryType"] {
            case "disclosureIndicator": .disclosureIndicator
            case "detailDisclosureButton": .detailDisclosureButton
            case "checkmark": .checkmark
            case "detailButton": .detailButton
            default: .none
            }
        if object.attributes["selectionStyle"] == "none" { selectionStyle = .none }
        switch object.attributes["style"] {
        case "IBUITableViewCellStyleSubtitle": style = .subtitle
        case "IBUITableViewCellStyleValue1": style = .value1
        case "IBUITableViewCellStyleValue2": style = .value2
        default: break
        }
    }
}

extension UISlider {
    /// The content has the value as a part of the range.
    func takeRange(_ object: InterfaceObject) {
        maximumValue = Float(object.number("maxValue") ?? 1)
        minimumValue = Float(object.number("minValue") ?? 0)
        value = Float(object.number("value") ?? 0)
    }
}

extension UIViewController {
    func take(_ object: InterfaceObject) {
        if let title = object.attributes["title"] { self.title = title }
        hidesBottomBarWhenPushed = object.isSet("hidesBottomBarWhenPushed")
        if object.attributes["toolbarHidden"] == "NO" { (self as? UINavigationController)?.isToolbarHidden = false }
        if object.isSet("navigationBarHidden") { (self as? UINavigationController)?.isNavigationBarHidden = true }
        definesPresentationContext = object.isSet("definesPresentationContext")
        if let edges = object.values["extendedEdge"] {
            var known: UIRectEdge = []
            for (name, edge) in [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
            where edges[name] == "YES" { known.insert(edge) }
            edgesForExtendedLayout = known
        }
        if let size = object.values["freeformSize"], object.values["contentSizeForViewInPopover"] == nil {
            preferredContentSize = CGSize(
                width: size["width"].flatMap(Double.init) ?? 0, height: size["height"].flatMap(Double.init) ?? 0)
        }
    }

    /// The children of a container.
    func take(_ children: [UIViewController]) {
        guard !children.isEmpty else { return }
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers = children
        case let tabs as UITabBarController: tabs.viewControllers = children
        case let split as UISplitViewController: split.viewControllers = children
        default: break
        }
    }
}

extension UINavigationItem {
    func take(_ object: InterfaceObject, _ parts: [InterfaceObject], _ item: (String) -> UIBarButtonItem?) {
        guard let bar = object.navigationBar else { return }
        title = bar.title
        prompt = bar.prompt
        func items(_ key: String) -> [UIBarButtonItem]? {
            let found = parts.filter { $0.key == key || $0.key == key + "s" }.compactMap { item($0.id) }
            return found.isEmpty ? nil : found
        }
        leftBarButtonItems = items("leftBarButtonItem")
        rightBarButtonItems = items("rightBarButtonItem")
        backBarButtonItem = items("backBarButtonItem")?.first
        switch object.attributes["largeTitleDisplayMode"] {
        case "never": largeTitleDisplayMode = .never
        case "always": largeTitleDisplayMode = .always
        default: break
        }
    }
}
