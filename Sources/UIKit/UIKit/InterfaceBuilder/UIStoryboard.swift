// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles

/// A file of Interface Builder with view controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let nib: LoadedNib
    private let name: String

    /// A file of the project that alrender shows.
    public init(
        name: String, bundle storyboardBundleOrNil: Bundle?, file: StaticString = #fileID, line: UInt = #line
    ) {
        guard let nib = AppInterfaces.current.nib(name + ".storyboard") else {
            LayoutException.invalidArgument.raise(
                "Could not find a storyboard named '\(name)' in bundle; "
                    + AppInterfaces.current.choice(of: ".storyboard"), SourceLine(file: file, line: line))
        }
        self.name = name
        self.nib = nib
    }

    init(_ nib: LoadedNib) {
        name = String(nib.name.prefix { $0 != "." })
        self.nib = nib
    }

    /// Nil for a storyboard that begins with none.
    open func instantiateInitialViewController() -> UIViewController? {
        nib.initialViewController.flatMap { nib.object($0) }.map { make($0) }
    }

    /// The controller that a function makes of the coder; nil for a storyboard that begins with none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        nib.initialViewController.flatMap { nib.object($0) }.flatMap { make($0, creator: creator) as? ViewController }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(scene(identifier))
    }

    /// The controller that a function makes of the coder, or one of the class that the storyboard names.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = make(scene(identifier), creator: creator)
        guard let controller = made as? ViewController else {
            LayoutException.internalInconsistency.raise(
                "the view controller with identifier '\(identifier)' is a \(type(of: made)), not a "
                    + "\(ViewController.self)")
        }
        return controller
    }

    private func scene(_ identifier: String) -> InterfaceObject {
        let controllers = nib.objects.filter(\.isController)
        guard let found = controllers.first(where: { $0.attributes["storyboardIdentifier"] == identifier }) else {
            let names = controllers.compactMap { $0.attributes["storyboardIdentifier"] }.sorted()
            let choice = names.isEmpty ? "none has one" : "there are " + names.map { "'\($0)'" }.joined(separator: ", ")
            LayoutException.invalidArgument.raise(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)': \(choice)")
        }
        return found
    }

    /// How many controllers are being made for each other.
    private static var depth = 0
    /// No app nests containers deeper: lines that lead in a circle end here.
    private static let deepest = 8

    private func make(
        _ object: InterfaceObject, children: [String: UIViewController] = [:],
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        guard Self.depth < Self.deepest else {
            AppInterfaces.current.note("\(nib.place(object.range)): the controller contains itself")
            return UIViewController()
        }
        Self.depth += 1
        defer { Self.depth -= 1 }
        return NibObjects(nib, owner: nil, storyboard: self).controller(object, children: children, creator: creator)
    }

    /// Does something for a controller that is made inside another one.
    static func nested(_ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        body()
    }

    /// A controller to which a line of the storyboard leads, perhaps in another one; nil if there is none.
    func controller(withID id: String) -> UIViewController? {
        guard let object = nib.object(id) else { return nil }
        guard object.kind == "viewControllerPlaceholder" else { return make(object) }
        guard let other = object.attributes["storyboardName"],
            let known = AppInterfaces.current.nib(other + ".storyboard")
        else { return nil }
        let storyboard = UIStoryboard(known)
        guard let identifier = object.attributes["referencedIdentifier"] else {
            return storyboard.instantiateInitialViewController()
        }
        return known.objects.first { $0.attributes["storyboardIdentifier"] == identifier }.map { storyboard.make($0) }
    }

    /// A controller inside the containers that have it, as the app shows it.
    func shown(_ object: InterfaceObject) -> UIViewController {
        var (controller, id) = (make(object), object.id)
        var known: Set<String> = []
        if let scene = nib.scene(of: object), container(of: id) == nil,
            let bar = nib.scenes[scene.scene].document.bars?.navigationBar
        {
            // Another controller pushes it.
            controller = UINavigationController(rootViewController: controller)
            if case .navigationBar(let content) = bar.content, let back = content.backItem {
                let below = UIViewController()
                below.title = back
                (controller as? UINavigationController)?.viewControllers.insert(below, at: 0)
            }
        }
        while let outer = container(of: id), known.insert(outer.id).inserted {
            let inner = controller
            controller = make(outer, children: [id: inner])
            (controller as? UITabBarController)?.selectedViewController = inner
            id = outer.id
        }
        return controller
    }

    private func container(of id: String) -> InterfaceObject? {
        nib.objects.first { object in
            object.isController && object.connections.contains { $0.detail == "relationship" && $0.destination == id }
        }
    }
}

/// The way from one scene of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}

extension UIViewController {
    /// Does nothing: a picture shows where a segue begins.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
