// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// Finds the changes that a component makes in each of its instances, and those of repeated views: each is one change.
struct ComponentCauses {
    /// The components by the patterns of their instances' names: `episode[*]`.
    private var components: [String: String] = [:]
    /// How many instances each component has in the layout.
    private var counts: [String: Int] = [:]

    init(_ layout: JSONOutput) {
        guard case .members(let members)? = layout["document"]?["components"] else { return }
        for member in members {
            for pattern in member.value.elements.compactMap(\.string) { components[pattern] = member.key }
        }
        let ids = (layout["views"]?.elements ?? []).compactMap { $0["id"]?.string }
        for id in ids { if let component = components[id.indexPattern] { counts[component, default: 0] += 1 } }
    }

    /// Differences whose causes are those of components where these are.
    func grouped(_ differences: [LayoutDifference]) -> [LayoutDifference] {
        var differences = differences
        let own = differences.indices.filter { differences[$0].cause != nil && differences[$0].definition == nil }
        var groups: [Place: [(index: Int, instance: String)]] = [:]
        for index in own {
            guard let (place, instance) = place(of: differences[index]) else { continue }
            groups[place, default: []].append((index, instance))
        }
        var left = Set(own)
        for (place, members) in groups {
            let count = Set(members.map(\.instance)).count
            // One of several instances has its change to itself.
            guard count > 1 || place.isInside || counts[place.component] == 1 else { continue }
            for (index, _) in members { differences[index].cause = "component \(place.component): \(place.text)" }
            left.subtract(members.map(\.index))
        }
        let patterns = Dictionary(grouping: left) { differences[$0].cause?.indexPattern }
        for (pattern, members) in patterns where members.count > 1 {
            for index in members { differences[index].cause = pattern }
        }
        return differences
    }

    /// A change as a component would make it.
    private struct Place: Hashable {
        var component: String
        /// `title.leading == self.leading + 16 → + 20`
        var text: String
        /// Whether it is a constraint between views of the component, or one of these: what uses the component has no reason to state
        /// it.
        var isInside: Bool
    }

    /// The change in the innermost instance around all that it names.
    private func place(of difference: LayoutDifference) -> (Place, instance: String)? {
        guard !components.isEmpty, let cause = difference.cause else { return nil }
        let words = cause.split(separator: " ", omittingEmptySubsequences: false)
        // A change of what a view shows begins with the view; its value may be any text.
        let isOfView = difference.view != nil && difference.kind == .document
        let names = isOfView ? [words[0]] : words.filter { $0.contains(where: \.isLetter) && $0.contains(".") }
        guard let first = names.first.map({ Self.unquoted($0) }) else { return nil }
        let points = first.indices.reversed().filter { first[$0] == "." }
        for end in [first.endIndex] + points {
            let instance = String(first[..<end])
            guard let component = components[instance.indexPattern],
                names.allSatisfy({ Self.unquoted($0).hasPrefix(instance + ".") })
            else { continue }
            let isEquation = difference.kind == .constant || Self.isEquation(difference)
            var isInside = !isOfView && !isEquation
            let text = words.enumerated().map { index, word in
                let name = Self.unquoted(word)
                guard !isOfView || index == 0, name.hasPrefix(instance + ".") else { return String(word) }
                let rest = name.dropFirst(instance.count + 1)
                let isOwn = isEquation && !rest.contains(".")
                if isEquation, !isOwn { isInside = true }
                return word.prefix(word.count - name.count) + (isOwn ? "self." : "") + rest
            }
            return (Place(component: component, text: text.joined(separator: " "), isInside: isInside), instance)
        }
        return nil
    }

    private static func isEquation(_ difference: LayoutDifference) -> Bool {
        difference.subject.hasPrefix("constraint ") || difference.subject.hasPrefix("'")
    }

    private static func unquoted(_ word: Substring) -> Substring { word.drop { $0 == "'" } }
}
