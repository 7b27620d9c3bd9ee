// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
import LayoutModel

extension MeasuredDocument {
    /// The numbers that an `InteractiveModel` is made from: header, structure and contents in this order.
    package var numbers: [Double] {
        headerNumbers + document.structureNumbers + contents.flatMap(\.numbers) + [Double(texts.count)]
            + texts.flatMap(\.numbers)
    }

    /// The platform, then the canvas: always as many numbers, so that a page can change them.
    package var headerNumbers: [Double] {
        NumberWriter.numbers { writer in
            writer.write(document.platform == .macos)
            writer.write(NumberWriter.index(of: document.profile.name))
            writer.write(document.canvas)
        }
    }
}

extension LiveContent {
    package var numbers: [Double] {
        NumberWriter.numbers { $0.write(self) }
    }
}

extension InteractiveText {
    package var numbers: [Double] {
        NumberWriter.numbers { $0.write(self) }
    }
}

extension Document {
    /// Views, guides and constraints, without what views measure.
    package var structureNumbers: [Double] {
        NumberWriter.numbers { writer in
            writer.write(views.count)
            for view in views {
                writer.write(view)
                writer.write(view.content, of: view, self)
            }
            writer.write(guides.count)
            for guide in guides { writer.write(guide.owner) }
            writer.write(constraints.count)
            for constraint in constraints { writer.write(constraint) }
        }
    }

    /// A constraint's constant, its priority, and 1 if it is active.
    package func editableNumbers(ofConstraint index: Int) -> [Double] {
        let constraint = constraints[index]
        return [constraint.constant, Double(constraint.priority.rawValue), constraint.isActive ? 1 : 0]
    }
}

/// What solving depends on; names, colours and text are left out. `NumberReader` reads it in the same order.
extension NumberWriter {
    fileprivate static func numbers(_ write: (inout NumberWriter) -> Void) -> [Double] {
        var writer = NumberWriter()
        write(&writer)
        return writer.numbers
    }

    /// The index of a case among all of its type.
    static func index<Value: CaseIterable & Equatable>(of value: Value) -> Int {
        var index = 0
        for other in Value.allCases {
            if other == value { return index }
            index += 1
        }
        return 0
    }

    fileprivate mutating func write(_ canvas: Canvas) {
        writeSide(canvas.width)
        writeSide(canvas.height)
        write(canvas.scale)
        write(canvas.safeArea)
        write(canvas.direction == .rightToLeft)
        write(Self.index(of: canvas.contentSizeCategory))
        write(canvas.keyboard)
    }

    fileprivate mutating func write(_ insets: DirectionalEdgeInsets) {
        write(insets.top)
        write(insets.leading)
        write(insets.bottom)
        write(insets.trailing)
    }

    /// With a number in its place where there is none.
    private mutating func writeSide(_ side: Double?) {
        write(side != nil)
        write(side ?? 0)
    }

    private mutating func write(_ number: Double?) {
        write(number != nil)
        if let number { write(number) }
    }

    private mutating func write(_ insets: EdgeInsets) {
        write(insets != .zero)
        guard insets != .zero else { return }
        write(insets.top)
        write(insets.left)
        write(insets.bottom)
        write(insets.right)
    }

    private mutating func write(_ priorities: AxisPriorities) {
        write(Double(priorities.horizontal.rawValue))
        write(Double(priorities.vertical.rawValue))
    }

