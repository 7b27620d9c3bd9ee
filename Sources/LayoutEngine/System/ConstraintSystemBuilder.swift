// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Everything that the rows depend on.
struct SystemInputs {
    var context: LayoutContext
    let uses: GuideUse
    /// By the document's constraint: whether it is active and legal.
    var isInstalled: [Bool]
    var contents: ContentMeasurements
    var insets: ViewInsets
    /// By view, or empty.
    var prototypes: [Prototype]
    var options: SolveOptions
}

/// Turns a document with measured contents into rows.
struct ConstraintSystemBuilder {
    var inputs: SystemInputs
    var system: ConstraintSystem
    var composer: RowComposer

    static func system(_ inputs: SystemInputs) -> ConstraintSystem {
        var builder = ConstraintSystemBuilder(inputs)
        builder.addRows()
        return builder.system
    }

    var context: LayoutContext { inputs.context }
    var contents: ContentMeasurements { inputs.contents }

    init(_ inputs: SystemInputs) {
        self.inputs = inputs
        let context = inputs.context
        var items = ItemTable(context.document)
        items.addBuiltInGuides(inputs.uses.bits)
        for (index, view) in context.document.views.enumerated() {
            guard let stack = view.stackView else { continue }
            items.addHelpers(
                ofStackView: index,
                gapGuides: stack.gapGuideCount(
                    arranged: context.arrangedSubviews(of: index).count, on: context.document.platform))
        }
        system = ConstraintSystem(items: items)
        let variables = VariableAllocation.variables(of: items, context, in: &system.linear)
        items.setVariables(variables)
        system.items = items
        composer = RowComposer(
            items: items, views: context.document.views, directions: context.directions, contents: inputs.contents)
    }

    mutating func addRows() {
        addDocumentConstraints(inputs.isInstalled)
        addContentSizes()
        addStackViews()
        addAutoresizingMasks()
        addPrototypes()
        addBuiltInGuides()
        addRoot()
    }

    /// Adds a constraint of the system or of the document, unless one of its items is not laid out.
    ///
    /// - Returns: its row; nil if an item is not laid out.
    @discardableResult
    mutating func install(_ constraint: InstalledConstraint) -> RowID? {
        // Numbers of a document are finite; margins or frames that a program made need not be.
        guard constraint.constant.isFinite, constraint.multiplier.isFinite, var first = placed(constraint.first) else {
            return nil
        }
        var second: RowComposer.Operand?
        if let operand = constraint.second {
            guard var placed = placed(operand) else { return nil }
            if constraint.origin.isOwnConstraint {
                moveIntoContent(&first, inside: placed)
                moveIntoContent(&placed, inside: first)
            }
            second = placed
        }
        composer.compose(first, minus: constraint.multiplier, times: second)
        let rank = inputs.options.breakPolicy == .observed ? BreakRank(constraint, first, second, composer).rawValue : 0
        let row = Row(
            composer.terms, Row.Relation(constraint.relation), constraint.constant - composer.constant,
            priority: Priority(constraint.priority.rawValue),
            breakRank: constraint.origin.isOwnConstraint ? rank : max(rank, BreakRank.system.rawValue),
            groups: groups(first, second))
        return system.add(row, for: constraint)
    }

    /// The views of a constraint: of two conflicts with equally many constraints, the one with fewer views is reported.
    private func groups(_ first: RowComposer.Operand, _ second: RowComposer.Operand?) -> Row.Groups {
        let view = system.items.view(of: first.item)
        guard let second else { return Row.Groups(first: view) }
        return Row.Groups(first: view, second: system.items.view(of: second.item))
    }

    private mutating func addDocumentConstraints(_ isInstalled: [Bool]) {
        let capacity = isInstalled.count + isInstalled.count / 8
        system.constraintRows.reserveCapacity(capacity)
        system.constraintConstants.reserveCapacity(capacity)
        for index in context.document.constraints.indices {
            addDocumentConstraint(at: index, isInstalled: isInstalled[index])
        }
    }

