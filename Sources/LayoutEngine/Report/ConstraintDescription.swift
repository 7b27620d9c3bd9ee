// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// `NSLayoutConstraint`'s own description, with addresses that are made from ids and so the same on every run.
struct ConstraintDescription {
    let document: Document
    let style: ConsoleReport.Style

    func text(of constraint: InstalledConstraint) -> String {
        if style == .plain {
            return constraint.equation(in: document) + (constraint.identifier.map { " '\($0)'" } ?? "")
        }
        let spacing = SpacingDescription(constraint, document: document, names: names)
        let body = spacing.map(\.text) ?? self.body(of: constraint)
        let superview = spacing?.superview ?? (style == .iosLegacy ? nil : maskSuperview(of: constraint))
        var text = "<\(className(of: constraint)):\(address(of: constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        text += " \(mask(of: constraint))\(body)"
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
        if case .autoresizing = constraint.origin, let text = MaskDescription(constraint, document, names, style)?.text
        {
            return text
        }
        guard let second = constraint.second, constraint.multiplier != 0 else {
            if style == .iosLegacy, case .anchor(let anchor) = constraint.first {
                let axis = anchor.attribute.axis == .horizontal ? "H" : "V"
                let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
                return
                    "\(axis):[\(names.name(of: anchor.item))(\(relation)\(DecimalText.general(constraint.constant)))]"
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
            constraint.isSystemSpacing(in: document)
            ? " NSLayoutAnchorConstraintSpace(\(DecimalText.general(constraint.constant)))"
            : Self.offset(constraint.constant)
        return "\(text(constraint.first)) \(constraint.relation.symbol) \(factor)\(text(second))\(tail)"
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

    /// A location of a mask is measured in the superview, which only the names say.
    private func maskSuperview(of constraint: InstalledConstraint) -> Int? {
        guard case .autoresizing(let view, _) = constraint.origin, constraint.multiplier == 0, constraint.second != nil
        else { return nil }
        return document.views[view].superview
    }

    /// `h=--& v=-&- `: minimum margin, size, maximum margin of each axis; `&` is flexible.
    private func mask(of constraint: InstalledConstraint) -> String {
        guard case .autoresizing(let view, _) = constraint.origin, let mask = document.views[view].autoresizingMask
        else {
            return ""
        }
        func flags(_ parts: [AutoresizingMask]) -> String {
            let flexible = parts.map(mask.contains)
            return flexible.contains(true) ? flexible.map { $0 ? "&" : "-" }.joined() : "--&"
        }
        return "h=\(flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
            + "v=\(flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])) "
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
