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
        let superview = spacing?.superview ?? autoresizingSuperview(of: constraint)
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

    private var names: ConsoleNames { ConsoleNames(document: document) }

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
            return "\(text(constraint.first, constraint)) == \(DecimalText.general(constraint.constant)) "
                + "Hug:\(priorities[0]) CompressionResistance:\(priorities[1])"
        }
        let constant = DecimalText.general(abs(constraint.constant))
        guard let second = constraint.second, constraint.multiplier != 0 else {
            if style == .iosLegacy, case .anchor(let anchor) = constraint.first {
                let axis = anchor.attribute.axis == .horizontal ? "H" : "V"
                let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
                return
                    "\(axis):[\(names.name(of: anchor.item))(\(relation)\(DecimalText.general(constraint.constant)))]"
            }
            return "\(text(constraint.first, constraint)) \(constraint.relation.symbol) "
                + DecimalText.general(constraint.constant)
        }
        let factor =
            switch constraint.multiplier {
            case 1: ""
            case -1: "-"
            default: DecimalText.general(constraint.multiplier) + "*"
            }
        let tail = constraint.constant == 0 ? "" : constraint.constant < 0 ? " - \(constant)" : " + \(constant)"
        return "\(text(constraint.first, constraint)) \(constraint.relation.symbol) "
            + "\(factor)\(text(second, constraint))\(tail)"
    }

    private func text(_ operand: InstalledConstraint.Operand, _ constraint: InstalledConstraint) -> String {
        switch operand {
        case .anchor(let anchor): text(anchor, constraint)
        case .offset(let from, let to): "(\(text(to, constraint)) - \(text(from, constraint)))"
        }
    }

    private func text(_ anchor: InstalledAnchor, _ constraint: InstalledConstraint) -> String {
        guard case .autoresizing(let view, _) = constraint.origin else {
            return "\(names.name(of: anchor.item)).\(anchor.attribute.name)"
        }
        // Rows of a mask speak of midX and midY, and of the superview as a bar.
        let attribute =
            switch anchor.attribute {
            case .centerX: "midX"
            case .centerY: "midY"
            default: anchor.attribute.name
            }
        return anchor.item == .view(view) ? "\(names.name(of: anchor.item)).\(attribute)" : "|.\(attribute)"
    }

    private func autoresizingSuperview(of constraint: InstalledConstraint) -> Int? {
        guard case .autoresizing(let view, _) = constraint.origin, constraint.multiplier != 0, constraint.second != nil
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
