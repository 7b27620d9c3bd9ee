// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A layout that is solved again, as a web page and its WebAssembly module see it: numbers in, numbers out.
package struct InteractiveModel {
    private var layout: InteractiveLayout

    package init(_ numbers: UnsafeBufferPointer<Double>) {
        var reader = NumberReader(numbers)
        layout = reader.layout()
    }

    /// Points.
    package mutating func setCanvasSize(width: Double, height: Double) {
        layout.setCanvasSize(Size(width: width, height: height))
    }

    package mutating func setConstant(_ constant: Double, of constraint: Int) {
        layout.setConstant(constant, ofConstraintAt: constraint)
    }

    package mutating func setPriority(_ priority: Double, of constraint: Int) {
        layout.setPriority(LayoutPriority(Float(priority)), ofConstraintAt: constraint)
    }

    package mutating func setActive(_ isActive: Bool, of constraint: Int) {
        layout.setActive(isActive, ofConstraintAt: constraint)
    }

    /// The solution of the layout as it is now.
    package mutating func solve() -> [Double] {
        var writer = NumberWriter()
        writer.write(layout.solve())
        return writer.numbers
    }
}
