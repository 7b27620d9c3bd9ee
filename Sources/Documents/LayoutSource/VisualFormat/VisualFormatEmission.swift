// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Turns a visual format into constraints: for each view the gap before it, then its own predicates; the closing gap;
/// the alignments last.
struct VisualFormatEmission {
    let format: VisualFormat
    let context: VisualFormatContext
    private(set) var constraints: [VisualFormatConstraint] = []
    private(set) var errors: [VisualFormatError] = []
    private var items: [LayoutItem?] = []

    init(format: VisualFormat, context: VisualFormatContext) {
        self.format = format
        self.context = context
    }

    mutating func run() {
        for (index, view) in format.views.enumerated() {
            let item = context.item(view.name.text)
            if item == nil { report(.unknownView(view.name.text), after: view.name.range) }
            if let connection = view.connection {
                if index == 0 {
                    connectToSuperview(
                        item, connection, bar: connection.range.lowerBound - 1, caret: view.range.upperBound,
                        isOpening: true)
                } else {
                    connectSiblings(items[index - 1], item, connection)
                }
            }
            constrainSize(of: item, view)
            items.append(item)
        }
        if let closing = format.closing {
            let bar = closing.range.upperBound
            connectToSuperview(items.last ?? nil, closing, bar: bar, caret: bar + 1, isOpening: false)
        }
    }

    /// Rows between consecutive views for each attribute of the options.
    mutating func align() {
        let attributes = context.options.alignedAttributes
        let along = axis
        guard !attributes.contains(where: { $0.axis == along }) else {
            let end = format.views.last?.range.upperBound ?? 0
            errors.append(VisualFormatError(.alignment(along: format.orientation), at: end))
            return
        }
        for index in items.indices.dropFirst() {
            for attribute in attributes {
                guard let first = items[index - 1], let second = items[index] else { continue }
                add(
                    Constraint(
                        first: .anchor(Anchor(first, attribute)), relation: .equal,
                        second: .anchor(Anchor(second, attribute))),
                    range: format.views[index].range)
            }
        }
    }

    // MARK: Gaps

    private mutating func connectSiblings(
        _ previous: LayoutItem?, _ next: LayoutItem?, _ connection: VisualFormat.Connection
    ) {
        let isBaseline = format.orientation == .vertical && context.options.contains(.spacingBaselineToBaseline)
        connect(
            next, isBaseline ? .firstBaseline : edges.start, previous, isBaseline ? .lastBaseline : edges.end,
            connection, system: (constant: 0, spacings: 1))
    }

    /// - Parameters:
    ///   - bar: where `|` stands.
    ///   - caret: how far the string has been read when the gap is made.
    private mutating func connectToSuperview(
        _ item: LayoutItem?, _ connection: VisualFormat.Connection, bar: Int, caret: Int, isOpening: Bool
    ) {
        let superview = item.flatMap(context.superview).map(LayoutItem.view)
        if item != nil, superview == nil {
            errors.append(VisualFormatError(.noSuperview, at: caret, range: bar..<bar + 1))
        }
        let edge = isOpening ? edges.start : edges.end
        let (far, constant): (LayoutAttribute, Double) =
            switch context.superviewSpacing {
            case .layoutMargin where connection.spacing == .system: (edge.margin, 0)
            case .layoutMargin: (edge, 0)
            case .points(let points): (edge, points)
            }
        let system = (constant: constant, spacings: 0.0)
        if isOpening {
            connect(item, edge, superview, far, connection, system: system)
        } else {
            connect(superview, far, item, edge, connection, system: system)
        }
    }

