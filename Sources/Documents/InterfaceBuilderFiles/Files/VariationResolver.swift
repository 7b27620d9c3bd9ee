// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import LayoutXML

/// Applies the variations of one pair of size classes, nil for none in particular, so that later stages see one plain tree.
package struct VariationResolver: Sendable {
    package var sizeClasses: SizeClasses
    package private(set) var uninstalledViews: Set<String> = []
    package private(set) var uninstalledConstraints: Set<String> = []
    /// Object ids of constraints that size classes change.
    package private(set) var variedConstraints: Set<String> = []

    package init(sizeClasses: SizeClasses) { self.sizeClasses = sizeClasses }

    /// The element with each matching variation's attributes and keyed children in place; more specific ones win.
    package mutating func resolve(_ element: XMLElement) -> XMLElement {
        var result = element
        if element.children.contains(where: { $0.name == "variation" }) {
            result.children.removeAll { $0.name == "variation" }
            if element.name == "constraint", let id = element["id"] { variedConstraints.insert(id) }
            for variation in variations(of: element) { apply(variation, to: &result) }
        }
        for index in result.children.indices { result.children[index] = resolve(result.children[index]) }
        return result
    }

    /// The variation from which an element has the value of an attribute; nil if it has its own.
    package func variation(setting attribute: String, of element: XMLElement) -> XMLElement? {
        variations(of: element).last { $0[attribute] != nil }
    }

    /// The variations that match, the more specific ones last.
    private func variations(of element: XMLElement) -> [XMLElement] {
        let matching = element.children.compactMap { child -> (specificity: Int, element: XMLElement)? in
            guard child.name == "variation" else { return nil }
            return specificity(of: child.key ?? "").map { ($0, child) }
        }
        return (0...2).flatMap { specificity in matching.filter { $0.specificity == specificity }.map(\.element) }
    }

    private mutating func apply(_ variation: XMLElement, to element: inout XMLElement) {
        for attribute in variation.attributes where attribute.name != "key" {
            if let index = element.attributes.firstIndex(where: { $0.name == attribute.name }) {
                element.attributes[index].value = attribute.value
            } else {
                element.attributes.append(attribute)
            }
        }
        for child in variation.children {
            if child.name == "mask" {
                install(child)
            } else if let index = element.children.firstIndex(where: { $0.name == child.name && $0.key == child.key }) {
                element.children[index] = child
            } else {
                element.children.append(child)
            }
        }
    }

    private mutating func install(_ mask: XMLElement) {
        let changesViews = mask.key == "subviews"
        for entry in mask.children {
            guard let reference = entry["reference"] else { continue }
            switch (entry.name, changesViews) {
            case ("exclude", true): uninstalledViews.insert(reference)
            case ("exclude", false): uninstalledConstraints.insert(reference)
            case ("include", true): uninstalledViews.remove(reference)
            case ("include", false): uninstalledConstraints.remove(reference)
            default: break
            }
        }
    }

    /// How many size classes a key like `heightClass=compact-widthClass=regular` names; nil if it does not match.
    private func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            let actual: SizeClass?
            switch sides[0] {
            case "widthClass": actual = sizeClasses.width
            case "heightClass": actual = sizeClasses.height
            default: return nil
            }
            guard let actual, sides[1] == actual.rawValue else { return nil }
            count += 1
        }
        return count
    }
}
