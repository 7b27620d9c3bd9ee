// SPDX-License-Identifier: Apache-2.0
import ConsoleLogs
package import LayoutEngine
import LayoutGeometry
package import LayoutModel
package import SourceLocations

extension ConflictReport {
    /// A conflict of a solved layout, as though it had been read from a log: its items by their ids. Unlike a log, it says where
    /// baselines are.
    init(_ conflict: SolvedConflict, of layout: SolvedLayout, _ document: Document, in source: SourceText) {
        let directions = Set(conflict.constraints.compactMap { $0.direction(in: layout, document) })
        let isAbsolute =
            directions.count > 1 || conflict.constraints.contains { $0.anchors.contains { $0.attribute.isAbsoluteX } }
        var members = conflict.constraints.map { constraint in
            let isTurned = isAbsolute && constraint.direction(in: layout, document) == .rightToLeft
            var member = LoggedConstraint(isTurned ? constraint.turned : constraint, of: document)
            if case .constraint(let index) = constraint.origin, let range = document.constraints[index].source {
                member.file = source.name
                member.line = source.position(of: range.lowerBound).line
            }
            // No table or window gives a document's root its size.
            if case .encapsulated = constraint.origin {
                member.identifier = nil
                member.owner = "the canvas"
            }
            return member
        }
        members += Self.baselines(of: conflict, layout, document)
        self.init(
            members: members, broken: conflict.members.firstIndex(of: conflict.broken), isCut: false,
            isAppKit: document.platform == .macos, source: SourceRange(0, 0))
    }

    /// Where the baselines are that a conflict is about, except those of stack views, which have them from their subviews.
    private static func baselines(
        of conflict: SolvedConflict, _ layout: SolvedLayout, _ document: Document
    ) -> [LoggedConstraint] {
        var anchors: [InstalledAnchor] = []
        for anchor in conflict.constraints.flatMap(\.anchors) where anchor.attribute.isBaseline {
            if !anchors.contains(anchor) { anchors.append(anchor) }
        }
        return anchors.compactMap { anchor in
            guard let index = anchor.item.view, document.hasOwnBaselines(index) else { return nil }
            let baseline = layout.views[index].baseline(isFirst: anchor.attribute == .firstBaseline)
            let place = InstalledConstraint(
                origin: .contentHugging(view: index, axis: .vertical), first: .anchor(anchor), relation: .equal,
                second: .anchor(InstalledAnchor(anchor.item, baseline.edge)), constant: baseline.distance)
            var member = LoggedConstraint(place, of: document)
            member.className = SystemConstraint.baselineClass
            return member
        }
    }
}

extension ExplainedReport {
    /// A conflict of a solved layout, with the places of those baselines that matter.
    package init(_ conflict: SolvedConflict, of layout: SolvedLayout, _ document: Document, in source: SourceText) {
        let report = ConflictReport(conflict, of: layout, document, in: source)
        self.init(report, isSmallest: true)
        guard let smallest else { return }
        var plain = report
        plain.members = report.members.indices.filter { $0 < conflict.constraints.count || smallest.contains($0) }
            .map { report.members[$0] }
        if plain != report { self.init(plain, isSmallest: true) }
    }
}

extension InstalledConstraint {
    /// In which its leading and trailing edges are found; nil if it has none, or is about a multiple of a location.
    fileprivate func direction(in layout: SolvedLayout, _ document: Document) -> LayoutDirection? {
        guard multiplier == 1, anchors.contains(where: { $0.attribute.kind == .relativeX }) else { return nil }
        return document.nearestCommonAncestor(of: anchors.map { document.owner(of: $0.item) })
            .map { layout.views[$0].direction }
    }

    /// From right to left, by left and right edges.
    fileprivate var turned: InstalledConstraint {
        guard case .anchor(let first) = first, case .anchor(let second)? = second else { return self }
        var turned = self
        turned.first = .anchor(first.turned)
        turned.second = .anchor(second.turned)
        turned.relation = relation.flipped
        turned.constant = -constant
        return turned
    }
}

extension InstalledAnchor {
    fileprivate var turned: InstalledAnchor {
        let turned: LayoutAttribute =
            switch attribute {
            case .leading: .right
            case .trailing: .left
            case .leadingMargin: .rightMargin
            case .trailingMargin: .leftMargin
            default: attribute
            }
        return InstalledAnchor(item, turned)
    }
}

extension LayoutAttribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether it is a place along the horizontal axis, regardless of the direction.
    fileprivate var isAbsoluteX: Bool { isLocation && axis == .horizontal && kind != .relativeX }
}

extension Document {
    fileprivate func owner(of item: InstalledItem) -> Int {
        switch item {
        case .item(let item): owner(of: item)
        case .gapGuide(_, let stack), .spanner(let stack), .distributionIdeal(let stack): stack
        }
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
        // A margin is an edge of the margins guide, of which the conflict says where it is.
        let within = anchor.attribute.withinMargins
        var item = anchor.item
        if within != anchor.attribute, let view = item.view {
            item = .item(.builtInGuide(.layoutMarginsGuide, of: view))
        }
        guard let attribute = LoggedAttribute(rawValue: within.name) else { return nil }
        self.init(item: LoggedItem(name: document.name(of: item)), attribute: attribute)
    }
}

extension InstalledItem {
    package var view: Int? {
        if case .item(.view(let index)) = self { return index }
        return nil
    }
}
