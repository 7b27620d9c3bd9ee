// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

@testable import LayoutSource

/// A superview `s` (0) with the views `a` … `d` (1 … 4), `deep` (5) inside `a`, and a guide `g` of `s`.
enum VisualFormatFixture {
    static let views = ["s", "a", "b", "c", "d", "deep"]
    static let metrics = ["gap": 12.0, "high": 750, "big": 2_000, "a": 99, "_m1": 3]

    static func read(
        _ format: String, options: [String] = [],
        superviewSpacing: VisualFormatContext.SuperviewSpacing = .layoutMargin
    ) -> (constraints: [VisualFormatConstraint], errors: [VisualFormatError]) {
        VisualFormat.read(
            format,
            in: VisualFormatContext(
                item: { name in name == "g" ? .guide(0) : views.firstIndex(of: name).map { .view($0) } },
                metric: { metrics[$0] },
                superview: { item in
                    switch item {
                    case .view(0): nil
                    case .view(5): 1
                    default: 0
                    }
                },
                superviewSpacing: superviewSpacing,
                options: options.reduce(into: []) { set, name in
                    set.formUnion(VisualFormatOptions(name: name) ?? [])
                }))
    }

    /// `a.leading == s.leading + 20`, with `@priority` where it is not required.
    static func text(_ row: VisualFormatConstraint) -> String {
        let constraint = row.constraint
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var terms: [String] = []
        if let second = constraint.second { terms.append(text(second)) }
        if constraint.constant != 0 || (constraint.second == nil && constraint.systemSpacing == 0) {
            terms.append(DecimalText.shortest(constraint.constant))
        }
        if constraint.systemSpacing != 0 {
            terms.append("\(DecimalText.shortest(constraint.systemSpacing))*systemSpacing")
        }
        let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
        return "\(text(constraint.first)) \(relation) \(terms.joined(separator: " + "))\(priority)"
    }

    private static func text(_ operand: Constraint.Operand) -> String {
        guard case .anchor(let anchor) = operand else { return "offset" }
        let item =
            switch anchor.item {
            case .view(let place): views[place]
            case .guide: "g"
            case .builtInGuide(let guide, let place): "\(views[place]).\(guide.rawValue)"
            }
        return "\(item).\(anchor.attribute)"
    }
}
