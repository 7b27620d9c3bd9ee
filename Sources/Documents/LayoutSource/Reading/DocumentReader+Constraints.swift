// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations

/// Constraints, in all their forms.
extension DocumentReader {
    /// All constraints of the document in the order of its text.
    mutating func readConstraints() -> [Constraint] {
        let scope = NameScope(
            items: items, metrics: metrics,
            metricValues: Dictionary(metrics.map { ($0.name, $0.value) }) { first, _ in first }, views: views,
            guides: guides, platform: platform, knowsAllNames: knowsAllNames,
            firstInstances: findings.text?.firstInstances ?? [:])
        let lists = constraintLists.filter { !$0.constraints.isEmpty }
        var constraints: [Constraint] = []
        constraints.reserveCapacity(lists.reduce(0) { $0 + $1.constraints.count })
        if lists.count == 1 {
            // The entries of one list are in the order of its text.
            for written in lists[0].constraints {
                readEntry(written, owner: lists[0].owner, scope: scope, into: &constraints)
            }
        } else {
            let entries = lists.flatMap { list in list.constraints.map { (owner: list.owner, written: $0) } }
            let text = findings.text
            let order = entries.map { text?.order(of: $0.written.range) ?? $0.written.range.lowerBound }
            let isSorted = zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
            let places = Array(entries.indices)
            for index in isSorted ? places : places.sorted(by: { (order[$0], $0) < (order[$1], $1) }) {
                let entry = entries[index]
                readEntry(entry.written, owner: entry.owner, scope: scope, into: &constraints)
            }
        }
        return constraints
    }

    private mutating func readEntry(
        _ written: JSONValue, owner: Int?, scope: NameScope, into constraints: inout [Constraint]
    ) {
        let value = varied(written)
        let first = constraints.count
        readConstraints(of: value, owner: owner, scope: scope, into: &constraints)
        for index in first..<constraints.count { keep(conditionsOf: written, ofConstraint: index) }
        if !isInstalled(value) { constraints.removeSubrange(first...) }
    }

    /// The constraints of one entry of a list: those of a visual format, or one.
    private mutating func readConstraints(
        of value: JSONValue, owner: Int?, scope: NameScope, into constraints: inout [Constraint]
    ) {
        if reportsCall(in: value) { return }
        if let found = readVisualFormat(value, owner: owner, scope: scope) {
            constraints += found
            return
        }
        let constraint =
            if let text = value.string {
                readText(text, value, owner: owner, scope: scope)
            } else if let equation = value["equation"], let text = equation.string {
                readEquationObject(text, equation, in: value, owner: owner, scope: scope)
            } else {
                readObject(value, owner: owner, scope: scope)
            }
        if let constraint { constraints.append(constraint) }
    }

    // MARK: Equations

    private mutating func readText(_ text: String, _ value: JSONValue, owner: Int?, scope: NameScope) -> Constraint? {
        if reportsMistakenFormat(text, at: value.range) { return nil }
        let offsets = JSONReader.sourceOffsets(of: value.range, in: bytes)
        let lexed = LexedEquation(text, scope: scope)
        guard
            let equation = EquationParser.parse(
                lexed, offsets: offsets, scope: scope, owner: owner, findings: &findings)
        else { return nil }
        let draft = EquationNormalForm.draft(equation, range: value.range, findings: &findings)
        let priority = checkedPriority(equation.priority, at: equation.priorityRange ?? value.range)
        checkIdentifier(equation.identifier, at: equation.identifierRange)
        return constraint(from: draft, priority: priority, identifier: equation.identifier, isActive: true)?
            .spelled(as: lexed, owner: owner, scope: scope)
    }

    /// An equation with what its own notation cannot say.
    private mutating func readEquationObject(
        _ text: String, _ equation: JSONValue, in value: JSONValue, owner: Int?, scope: NameScope
    ) -> Constraint? {
        var constraint = readText(text, equation, owner: owner, scope: scope)
        constraint?.isActive = value.boolean("isActive") ?? true
        checkIdentifier(value.string("identifier"), at: value["identifier"]?.range)
        if let identifier = value["identifier"], constraint?.identifier != nil {
            findings.report(
                .contradictoryKeys, "the equation already contains an identifier", at: identifier.range)
        }
        if let identifier = value.string("identifier") { constraint?.identifier = identifier }
        return constraint
    }

