// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutSource

extension NSLayoutConstraint {
    /// The constraints of a visual format string.
    ///
    /// - Parameters:
    ///   - metrics: numbers by the names that the string uses.
    ///   - views: views and layout guides by the names that the string uses.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let items = ItemNumbers()
        let numbers = (metrics ?? [:]).compactMapValues(Self.number)
        let context = VisualFormatContext(
            item: { name in views[name].flatMap { items.number(of: $0) } },
            metric: { numbers[$0] },
            superview: { items.superview(of: $0) },
            options: VisualFormatOptions(rawValue: options.rawValue))
        let (rows, errors) = VisualFormat.read(format, in: context)
        if let error = errors.first { LayoutException.invalidArgument.raise(error.reason(in: format)) }
        return rows.compactMap { row in items.constraint(row.constraint) }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as UILayoutPriority: Double(value.rawValue)
        default: nil
        }
    }
}

/// Views and guides by number, as the language of layout documents refers to them.
@MainActor
private final class ItemNumbers {
    private var items: [AnyObject] = []

    nonisolated init() {}

    func number(of value: Any) -> LayoutItem? {
        guard let item: AnyObject = (value as? UIView) ?? (value as? UILayoutGuide) else { return nil }
        return .view(index(of: item))
    }

    func superview(of item: LayoutItem) -> Int? {
        guard case .view(let index) = item else { return nil }
        let object = items[index]
        let superview = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
        return superview.map { self.index(of: $0) }
    }

    private func index(of item: AnyObject) -> Int {
        if let known = items.firstIndex(where: { $0 === item }) { return known }
        items.append(item)
        return items.count - 1
    }

    func constraint(_ constraint: Constraint) -> NSLayoutConstraint? {
        guard let first = operand(constraint.first) else { return nil }
        let spacing = CGFloat(constraint.systemSpacing) * SystemSpacing.betweenEdges
        let made = NSLayoutConstraint(
            .anchor(first), NSLayoutConstraint.Relation(constraint.relation),
            constraint.second.flatMap(operand).map(LayoutOperand.anchor), multiplier: CGFloat(constraint.multiplier),
            constant: CGFloat(constraint.constant) + spacing)
        made.priority = UILayoutPriority(constraint.priority.rawValue)
        if constraint.systemSpacing != 0 { made.systemSpacing = .visualFormat }
        return made
    }

    private func operand(_ operand: Constraint.Operand) -> LayoutPlace? {
        guard case .anchor(let anchor) = operand, case .view(let index) = anchor.item,
            let attribute = NSLayoutConstraint.Attribute(rawValue: anchor.attribute.rawValue)
        else { return nil }
        return LayoutPlace(items[index], attribute)
    }
}
