// SPDX-License-Identifier: Apache-2.0
import AutoLayout
package import LayoutModel
import LayoutSource

/// Reads a run's text again for other variants and canvases.
package struct DocumentReading {
    package let variantNames: [String]
    private let parsed: ParsedDocument
    private let options: ReadOptions
    private let run: LayoutRun
    private let pipeline: LayoutPipeline

    init(_ parsed: ParsedDocument, _ options: ReadOptions, like run: LayoutRun, in pipeline: LayoutPipeline) {
        self.parsed = parsed
        self.options = options
        self.run = run
        self.pipeline = pipeline
        variantNames = parsed.variantNames
    }

    /// - Parameter overrides: over the canvas that the command line asks for.
    package func document(variant: String?, _ overrides: CanvasOverrides) -> Document? {
        var options = options
        options.variant = variant
        options.purpose = .solving
        if overrides.width != nil || overrides.height != nil {
            (options.canvas.width, options.canvas.height) = (overrides.width, overrides.height)
            options.canvas.orientation = nil
        }
        options.canvas.contentSizeCategory = overrides.contentSizeCategory ?? options.canvas.contentSizeCategory
        options.canvas.direction = overrides.direction ?? options.canvas.direction
        options.canvas.scale = overrides.scale ?? options.canvas.scale
        options.canvas.appearance = overrides.appearance ?? options.canvas.appearance
        return pipeline.document(parsed, options: options, like: run)
    }
}
