// SPDX-License-Identifier: Apache-2.0
/// Traits that can be set.
@preconcurrency @MainActor
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayScale: CGFloat { get set }
}

/// The traits that a view or a view controller has instead of those around it. Fonts are those of the screen's text size.
@preconcurrency @MainActor
public struct UITraitOverrides: UIMutableTraits {
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var displayScale: CGFloat = 0

    nonisolated init() {}

    init(_ traits: UITraitCollection) {
        userInterfaceIdiom = traits.userInterfaceIdiom
        userInterfaceStyle = traits.userInterfaceStyle
        layoutDirection = traits.layoutDirection
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        preferredContentSizeCategory = traits.preferredContentSizeCategory
        displayScale = traits.displayScale
    }

    var traits: UITraitCollection {
        UITraitCollection(
            idiom: userInterfaceIdiom, style: userInterfaceStyle, direction: layoutDirection,
            horizontal: horizontalSizeClass, vertical: verticalSizeClass, category: preferredContentSizeCategory,
            scale: displayScale)
    }

    func applied(to surroundings: UITraitCollection) -> UITraitCollection {
        let own = traits
        return own == Self.none ? surroundings : UITraitCollection(traitsFrom: [surroundings, own])
    }

    private static let none = UITraitCollection()

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        var rest = self
        rest.remove(trait)
        return rest.traits != traits
    }

    public mutating func remove(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = .unspecified
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = .unspecified
        case is UITraitLayoutDirection.Type: layoutDirection = .unspecified
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = .unspecified
        case is UITraitVerticalSizeClass.Type: verticalSizeClass = .unspecified
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = .unspecified
        case is UITraitDisplayScale.Type: displayScale = 0
        default: break
        }
    }
}

extension UIView {
    public var traitOverrides: UITraitOverrides {
        get { rareProperties?.traitOverrides ?? UITraitOverrides() }
        set {
            ownRare.traitOverrides = newValue
            updateTraits()
        }
    }
}

extension UIViewController {
    /// Gives a child other traits than those of this controller.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.traitOverrides = collection.map { UITraitOverrides($0) } ?? UITraitOverrides()
    }
}

extension UITraitCollection {
    @preconcurrency @MainActor
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var changed: any UIMutableTraits = UITraitOverrides()
        mutations(&changed)
        self.init(traitsFrom: [(changed as? UITraitOverrides)?.traits].compactMap(\.self))
    }

    @preconcurrency @MainActor
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
    }
}
