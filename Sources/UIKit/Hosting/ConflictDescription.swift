// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A conflict as UIKit reports it.
@MainActor
struct ConflictDescription {
    let conflict: LayoutConflict

    init(_ conflict: SolvedConflict, snapshot: LayoutSnapshot) {
        let descriptions = zip(conflict.members, conflict.constraints).map { origin, constraint in
            if case .constraint(let index) = origin, let known = snapshot.constraints[index].constraint {
                return known.description
            }
            return SystemLayoutConstraint(constraint, snapshot: snapshot).description
        }
        let broken = zip(conflict.members, descriptions).first { $0.0 == conflict.broken }?.1 ?? ""
        let hasMask = conflict.members.contains { if case .autoresizing = $0 { true } else { false } }
        let listed = ConsoleReport.order(ofIdentifiers: conflict.constraints.map(\.identifier)).map { descriptions[$0] }
        self.conflict = LayoutConflict(
            constraints: listed, broken: broken,
            message: ConsoleReport.message(listed, breaking: broken, notesMasks: hasMask))
    }
}

/// A constraint that the system makes: of a mask, a content size, a guide or a stack view.
final class SystemLayoutConstraint: NSLayoutConstraint {
    private var body = ""
    private var className = "NSLayoutConstraint"
    private var superviewText: String?

    convenience init(_ constraint: InstalledConstraint, snapshot: LayoutSnapshot) {
        self.init()
        identifier = constraint.identifier
        let names = SystemNames(constraint: constraint, snapshot: snapshot)
        body = names.body
        className = names.className
        superviewText = names.superviewText
        if constraint.priority != .required { rowPriority = constraint.priority.rawValue }
    }

    private var rowPriority: Float?

    override var description: String {
        MainActor.assumeIsolated {
            var text = "<\(className):\(address)"
            if let identifier { text += " '\(identifier)'" }
            text += " \(body)"
            if let rowPriority, className != "NSContentSizeLayoutConstraint" {
                text += " priority:\(number(CGFloat(rowPriority)))"
            }
            return text + "   (active" + (superviewText.map { ", names: '|':\($0) " } ?? "") + ")>"
        }
    }
}

/// How the console writes a constraint of the system's.
@MainActor
private struct SystemNames {
    let constraint: InstalledConstraint
    let snapshot: LayoutSnapshot

    var className: String {
        switch constraint.origin {
        case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
        case .contentHugging, .compressionResistance: "NSContentSizeLayoutConstraint"
        default: "NSLayoutConstraint"
        }
    }

    var superviewText: String? {
        guard case .autoresizing(let view, _) = constraint.origin, constraint.second != nil, constraint.multiplier != 0
        else { return nil }
        return snapshot.views[view].view?.superview.map { DebugAddress.name(of: $0) }
    }

    var body: String {
        let left = text(constraint.first)
        switch constraint.origin {
        case .contentHugging(let index, let axis), .compressionResistance(let index, let axis):
            guard let view = snapshot.views[index].view else { return left }
            let axis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
            return
                "\(left) == \(number(constraint.constant)) Hug:\(number(Double(view.contentHuggingPriority(for: axis).rawValue))) "
                + "CompressionResistance:\(number(Double(view.contentCompressionResistancePriority(for: axis).rawValue)))"
        default: break
        }
        let relation = NSLayoutConstraint.Relation(constraint.relation).symbol
        guard let second = constraint.second, constraint.multiplier != 0 else {
            return "\(mask)\(left) \(relation) \(number(constraint.constant))"
        }
        let factor =
            constraint.multiplier == 1 ? "" : constraint.multiplier == -1 ? "-" : number(constraint.multiplier) + "*"
        let constant = constraint.constant
        let tail = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
        return "\(mask)\(left) \(relation) \(factor)\(text(second))\(tail)"
    }

    private func number(_ value: Double) -> String { DecimalText.general(value) }

    private func text(_ operand: InstalledConstraint.Operand) -> String {
        switch operand {
        case .anchor(let anchor): text(anchor)
        case .offset(let from, let to): "(\(text(to)) - \(text(from)))"
        }
    }

    private func text(_ anchor: InstalledAnchor) -> String {
        guard case .autoresizing(let view, _) = constraint.origin else {
            return "\(name(anchor.item)).\(anchor.attribute)"
        }
        let attribute =
            switch anchor.attribute {
            case .centerX: "midX"
            case .centerY: "midY"
            default: "\(anchor.attribute)"
            }
        return anchor.item == .view(view) ? "\(name(anchor.item)).\(attribute)" : "|.\(attribute)"
    }

    private func name(_ item: InstalledItem) -> String {
        switch item {
        case .item(.view(let index)): snapshot.views[index].view.map { DebugAddress.name(of: $0) } ?? ""
        case .item(.guide(let index)): DebugAddress.name(of: snapshot.guides[index])
        case .item(.builtInGuide(let kind, let owner)):
            snapshot.views[owner].view.map { view in
                let known = view.builtInGuides.first { $0.builtIn == kind }
                return known.map { DebugAddress.name(of: $0) } ?? "UILayoutGuide:\(view.address)'\(kind.rawValue)'"
            } ?? ""
        case .gapGuide(_, let stack), .distributionIdeal(let stack):
            "_UIOLAGapGuide:\(address(stack))'UISV-distributing'"
        case .spanner(let stack): "_UILayoutSpacer:\(address(stack))'UISV-alignment-spanner'"
        }
    }

    private func address(_ index: Int) -> String { snapshot.views[index].view?.address.description ?? "" }

    /// Minimum margin, size, maximum margin of each axis; `&` is flexible.
    private var mask: String {
        guard case .autoresizing(let index, _) = constraint.origin,
            let mask = snapshot.views[index].view?.autoresizingMask
        else { return "" }
        func flags(_ parts: [UIView.AutoresizingMask]) -> String {
            let flexible = parts.map(mask.contains)
            return flexible.contains(true) ? flexible.map { $0 ? "&" : "-" }.joined() : "--&"
        }
        return "h=\(flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
            + "v=\(flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])) "
    }
}