    // MARK: Objects

    private mutating func readObject(_ value: JSONValue, owner: Int?, scope: NameScope) -> Constraint? {
        // Every part is read before giving up, so that one run names all that is wrong.
        let firstAnchor = readAnchor(value, item: "firstItem", attribute: "firstAttribute", owner: owner, scope: scope)
        let secondAnchor = readSecond(value, owner: owner, beside: firstAnchor?.anchor, scope: scope)
        let addend = readConstant(value["constant"], scope: scope)
        let factor = readMultiplier(value["multiplier"])
        let priority = readPriority(value["priority"])
        checkIdentifier(value.string("identifier"), at: value["identifier"]?.range)
        guard let first = firstAnchor, let second = secondAnchor, let (constant, spacings) = addend,
            let multiplier = factor
        else { return nil }
        // As in constraint(equalToSystemSpacingAfter:multiplier:), the multiplier is the spacing's.
        let draft = ConstraintDraft(
            first: .anchor(first.anchor), firstRange: first.range,
            relation: value.string("relation").flatMap(RelationName.relation) ?? .equal,
            second: second.anchor.map(Constraint.Operand.anchor), secondRange: second.range,
            multiplier: spacings > 0 || second.anchor == nil ? 1 : multiplier,
            multiplierRange: value["multiplier"]?.range,
            constant: constant, systemSpacing: spacings * multiplier, range: value.range)
        let name = value.string("constant").flatMap { $0 == "systemSpacing" ? nil : $0 }
        return constraint(
            from: draft, priority: priority, identifier: value.string("identifier"),
            isActive: value.boolean("isActive") ?? true)?.spelled(
                constantName: name, isVaried: value["variations"]?.elements.isEmpty == false, scope: scope)
    }

    private typealias PlacedAnchor = (anchor: Anchor, range: SourceRange)

    private mutating func readAnchor(
        _ value: JSONValue, item itemKey: String, attribute attributeKey: String, owner: Int?, scope: NameScope
    ) -> PlacedAnchor? {
        guard let itemValue = value[itemKey], let itemName = itemValue.string else {
            // An item of a wrong type has been reported and is gone.
            if !findings.hasError(within: value.range) {
                findings.report(
                    .missingFirstItem, "Constraint must contain a first layout item.", at: value.range.opening)
            }
            return nil
        }
        let item = scope.item(names(in: itemName, itemValue), owner: owner, findings: &findings)
        guard let attributeValue = value[attributeKey], let attributeName = attributeValue.string else {
            if !findings.hasError(within: value.range) {
                findings.report(
                    .missingKey, "a constraint needs '\(attributeKey)' together with '\(itemKey)'", at: itemValue.range)
            }
            return nil
        }
        let attribute = scope.attribute(
            NameScope.Name(text: attributeName, range: attributeValue.range, spelling: .quoted), findings: &findings)
        guard let item, let attribute,
            scope.has(Anchor(item, attribute), at: attributeValue.range, findings: &findings)
        else { return nil }
        return (Anchor(item, attribute), attributeValue.range)
    }

    /// The second anchor, none, or nil if it is wrong. Without an item the attribute must be Not An Attribute, as in Apple's
    /// documentation.
    private mutating func readSecond(
        _ value: JSONValue, owner: Int?, beside first: Anchor?, scope: NameScope
    ) -> (anchor: Anchor?, range: SourceRange?)? {
        guard let itemValue = value["secondItem"] else {
            // An unknown key may be the second item: what would be said without one is only a consequence.
            if findings.hasError(within: value.range, code: .unknownKey) { return nil }
            let attribute = value["secondAttribute"]
            // A location without a second item is reported later, as UIKit reports it.
            if let name = attribute?.string, !LayoutAttribute.isNotAnAttribute(name),
                first?.attribute.isLocation == false
            {
                findings.report(
                    .missingKey, "'secondAttribute' needs 'secondItem'; without one it is notAnAttribute",
                    at: attribute?.range)
                return nil
            }
            return (nil, attribute?.range)
        }
        if let attribute = value["secondAttribute"], let name = attribute.string, LayoutAttribute.isNotAnAttribute(name)
        {
            // Apple asks for the pair of a location first.
            if first?.attribute.isLocation == true { return (nil, attribute.range) }
            findings.report(.invalidAttributePairing, "Invalid pairing of layout attributes.", at: attribute.range)
            return nil
        }
        guard itemValue.string != nil,
            let anchor = readAnchor(
                value, item: "secondItem", attribute: "secondAttribute", owner: owner, scope: scope)
        else { return nil }
        return (anchor.anchor, anchor.range)
    }

