// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutJSON
package import LayoutModel
package import LayoutScene
package import SourceLocations

/// A value as a running sum, a line for each constraint.
package struct DerivationText {
    package let name: String
    package let derivation: ValueDerivation
    package let document: Document
    package let layout: SolvedLayout
    package let source: SourceText

    package init(
        name: String, derivation: ValueDerivation, document: Document, layout: SolvedLayout, source: SourceText
    ) {
        self.name = name
        self.derivation = derivation
        self.document = document
        self.layout = layout
        self.source = source
    }

    package var text: String {
        var lines = ["\(name) = \(Self.number(derivation.value))", ""]
        let amounts = derivation.steps.enumerated().map { amount(of: $0.element, isFirst: $0.offset == 0) }
        let sums = derivation.steps.map { Self.number($0.sum) }
        let amountWidth = amounts.map(\.count).max() ?? 0
        let sumWidth = sums.map(\.count).max() ?? 0
        for (index, step) in derivation.steps.enumerated() {
            let number = Self.padded("\(index + 1)", to: "\(derivation.steps.count)".count)
            lines.append(
                "  \(number)  \(Self.padded(amounts[index], to: amountWidth))  = \(Self.padded(sums[index], to: sumWidth))  "
                    + reason(of: step.constraint))
        }
        if let insetLine { lines.append("  \(insetLine)") }
        if derivation.steps.isEmpty, derivation.zeroSizes.isEmpty {
            lines.append("  no constraint determines it: 0 is nearest to the origin")
        }
        lines += zeroSizeLines.map { "  \($0)" } + ["", "  \(sumInOneLine)"]
        if derivation.isAmbiguous {
            lines.append("  ambiguous: the constraints allow other values too, see 'alrender check'")
        }
        if !derivation.alternatives.isEmpty {
            lines += ["", "Chosen over:"]
            lines += derivation.alternatives.map { alternative in
                "  \(reason(of: alternative.constraint)), missed by \(Self.number(alternative.violation))"
            }
        }
        return lines.map(DisplayText.safe).joined(separator: "\n") + "\n"
    }

    /// For a picture: a line for each step, the sum, and what it was chosen over.
    package var remarks: [String] {
        stepLines + conclusion
    }

    /// `② − 20 = 300: name.leading == screen.leading + 20  (line 11)`
    package var stepLines: [String] {
        derivation.steps.enumerated().map { index, step in
            let numeral = ValueExplanation.numeral(index + 1, of: derivation.steps.count)
            let amount = amount(of: step, isFirst: index == 0)
            let sum = index == 0 ? "" : " = \(Self.number(step.sum))"
            return "\(numeral) \(amount)\(sum): \(reason(of: step.constraint))"
        }
    }

    /// What is said once all steps are: the sum, and what the value was chosen over.
    package var conclusion: [String] {
        [insetLine].compactMap(\.self) + zeroSizeLines + ["\(name): \(sumInOneLine)"] + choices
    }

    /// What the value was chosen over, and by which priority.
    private var choices: [String] {
        let weakest = derivation.steps.map(\.constraint.priority).min() ?? .required
        return derivation.alternatives.map { alternative in
            let own = alternative.constraint.priority
            let cause =
                weakest == .required
                ? "what is required decides"
                : "\(Self.number(Double(weakest.rawValue))) decides over \(Self.number(Double(own.rawValue)))"
            return "chosen over \(reason(of: alternative.constraint)), missed by \(Self.number(alternative.violation))"
                + (weakest > own ? ": \(cause)" : "")
        }
    }

    package var explanationSteps: [ValueExplanation.Step] {
        derivation.steps.enumerated().map { index, step in
            ValueExplanation.Step(step.constraint, amount: amount(of: step, isFirst: index == 0))
        }
    }

    /// `393 − 20 − 8 − 80.5 − 20 = 264.5`
    private var sumInOneLine: String {
        var text = ""
        for step in derivation.steps where abs(step.contribution) > 1e-9 {
            text += text.isEmpty ? amount(of: step, isFirst: true) : " " + amount(of: step, isFirst: false)
        }
        if hasInset { text += text.isEmpty ? signed(derivation.inset, isFirst: true) : " " + signed(derivation.inset) }
        return (text.isEmpty ? "0" : text) + " = \(Self.number(derivation.value))"
    }

    private var hasInset: Bool { abs(derivation.inset) > 1e-9 }

    /// `and + 2 between the alignment rectangle and the frame`
    private var insetLine: String? {
        hasInset
            ? "and \(signed(derivation.inset)) between the alignment rectangle, on which constraints act, and the frame"
            : nil
    }

    private var zeroSizeLines: [String] {
        derivation.zeroSizes.map { size in
            "\(document.name(of: size.item)).\(size.attribute.name) is 0, since it cannot be negative"
        }
    }

    private func signed(_ value: Double, isFirst: Bool = false) -> String {
        (value < 0 ? (isFirst ? "−" : "− ") : isFirst ? "" : "+ ") + Self.number(abs(value))
    }

    private func amount(of step: ValueDerivation.Step, isFirst: Bool) -> String {
        let contribution = step.contribution
        let sign = contribution < -1e-12 ? (isFirst ? "−" : "− ") : isFirst ? "" : "+ "
        let multiple = abs(step.multiple)
        if abs(multiple - 1) < 1e-9 || abs(contribution) < 1e-9 { return sign + Self.number(abs(contribution)) }
        return sign + "\(Self.share(multiple)) × \(Self.number(abs(step.constant)))"
    }

    private static func share(_ value: Double) -> String {
        for (fraction, text) in [(0.5, "½"), (1 / 3.0, "⅓"), (2 / 3.0, "⅔"), (0.25, "¼"), (0.75, "¾")]
        where abs(value - fraction) < 1e-9 {
            return text
        }
        return number(value)
    }

    /// The value with its steps, for other programs.
    package var json: JSONOutput {
        .object([
            "value": .number(DecimalText.shortest(derivation.value)),
            "inset": .number(DecimalText.shortest(derivation.inset)), "ambiguous": .boolean(derivation.isAmbiguous),
            "steps": .array(
                derivation.steps.map { step in
                    .object([
                        "constraint": .string(step.constraint.equation(in: document)),
                        "constant": .number(DecimalText.shortest(step.constant)),
                        "multiple": .number(DecimalText.shortest(step.multiple)),
                        "sum": .number(DecimalText.shortest(step.sum)),
                    ])
                }),
            "zeroSizes": .array(
                derivation.zeroSizes.map { .string("\(document.name(of: $0.item)).\($0.attribute.name)") }),
            "alternatives": .array(
                derivation.alternatives.map { alternative in
                    .object([
                        "constraint": .string(alternative.constraint.equation(in: document)),
                        "priority": .number(DecimalText.shortest(Double(alternative.constraint.priority.rawValue))),
                        "violation": .number(DecimalText.shortest(alternative.violation)),
                    ])
                }),
        ])
    }

    /// The equation with its place, or what the system's constraint is.
    private func reason(of constraint: InstalledConstraint) -> String {
        let equation = constraint.equation(in: document) { factor(of: constraint, $0) }
        let priority =
            constraint.priority == .required ? "" : " @\(DecimalText.shortest(Double(constraint.priority.rawValue)))"
        var note: String
        switch constraint.origin {
        case .constraint(let index):
            guard let range = document.constraints[index].source else { return equation + priority }
            note = "line \(source.position(of: range.lowerBound).line)"
        case .contentHugging(let view, _): note = "content hugging of \(document.views[view].id)"
        case .compressionResistance(let view, _): note = "compression resistance of \(document.views[view].id)"
        case .encapsulated: note = "the canvas"
        case .fittingSize: note = "fitting size"
        case .builtInGuide(let guide, let owner): note = "\(document.views[owner].id).\(guide.rawValue)"
        case .autoresizing(let view, _): note = "autoresizing mask of \(document.views[view].id)"
        case .prototyping(let view): note = "Interface Builder's placeholder for \(document.views[view].id)"
        case .stackView(let view): note = "stack view \(document.views[view].id)"
        }
        for baseline in baselines(of: constraint) { note += "; \(baseline)" }
        return "\(equation)\(priority)  (\(note))"
    }

    /// A ratio of the sides of one item, and another fraction that decimals do not give.
    private func factor(of constraint: InstalledConstraint, _ multiplier: Double) -> String {
        let text = DecimalText.significant(multiplier)
        guard Double(text) != multiplier, let fraction = Self.fraction(multiplier) else { return text }
        var isOfOneItem = false
        if case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second {
            isOfOneItem = first.item == second.item && first.attribute != second.attribute
        }
        return "\(fraction.numerator)\(isOfOneItem ? ":" : "/")\(fraction.denominator)"
    }

    private static let greatestDenominator = 32

    private static func fraction(_ value: Double) -> (numerator: Int, denominator: Int)? {
        for denominator in 2...greatestDenominator {
            let numerator = (value * Double(denominator)).rounded()
            if numerator >= 1, numerator < 1000, abs(numerator / Double(denominator) - value) < 1e-9 * value {
                return (Int(numerator), denominator)
            }
        }
        return nil
    }

    /// `a.firstBaseline == a.top + 15.5` of each baseline that a constraint relates to something else.
    private func baselines(of constraint: InstalledConstraint) -> [String] {
        constraint.anchors.compactMap { anchor in
            guard anchor.attribute.isBaseline, let view = anchor.item.view, document.hasOwnBaselines(view) else {
                return nil
            }
            let id = document.views[view].id
            let baseline = layout.views[view].baseline(isFirst: anchor.attribute == .firstBaseline)
            let distance = abs(baseline.distance) < 1e-9 ? "" : " \(signed(baseline.distance))"
            return "\(id).\(anchor.attribute.name) == \(id).\(baseline.edge.name)\(distance)"
        }
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        let text = DecimalText.general(rounded == 0 ? 0 : rounded)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    private static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
