// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// A document whose contents are measured, and that is solved again while its canvas and constraints change.
///
/// It needs no fonts: web pages solve with it. Its results are those of `Document.solve`; what its last solution and the
/// next have in common is not solved again.
package struct InteractiveLayout {
    private var inputs: SystemInputs
    private let texts: [InteractiveText]
    /// By view: its text's index.
    private var textOfView: [Int]
    private var settled: SettledSystem?

    package init(
        _ document: Document, contents: [LiveContent], texts: [InteractiveText], options: SolveOptions
    ) {
        let context = LayoutContext(document)
        self.texts = texts
        textOfView = Array(repeating: 0, count: document.views.count)
        for (index, text) in texts.enumerated() { textOfView[text.view] = index }
        let measured = texts.map { text in
            ContentMeasurements.Text(
                view: text.view, request: TextRequest(text: StyledText(content: .plain(""), font: Font(size: 0))),
                natural: text.natural, current: text.first, isRemeasured: text.isRemeasured, insets: text.insets)
        }
        let uses = GuideUse(document)
        inputs = SystemInputs(
            context: context, uses: uses, isInstalled: document.constraints.map { $0.isActive },
            contents: ContentMeasurements(contents, grid: context.grid, texts: measured),
            insets: ViewInsets(context, users: uses.ownersOfInsets),
            prototypes: [], options: options)
    }

    // MARK: Changes

    /// Points of the root's frame. The safe area and the keyboard stay as they are.
    package mutating func setCanvasSize(_ size: Size) {
        inputs.context.document.canvas.width = size.width
        inputs.context.document.canvas.height = size.height
    }

    package mutating func setConstant(_ constant: Double, ofConstraintAt index: Int) {
        inputs.context.document.constraints[index].constant = constant
    }

    package mutating func setPriority(_ priority: LayoutPriority, ofConstraintAt index: Int) {
        inputs.context.document.constraints[index].priority = priority
    }

    package mutating func setActive(_ isActive: Bool, ofConstraintAt index: Int) {
        inputs.context.document.constraints[index].isActive = isActive
    }

    // MARK: Solving

    /// Solves the layout as it is now.
    package mutating func solve() -> InteractiveSolution {
        let document = inputs.context.document
        let uses = GuideUse(document)
        let next = SystemInputs(
            context: inputs.context, uses: uses, isInstalled: document.constraints.map { $0.isActive },
            contents: inputs.contents, insets: ViewInsets(inputs.context, users: uses.ownersOfInsets), prototypes: [],
            options: inputs.options)
        var system: SettledSystem
        if let known = settled {
            settled = nil
            system = known
            system.solve(next)
        } else {
            system = SettledSystem(next)
        }
        let (texts, textOfView, grid) = (texts, textOfView, inputs.context.grid)
        let unwrapped = system.settle { text in
            texts[textOfView[text.view]].steps.measurement(at: text.request.width ?? 0, grid) ?? text.natural
        }
        let solution = InteractiveSolution(system, unwrapped: unwrapped)
        settled = system
        return solution
    }
}
