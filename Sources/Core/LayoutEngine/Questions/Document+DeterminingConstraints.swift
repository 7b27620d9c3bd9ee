// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
package import LayoutModel

extension Document {
    /// Why a number of a view's frame is what it is: the constraints that determine it, those of the system among them.
    ///
    /// In the order in which the engine holds them: the document's first.
    package func constraintsDetermining(
        _ attribute: AmbiguousAttribute.Name, of view: Int, measuring text: some TextMeasuring,
        images: some ImageSizing = NoImageFiles(), options: SolveOptions = SolveOptions()
    ) -> [InstalledConstraint] {
        var pass = LayoutPass.settled(self, text: text, images: images, options: options)
        return pass.constraints(determining: [attribute], of: view)
    }

    /// `constraintsAffectingLayout(for:)`: those that determine the view's position and size on an axis.
    package func constraintsAffectingLayout(
        of view: Int, for axis: Axis, measuring text: some TextMeasuring, images: some ImageSizing = NoImageFiles(),
        options: SolveOptions = SolveOptions()
    ) -> [InstalledConstraint] {
        var pass = LayoutPass.settled(self, text: text, images: images, options: options)
        return pass.constraints(determining: [.position(axis), .size(axis)], of: view)
    }
}

extension LayoutPass {
    fileprivate mutating func constraints(
        determining attributes: [AmbiguousAttribute.Name], of view: Int
    ) -> [InstalledConstraint] {
        var rows: [RowID] = []
        for attribute in attributes {
            guard let variable = system.items[.view(view)].variable(attribute) else { continue }
            rows += rowsDetermining(variable)
        }
        return Set(rows).sorted().map(constraint(behind:))
    }
}

extension ItemTable.Variables {
    func variable(_ name: AmbiguousAttribute.Name) -> Variable? {
        switch name {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
