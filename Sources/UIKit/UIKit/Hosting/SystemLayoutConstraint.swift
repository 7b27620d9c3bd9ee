// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel

/// A constraint that the system makes: of a mask, a content size, a guide or a stack view.
final class SystemLayoutConstraint: NSLayoutConstraint {
    private var describedText = ""

    convenience init(_ constraint: InstalledConstraint, _ descriptions: SystemDescriptions) {
        self.init()
        identifier = constraint.identifier
        let className = ConstraintDescription.className(of: constraint)
        let body = descriptions.body(of: constraint)
        var text = "<\(className):\(address)"
        if let identifier { text += " '\(identifier)'" }
        text += " \(body.text)"
        if constraint.priority != .required, className != "NSContentSizeLayoutConstraint" {
            text += " priority:\(number(CGFloat(constraint.priority.rawValue)))"
        }
        let table = DebugAddress.namesTable(
            of: constraint.anchors.map { descriptions.view($0.item) },
            superview: body.superview.flatMap { descriptions.view(.item(.view($0))) })
        describedText = text + "   (active\(table))>"
    }

    override var description: String { MainActor.assumeIsolated { describedText } }
}

/// What the system's constraints say, by the names of the objects behind the items of a layout.
@MainActor
struct SystemDescriptions {
    let document: Document
    let snapshot: LayoutSnapshot

    func body(of constraint: InstalledConstraint) -> (text: String, superview: Int?) {
        ConstraintDescription(document: document, style: .ios, itemName: { name(of: $0) }).body(of: constraint)
    }

    func view(_ item: InstalledItem) -> UIView? {
        guard case .item(.view(let index)) = item else { return nil }
        return snapshot.views[index].view
    }

    private func name(of item: InstalledItem) -> String {
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
}