    fileprivate mutating func write(_ view: View) {
        write(view.superview ?? -1)
        write(view.frame != nil)
        if let frame = view.frame { write(frame) }
        write(view.autoresizingMask.map { Int($0.rawValue) } ?? -1)
        write(view.isSelfSizing)
        write(view.intrinsicContentSize != nil)
        write(view.contentHugging)
        write(view.compressionResistance)
        write(view.alignmentRectInsets)
        write(view.baselineOffsets != nil)
        switch view.layoutMargins {
        case nil: write(0)
        case .absolute(let insets):
            write(1)
            write(insets)
        case .directional(let insets):
            write(2)
            write(EdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        }
        write(view.preservesSuperviewLayoutMargins)
        write(view.insetsLayoutMarginsFromSafeArea)
        write(view.viewRespectsSystemMinimumLayoutMargins)
        write(view.additionalSafeAreaInsets)
        write(Self.index(of: view.semanticContentAttribute))
        write(view.isHidden)
    }

    private mutating func write(_ rect: Rect) {
        write(rect.x)
        write(rect.y)
        write(rect.width)
        write(rect.height)
    }

    fileprivate mutating func write(_ content: ViewContent, of view: View, _ document: Document) {
        write(ContentKind(content).rawValue)
        switch content {
        case .label(let label): write(label.numberOfLines)
        case .stackView(let stack): write(stack, document)
        default: break
        }
    }

    private mutating func write(_ stack: ViewContent.StackView, _ document: Document) {
        write(stack.axis == .vertical)
        write(Self.index(of: stack.distribution))
        write(Self.index(of: stack.alignment))
        write(stack.spacing)
        write(stack.isBaselineRelativeArrangement)
        write(stack.isLayoutMarginsRelativeArrangement)
        write(stack.detachesHiddenViews)
        write(stack.edgeInsets)
        write(stack.clippingResistance)
        func view(_ id: String) -> Int { document.views.firstIndex { $0.id == id } ?? -1 }
        write(stack.customSpacing.count)
        for setting in stack.customSpacing {
            write(view(setting.view))
            write(setting.value)
        }
        write(stack.gravity.count)
        for setting in stack.gravity {
            write(view(setting.view))
            write(Self.index(of: setting.value))
        }
        write(stack.visibilityPriority.count)
        for setting in stack.visibilityPriority {
            write(view(setting.view))
            write(Double(setting.value.rawValue))
        }
    }

    fileprivate mutating func write(_ content: LiveContent) {
        write(content.size.width)
        write(content.size.height)
        write(content.baselines != nil)
        if let baselines = content.baselines {
            write(baselines.firstFromTop)
            write(baselines.lastFromBottom)
        }
        write(content.centersText)
    }

    fileprivate mutating func write(_ constraint: Constraint) {
        write(constraint.first)
        write(Self.index(of: constraint.relation))
        write(constraint.second != nil)
        if let second = constraint.second { write(second) }
        write(constraint.multiplier)
        write(constraint.constant)
        write(constraint.systemSpacing)
        write(Double(constraint.priority.rawValue))
        write(constraint.isActive)
    }

    private mutating func write(_ operand: Constraint.Operand) {
        switch operand {
        case .anchor(let anchor):
            write(false)
            write(anchor)
        case .offset(let from, let to):
            write(true)
            write(from)
            write(to)
        }
    }

    private mutating func write(_ anchor: Anchor) {
        switch anchor.item {
        case .view(let view):
            write(0)
            write(view)
        case .guide(let guide):
            write(1)
            write(guide)
        case .builtInGuide(let guide, let owner):
            write(2 + Self.index(of: guide))
            write(owner)
        }
        write(Self.index(of: anchor.attribute))
    }

    fileprivate mutating func write(_ text: InteractiveText) {
        write(text.view)
        write(text.isRemeasured)
        write(text.insets)
        write(text.natural)
        write(text.first != text.natural)
        if text.first != text.natural { write(text.first) }
        write(text.steps.steps.count)
        for step in text.steps.steps {
            write(step.from)
            write(step.lineWidth)
            write(step.measurement)
        }
    }

    private mutating func write(_ measurement: TextMeasurement) {
        write(measurement.size.width)
        write(measurement.size.height)
        write(measurement.firstBaseline)
        write(measurement.lastBaseline)
        write(measurement.ascent)
        write(measurement.descent)
        write(measurement.lineCount)
        write(measurement.isTruncated)
    }
}
