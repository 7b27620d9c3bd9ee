// SPDX-License-Identifier: Apache-2.0
/// Names for the views of a document: each once, in a form that equations can use.
@MainActor
package struct ViewNames {
    /// By the view's index in preorder.
    private(set) var names: [String] = []
    private var taken: Set<String> = ["self", "superview"]
    private var namesByView: [ObjectIdentifier: String] = [:]
    private var guideNames: [ObjectIdentifier: String] = [:]

    init(of views: [UIView]) {
        let properties = Self.properties(of: views)
        for view in views {
            let known =
                view.accessibilityIdentifier ?? properties[ObjectIdentifier(view)] ?? view.rareProperties?.nameInNib
                ?? Self.className(of: view)
            let name = unique(known)
            names.append(name)
            namesByView[ObjectIdentifier(view)] = name
        }
        for view in views {
            for guide in view.guides { guideNames[ObjectIdentifier(guide)] = unique(guide.identifier, or: "guide") }
        }
    }

    /// Nil for a view that the document does not have.
    func name(of view: UIView) -> String? { namesByView[ObjectIdentifier(view)] }

    func unusedName(_ wish: String) -> String {
        var copy = self
        return copy.unique(wish)
    }

    func guideName(_ guide: UILayoutGuide) -> String { guideNames[ObjectIdentifier(guide)] ?? "guide" }

    private mutating func unique(_ wish: String, or other: String = "view") -> String {
        var name = String(
            wish.unicodeScalars.map { scalar in
                let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                return isPart || scalar == "_" || scalar == "-" ? Character(scalar) : "_"
            })
        if name.isEmpty { name = other }
        if let first = name.first, first.isNumber || first == "-" { name = "_" + name }
        var candidate = name
        var count = 1
        while !taken.insert(candidate).inserted {
            count += 1
            candidate = name + "\(count)"
        }
        return candidate
    }

    /// `UILabel` is a `label`; a class of the program's keeps its name.
    private static func className(of view: UIView) -> String {
        let name = DebugAddress.className(of: view)
        guard view.isOfUIKit else { return name.split(separator: ".").last.map(String.init) ?? name }
        guard name.hasPrefix("UI") else { return name }
        let short = name.dropFirst(2)
        return short.prefix(1).lowercased() + short.dropFirst()
    }

    /// The names of stored properties that hold views, in the program's own views and view controllers.
    package static func properties(of views: [UIView]) -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        for view in views {
            let owners: [AnyObject] = [view.viewController, view.isOfUIKit ? nil : view].compactMap { $0 }
            for owner in owners {
                var mirror: Mirror? = Mirror(reflecting: owner)
                while let known = mirror, !String(reflecting: known.subjectType).hasPrefix("UIKit.") {
                    for child in known.children {
                        guard let label = child.label, let held = child.value as? UIView else { continue }
                        let lazy = "$__lazy_storage_$_"
                        let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
                        if names[ObjectIdentifier(held)] == nil { names[ObjectIdentifier(held)] = name }
                    }
                    mirror = known.superclassMirror
                }
            }
        }
        return names
    }
}
