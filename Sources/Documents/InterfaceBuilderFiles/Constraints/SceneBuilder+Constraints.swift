// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension DiagnosticCode {
    /// A constraint that says something which a layout document cannot hold.
    package static let unsupportedConstraint = DiagnosticCode("unsupported-constraint")
    /// A constraint to an object that is not in the scene.
    package static let danglingConstraint = DiagnosticCode("dangling-constraint")
    /// A constraint that exists at design time only.
    package static let placeholderConstraint = DiagnosticCode("placeholder-constraint")
}

extension SceneBuilder {
    /// The constraints that one view holds, in the order of the file.
    mutating func addConstraints(of owner: Int) {
        for element in elements[owner].element.members(of: "constraints") where element.name == "constraint" {
            guard let constraint = constraint(element, owner) else { continue }
            if let id = element["id"], file.variedConstraints.contains(id) {
                variedConstraints.insert(constraints.count)
            }
            constraints.append(constraint)
        }
    }

    private mutating func constraint(_ element: XMLElement, _ owner: Int) -> Constraint? {
        guard let first = operand("first", of: element, owner, standsForOwner: true) else { return nil }
        var second: Constraint.Operand?
        if element["secondItem"] != nil || element["secondAttribute"] != nil {
            second = operand("second", of: element, owner, standsForOwner: false)
            if second == nil { return nil }
        }
        guard let multiplier = ConstraintMultiplier.value(of: element["multiplier"]) else {
            report(
                .unsupportedConstraint,
                "the multiplier '\(element["multiplier"] ?? "")' is not a number, ratio a:b or fraction a/b",
                element,
                owner)
            return nil
        }
        // Xcode's own templates have such multipliers.
        if first.isLocation, multiplier != 1 {
            report(
                .locationMultiplier, .note,
                "the multiplier \(DecimalText.shortest(multiplier)) of a location depends on the superview's coordinates; Apple's guide forbids it",
                element, owner)
        }
        let relation = element["relation"] ?? "equal"
        guard let relation = Constraint.Relation(rawValue: relation) else {
            report(.unsupportedConstraint, "unknown relation '\(relation)'", element, owner)
            return nil
        }
        var priority = LayoutPriority.required
        if let given = element["priority"] {
            guard let value = Float(given), value > 0, value <= 1000 else {
                report(
                    .unsupportedConstraint, "the priority '\(given)' must be above 0 and at most 1000",
                    element,
                    owner)
                return nil
            }
            priority = LayoutPriority(value)
        }
        if element.isSet("placeholder") {
            report(
                .placeholderConstraint, .note,
                "placeholder constraint: kept, as on Interface Builder's canvas, but removed at build time",
                element, owner)
        }
        let isUninstalled = element["id"].map { file.uninstalledConstraints.contains($0) } ?? false
        let isHeld = (first.anchors + (second?.anchors ?? [])).allSatisfy { isHeldByGrid($0.item) }
        // A symbolic constant is in the file as Xcode resolved it; 0, next to bars and screen edges, is left out as elsewhere.
        // To a safe area it is 0 on iOS, although the file may say 20.
        let isAtSafeArea =
            file.system != .macos && ["firstItem", "secondItem"].contains { isSafeArea(element[$0]) }
        let constant = element.isSet("symbolic") && isAtSafeArea ? nil : element.number("constant")
        return Constraint(
            first: first, relation: relation, second: second, multiplier: multiplier,
            constant: constant ?? 0, priority: priority,
            identifier: element["identifier"], isActive: !isUninstalled && !isHeld && !element.isSet("inactive"),
            source: element.range)
    }

    /// Whether the object of a file is the safe area's guide of a view, which a controller's layout guides are not.
    private func isSafeArea(_ id: String?) -> Bool {
        guard let id, case .layoutItem(.builtInGuide(.safeAreaLayoutGuide, _)) = items[id] else { return false }
        return true
    }

    /// Whether it is a grid view that cannot be laid out here, or in one: these keep their recorded frames, regardless of
    /// constraints.
    private func isHeldByGrid(_ item: LayoutItem) -> Bool {
        guard case .view(let view) = item else { return false }
        return [view, views[view].superview].contains { view in
            guard let view = view.map({ elements[$0] }) else { return false }
            return view.element.name == "gridView" && !view.isGridView
        }
    }

    /// `leading` for `leadingAnchor` or `Leading`.
    private static func suggestion(for name: String?) -> String {
        guard var name else { return "" }
        if name.hasSuffix("Anchor") { name.removeLast("Anchor".count) }
        let names = attributes.keys.sorted()
        let meant = attributes[name] == nil ? NearestName.of(name, among: names) : name
        return meant.map { "; did you mean '\($0)'?" } ?? ""
    }

