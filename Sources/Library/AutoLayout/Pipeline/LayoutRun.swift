// SPDX-License-Identifier: Apache-2.0
package import FontFiles
package import LayoutDiagnostics
package import LayoutEngine
package import LayoutLints
package import LayoutModel
package import LayoutSource
package import SourceLocations

/// The result of one source text: the stages that its errors allow.
package struct LayoutRun: Sendable {
    package var source: SourceText
    /// Nil if the text has an error.
    @Boxed package var document: Document?
    /// The document before size classes; nil if nothing depends on them.
    @Boxed package var asWritten: DocumentAsWritten?
    /// Nil if there is no document.
    @Boxed package var layout: LayoutEngine.SolvedLayout?
    /// Sizes that the document and the command line ask for.
    package var fittings: [SolvedFitting] = []
    /// Images and font directories that a layout document names.
    package var files: [FileReference] = []
    /// The component of each instance, by the instance's name.
    package var instances: [String: String] = [:]
    /// The diagnostics of every stage, in the order of the stages.
    package var diagnostics: [Diagnostic]
    /// The advice among them; nil = none was requested.
    package var advice: Lint.Strictness?
    /// Whether the author states the size of the root, and what is around it.
    var isRootStated = true
    /// Tells which diagnostics are certain; nil = all.
    var evidence: (any LayoutEvidence)?
    package internal(set) var solveOptions = SolveOptions()
    package var timings: StageTimings
    /// The faces of the document's own font directories: used for measuring and drawing in addition to the catalog's.
    package var ownFonts: [FontFile] = []
    /// The images that the document names.
    package var images = ImageFiles()
    /// The documents around the root view.
    package var neighbors: [NeighborRun] = []

    package init(source: SourceText, document: Document?, diagnostics: [Diagnostic], timings: StageTimings) {
        self.source = source
        self.document = document
        self.diagnostics = diagnostics
        self.timings = timings
    }

    /// How severe a warning is.
    package enum Warnings: Hashable, Sendable { case allowed, denied }

    /// The diagnostics sorted by place, those about the whole file first; denied warnings are errors.
    package func judged(_ warnings: Warnings) -> LayoutRun {
        var run = self
        let offsets = diagnostics.map { $0.range?.lowerBound ?? -1 }
        run.diagnostics = diagnostics.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }.map { index in
            var diagnostic = diagnostics[index]
            if warnings == .denied, diagnostic.severity == .warning { diagnostic.severity = .error }
            return diagnostic
        }
        return run
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    package var json: SolvedLayoutJSON? {
        guard let document, let layout else { return nil }
        return SolvedLayoutJSON(
            document: document, layout: layout, fittings: fittings, diagnostics: diagnostics, source: source)
    }

    package var tree: String? {
        guard let document, let layout else { return nil }
        return LayoutTree(document: document, layout: layout, fittings: fittings).text
    }

    /// The view tree in the form of UIView's `_autolayoutTrace`.
    package var trace: String? {
        guard let document, let layout else { return nil }
        return layout.trace(of: document)
    }
}
