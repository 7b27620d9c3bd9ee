// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// The text of `solve --format txt`: the view tree with a frame for each view, as a person reads it.
package struct LayoutTree: Hashable, Sendable {
    package var document: Document
    package var layout: LayoutEngine.SolvedLayout
    package var fittings: [SolvedFitting] = []

    package var text: String {
        var rows: [Row] = []
        append(view: 0, prefix: "", branch: "", to: &rows)
        let width = rows.map { $0.name.unicodeScalars.count }.max() ?? 0
        var text = ""
        for row in rows {
            let padding = String(repeating: " ", count: width - row.name.unicodeScalars.count)
            text += row.name + padding + "  " + row.frame + row.remarks.map { "  " + $0 }.joined() + "\n"
        }
        let constraints = layout.constraints.filter { $0.status == .broken || $0.status == .unsatisfied }
        for constraint in constraints {
            let missed = constraint.violation == 0 ? "" : ", by \(Self.number(constraint.violation))"
            text += "\(constraint.status.rawValue): \(DisplayText.safe(constraint.equation))\(missed)\n"
        }
        for fitting in fittings {
            let request = fitting.request
            let priorities = [request.horizontalPriority, request.verticalPriority].map {
                Self.number(Double($0.rawValue))
            }
            text +=
                "fit: \(DisplayText.safe(document.views[request.view].id)) in \(Self.size(request.target)) "
                + "@\(priorities.joined(separator: ",")) → \(Self.size(fitting.size))\n"
        }
        return text
    }

    private struct Row {
        var name: String
        var frame: String
        var remarks: [String]
    }

    private func append(view viewIndex: Int, prefix: String, branch: String, to rows: inout [Row]) {
        let view = document.views[viewIndex]
        let solved = layout.views[viewIndex]
        rows.append(
            Row(
                name: prefix + branch + "\(DisplayText.safe(view.id)) (\(view.content.type.rawValue))",
                frame: Self.frame(solved.frame), remarks: remarks(solved)))
        let inner = prefix + (branch.isEmpty ? "" : branch == "└ " ? "  " : "│ ")
        for (index, child) in view.subviews.enumerated() {
            append(
                view: child, prefix: inner, branch: index == view.subviews.count - 1 ? "└ " : "├ ", to: &rows)
        }
    }

    private func remarks(_ solved: SolvedView) -> [String] {
        var remarks = solved.ambiguities.map { ambiguity in
            "? \(ambiguity.name.rawValue) \(Self.number(ambiguity.lower)) … \(Self.number(ambiguity.upper))"
        }
        if solved.isConflicting { remarks.append("× conflict") }
        if let frame = solved.misplacedFrame { remarks.append("△ misplaced from " + Self.frame(frame)) }
        return remarks
    }

    private static func frame(_ rect: Rect) -> String {
        "(\(number(rect.x)), \(number(rect.y)), \(number(rect.width)), \(number(rect.height)))"
    }

    private static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// Points with at most two decimals, as in the picture.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
        return DecimalText.shortest((value * 100).rounded() / 100)
    }
}
