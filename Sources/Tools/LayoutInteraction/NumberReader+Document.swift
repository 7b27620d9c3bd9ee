// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// What `NumberWriter` writes, in the same order.
extension NumberReader {
    mutating func layout() -> InteractiveLayout {
        let platform: Platform = flag() ? .macos : .ios
        let profile = Profile(name: value(), controls: Dictionary())
        let canvas = canvas()
        var views: [View] = []
        var given: [(size: Bool, baselines: Bool)] = []
        for index in 0..<integer() {
            views.append(view(index))
            given.append((hasOwnSize, hasOwnBaselines))
            if let superview = views[index].superview { views[superview].subviews.append(index) }
        }
        let guides = (0..<integer()).map { _ in Document.Guide(id: "", owner: integer()) }
        let constraints = (0..<integer()).map { _ in constraint() }
        var contents: [LiveContent] = []
        for index in views.indices {
            contents.append(content())
            // A size or baselines that the document gives stay as they are.
            if given[index].size { views[index].intrinsicContentSize = contents[index].size }
            if given[index].baselines { views[index].baselineOffsets = contents[index].baselines }
        }
        let texts = (0..<integer()).map { _ in text() }
        return InteractiveLayout(
            Document(
                platform: platform, profile: profile, canvas: canvas, overrides: CanvasOverrides(), metrics: [],
                views: views, guides: guides, constraints: constraints, variants: [], fontDirectories: []),
            contents: contents, texts: texts, options: SolveOptions())
    }

    /// The case of an index among all of its type.
    private mutating func value<Value: CaseIterable>() -> Value where Value.AllCases == [Value] {
        let all = Value.allCases
        let index = integer()
        return all[all.indices.contains(index) ? index : 0]
    }

    private mutating func optional() -> Double? { flag() ? number() : nil }

    private mutating func insets() -> EdgeInsets {
        guard flag() else { return .zero }
        return EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }

    private mutating func priority() -> LayoutPriority { LayoutPriority(Float(number())) }

    private mutating func priorities() -> AxisPriorities {
        AxisPriorities(horizontal: priority(), vertical: priority())
    }

