// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension NSLayoutConstraint {
    /// The form of UIKit's own: `<NSLayoutConstraint:0x… UILabel:0x….width == 280   (active)>`.
    var text: String {
        var text = "<\(DebugAddress.className(of: self)):\(address)"
        if let identifier { text += " '\(identifier)'" }
        let spacing = spacingText
        text += " \(spacing?.text ?? equationText)"
        if priority != .required { text += " priority:\(number(CGFloat(priority.rawValue)))" }
        let names = DebugAddress.namesTable(of: [firstItem, secondItem], superview: spacing?.superview)
        return text + "   (\(isActive ? "active" : "inactive")\(names))>"
    }

    func number(_ value: CGFloat) -> String { DecimalText.general(Double(value)) }

    func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
        "\(item.map(DebugAddress.name) ?? "(null)").\(attribute.name)"
    }

    private var equationText: String {
        let left = operandText(
            firstItem, firstAttribute, distances?.hasFirst == true,
            distances?.first, distances?.firstAttribute ?? .notAnAttribute)
        guard secondItem != nil, multiplier != 0 else {
            // A minus sign stands apart: `width == - 16`.
            return "\(left) \(relation.symbol) " + (constant < 0 ? "- " : "") + number(abs(constant))
        }
        let factor =
            switch multiplier {
            case 1: ""
            case -1: "-"
            default: number(multiplier) + "*"
            }
        let right = operandText(
            secondItem, secondAttribute, distances?.hasSecond == true,
            distances?.second, distances?.secondAttribute ?? .notAnAttribute)
        let tail =
            if let symbol = spacingSymbol {
                // Without a sign.
                " \(symbol)(\(number(constant)))"
            } else {
                constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
            }
        return "\(left) \(relation.symbol) \(factor)\(right)\(tail)"
    }

    private func operandText(
        _ item: AnyObject?, _ attribute: Attribute, _ isDistance: Bool, _ from: AnyObject?, _ fromAttribute: Attribute
    ) -> String {
        let text = anchorText(item, attribute)
        return isDistance ? "(\(text) - \(anchorText(from, fromAttribute)))" : text
    }

    /// A distance in the visual format, written in the order from a start to an end: `H:|-(20)-[UILabel:0x…]`.
    private var spacingText: (text: String, superview: UIView?)? {
        guard distances == nil, multiplier == 1, let firstItem, let secondItem,
            let firstIsStart = firstAttribute.isStart, let secondIsStart = secondAttribute.isStart,
            firstAttribute.isVertical == secondAttribute.isVertical
        else { return nil }
        let container = Self.container(of: secondItem) === firstItem ? firstItem : nil
        let outer = Self.container(of: firstItem) === secondItem ? secondItem : container
        // As the visual format makes them: a start from the superview's start, the superview's end from an end, a start
        // from an end.
        if let outer {
            guard firstIsStart == secondIsStart, (outer === secondItem) == firstIsStart else { return nil }
        } else {
            guard firstIsStart, !secondIsStart else { return nil }
        }
        func side(_ item: AnyObject) -> String { item === outer ? "|" : "[\(DebugAddress.name(of: item))]" }
        var distance = number(constant)
        if let spacingSymbol { distance = "\(spacingSymbol)(\(distance))" }
        let symbol = relation == .equal ? "" : relation.symbol
        let axis = firstAttribute.isVertical ? "V" : "H"
        let isAbsolute = firstAttribute == .left || firstAttribute == .right
        let text = "\(axis):\(side(secondItem))-(\(symbol)\(distance))-\(side(firstItem))"
        return (text + (isAbsolute ? "(LTR)" : ""), outer as? UIView)
    }

    /// The name of a constant that is the system's spacing.
    private var spacingSymbol: String? {
        switch systemSpacing {
        case .none: nil
        case .visualFormat: "NSSpace"
        case .anchors: "NSLayoutAnchorConstraintSpace"
        }
    }

    private static func container(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether an edge begins the item along its axis; nil for an attribute that is not an edge.
    fileprivate var isStart: Bool? {
        switch self {
        case .left, .leading, .top: true
        case .right, .trailing, .bottom: false
        default: nil
        }
    }
}
