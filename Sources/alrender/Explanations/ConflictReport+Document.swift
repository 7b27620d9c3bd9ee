// SPDX-License-Identifier: Apache-2.0
import ConsoleLogs
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSource
import SourceLocations

extension ConflictReport {
    /// A conflict of a solved layout, as though it had been read from a log: its items by their ids.
    init(_ conflict: SolvedConflict, of document: Document, in source: SourceText) {
        let members = conflict.constraints.map { constraint in
            var member = LoggedConstraint(constraint, of: document)
            if case .constraint(let index) = constraint.origin, let range = document.constraints[index].source {
                member.file = source.name
                member.line = source.position(of: range.lowerBound).line
            }
            // No table or window gives a document's root its size.
            if case .encapsulated = constraint.origin {
                member.identifier = nil
                member.label = "the canvas"
            }
            return member
        }
        self.init(
            members: members, broken: conflict.members.firstIndex(of: conflict.broken), isCut: false,
            isAppKit: document.platform == .macos, source: SourceRange(0, 0))
    }
}

extension LoggedConstraint {
    fileprivate init(_ constraint: InstalledConstraint, of document: Document) {
        let text = constraint.equation(in: document)
        self.init(text: text, identifier: constraint.identifier, source: SourceRange(0, 0))
        if case .autoresizing = constraint.origin { className = "NSAutoresizingMaskLayoutConstraint" }
        guard case .anchor(let first) = constraint.first, let left = LoggedAnchor(first, of: document) else { return }
        var right: LoggedAnchor?
        if case .anchor(let second)? = constraint.second, constraint.multiplier != 0 {
            guard let anchor = LoggedAnchor(second, of: document) else { return }
            right = anchor
        }
        if case .offset? = constraint.second { return }
        equation = Equation(
            first: left, relation: Equation.Relation(rawValue: constraint.relation.symbol) ?? .equal,
            multiplier: LoggedNumber(right == nil ? 1 : constraint.multiplier), second: right,
            constant: LoggedNumber(constraint.constant), isDrawn: false)
        if let view = first.item.view, let superview = document.views[view].superview,
            right == nil || right?.item.name == document.views[superview].id
        {
            names = [Name(name: "|", item: LoggedItem(name: document.views[superview].id))]
        }
    }
}

extension LoggedAnchor {
    fileprivate init?(_ anchor: InstalledAnchor, of document: Document) {
        guard let attribute = LoggedAttribute(rawValue: anchor.attribute.name) else { return nil }
        self.init(item: LoggedItem(name: document.name(of: anchor.item)), attribute: attribute)
    }
}

extension InstalledItem {
    fileprivate var view: Int? {
        if case .item(.view(let index)) = self { return index }
        return nil
    }
}