    private mutating func directionalInsets() -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
    }

    private mutating func side() -> Double? {
        let (isGiven, side) = (flag(), number())
        return isGiven ? side : nil
    }

    private mutating func canvas() -> Canvas {
        var canvas = Canvas(
            width: side(), height: side(), scale: number(),
            safeArea: directionalInsets(),
            direction: flag() ? .rightToLeft : .leftToRight, contentSizeCategory: value())
        canvas.keyboard = number()
        return canvas
    }

    private mutating func view(_ index: Int) -> View {
        let superview = integer()
        let frame = flag() ? Rect(x: number(), y: number(), width: number(), height: number()) : nil
        let mask = integer()
        let isSelfSizing = flag()
        hasOwnSize = flag()
        let (hugging, resistance, alignment) = (priorities(), priorities(), insets())
        hasOwnBaselines = flag()
        var margins: LayoutMargins?
        switch integer() {
        case 1: margins = .absolute(insets())
        case 2:
            let read = insets()
            margins = .directional(
                DirectionalEdgeInsets(top: read.top, leading: read.left, bottom: read.bottom, trailing: read.right))
        default: break
        }
        let (preserves, insetsFromSafeArea, respectsMinimum, additional) = (flag(), flag(), flag(), insets())
        let semantic: SemanticContentAttribute = value()
        let isHidden = flag()
        var view = View(
            id: Self.name(index), content: content(of: integer()), superview: superview < 0 ? nil : superview,
            frame: frame, autoresizingMask: mask < 0 ? nil : AutoresizingMask(rawValue: UInt8(mask)),
            contentHugging: hugging, compressionResistance: resistance, alignmentRectInsets: alignment,
            layoutMargins: margins, preservesSuperviewLayoutMargins: preserves,
            insetsLayoutMarginsFromSafeArea: insetsFromSafeArea, semanticContentAttribute: semantic, isHidden: isHidden)
        view.isSelfSizing = isSelfSizing
        view.viewRespectsSystemMinimumLayoutMargins = respectsMinimum
        view.additionalSafeAreaInsets = additional
        return view
    }

    /// A name that no other view has.
    private static func name(_ index: Int) -> String {
        var digits: [UInt8] = []
        var rest = index
        repeat {
            digits.append(UInt8(48 + rest % 10))
            rest /= 10
        } while rest > 0
        return String(decoding: digits, as: UTF8.self)
    }

    private mutating func content(of kind: Int) -> ViewContent {
        let empty = StyledText(content: .plain(""), font: Font(size: 0))
        switch ContentKind(rawValue: kind) ?? .other {
        case .other: return .view
        case .label: return .label(ViewContent.Label(text: empty, numberOfLines: integer()))
        case .textView: return .textView(ViewContent.TextView(text: empty))
        case .stackView: return .stackView(stackView())
        case .scrollView: return .scrollView
        case .tableView: return .tableView
        }
    }

    private mutating func stackView() -> ViewContent.StackView {
        var stack = ViewContent.StackView(axis: flag() ? .vertical : .horizontal)
        stack.distribution = value()
        stack.alignment = value()
        stack.spacing = number()
        stack.isBaselineRelativeArrangement = flag()
        stack.isLayoutMarginsRelativeArrangement = flag()
        stack.detachesHiddenViews = flag()
        stack.edgeInsets = insets()
        stack.clippingResistance = priorities()
        for _ in 0..<integer() {
            let view = Self.name(integer())
            stack.customSpacing.append(ViewContent.StackView.Setting(view, number()))
        }
        for _ in 0..<integer() {
            let view = Self.name(integer())
            stack.gravity.append(ViewContent.StackView.Setting(view, value()))
        }
        for _ in 0..<integer() {
            let view = Self.name(integer())
            stack.visibilityPriority.append(ViewContent.StackView.Setting(view, priority()))
        }
        return stack
    }

    private mutating func content() -> LiveContent {
        let size = IntrinsicContentSize(width: optional(), height: optional())
        let baselines = flag() ? BaselineOffsets(firstFromTop: number(), lastFromBottom: number()) : nil
        return LiveContent(size: size, baselines: baselines, centersText: flag())
    }

    private mutating func constraint() -> Constraint {
        let first = operand()
        let relation: Constraint.Relation = value()
        let second = flag() ? operand() : nil
        return Constraint(
            first: first, relation: relation, second: second, multiplier: number(), constant: number(),
            systemSpacing: number(), priority: priority(), isActive: flag())
    }

    private mutating func operand() -> Constraint.Operand {
        guard flag() else { return .anchor(anchor()) }
        return .offset(from: anchor(), to: anchor())
    }

    private mutating func anchor() -> Anchor {
        let kind = integer()
        let index = integer()
        let item: LayoutItem =
            switch kind {
            case 0: .view(index)
            case 1: .guide(index)
            default: .builtInGuide(BuiltInGuide.allCases[kind - 2], of: index)
            }
        return Anchor(item, value())
    }

    private mutating func text() -> InteractiveText {
        let (view, isRemeasured, insets, natural) = (integer(), flag(), insets(), measurement())
        let first = flag() ? measurement() : natural
        var steps: [TextSteps.Step] = []
        for _ in 0..<integer() {
            steps.append(TextSteps.Step(from: number(), lineWidth: number(), measurement: measurement()))
        }
        return InteractiveText(
            view: view, natural: natural, first: first, steps: TextSteps(steps), isRemeasured: isRemeasured,
            insets: insets)
    }

    private mutating func measurement() -> TextMeasurement {
        let size = Size(width: number(), height: number())
        return TextMeasurement(
            size: size, firstBaseline: number(), lastBaseline: number(), ascent: number(), descent: number(),
            lineCount: integer(), isTruncated: flag())
    }
}
