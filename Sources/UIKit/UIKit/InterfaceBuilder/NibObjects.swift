// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles

/// The objects that are made of a file of Interface Builder at one time, and their connections.
@MainActor
final class NibObjects {
    let nib: LoadedNib
    private let storyboard: UIStoryboard?
    /// By id.
    private var made: [String: AnyObject] = [:]
    /// The ids of objects that stand for those of classes that there are not.
    private var standIns: Set<String> = []
    /// The objects that are new, in the order in which they were made.
    private var new: [(object: UIResponder, source: InterfaceObject)] = []

    /// - Parameter owner: what the file calls its owner.
    init(_ nib: LoadedNib, owner: AnyObject?, storyboard: UIStoryboard? = nil) {
        self.nib = nib
        self.storyboard = storyboard
        guard let owner else { return }
        for object in nib.objects where object.attributes["placeholderIdentifier"] == "IBFilesOwner" {
            made[object.id] = owner
        }
    }

    func add(_ view: UIView, _ object: InterfaceObject) {
        made[object.id] = view
        new.append((view, object))
    }

    func add(_ constraint: NSLayoutConstraint, id: String) { made[id] = constraint }

    // MARK: Classes

    /// The class of an object: that of the app which the file names, otherwise the standard one.
    func type<Object: UIResponder>(of object: InterfaceObject?, _ standard: Object.Type) -> Object.Type {
        guard let object, let name = object.customClass ?? object.classOfFramework, !name.hasPrefix("UI") else {
            return standard
        }
        // A placeholder of the class is not a view either.
        if let type = AppInterfaces.current.type(named: name) as? Object.Type { return type }
        guard object.customClass != nil else { return standard }
        AppInterfaces.current.note(
            "\(nib.place(object.range)): the class '\(name)' is unknown here, or not a \(standard), which stands for it"
        )
        standIns.insert(object.id)
        return standard
    }

    // MARK: Views

    /// A view of a scene with those inside it.
    func view(at place: LoadedNib.Place) -> UIView {
        let views = NibViews(place.scene, of: self)
        let view = views.make(place.view)
        views.finish()
        connect()
        return view
    }

    /// All objects of a nib that are in no other one.
    func topLevelObjects() -> [Any] {
        var found: [Any] = []
        for object in nib.objects(in: nil) where object.kind != "placeholder" {
            if let place = nib.place(of: object.id) {
                let views = NibViews(place.scene, of: self)
                found.append(views.make(place.view))
                views.finish()
            } else if let other = self.object(object.id) {
                found.append(other)
            }
        }
        connect()
        return found
    }

    // MARK: View controllers

    /// A view controller of a storyboard, without its view.
    ///
    /// - Parameters:
    ///   - children: those of its children that are there already, by id.
    ///   - creator: makes it instead of its class.
    func controller(
        _ object: InterfaceObject, children: [String: UIViewController] = [:],
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        let type = type(of: object, object.controllerClass)
        let coder = NibCoder { made in
            if let controller = made as? UIViewController { self.prepare(controller, object) }
        }
        let controller = creator?(coder) ?? type.init(coder: coder) ?? UIViewController()
        if made[object.id] == nil { prepare(controller, object) }
        controller.take(
            object.connections.filter { $0.detail == "relationship" }.compactMap { segue in
                children[segue.destination] ?? storyboard?.controller(withID: segue.destination)
            })
        controller.awakeFromNib()
        return controller
    }

    private func prepare(_ controller: UIViewController, _ object: InterfaceObject) {
        made[object.id] = controller
        controller.storyboard = storyboard
        controller.take(object)
        for part in nib.objects(in: object.id) {
            switch part.kind {
            case "navigationItem":
                controller.navigationItem.take(part, nib.objects(in: part.id)) { self.object($0) as? UIBarButtonItem }
            case "barButtonItem":
                controller.toolbarItems =
                    (controller.toolbarItems ?? []) + [self.object(part.id) as? UIBarButtonItem].compactMap(\.self)
            case "tabBarItem": controller.tabBarItem = part.barItem.map { UITabBarItem($0) }
            case "navigationBar":
                (controller as? UINavigationController)?.navigationBar.prefersLargeTitles = part.isSet("largeTitles")
            default: break
            }
        }
        guard nib.scene(of: object) != nil else { return }
        // Only until the view has been loaded: the controller holds the objects, and they hold it.
        controller.loadsScene = { [weak controller] in
            guard let controller else { return }
            controller.loadsScene = nil
            self.loadView(of: controller, object)
        }
    }