    /// Adds the row of the document's constraint that comes next.
    mutating func addDocumentConstraint(at index: Int, isInstalled: Bool) {
        guard isInstalled else {
            system.constraintRows.append(nil)
            system.constraintConstants.append(context.document.constraints[index].constant)
            return
        }
        let installed = installedConstraint(at: index)
        system.constraintRows.append(install(installed))
        system.constraintConstants.append(installed.constant)
    }

    /// Follows a change of constant or priority in the document's constraint.
    mutating func updateConstraint(at index: Int) {
        guard system.constraintRows[index] != nil else { return }
        system.constraintConstants[index] = installedConstraint(at: index).constant
    }

    /// The document's constraint with system spacing in points.
    private func installedConstraint(at index: Int) -> InstalledConstraint {
        let constraint = context.document.constraints[index]
        let spacing = constraint.systemSpacing == 0 ? 0 : systemSpacing(of: constraint)
        return InstalledConstraint(
            context.document, constraint: index,
            constant: constraint.constant + constraint.systemSpacing * spacing)
    }

    /// The root's size: that of the window or, if the canvas leaves it open, that of its contents.
    private mutating func addRoot() {
        let canvas = context.document.canvas
        let target = inputs.options.fitting
        for axis in Axis.allCases {
            let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
            let given = axis == .horizontal ? canvas.width : canvas.height
            let fitting = axis == .horizontal ? target.horizontalPriority : target.verticalPriority
            let encapsulated = "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")"
            install(
                InstalledConstraint(
                    origin: given == nil ? .fittingSize(axis: axis) : .encapsulated(axis: axis),
                    first: .anchor(InstalledAnchor(.view(0), attribute)), relation: .equal, second: nil,
                    constant: max((given ?? target.size[axis]) - system.items.insets(.view(0), axis), 0),
                    priority: given == nil ? fitting : .required,
                    identifier: given == nil
                        ? "fittingSize\(axis == .horizontal ? "H" : "V")Target" : encapsulated))
        }
    }

    private func placed(_ operand: InstalledConstraint.Operand) -> RowComposer.Operand? {
        switch operand {
        case .anchor(let anchor):
            return placed(anchor).map(RowComposer.Operand.anchor)
        case .offset(let from, let to):
            guard let from = placed(from), let to = placed(to) else { return nil }
            return .offset(from: from, to: to)
        }
    }

    private func placed(_ anchor: InstalledAnchor) -> RowComposer.Anchor? {
        var anchor = anchor
        if anchor.attribute.isMargin, case .item(.view(let view)) = anchor.item {
            anchor = InstalledAnchor(
                .item(.builtInGuide(.layoutMarginsGuide, of: view)), anchor.attribute.withinMargins)
        }
        guard let item = system.items.id(of: anchor.item), system.items[item].isLaidOut else {
            return nil
        }
        return RowComposer.Anchor(item: item, attribute: anchor.attribute)
    }

    /// A scroll view's edges as seen from inside it are those of its content.
    private func moveIntoContent(_ operand: inout RowComposer.Operand, inside other: RowComposer.Operand) {
        guard case .anchor(var anchor) = operand, let view = system.items.viewIndex(anchor.item),
            context.document.views[view].scrollsContent, anchor.attribute.isEdge,
            let content = system.items.id(of: .contentLayoutGuide, owner: view),
            case .anchor(let inner) = other, inner.item != anchor.item, inner.item != content,
            system.items.nearestCommonAncestor(inner.item, anchor.item) == view,
            inner.item != system.items.id(of: .frameLayoutGuide, owner: view)
        else { return }
        anchor.item = content
        operand = .anchor(anchor)
    }
}

extension LayoutAttribute {
    /// An edge of the item itself, not of its margins.
    package var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}

extension Row.Relation {
    fileprivate init(_ relation: Constraint.Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension InstalledConstraint.Operand {
    init(_ operand: Constraint.Operand) {
        self =
            switch operand {
            case .anchor(let anchor): .anchor(InstalledAnchor(anchor))
            case .offset(let from, let to): .offset(from: InstalledAnchor(from), to: InstalledAnchor(to))
            }
    }
}

extension InstalledAnchor {
    init(_ anchor: Anchor) { self.init(.item(anchor.item), anchor.attribute) }
}