    /// `first.firstAttribute REL second.secondAttribute + c`, with the items exchanged from right to left.
    private mutating func connect(
        _ first: LayoutItem?, _ firstAttribute: LayoutAttribute, _ second: LayoutItem?,
        _ secondAttribute: LayoutAttribute, _ connection: VisualFormat.Connection,
        system: (constant: Double, spacings: Double)
    ) {
        var gap: Constraint?
        if let first, let second {
            let (a, b) = (Anchor(first, firstAttribute), Anchor(second, secondAttribute))
            gap = Constraint(
                first: .anchor(isRightToLeft ? b : a), relation: .equal, second: .anchor(isRightToLeft ? a : b))
        }
        switch connection.spacing {
        case .flush:
            if let gap { add(gap, range: connection.range) }
        case .system:
            gap?.constant = system.constant
            gap?.systemSpacing = system.spacings
            if let gap { add(gap, range: connection.range) }
        case .predicates(let predicates):
            for predicate in predicates {
                let (constant, priority) = (number(predicate.object), priority(predicate))
                guard var emitted = gap else { continue }
                emitted.relation = predicate.relation
                emitted.constant = constant
                emitted.priority = priority
                add(emitted, of: predicate, constantName: predicate.object.name)
            }
        }
    }

    // MARK: Sizes

    private mutating func constrainSize(of item: LayoutItem?, _ view: VisualFormat.ViewElement) {
        let attribute: LayoutAttribute = format.orientation == .vertical ? .height : .width
        for predicate in view.predicates {
            var second: LayoutItem?
            var constant = 0.0
            // A metric wins over a view of the same name.
            if case .name(let name) = predicate.object, context.metric(name.text) == nil,
                let other = context.item(name.text)
            {
                second = other
            } else {
                constant = number(predicate.object)
            }
            let priority = priority(predicate)
            guard let item else { continue }
            add(
                Constraint(
                    first: .anchor(Anchor(item, attribute)), relation: predicate.relation,
                    second: second.map { .anchor(Anchor($0, attribute)) }, constant: constant, priority: priority),
                of: predicate, constantName: second == nil ? predicate.object.name : nil)
        }
    }

    // MARK: Names and numbers

    private mutating func number(_ operand: VisualFormat.Operand) -> Double {
        switch operand {
        case .number(let number, _): return number
        case .name(let name):
            if let metric = context.metric(name.text) { return metric }
            report(
                context.item(name.text) == nil ? .unknownMetric(name.text) : .viewAsNumber(name.text),
                after: name.range)
            return 0
        }
    }

    private mutating func priority(_ predicate: VisualFormat.Predicate) -> LayoutPriority {
        guard let operand = predicate.priority else { return .required }
        let count = errors.count
        let value = number(operand)
        guard errors.count == count else { return .required }
        let priority = LayoutPriority(Float(value))
        guard priority.rawValue > 0, priority <= .required else {
            let range =
                switch operand {
                case .number(_, let range): range
                case .name(let name): name.range
                }
            report(.illegalPriority(value), after: range)
            return .required
        }
        return priority
    }

    private mutating func report(_ kind: VisualFormatError.Kind, after range: Range<Int>) {
        errors.append(VisualFormatError(kind, at: range.upperBound, length: range.count))
    }

    private mutating func add(_ constraint: Constraint, range: Range<Int>) {
        constraints.append(VisualFormatConstraint(constraint: constraint, range: range, hasOwnPriority: false))
    }

    private mutating func add(
        _ constraint: Constraint, of predicate: VisualFormat.Predicate, constantName: String?
    ) {
        constraints.append(
            VisualFormatConstraint(
                constraint: constraint, range: predicate.range, hasOwnPriority: predicate.priority != nil,
                constantName: constantName, priorityName: predicate.priority?.name))
    }

    // MARK: Orientation

    private var axis: Axis { format.orientation == .vertical ? .vertical : .horizontal }

    private var isRightToLeft: Bool {
        format.orientation == .horizontal && context.options.contains(.directionRightToLeft)
    }

    /// Where a view begins and ends along the orientation.
    private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
        guard format.orientation == .horizontal else { return (.top, .bottom) }
        if isRightToLeft { return (.right, .left) }
        return context.options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }
}

extension LayoutAttribute {
    /// The margin at an edge.
    fileprivate var margin: LayoutAttribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