    /// `a` or `a.guide`, each part with its own place.
    private func names(in text: String, _ value: JSONValue) -> [NameScope.Name] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return [NameScope.Name(text: text, range: value.range, spelling: .quoted)] }
        let offsets = JSONReader.sourceOffsets(of: value.range, in: bytes)
        return parts.map { part in
            let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
            let end = start + part.utf8.count
            return NameScope.Name(text: String(part), range: SourceRange(offsets[start], offsets[end]))
        }
    }

    private mutating func readConstant(_ value: JSONValue?, scope: NameScope) -> (constant: Double, spacings: Double)? {
        guard let value else { return (0, 0) }
        if let number = value.number { return (number, 0) }
        guard let name = value.string else { return nil }
        if name == "systemSpacing" { return (0, 1) }
        return scope.metric(NameScope.Name(text: name, range: value.range, spelling: .quoted), findings: &findings)
            .map { ($0, 0) }
    }

    /// A number, or a ratio such as `16:9` or `1/2`.
    private mutating func readMultiplier(_ value: JSONValue?) -> Double? {
        guard let value else { return 1 }
        if let number = value.number { return number }
        let parts = (value.string ?? "").split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = parts.compactMap { Double($0) }
        if parts.count == 1, let number = numbers.first, number.isFinite { return number }
        guard parts.count == 2, numbers.count == 2, numbers[1] != 0, (numbers[0] / numbers[1]).isFinite else {
            findings.report(.wrongType, "expected a number, or a ratio such as \"16:9\"", at: value.range)
            return nil
        }
        return numbers[0] / numbers[1]
    }

    // MARK: Both

    private mutating func constraint(
        from draft: ConstraintDraft?, priority: LayoutPriority?, identifier: String?, isActive: Bool
    ) -> Constraint? {
        guard let draft,
            draft.isLegal(axisPairing: options.axisPairing, pair: equation(pairing: draft), findings: &findings),
            let priority
        else { return nil }
        return Constraint(
            first: draft.first, relation: draft.relation, second: draft.second, multiplier: draft.multiplier,
            constant: draft.constant == 0 ? 0 : draft.constant, systemSpacing: draft.systemSpacing, priority: priority,
            identifier: identifier, isActive: isActive, source: draft.range)
    }

    /// A location equal to a constant, related to the superview as it was probably meant: `top = 20` is 20 points below
    /// the superview's top. Nil for the root and for other constraints.
    private func equation(pairing draft: ConstraintDraft) -> String? {
        guard draft.second == nil, draft.secondRange == nil, draft.first.isLocation, draft.systemSpacing == 0,
            case .anchor(let anchor) = draft.first,
            case .view(let index) = anchor.item, let superview = views[index].superview
        else { return nil }
        let (inner, outer) = (
            "\(views[index].id).\(anchor.attribute.name)", "\(views[superview].id).\(anchor.attribute.outerEdge.name)"
        )
        let offset =
            draft.constant == 0
            ? "" : " \(draft.constant < 0 ? "-" : "+") \(DecimalText.shortest(abs(draft.constant)))"
        return anchor.attribute.isFarEdge && draft.constant >= 0
            ? "\(outer) \(draft.relation.sign) \(inner)\(offset)" : "\(inner) \(draft.relation.sign) \(outer)\(offset)"
    }

    /// Apple's header reserves two prefixes for the system.
    mutating func checkIdentifier(_ identifier: String?, at range: SourceRange?) {
        guard let identifier, let range, identifier.hasPrefix("UI") || identifier.hasPrefix("NS") else { return }
        findings.report(
            .reservedIdentifier, "identifiers that begin with UI or NS are reserved for the system", at: range)
    }
}

extension DiagnosticCode {
    package static let missingFirstItem = DiagnosticCode("missing-first-item")
    package static let reservedIdentifier = DiagnosticCode("reserved-identifier")
}
