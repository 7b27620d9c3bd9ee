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

    /// By view and axis: how much is added to the priority of its content size because of its position in a stack view.
    ///
    /// If arranged subviews tie, the first gives way, whether there is too much or too little space.
    func arrangementBias() -> [ArrangementBias]? {
        let views = context.document.views
        guard views.contains(where: { $0.isStackView }) else { return nil }
        var bias = Array(repeating: ArrangementBias(), count: views.count)
        for (index, view) in views.enumerated() {
            guard let stack = view.stackView else { continue }
            for (position, arranged) in context.arrangedSubviews(of: index).enumerated() {
                bias[arranged][stack.axis] = ArrangementBias.step(at: position)
            }
        }
        return bias
    }
}

struct ArrangementBias {
    private var horizontal: Float = 0
    private var vertical: Float = 0

    /// Every step is a priority of its own in 32 bits, and all stay below the next whole one.
    static func step(at index: Int) -> Float { 0.0001 * Float(min(index, 9000)) }

    subscript(axis: Axis) -> Float {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
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
