// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel
import LayoutXML
import SourceLocations

extension InterfaceBuilderEditor {
    /// The constraint as an element of the view that holds it.
    mutating func add(_ constraint: Constraint, _ scene: ImportedScene) {
        let names = AvailableGuides(hasMargins: true, safeAreas: nil, standIns: standIns(scene))
        let constraint = names.named(constraint)
        let owners = constraint.anchors.map { scene.document.owner(of: $0.item) }
        guard let owner = scene.document.nearestCommonAncestor(of: owners), let element = element(ofView: owner, scene),
            let text = text(constraint, heldBy: owner, scene)
        else { return }
        additions[element.range.lowerBound, default: []].append(text)
        for anchor in constraint.anchors {
            guard case .view(let index) = anchor.item, index != owner || constraint.second == nil else { continue }
            layOutByConstraints(index, scene)
        }
    }

    /// A cell's content view without an object id is as large as the cell, whose id files use for both.
    func standIns(_ scene: ImportedScene) -> [Int: Int] {
        var found: [Int: Int] = [:]
        for (index, view) in scene.document.views.enumerated() where scene.objectIDs[index].isEmpty {
            guard let cell = view.superview, element(ofView: index, scene)?.key == "contentView" else { continue }
            found[index] = cell
        }
        return found
    }

    /// A view that has constraints is no longer held at its recorded frame.
    private mutating func layOutByConstraints(_ index: Int, _ scene: ImportedScene) {
        guard scene.fixedViews.contains(index), let element = element(ofView: index, scene),
            let fixed = XMLStartTag(element.range, in: source.bytes)["fixedFrame"]
        else { return }
        let edit = TextEdit.removal(fixed.range)
        if !edits.contains(edit) { edits.append(edit) }
    }

    private mutating func text(_ constraint: Constraint, heldBy owner: Int, _ scene: ImportedScene) -> String? {
        guard case .anchor(let first) = constraint.first, let firstNames = names(of: first, scene) else { return nil }
        var attributes: [(String, String)] = []
        if first.item != .view(owner) { attributes.append(("firstItem", firstNames.item)) }
        attributes.append(("firstAttribute", firstNames.attribute))
        if constraint.relation != .equal { attributes.append(("relation", constraint.relation.rawValue)) }
        if case .anchor(let second)? = constraint.second {
            guard let secondNames = names(of: second, scene) else { return nil }
            attributes += [("secondItem", secondNames.item), ("secondAttribute", secondNames.attribute)]
        }
        if constraint.multiplier != 1 { attributes.append(("multiplier", constraint.multiplier.description)) }
        let isSymbolic = constraint.systemSpacing == 1
        let constant = isSymbolic ? SystemSpacing.betweenEdges : constraint.constant
        if constant != 0 {
            attributes.append(("constant", Self.text(constant, scale: scene.document.canvas.scale)))
        }
        if isSymbolic { attributes.append(("symbolic", "YES")) }
        let holder = scene.objectIDs[owner]
        let description = attributes.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
        attributes.append(("id", objectIDs.make("\(holder) \(description)")))
        return "<constraint " + attributes.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ") + "/>"
    }

    /// An item's object id and its attribute there: a margin is an attribute of the view, and the safe area of iOS 7 two bars.
    private func names(of anchor: Anchor, _ scene: ImportedScene) -> (item: String, attribute: String)? {
        guard !scene.objectIDs[scene.document.owner(of: anchor.item)].isEmpty else { return nil }
        switch anchor.item {
        case .view(let index): return (scene.objectIDs[index], anchor.attribute.name)
        case .builtInGuide(.layoutMarginsGuide, let index):
            return (scene.objectIDs[index], anchor.attribute.name + "Margin")
        case .builtInGuide(.safeAreaLayoutGuide, _) where scene.guideIDs[anchor.item] == nil:
            if anchor.attribute == .top { return scene.topLayoutGuideID.map { ($0, "bottom") } }
            if anchor.attribute == .bottom { return scene.bottomLayoutGuideID.map { ($0, "top") } }
            return nil
        default: return scene.guideIDs[anchor.item].map { ($0, anchor.attribute.name) }
        }
    }

    // MARK: Insertion

    /// Into the view's list of constraints, or into a new one.
    mutating func insert(_ texts: [String], into element: XMLElement) {
        if let list = element.child("constraints"), !list.children.isEmpty {
            insert(texts, intoList: list)
            return
        }
        let indent = indentation(of: element.children.first ?? element)
        let unit = indent.hasPrefix("\t") ? "\t" : "    "
        let lines =
            [indent + "<constraints>"] + texts.map { indent + unit + $0 } + [indent + "</constraints>"]
        // In Xcode's order, which puts these behind the constraints.
        let followers = [
            "userDefinedRuntimeAttributes", "variation", "connections", "accessibility", "point", "size",
        ]
        if let next = element.children.first(where: { followers.contains($0.name) && $0.key != "contentSize" }),
            let start = ownLineStart(of: next)
        {
            edits.append(.insertion(lines.joined(separator: lineBreak) + lineBreak, at: start))
        } else if let last = element.children.last {
            edits.append(.insertion(lines.map { lineBreak + $0 }.joined(), at: last.extent.upperBound))
        }
    }

    private mutating func insert(_ texts: [String], intoList list: XMLElement) {
        guard let last = list.children.last else { return }
        let indent = ownLineStart(of: last) == nil ? nil : indentation(of: last)
        edits.append(
            .insertion(texts.map { (indent.map { lineBreak + $0 } ?? "") + $0 }.joined(), at: last.extent.upperBound))
    }

    private func indentation(of element: XMLElement) -> String {
        guard let start = ownLineStart(of: element) else { return "" }
        return String(decoding: source.bytes[start..<element.extent.lowerBound], as: UTF8.self)
    }

    /// Where the line begins that the element is the first of; nil if something is before it.
    private func ownLineStart(of element: XMLElement) -> Int? {
        var start = element.extent.lowerBound
        while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
        return start > 0 && source.bytes[start - 1] == 0x0A ? start : nil
    }
}
