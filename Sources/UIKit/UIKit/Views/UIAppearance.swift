// SPDX-License-Identifier: Apache-2.0
/// A class with a proxy for the appearance of its objects.
///
/// The proxy is an object of the class on which a program sets properties. Nothing is copied to other objects: appearance
/// that changes sizes has to be set on the objects themselves.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
}

/// A container that restricts appearance to the objects inside it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// A view of the module's class that the type is or inherits from.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }
}

extension UIViewController: UIAppearanceContainer {}

/// The proxies, one for each class.
@MainActor
private enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    static func proxy<Object: UIView>(of type: Object.Type) -> Object {
        if let known = proxies[ObjectIdentifier(type)] as? Object { return known }
        guard let made = type.init(coder: NSCoder()) else {
            LayoutException.invalidArgument.raise("\(type) has no appearance proxy: it cannot be made from a coder")
        }
        proxies[ObjectIdentifier(type)] = made
        return made
    }
}

extension UIBarButtonItem {
    /// An item on which a program sets properties, without effect.
    public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
    /// An item on which a program sets properties, without effect.
    public static func appearance() -> UITabBarItem { UITabBarItem() }
}
