// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

extension InstalledConstraint {
    /// In one line, as `Constraint.equation(in:)` writes those of the document.
    ///
    /// - Parameter factor: how a multiplier is written, without its sign.
    package func equation(
        in document: Document, factor: (Double) -> String = DecimalText.significant
    ) -> String {
        var right = ""
        if let second, multiplier != 0 {
            let factor = abs(multiplier) == 1 ? "" : factor(abs(multiplier)) + " * "
            right = (multiplier < 0 ? "-" : "") + factor + Self.text(second, document)
            if constant != 0 { right += (constant < 0 ? " - " : " + ") + DecimalText.shortest(abs(constant)) }
        } else {
            right = DecimalText.shortest(constant)
        }
        return "\(Self.text(first, document)) \(relation.symbol) \(right)"
    }

    private static func text(_ operand: Operand, _ document: Document) -> String {
        switch operand {
        case .anchor(let anchor): text(anchor, document)
        case .offset(let from, let to): "(\(text(to, document)) - \(text(from, document)))"
        }
    }

    private static func text(_ anchor: InstalledAnchor, _ document: Document) -> String {
        "\(document.name(of: anchor.item)).\(anchor.attribute.name)"
    }
}

extension Constraint.Relation {
    /// As equations and console reports write it.
    package var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension Document {
    /// An item's name in equations.
    package func name(of item: InstalledItem) -> String {
        switch item {
        case .item(let item): name(of: item)
        case .gapGuide(let index, let stack): "\(views[stack].id).gapGuide\(index + 1)"
        case .distributionIdeal(let stack): "\(views[stack].id).distributionIdeal"
        case .spanner(let stack): "\(views[stack].id).alignmentSpanner"
        }
    }
}
