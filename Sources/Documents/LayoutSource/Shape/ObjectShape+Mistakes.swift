// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What messages suggest for an object that is not as it should be.
extension ObjectShape {
    /// Whether the noun has no article.
    var isPlural: Bool { !["a ", "an ", "the "].contains { noun.hasPrefix($0) } }

    /// How a small object is written: `write { "width": …, "height": … }`, insets with the numbers that were found.
    func form(for value: JSONValue) -> String? {
        guard !isTyped else { return nil }
        guard isInsets else {
            guard (1...3).contains(keys.count) else { return nil }
            return "write { \(keys.map { "\"\($0.name)\": …" }.joined(separator: ", ")) }"
        }
        let numbers = value.elements.compactMap(\.number)
        let single = value.number ?? value.string.flatMap(UIKitVocabulary.number).flatMap(Double.init) ?? 8
        let sides = keys.indices.map { index in
            // In the order of UIEdgeInsetsMake and NSDirectionalEdgeInsetsMake.
            let number = numbers.count == keys.count ? numbers[index] : numbers.first ?? single
            return "\"\(keys[index].name)\": \(DecimalText.shortest(number))"
        }
        return "write { \(sides.joined(separator: ", ")) }"
    }

    private var isInsets: Bool { keys.count == 4 && key("top") != nil && key("bottom") != nil }

    /// The edge that insets have instead of another one: `left` for `leading`; nil for any other key.
    func otherEdge(_ name: String) -> String? {
        let edges = ["leading": "left", "trailing": "right", "left": "leading", "right": "trailing"]
        guard isInsets, let edge = edges[name], key(edge) != nil else { return nil }
        return edge
    }

    /// The margins that have an edge; nil if the object does not hold margins.
    ///
    /// - Parameter name: the key of the object.
    func otherMargins(than name: String, with edge: String) -> String? {
        guard otherEdge(edge) != nil else { return nil }
        switch name {
        case "layoutMargins": return "the key directionalLayoutMargins"
        case "directionalLayoutMargins": return "the key layoutMargins"
        default: return nil
        }
    }

    /// The keys that a view of a type has; all if the type is not known.
    func names(of type: ViewType?) -> [String] {
        keys.filter { key in
            guard let types = key.types, let type else { return true }
            return types.contains(type)
        }.map(\.name)
    }

    /// Keys of other types, and words for which there is a key.
    func otherNames(than names: [String]) -> [String] {
        keys.map(\.name).filter { !names.contains($0) } + UIKitVocabulary.wordsForKeys
    }
}

extension Shape {
    /// Whether it is a number of some kind.
    var isNumeric: Bool {
        switch self {
        case .number, .integer: true
        default: false
        }
    }
}
