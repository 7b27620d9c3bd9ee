// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// `NSLayoutConstraint`'s own description, with addresses that are made from ids and so the same on every run.
package struct ConstraintDescription {
    private let document: Document
    private let style: ConsoleReport.Style
    private let names: ConsoleNames
    /// The document's constraints with the standard space of visual formats and Interface Builder.
    private let standardSpaces: Set<Int>

    /// - Parameter itemName: the name of an item; nil = its class, a substitute for its address, and its text.
    package init(
        document: Document, style: ConsoleReport.Style, standardSpaces: Set<Int> = [],
        itemName: ((InstalledItem) -> String)? = nil
    ) {
        self.document = document
        self.style = style
        self.standardSpaces = standardSpaces
        names = ConsoleNames(document: document, style: style, itemName: itemName)
    }

    func text(of constraint: InstalledConstraint) -> String {
        if style == .plain {
            return constraint.equation(in: document) + (constraint.identifier.map { " '\($0)'" } ?? "")
        }
        let body = self.body(of: constraint)
        var text = "<\(Self.className(of: constraint)):\(address(of: constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        text += " \(body.text)"
        if constraint.priority != .required, !constraint.origin.isContentSize {
            text += " priority:\(DecimalText.general(Double(constraint.priority.rawValue)))"
        }
        let bar = body.superview.map { "'|':\(names.name(of: .item(.view($0))))" }
        if style.marksActive {
            text += bar.map { "   (active, names: \($0) )" } ?? "   (active)"
        } else {
            text += bar.map { "   (Names: \($0) )" } ?? ""
        }
        return text + ">"
    }

    /// What the constraint says, without its class, identifier and priority.
    ///
    /// - Returns: a drawing or an equation, after the flags of a mask, and the view that the names list as `'|'`.
    package func body(of constraint: InstalledConstraint) -> (text: String, superview: Int?) {
        if let mask = MaskDescription(constraint, document, names, style) {
            return ("\(mask.flags) \(mask.text)", mask.superview)
        }
        let symbol = spacingSymbol(of: constraint)
        if let spacing = SpacingDescription(constraint, document: document, names: names, symbol: symbol) {
            return (spacing.text, spacing.superview)
        }
        return (equation(of: constraint), nil)
    }

    package static func className(of constraint: InstalledConstraint) -> String {
        switch constraint.origin {
        case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
        case .contentHugging, .compressionResistance: "NSContentSizeLayoutConstraint"
        case .prototyping: "NSIBPrototypingLayoutConstraint"
        default: "NSLayoutConstraint"
        }
    }

    private func address(of constraint: InstalledConstraint) -> String {
        ConsoleNames.address(of: "\(constraint.origin) \(constraint.equation(in: document))", prefix: "0x6000")
    }

    private func equation(of constraint: InstalledConstraint) -> String {
        if constraint.origin.isContentSize, case .anchor(let anchor) = constraint.first,
            case .item(.view(let view)) = anchor.item
        {
            let (axis, item) = (anchor.attribute.axis, document.views[view])
            let priorities = [item.contentHugging[axis], item.compressionResistance[axis]].map {
                DecimalText.general(Double($0.rawValue))
            }
            return "\(text(constraint.first)) == \(DecimalText.general(constraint.constant)) "
                + "Hug:\(priorities[0]) CompressionResistance:\(priorities[1])"
        }
        guard let second = constraint.second, constraint.multiplier != 0 else {
            if !style.marksActive, case .anchor(let anchor) = constraint.first {
                let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
                return Self.drawnSize(
                    of: names.name(of: anchor.item), anchor.attribute.axis, constraint.constant, relation)
            }
            return "\(text(constraint.first)) \(constraint.relation.symbol) "
                + Self.loneConstant(constraint.constant)
        }
        let factor =
            switch constraint.multiplier {
            case 1: ""
            case -1: "-"
            default: DecimalText.general(constraint.multiplier) + "*"
            }
        // The system's spacing has no sign.
        let tail =
            spacingSymbol(of: constraint).map { " \($0)(\(DecimalText.general(constraint.constant)))" }
            ?? Self.offset(constraint.constant)
        return "\(text(constraint.first)) \(constraint.relation.symbol) \(factor)\(text(second))\(tail)"
    }

    /// What names the constant where the document asks for the system's spacing.
    private func spacingSymbol(of constraint: InstalledConstraint) -> String? {
        guard case .constraint(let index) = constraint.origin else { return nil }
        if standardSpaces.contains(index) { return "NSSpace" }
        guard document.constraints[index].systemSpacing != 0 else { return nil }
        return style.anchorSpacingName
    }

    /// `V:[UIView:0x…(44)]`, as systems up to iOS 9 draw a size.
    static func drawnSize(of item: String, _ axis: Axis, _ size: Double, _ relation: String = "") -> String {
        "\(axis == .horizontal ? "H" : "V"):[\(item)(\(relation)\(DecimalText.general(size)))]"
    }

    /// ` + 8`, ` - 8`, or nothing.
    static func offset(_ constant: Double) -> String {
        constant == 0 ? "" : (constant < 0 ? " - " : " + ") + DecimalText.general(abs(constant))
    }

    /// A minus sign stands apart: `- 16`.
    static func loneConstant(_ constant: Double) -> String {
        (constant < 0 ? "- " : "") + DecimalText.general(abs(constant))
    }

    private func text(_ operand: InstalledConstraint.Operand) -> String {
        switch operand {
        case .anchor(let anchor): text(anchor)
        case .offset(let from, let to): "(\(text(to)) - \(text(from)))"
        }
    }

    private func text(_ anchor: InstalledAnchor) -> String {
        "\(names.name(of: anchor.item)).\(anchor.attribute.name)"
    }
}

extension RowOrigin {
    var isContentSize: Bool {
        switch self {
        case .contentHugging, .compressionResistance: true
        default: false
        }
    }
}
