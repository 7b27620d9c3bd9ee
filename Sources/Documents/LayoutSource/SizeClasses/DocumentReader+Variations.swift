// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// Applies the size classes of the canvas to a document.
extension DocumentReader {
    private var sizeClasses: SizeClasses { canvas.sizeClasses(on: platform) }

    /// Whether an object's own `when` matches; without one it does.
    func isInstalled(_ value: JSONValue) -> Bool {
        sizeClassReading == .kept || value["when"].map { SizeClassCondition($0).matches(sizeClasses) } ?? true
    }

    /// An object with the members of its matching variations laid over its own: the more specific over the less, the
    /// later over the earlier.
    mutating func varied(_ value: JSONValue, exclusive: [[String]] = []) -> JSONValue {
        guard sizeClassReading == .applied, let variations = value["variations"]?.elements, !variations.isEmpty else {
            return value
        }
        checkPriorities(besideVariationsOf: value)
        let classes = sizeClasses
        let matching = variations.enumerated().compactMap { index, variation -> (Int, Int, JSONValue)? in
            guard let when = variation["when"] else { return nil }
            let condition = SizeClassCondition(when)
            return condition.matches(classes) ? (condition.specificity, index, variation) : nil
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        return matching.reduce(value) {
            $0.overlaid(by: $1.2.members.filter { $0.key != "when" }, exclusive: exclusive)
        }
    }

    /// A view with its variations; keys that its type does not have are reported.
    mutating func variedView(_ value: JSONValue) -> JSONValue {
        let type = value.string("type").flatMap(ViewType.init) ?? .view
        for member in value["variations"]?.elements.flatMap(\.members) ?? [] {
            guard let types = Shape.view.key(member.key)?.types, !types.contains(type) else { continue }
            findings.report(
                .unknownKey,
                "a \(type.rawValue) has no '\(member.key)'; it is for \(types.map(\.rawValue).enumeration)",
                at: member.keyRange)
        }
        return varied(value, exclusive: Shape.view.exclusive)
    }
}