    private mutating func operand(
        _ side: String, of element: XMLElement, _ owner: Int, standsForOwner: Bool
    ) -> Constraint.Operand? {
        guard let name = element[side + "Attribute"], let attribute = Self.attributes[name] else {
            report(
                .unsupportedConstraint,
                "unknown attribute '\(element[side + "Attribute"] ?? "none")'\(Self.suggestion(for: element[side + "Attribute"]))",
                element, owner)
            return nil
        }
        guard let id = element[side + "Item"] else {
            return .anchor(readable(Anchor(.view(owner), attribute)))
        }
        guard let item = items[id] else {
            let isUninstalled = file.uninstalledViews.contains(id)
            report(
                .danglingConstraint, isUninstalled ? .note : .warning,
                isUninstalled
                    ? "the constraint is left out with the view '\(id)', which is not installed"
                    : "the constraint refers to '\(id)', which is not a view or guide of this scene, and is left out",
                element, owner)
            return nil
        }
        switch item {
        case .layoutItem(let item): return .anchor(readable(Anchor(item, attribute)))
        case .topLayoutGuide: return layoutGuide(isTop: true, attribute, element, owner)
        case .bottomLayoutGuide: return layoutGuide(isTop: false, attribute, element, owner)
        }
    }

    /// Margins at the sides of a view whose margins follow the readable width are edges of its readable content guide.
    private func readable(_ anchor: Anchor) -> Anchor {
        func guide(_ view: Int, _ attribute: LayoutAttribute?) -> Anchor {
            let element = elements[view].element
            guard let attribute, file.system == .ios, element.isSet("layoutMarginsFollowReadableWidth"),
                element.name != "tableViewCellContentView"
            else { return anchor }
            return Anchor(.builtInGuide(.readableContentGuide, of: view), attribute)
        }
        switch anchor.item {
        case .view(let view): return guide(view, Self.attributesOfReadableWidth[anchor.attribute])
        case .builtInGuide(.layoutMarginsGuide, let view) where Self.sides.contains(anchor.attribute):
            return guide(view, anchor.attribute)
        default: return anchor
        }
    }

    private static let sides: Set<LayoutAttribute> = [.leading, .trailing, .left, .right, .centerX, .width]

    private static let attributesOfReadableWidth: [LayoutAttribute: LayoutAttribute] = [
        .leadingMargin: .leading, .trailingMargin: .trailing, .leftMargin: .left, .rightMargin: .right,
        .centerXWithinMargins: .centerX,
    ]

    /// A view controller's layout guide reaches from the screen's edge to the edge of the safe area.
    private mutating func layoutGuide(
        isTop: Bool, _ attribute: LayoutAttribute, _ element: XMLElement, _ owner: Int
    ) -> Constraint.Operand? {
        let safeArea = LayoutItem.builtInGuide(.safeAreaLayoutGuide, of: 0)
        switch attribute {
        case .top, .bottom, .firstBaseline, .lastBaseline:
            let isInner = isTop != (attribute == .top)
            return .anchor(isInner ? Anchor(safeArea, isTop ? .top : .bottom) : Anchor(.view(0), attribute))
        case .height:
            return isTop
                ? .offset(from: Anchor(.view(0), .top), to: Anchor(safeArea, .top))
                : .offset(from: Anchor(safeArea, .bottom), to: Anchor(.view(0), .bottom))
        case .leading, .trailing, .left, .right, .centerX, .width: return .anchor(Anchor(.view(0), attribute))
        default:
            report(
                .unsupportedConstraint, "the attribute of a view controller's layout guide is not supported", element,
                owner)
            return nil
        }
    }

    private static let attributes: [String: LayoutAttribute] = {
        var result: [String: LayoutAttribute] = [:]
        for attribute in LayoutAttribute.allCases { result["\(attribute)"] = attribute }
        result["baseline"] = .lastBaseline
        return result
    }()
}

/// The three spellings of multipliers: `0.5`, `16:9`, `1/3`.
package enum ConstraintMultiplier {
    /// 1 if there is none; nil if it is not a number.
    package static func value(of text: String?) -> Double? {
        guard let text else { return 1 }
        if let number = usable(Double(text)) { return number }
        for separator in [Character(":"), "/"] {
            let parts = text.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count == 2, let a = usable(Double(parts[0])), let b = usable(Double(parts[1])), b != 0 else {
                continue
            }
            return usable(a / b)
        }
        return nil
    }

    private static func usable(_ value: Double?) -> Double? {
        value.flatMap { abs($0) <= XMLElement.largestNumber ? $0 : nil }
    }
}
