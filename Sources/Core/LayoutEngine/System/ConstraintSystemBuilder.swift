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
    /// As the last solution has them.
    var tallest = TallestViews()
    /// What the root takes that fits its contents: whole pixels, once these are known.
    var fittedSize = FittedSize()
}

/// The size of a root whose canvas leaves it open, points of the frame; nil on an axis where nothing is to be rounded.
struct FittedSize {
    var width: Double?
    var height: Double?

    var isEmpty: Bool { width == nil && height == nil }

    subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// Turns a document with measured contents into rows.
struct ConstraintSystemBuilder {
    var inputs: SystemInputs
    var system: ConstraintSystem
    private(set) var maker: RowMaker

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
        maker = RowMaker(context, items: items, contents: inputs.contents, options: inputs.options)
        maker.composer.tallest = inputs.tallest
    }

    mutating func addRows() {
        addDocumentConstraints(inputs.isInstalled)
        addContentSizes()
        addStackViews()
        addAutoresizingMasks()
        addPrototypes()
        addBuiltInGuides()
        addArrangementOrder()
        addRoot()
    }

    /// Adds a constraint of the system or of the document, unless one of its items is not laid out.
    ///
    /// - Returns: its row; nil if an item is not laid out.
    @discardableResult
    mutating func install(_ constraint: InstalledConstraint) -> RowID? {
        maker.row(for: constraint).map { system.add($0, for: constraint) }
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
    private mutating func addDocumentConstraint(at index: Int, isInstalled: Bool) {
        guard isInstalled else {
            system.constraintRows.append(nil)
            system.constraintConstants.append(context.document.constraints[index].constant)
            return
        }
        let installed = installedConstraint(at: index)
        system.constraintRows.append(install(installed))
        system.constraintConstants.append(installed.constant)
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
            let frame = given ?? inputs.fittedSize[axis]
            let fitting: LayoutPriority =
                inputs.fittedSize[axis] != nil
                ? .almostRequired : axis == .horizontal ? target.horizontalPriority : target.verticalPriority
            let encapsulated = "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")"
            install(
                InstalledConstraint(
                    origin: given == nil ? .fittingSize(axis: axis) : .encapsulated(axis: axis),
                    first: .anchor(InstalledAnchor(.view(0), attribute)), relation: .equal, second: nil,
                    constant: frame.map { max($0 - system.items.insets(.view(0), axis), 0) } ?? target.size[axis],
                    priority: given == nil ? fitting : .required,
                    identifier: given == nil
                        ? "fittingSize\(axis == .horizontal ? "H" : "V")Target" : encapsulated))
        }
    }
}

extension LayoutPriority {
    /// Above any other optional priority: a root whose contents require fractions of a pixel takes these.
    fileprivate static let almostRequired = LayoutPriority(Float(1000).nextDown)
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