    private func loadView(of controller: UIViewController, _ object: InterfaceObject) {
        guard let place = nib.scene(of: object) else { return }
        let views = NibViews(place.scene, of: self)
        let root = views.make(place.view)
        controller.view = root
        views.finish()
        connect()
        for (id, view) in made {
            guard let container = view as? UIView else { continue }
            for segue in nib.object(id)?.connections ?? [] where segue.detail == "embed" {
                UIStoryboard.nested { embed(segue, in: container, of: controller) }
            }
        }
        made = [:]
    }

    private func embed(_ segue: InterfaceObject.Connection, in container: UIView, of controller: UIViewController) {
        guard let child = storyboard?.controller(withID: segue.destination) else { return }
        controller.prepare(
            for: UIStoryboardSegue(identifier: segue.name, source: controller, destination: child), sender: nil)
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: controller)
    }

    // MARK: Other objects

    /// An object beside the views, which is made when it is needed; nil if none of its kind can be.
    private func object(_ id: String) -> AnyObject? {
        if let known = made[id] { return known }
        guard let object = nib.object(id) else { return nil }
        let new: AnyObject?
        switch object.kind {
        case "barButtonItem": new = object.barItem.map { UIBarButtonItem($0) }
        case "customObject":
            AppInterfaces.current.note(
                "\(nib.place(object.range)): the object of the class '\(object.customClass ?? "NSObject")' is left out: "
                    + "only views, view controllers, items of bars and gesture recognizers are made")
            new = nil
        default: new = object.gestureRecognizer
        }
        made[id] = new
        return new
    }

    // MARK: Connections

    /// Sets attributes and outlets, then tells the new objects.
    private func connect() {
        for (object, source) in new {
            for attribute in source.runtimeAttributes {
                KnownProperties.set(attribute.value.object, forKey: attribute.keyPath, of: object)
            }
        }
        for source in nib.objects {
            guard let object = made[source.id] else { continue }
            var collections: [(name: String, values: [AnyObject])] = []
            for connection in source.connections {
                switch connection.kind {
                case .outlet:
                    guard let value = self.object(connection.destination) else { break }
                    set(value, forKey: connection.name, of: object, source, connection.destination)
                case .action: addAction(connection, to: object)
                case .outletCollection:
                    guard let value = self.object(connection.destination) else { break }
                    let known = collections.firstIndex { $0.name == connection.name }
                    if known == nil { collections.append((connection.name, [])) }
                    collections[known ?? collections.count - 1].values.append(value)
                case .segue: break
                }
            }
            for (name, values) in collections { set(values, forKey: name, of: object, source, nil) }
        }
        let woken = new
        new = []
        for (object, _) in woken { object.awakeFromNib() }
    }

    private func set(
        _ value: Any, forKey key: String, of object: AnyObject, _ source: InterfaceObject, _ destination: String?
    ) {
        guard !KnownProperties.set(value, forKey: key, of: object) else { return }
        // What stands for an object of the app has none of its outlets, and fits none that takes it.
        guard !standIns.contains(source.id), destination.map(standIns.contains) != true else { return }
        let kind = value is [AnyObject] ? "collection" : "\(Swift.type(of: value))"
        AppInterfaces.current.note(
            "\(nib.place(source.range)): '\(Swift.type(of: object))' is not key value coding-compliant for the key "
                + "'\(key)': it has no outlet of that name for a \(kind)")
    }

    private func addAction(_ action: InterfaceObject.Connection, to object: AnyObject) {
        guard let target = self.object(action.destination) as? UIResponder,
            let selector = target._action(named: action.name)
        else { return }
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: UIControl.Event(nibName: action.detail))
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
        default: break
        }
    }
}

extension UIControl.Event {
    /// As files name events; a tap for those that name none.
    fileprivate init(nibName: String?) {
        let events: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        self = nibName.flatMap { events[$0] } ?? .touchUpInside
    }
}
