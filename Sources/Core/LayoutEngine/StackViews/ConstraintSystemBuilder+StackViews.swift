// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ConstraintSystemBuilder {
    /// The constraints that stack views make for themselves, with the identifiers that reports know them by.
    mutating func addStackViews() {
        for (index, view) in context.document.views.enumerated() {
            guard let stack = view.stackView, !context.isDetached[index] else { continue }
            let constraints =
                switch context.document.platform {
                case .ios:
                    StackViewConstraints(stackIndex: index, stack: stack, context: context, contents: contents)
                        .constraints()
                case .macos:
                    AppKitStackViewConstraints(stackIndex: index, stack: stack, context: context, contents: contents)
                        .constraints()
                }
            for constraint in constraints { install(constraint) }
        }
    }

    /// Adds the rows by which the order of arranged subviews settles what all priorities leave open.
    ///
    /// If arranged subviews tie, the first gives way, whether there is too much or too little space. All of these rows are
    /// below every other row, so that any constraint of the document decides before the order does.
    mutating func addArrangementOrder() {
        let start = system.rowCount
        for (index, view) in context.document.views.enumerated() {
            guard let stack = view.stackView, !context.isDetached[index] else { continue }
            // UIStackView's rows for equal sizes are required, and leave nothing to the order.
            if stack.distribution == .fillEqually, context.document.platform == .ios { continue }
            for (position, arranged) in context.arrangedSubviews(of: index).enumerated().dropFirst() {
                addArrangementOrder(of: arranged, at: position, in: index, stack.axis)
            }
        }
        system.arrangementOrder = start..<system.rowCount
    }

    /// The row of a subview that has a natural size along the axis: it is missed where one of the subview's content
    /// constraints is.
    private mutating func addArrangementOrder(of arranged: Int, at position: Int, in stack: Int, _ axis: Axis) {
        let view = context.document.views[arranged]
        guard let size = contents.sizes[arranged][axis], size >= 0 else { return }
        let relation: Constraint.Relation
        switch (view.contentHugging[axis].rawValue > 0, view.compressionResistance[axis].rawValue > 0) {
        case (true, true): relation = .equal
        case (true, false): relation = .lessThanOrEqual
        case (false, true): relation = .greaterThanOrEqual
        case (false, false): return
        }
        install(
            InstalledConstraint(
                origin: .stackView(stack),
                first: .anchor(InstalledAnchor(.view(arranged), axis == .horizontal ? .width : .height)),
                relation: relation, second: nil, constant: size, priority: .arrangementOrder(at: position)))
    }
}

extension LayoutPriority {
    /// Priorities that ascend with the position, and are lower than any that a document would use.
    fileprivate static func arrangementOrder(at position: Int) -> LayoutPriority {
        LayoutPriority(0.000_001 * Float(min(position, 9000)))
    }
}

extension LayoutContext {
    /// A stack view's subviews that take part in its layout.
    func arrangedSubviews(of stack: Int) -> [Int] {
        document.arrangedSubviews(of: stack)
    }
}

/// The layout guides of a stack view itself, by what it arranges.
extension ViewContent.StackView {
    func gapGuideCount(arranged: Int, on platform: Platform) -> Int {
        switch distribution {
        case .equalSpacing, .equalCentering: platform == .ios ? max(arranged - 1, 0) : 0
        case .fill, .fillEqually, .fillProportionally, .gravityAreas: 0
        }
    }

    func hasSpanner(arranged: Int) -> Bool {
        switch alignment {
        case .leading, .top, .trailing, .bottom: arranged > 0
        case .center: arranged > 1
        case .fill, .firstBaseline, .lastBaseline: false
        }
    }

    /// NSStackView's dimension that sizes or distances share.
    func hasDistributionIdeal(arranged: Int) -> Bool {
        switch distribution {
        case .fillEqually, .fillProportionally: arranged > 0
        case .equalSpacing, .equalCentering: arranged > 1
        case .fill, .gravityAreas: false
        }
    }
}
