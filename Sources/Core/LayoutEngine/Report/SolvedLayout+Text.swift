// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
package import LayoutModel

extension SolvedLayout {
    /// The solved layout as text: the view tree, guides, constraints, conflicts.
    package func text(of document: Document) -> String {
        var lines = [
            "canvas \(Self.text(canvasSize)) @\(DecimalText.shortest(canvas.scale)) \(canvas.direction.rawValue), "
                + "\(textPasses) text \(textPasses == 1 ? "pass" : "passes")"
        ]
        var depths: [Int] = []
        for (index, view) in document.views.enumerated() {
            depths.append(view.superview.map { depths[$0] + 1 } ?? 0)
            lines.append(String(repeating: "  ", count: depths[index]) + text(of: views[index], view))
        }
        for guide in guides {
            lines.append("guide \(guide.id) \(Self.text(guide.canvasFrame))" + Self.text(guide.ambiguities))
        }
        for (constraint, solved) in zip(document.constraints, constraints) {
            var line = "\(solved.status.rawValue)  \(solved.equation)"
            if constraint.priority != .required {
                line += "  @\(DecimalText.shortest(Double(constraint.priority.rawValue)))"
            }
            if let identifier = constraint.identifier { line += "  '\(identifier)'" }
            if solved.violation > 0 { line += "  misses by \(DecimalText.shortest(solved.violation))" }
            lines.append(line)
        }
        for conflict in conflicts {
            lines.append("conflict")
            for (member, constraint) in zip(conflict.members, conflict.constraints) {
                lines.append("  \(constraint.equation(in: document))" + (member == conflict.broken ? "  broken" : ""))
            }
        }
        return lines.map(DisplayText.safe).joined(separator: "\n") + "\n"
    }

    private func text(of solved: SolvedView, _ view: View) -> String {
        var line = "\(view.id) (\(view.content.type.rawValue)) \(Self.text(solved.frame))"
        if solved.pixelFrame != solved.frame { line += " pixels \(Self.text(solved.pixelFrame))" }
        let intrinsic = solved.intrinsicContentSize
        if intrinsic != .noMetric {
            let metrics = [intrinsic.width, intrinsic.height].map { $0.map(DecimalText.shortest) ?? "–" }
            line += " intrinsic \(metrics.joined(separator: " × "))"
        }
        if let first = solved.firstBaseline, let last = solved.lastBaseline {
            line += " baselines \(DecimalText.shortest(first)) \(DecimalText.shortest(last))"
        }
        line += Self.text(solved.ambiguities)
        if solved.isConflicting { line += " conflicting" }
        if let frame = solved.misplacedFrame { line += " misplaced, document: \(Self.text(frame))" }
        return line
    }

    private static func text(_ ambiguities: [AmbiguousAttribute]) -> String {
        ambiguities.map {
            " \($0.name.rawValue) ambiguous \(DecimalText.shortest($0.lower)) … \(DecimalText.shortest($0.upper))"
        }.joined()
    }

    private static func text(_ size: Size) -> String {
        "\(DecimalText.shortest(size.width)) × \(DecimalText.shortest(size.height))"
    }

    private static func text(_ rect: Rect) -> String {
        "(\(DecimalText.shortest(rect.x)), \(DecimalText.shortest(rect.y)); \(text(rect.size)))"
    }
}
