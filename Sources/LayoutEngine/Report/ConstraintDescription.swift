// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// `NSLayoutConstraint`'s own description, with addresses that are made from ids and so the same on every run.
struct ConstraintDescription {
    let document: Document
    let style: ConsoleReport.Style
    /// The document's constraints with the standard space of visual formats and Interface Builder.
    var standardSpaces: Set<Int> = []

    func text(of constraint: InstalledConstraint) -> String {
        if style == .plain {
            return constraint.equation(in: document) + (constraint.identifier.map { " '\($0)'" } ?? "")
        }
        let mask = MaskDescription(constraint, document, names, style)
        let spacing = SpacingDescription(
            constraint, document: document, names: names, symbol: spacingSymbol(of: constraint))
        let body = mask?.text ?? spacing?.text ?? self.body(of: constraint)
        let superview = mask?.superview ?? spacing?.superview
        var text = "<\(className(of: constraint)):\(address(of: constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        text += " \(mask.map { $0.flags + " " } ?? "")\(body)"
        if constraint.priority != .required, !constraint.origin.isContentSize {
            text += " priority:\(DecimalText.general(Double(constraint.priority.rawValue)))"
        }
        let bar = superview.map { "'|':\(names.name(of: .view($0)))" }
        switch style {
        case .iosLegacy: text += bar.map { "   (Names: \($0) )" } ?? ""
        default: text += bar.map { "   (active, names: \($0) )" } ?? "   (active)"
        }
        return text + ">"
    }

    private var names: ConsoleNames { ConsoleNames(document: document, showsText: style != .iosLegacy) }

    private func className(of constraint: InstalledConstraint) -> String {
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

    private func body(of constraint: InstalledConstraint) -> String {
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
            if style == .iosLegacy, case .anchor(let anchor) = constraint.first {
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

    /// What names the constant where the document asks for the system's spacing: that of anchors came with iOS 11.
    private func spacingSymbol(of constraint: InstalledConstraint) -> String? {
        guard case .constraint(let index) = constraint.origin else { return nil }
        if standardSpaces.contains(index) { return "NSSpace" }
        guard document.constraints[index].systemSpacing != 0 else { return nil }
        return style == .iosLegacy ? "NSSpace" : "NSLayoutAnchorConstraintSpace"
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
