// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension Document {
    /// The document after reading, every default filled in, one line per object, for inspection and for references of
    /// tests.
    ///
    /// Lengths are points with at most six decimals. Ends with a line break.
    package var dump: String {
        var lines: [String] = []
        lines.append("document \(name.map { "\"\($0)\" " } ?? "")\(platform.rawValue) \(profile.name.rawValue)")
        lines.append("canvas \(canvas.dump)")
        if canvas.placement != .screen { lines.append("placement \(canvas.placement) in \(canvas.outsets.dump)") }
        for metric in metrics { lines.append("metric \(metric.name) = \(DecimalText.shortest(metric.value))") }
        for variant in variants {
            let values = variant.metrics.map { " \($0.name)=\(DecimalText.shortest($0.value))" }.joined()
            lines.append("variant \(variant.name): \(variant.canvas.dump)\(values)")
        }
        for directory in fontDirectories { lines.append("fonts \(directory)") }
        let guides = Dictionary(grouping: guides, by: \.owner)
        if !views.isEmpty { appendView(0, guides: guides, indentation: "", to: &lines) }
        for constraint in constraints {
            var line =
                "constraint \(constraint.equation(in: self)) @\(DecimalText.shortest(Double(constraint.priority.rawValue)))"
            if let identifier = constraint.identifier { line += " '\(identifier)'" }
            if !constraint.isActive { line += " inactive" }
            lines.append(line)
        }
        if breakPolicy != .observed { lines.append("breakPolicy \(breakPolicy.rawValue)") }
        for request in fittings {
            let numbers = [
                request.target.width, request.target.height, Double(request.horizontalPriority.rawValue),
                Double(request.verticalPriority.rawValue),
            ].map(DecimalText.shortest)
            lines.append(
                "fit \(views[request.view].id) \(numbers[0])×\(numbers[1]) @\(numbers[2]),\(numbers[3])")
        }
        // A name with a line break stays on its line.
        return lines.map { String($0.unicodeScalars.map { $0 == "\n" ? "\\n" : String($0) }.joined()) }
            .joined(separator: "\n") + "\n"
    }

    private func appendView(_ index: Int, guides: [Int: [Guide]], indentation: String, to lines: inout [String]) {
        let view = views[index]
        var line = "\(indentation)\(view.content.type.rawValue) \(view.id)"
        if view.hasGeneratedID { line += " (generated)" }
        line += " hugging \(view.contentHugging.dump) compression \(view.compressionResistance.dump)"
        if let size = view.intrinsicContentSize {
            line +=
                " intrinsic \(size.width.map(DecimalText.shortest) ?? "-")×\(size.height.map(DecimalText.shortest) ?? "-")"
        }
        if let frame = view.frame {
            line +=
                " frame "
                + [frame.x, frame.y, frame.width, frame.height].map(DecimalText.shortest).joined(separator: " ")
        }
        if let mask = view.autoresizingMask {
            line +=
                " autoresizing ["
                + AutoresizingMask.names.filter { mask.contains($0.mask) }.map(\.name).joined(separator: " ") + "]"
        }
        if view.alignmentRectInsets != .zero { line += " insets \(view.alignmentRectInsets.dump)" }
        if view.isHidden { line += " hidden" }
        if let text = view.content.text { line += " " + text.dump }
        lines.append(line)
        for guide in guides[index] ?? [] { lines.append("\(indentation)  guide \(guide.id)") }
        for child in view.subviews { appendView(child, guides: guides, indentation: indentation + "  ", to: &lines) }
    }
}

extension Canvas {
    fileprivate var dump: String {
        let safe = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing].map(DecimalText.shortest)
        return [
            device,
            (width.map(DecimalText.shortest) ?? "fitted") + "×" + (height.map(DecimalText.shortest) ?? "fitted"),
            "@" + DecimalText.shortest(scale), orientation.rawValue, direction.rawValue, appearance.rawValue,
            contrast == .normal ? nil : "high contrast", elevation == .base ? nil : elevation.rawValue,
            contentSizeCategory.rawValue, language, "safeArea " + safe.joined(separator: " "),
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension AxisPriorities {
    fileprivate var dump: String {
        DecimalText.shortest(Double(horizontal.rawValue)) + "/" + DecimalText.shortest(Double(vertical.rawValue))
    }
}

extension EdgeInsets {
    fileprivate var dump: String { [top, left, bottom, right].map(DecimalText.shortest).joined(separator: " ") }
}

extension ViewContent {
    /// The text that a view is made of, where it is.
    fileprivate var text: StyledText? {
        switch self {
        case .label(let label): label.text
        case .button(let button): button.title
        case .textField(let field): field.text
        case .textView(let view): view.text
        default: nil
        }
    }
}

extension StyledText {
    fileprivate var dump: String {
        let string =
            switch content {
            case .plain(let string), .markup(let string): string
            }
        let quoted = "\"" + string.replacing("\n", with: "\\n") + "\""
        return
            "\(quoted) \(font.family) \(DecimalText.shortest(font.size)) \(font.weight)\(font.isItalic ? " italic" : "")"
    }
}
