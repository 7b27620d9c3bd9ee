// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutDiagnostics
import LayoutGeometry
package import LayoutModel

extension Document {
    /// The rows of the layout's last pass as text, a line each: index, priority, constraint, row, origin.
    package func constraintSystemText(
        measuring text: some TextMeasuring, images: some ImageSizing = NoImageFiles()
    ) -> String {
        let pass = LayoutPass.settled(self, text: text, images: images, options: SolveOptions())
        let system = pass.system
        let names = variableNames(system)
        var lines = ["\(names.count) variables, \(system.rowCount) rows"]
        for (index, row) in system.linear.rows.enumerated() {
            var line = "\(index)  @\(DecimalText.shortest(Double(row.priority.rawValue)))"
            let constraint = pass.constraint(behind: RowID(index: index))
            line += "  \(constraint.equation(in: self))  [\(rowText(row, names))]  \(originText(constraint.origin))"
            if system.arrangementOrder.contains(index) { line += ", order" }
            if let identifier = constraint.identifier { line += " '\(identifier)'" }
            lines.append(line)
        }
        return lines.map(DisplayText.safe).joined(separator: "\n") + "\n"
    }

    private func rowText(_ row: Row, _ names: [String]) -> String {
        var text = ""
        for term in row.terms {
            let magnitude = abs(term.coefficient)
            let sign = term.coefficient < 0 ? "-" : text.isEmpty ? "" : "+"
            text += (text.isEmpty ? sign : " \(sign) ")
            text += (magnitude == 1 ? "" : DecimalText.exact(magnitude) + " ") + names[term.variable.index]
        }
        let relation =
            switch row.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return "\(text.isEmpty ? "0" : text) \(relation) \(DecimalText.exact(row.constant))"
    }

    private func originText(_ origin: RowOrigin) -> String {
        switch origin {
        case .constraint(let index): "constraint \(index)"
        case .contentHugging(let view, _): "content hugging of \(views[view].id)"
        case .compressionResistance(let view, _): "compression resistance of \(views[view].id)"
        case .encapsulated: "window"
        case .fittingSize: "fitting size"
        case .builtInGuide(let guide, let owner): "\(views[owner].id).\(guide.rawValue)"
        case .autoresizing(let view, _): "autoresizing mask of \(views[view].id)"
        case .prototyping(let view): "Interface Builder for \(views[view].id)"
        case .stackView(let view): "stack view \(views[view].id)"
        }
    }

    /// By variable: `id.minX`, `id.Width`, as Apple's traces name them.
    private func variableNames(_ system: ConstraintSystem) -> [String] {
        var names = Array(repeating: "?", count: system.linear.variables.count)
        for item in system.items.items {
            let variables = system.items[item]
            let itemName = name(of: item, in: system.items)
            for (variable, name) in [
                (variables.width, "Width"), (variables.height, "Height"), (variables.x, "minX"), (variables.y, "minY"),
            ] {
                if let variable { names[variable.index] = "\(itemName).\(name)" }
            }
        }
        return names
    }

    private func name(of item: ItemID, in items: ItemTable) -> String {
        if let view = items.viewIndex(item) { return views[view].id }
        let index = item.index - items.viewCount
        if index < items.guideCount { return guides[index].id }
        if index - items.guideCount < items.builtInGuides.count {
            let guide = items.builtInGuides[index - items.guideCount]
            return name(of: .builtInGuide(guide.guide, of: guide.owner))
        }
        let stack = items.owner(of: item)
        if platform == .macos { return name(of: .distributionIdeal(ofStackView: stack)) }
        let first = items.id(of: .spanner(ofStackView: stack)) ?? item
        return name(
            of: item == first
                ? .spanner(ofStackView: stack)
                : .gapGuide(after: item.index - first.index - 1, ofStackView: stack))
    }
}
