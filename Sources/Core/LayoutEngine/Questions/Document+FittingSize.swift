// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

extension Document {
    /// The size that a view's own constraints and contents give it, regardless of its surroundings.
    ///
    /// - Returns: the size of its frame in points, each rounded up to the pixel.
    package func fittingSize(
        of view: Int, target: FittingTarget = .compressed, measuring text: some TextMeasuring,
        images: some ImageSizing = NoImageFiles()
    ) -> Size {
        let subtree = Subtrees(of: self).document(at: view).withoutCanvasSize()
        return fittedSize(
            of: subtree.solveFitting(
                target, role: rootRole(of: view), measuring: text, images: images, options: SolveOptions()))
    }

    /// The answers to the document's requests for fitting sizes, in their order.
    package func solveFittings(
        measuring text: some TextMeasuring, images: some ImageSizing = NoImageFiles(),
        options: SolveOptions = SolveOptions()
    ) -> [SolvedFitting] {
        let questions = fittings.map { request in
            Question(
                view: request.view,
                target: FittingTarget(
                    size: request.target, horizontalPriority: request.horizontalPriority,
                    verticalPriority: request.verticalPriority))
        }
        var counts: [Question: Int] = [:]
        for question in questions { counts[question, default: 0] += 1 }
        // Only what is asked more than once is kept.
        var answers: [Question: (subtree: Document, layout: SolvedLayout)] = [:]
        let subtrees = Subtrees(of: self)
        return zip(fittings, questions).map { request, question in
            let subtree = answers[question]?.subtree ?? subtrees.document(at: question.view).withoutCanvasSize()
            let layout =
                answers[question]?.layout
                ?? subtree.solveFitting(
                    question.target, role: rootRole(of: question.view), measuring: text, images: images,
                    options: options)
            if counts[question, default: 0] > 1 { answers[question] = (subtree, layout) }
            return SolvedFitting(
                request: request, size: fittedSize(of: layout),
                diagnostics: layout.conflicts.filter(\.concernsFittingSize).map { conflict in
                    conflict.diagnostic(in: subtree, fitting: request)
                })
        }
    }

    /// The margins of the root stay those of its window, although this does not give it a size.
    private func rootRole(of view: Int) -> SolveOptions.RootRole {
        view == 0 ? .measuredWindow(width: canvas.width) : .subview
    }

    private func withoutCanvasSize() -> Document {
        var document = self
        document.canvas.width = nil
        document.canvas.height = nil
        document.canvas.safeArea = .zero
        return document
    }

    /// The layout with the target as the only size that the root is given.
    private func solveFitting(
        _ target: FittingTarget, role: SolveOptions.RootRole, measuring text: some TextMeasuring,
        images: some ImageSizing, options: SolveOptions
    ) -> SolvedLayout {
        var options = options
        options.exercisedViews = []
        options.fitting = target
        options.rootRole = role
        return solve(measuring: text, images: images, options: options)
    }

    private func fittedSize(of layout: SolvedLayout) -> Size {
        let grid = PixelGrid(scale: canvas.scale)
        let size = layout.canvasSize
        return Size(width: max(grid.roundedUp(size.width), 0), height: max(grid.roundedUp(size.height), 0))
    }
}

private struct Question: Hashable {
    var view: Int
    var target: FittingTarget
}
