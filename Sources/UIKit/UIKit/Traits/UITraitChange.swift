// SPDX-License-Identifier: Apache-2.0
/// A trait whose changes can be observed.
@preconcurrency @MainActor
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A handler with the traits whose changes it waits for.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (_ object: AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func call(for object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        if traits.contains(where: { old.differs(from: new, in: $0) }) { handler(object, old) }
    }
}

extension UITraitCollection {
    /// Traits that nothing here changes do not differ.
    fileprivate func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
        case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
        case is UITraitPreferredContentSizeCategory.Type:
            preferredContentSizeCategory != other.preferredContentSizeCategory
        case is UITraitDisplayScale.Type: displayScale != other.displayScale
        default: false
        }
    }
}

/// An object that can observe its traits. They change when the object's view gets into a window of another screen, when the
/// screen of its window changes, and with `overrideUserInterfaceStyle`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { observe(traits, handler) }

    /// With a handler that names the type of its first parameter, such as `(self: Self, previous: UITraitCollection)`.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { observe(traits, handler) }

    private func observe<Environment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
        if let view = self as? UIView { view.ownRare.traitObservers.append(observer) }
        if let controller = self as? UIViewController { controller.traitObservers.append(observer) }
        return observer
    }

    /// Without effect: selectors cannot be called.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitObserver(traits) { _, _ in } }

    /// Without effect: selectors cannot be called.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitObserver(traits) { _, _ in } }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        if let view = self as? UIView { view.rareProperties?.traitObservers.removeAll { $0 === registration } }
        if let controller = self as? UIViewController { controller.traitObservers.removeAll { $0 === registration } }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
