// SPDX-License-Identifier: Apache-2.0
/// The number of a trait collection: views that know the same traits share one.
@MainActor
struct KnownTraits: Equatable {
    private static var all: [UITraitCollection] = []
    /// The traits of a new view.
    static var ofScreen = KnownTraits(.current)

    private let number: UInt16

    init(_ traits: UITraitCollection) {
        if let known = Self.all.firstIndex(of: traits) {
            number = UInt16(known)
        } else {
            // There are fewer combinations of styles, directions, classes, categories and scales.
            number = UInt16(Self.all.count)
            Self.all.append(traits)
        }
    }

    var traits: UITraitCollection { Self.all[Int(number)] }
}

extension UIView {
    /// The view's own traits in surroundings with others.
    func traits(in surroundings: UITraitCollection) -> UITraitCollection {
        guard let rareProperties else { return surroundings }
        let outer = rareProperties.viewController.map { controller in
            controller.traitOverrides.applied(to: surroundings.overridden(by: controller.overrideUserInterfaceStyle))
        }
        return rareProperties.traitOverrides.applied(
            to: (outer ?? surroundings).overridden(by: overrideUserInterfaceStyle))
    }

    /// Tells the view, its controller and everything inside if they have other traits than they know of.
    func updateTraits() { updateTraits(in: superview?.traitCollection ?? UITraitCollection.current) }

    private func updateTraits(in surroundings: UITraitCollection) {
        let traits = traits(in: surroundings)
        let old = knownTraits
        if traits !== old.traits, KnownTraits(traits) != old {
            knownTraits = KnownTraits(traits)
            report(traits, insteadOf: old.traits)
        }
        for subview in subviewsStorage { subview.updateTraits(in: traits) }
    }

    private func report(_ new: UITraitCollection, insteadOf old: UITraitCollection) {
        if let viewController {
            viewController.traitCollectionDidChange(old)
            for observer in viewController.traitObservers { observer.call(for: viewController, from: old, to: new) }
        }
        traitCollectionDidChange(old)
        for observer in rareProperties?.traitObservers ?? [] { observer.call(for: self, from: old, to: new) }
    }
}
