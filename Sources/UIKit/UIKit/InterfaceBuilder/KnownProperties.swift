// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles

/// The properties that files of Interface Builder set by their names: those of UIKit, and those of a program's own classes.
@MainActor
enum KnownProperties {
    /// - Returns: whether there is such a property that takes the value.
    @discardableResult
    static func set(_ value: Any, forKey key: String, of object: AnyObject) -> Bool {
        if let responder = object as? UIResponder, responder._setValue(value, forKey: key) { return true }
        switch key {
        case "delegate": return setDelegate(value, of: object)
        case "dataSource": return setDataSource(value, of: object)
        case "gestureRecognizers": return (object as? UIView)?.add(value as? [UIGestureRecognizer] ?? []) != nil
        case "view": return (object as? UIViewController).map { $0.view = value as? UIView } != nil
        case "collectionView":
            return (object as? UICollectionViewController).map { $0.collectionView = value as? UICollectionView } != nil
        case "text": return setText(value as? String, of: object)
        case "hidden", "isHidden":
            guard let view = object as? UIView, let isHidden = value as? Bool else { return false }
            view.isHidden = isHidden
            return true
        // What UIKit shows of a cell, and what has no part in pictures.
        case "textLabel", "detailTextLabel", "imageView", "backgroundView", "selectedBackgroundView", "inputView",
            "inputAccessoryView", "window", "searchDisplayController", "prefetchDataSource", "navigationItem",
            "tabBarItem", "tableView", "segmentedControl", "splitViewController", "accessoryView",
            "editingAccessoryView", "navigationBar", "tabBar", "toolbar", "titleView", "maskView":
            return object is UIView || object is UIViewController || object is UIBarItem || object is UINavigationItem
        default: return false
        }
    }

    private static func setText(_ text: String?, of object: AnyObject) -> Bool {
        switch object {
        case let label as UILabel: label.text = text
        case let field as UITextField: field.text = text
        case let view as UITextView: view.text = text
        default: return false
        }
        return true
    }

    private static func setDelegate(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
        case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
        case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
        case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
        case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case let controller as UINavigationController:
            controller.delegate = value as? any UINavigationControllerDelegate
        case let controller as UITabBarController: controller.delegate = value as? any UITabBarControllerDelegate
        default: return object is UIView || object is UIViewController
        }
        return true
    }

    private static func setDataSource(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
        case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
        case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
        default: return object is UIView || object is UIViewController
        }
        return true
    }
}

extension UIView {
    fileprivate func add(_ recognizers: [UIGestureRecognizer]) { recognizers.forEach(addGestureRecognizer) }
}

extension InterfaceObject.RuntimeValue.Value {
    /// As a property takes it.
    var object: Any {
        switch self {
        case .number(let number): number
        case .string(let text): text
        case .boolean(let isSet): isSet
        case .color(let color): UIColor(color)
        case .size(let size): CGSize(width: size.width, height: size.height)
        case .point(let point): CGPoint(x: point.x, y: point.y)
        case .image(let name): UIImage(named: name) ?? UIImage()
        }
    }
}
