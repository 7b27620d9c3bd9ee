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
        fittedSize(of: fittedLayout(of: view, target, measuring: text, images: images, options: SolveOptions()).layout)
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
        return zip(fittings, questions).map { request, question in
            let (subtree, layout) =
                answers[question]
                ?? fittedLayout(of: question.view, question.target, measuring: text, images: images, options: options)
            if counts[question, default: 0] > 1 { answers[question] = (subtree, layout) }
            return SolvedFitting(
                request: request, size: fittedSize(of: layout),
                diagnostics: layout.conflicts.filter(\.concernsFittingSize).map { conflict in
                    conflict.diagnostic(in: subtree, fitting: request)
                })
        }
    }

    private func fittedLayout(
        of view: Int, _ target: FittingTarget, measuring text: some TextMeasuring, images: some ImageSizing,
        options: SolveOptions
    ) -> (subtree: Document, layout: SolvedLayout) {
        var document = subtree(at: view)
        document.canvas.width = nil
        document.canvas.height = nil
        document.canvas.safeArea = .zero
        var options = options
        options.exercisedViews = []
        options.fitting = target
        options.rootRole = view == 0 ? .window : .subview
        return (document, document.solve(measuring: text, images: images, options: options))
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
