// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import RandomTestSupport
import Testing

struct RandomLayoutTests {
    private static func content(_ random: inout SplitMix) -> ViewContent {
        let text = StyledText(
            content: .plain("some words of text here"), font: Font(size: Double.random(in: 8...30, using: &random)))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return .label(ViewContent.Label(text: text, numberOfLines: Int.random(in: 0...2, using: &random)))
        case 1: return .button(ViewContent.Button(title: text))
        case 2: return .slider(value: 0)
        case 3: return .scrollView
        case 4, 5:
            return .stackView(
                ViewContent.StackView(
                    axis: Axis.allCases.randomElement(using: &random) ?? .horizontal,
                    distribution: ViewContent.StackView.Distribution.allCases.randomElement(using: &random) ?? .fill,
                    alignment: ViewContent.StackView.Alignment.allCases.randomElement(using: &random) ?? .fill,
                    spacing: Double.random(in: -5...20, using: &random),
                    isLayoutMarginsRelativeArrangement: Bool.random(using: &random)))
        default: return .view
        }
    }

    private static func sketch(_ seed: UInt64) -> LayoutSketch {
        var random = SplitMix(seed: seed)
        var sketch = LayoutSketch(
            Bool.random(using: &random) ? 320 : nil, 480,
            safeArea: DirectionalEdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 10),
            direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
        var ids = ["root"]
        for index in 0..<Int.random(in: 1...9, using: &random) {
            let parent = ids.randomElement(using: &random) ?? "root"
            sketch.add("v\(index)", in: parent, content(&random)) { view in
                view.isHidden = Int.random(in: 0..<8, using: &random) == 0
                view.preservesSuperviewLayoutMargins = Bool.random(using: &random)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    view.frame = Rect(x: 10, y: -5, width: 70, height: 30)
                    view.autoresizingMask = AutoresizingMask(rawValue: UInt8.random(in: 0..<64, using: &random))
                }
            }
            ids.append("v\(index)")
        }
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            let attribute = LayoutAttribute.allCases.randomElement(using: &random) ?? .left
            let first = LayoutItem.view(Int.random(in: 0..<ids.count, using: &random))
            let owner = Int.random(in: 0..<ids.count, using: &random)
            let guides: [BuiltInGuide] = [.safeAreaLayoutGuide, .layoutMarginsGuide, .readableContentGuide]
            let isGuide = !attribute.isOfViewsOnly && Bool.random(using: &random)
            let second =
                isGuide
                ? .builtInGuide(guides.randomElement(using: &random) ?? .safeAreaLayoutGuide, of: owner)
                : LayoutItem.view(owner)
            let multiplier = Int.random(in: 0..<6, using: &random) == 0 ? Double.random(in: -2...2, using: &random) : 1
            sketch.add(
                Constraint(
                    first: .anchor(Anchor(first, attribute)),
                    relation: Constraint.Relation.allCases.randomElement(using: &random) ?? .equal,
                    second: .anchor(Anchor(second, attribute)), multiplier: multiplier,
                    constant: Double.random(in: -50...50, using: &random).rounded(),
                    priority: Bool.random(using: &random)
                        ? .required : LayoutPriority(Float.random(in: 1...999, using: &random).rounded())))
        }
        return sketch
    }

    @Test(arguments: 0..<100)
    func `Each random layout has one answer in which required constraints hold`(_ seed: Int) {
        let sketch = Self.sketch(UInt64(seed))
        let layout = sketch.solve(SolveOptions(missingConstraints: seed % 2 == 0 ? .none : .interfaceBuilder))
        let again = sketch.solve(SolveOptions(missingConstraints: seed % 2 == 0 ? .none : .interfaceBuilder))
        #expect(layout == again)
        for (constraint, solved) in zip(sketch.document.constraints, layout.constraints) {
            guard constraint.priority == .required, solved.status == .satisfied else {
                #expect(constraint.priority != .required || solved.status != .unsatisfied)
                continue
            }
            #expect(solved.violation < 1e-6)
        }
        for view in layout.views {
            #expect(view.frame.width.isFinite && view.frame.height.isFinite && view.frame.x.isFinite)
            #expect(view.alignmentRect.width >= -1e-6 && view.alignmentRect.height >= -1e-6)
        }
        #expect((1...3).contains(layout.textPasses))
        for style in ConsoleReport.Style.allCases {
            let report = ConsoleReport(sketch.document, style: style).text(of: layout)
            #expect(report.isEmpty == layout.conflicts.isEmpty)
        }
    }
}

extension LayoutAttribute {
    fileprivate var isOfViewsOnly: Bool { self == .firstBaseline || self == .lastBaseline || rawValue >= 13 }
}
