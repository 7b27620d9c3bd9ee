// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutExplanations
import LayoutModel
import LayoutScene
import SourceLocations

/// Figures of a value's explanation, as `alrender explain` draws it.
extension FigureDrawing {
    /// A value with the constraints that give it.
    struct Explained {
        package var value: ValueExplanation
        /// A line for each constraint, and the sum.
        package var lines: [String]
    }

    /// What gives a value, such as `title.width`, in a layout; the problem with it if there is no such sum.
    package func explained(
        _ value: String, _ run: LayoutRun, _ pipeline: LayoutPipeline
    ) -> Swift.Result<Explained, FigureProblem> {
        func problem(_ message: String, meant: String? = nil) -> Swift.Result<Explained, FigureProblem> {
            var diagnostic = Diagnostic(
                .figureOption, .error, message, fixes: meant.map { [Diagnostic.Fix("did you mean '\($0)'?")] } ?? [])
            diagnostic.range = figure.request.words.last { $0.key == "explain" }?.range ?? figure.request.place
            return .failure(FigureProblem(diagnostic))
        }
        guard let document = run.document, let layout = run.layout else { return problem("there is no layout") }
        guard let dot = value.lastIndex(of: ".") else {
            return problem("'\(value)' names no value, expected a view and \(FrameValueName.examples): '\(value).x'")
        }
        let (id, name) = (String(value[..<dot]), String(value[value.index(after: dot)...]))
        guard let view = document.views.firstIndex(where: { $0.id == id }) else {
            let meant = NearestName.of(id, among: document.views.map(\.id)).map { "\($0).\(name)" }
            return problem("no view has the id '\(id)'", meant: meant)
        }
        let superview = document.views[view].superview ?? view
        guard let frameValue = FrameValueName(name, layout.views[superview].direction) else {
            return problem(
                "'\(name)' is not a value of a frame, expected \(FrameValueName.examples)",
                meant: FrameValueName.suggestion(for: name).map { "\(id).\($0)" })
        }
        guard frameValue.share == 0 else {
            return problem(
                "pictures show one number of a frame, not '\(name)'", meant: "\(id).\(frameValue.base.rawValue)")
        }
        guard let derivation = pipeline.derivation(of: frameValue.base, ofView: view, in: run) else {
            let isOpen = layout.views[view].ambiguities.contains { $0.name == frameValue.base }
            return problem("\(value) \(isOpen ? "is ambiguous" : "cannot be written as a sum of constants")")
        }
        let text = DerivationText(
            name: value, derivation: derivation, document: document, layout: layout, source: numberedSource(of: run))
        return .success(
            Explained(
                value: ValueExplanation(
                    view: view, attribute: frameValue.base, value: derivation.value, steps: text.explanationSteps),
                lines: text.remarks))
    }

    /// The layout's text, in which the first line of a block has the number 1: what is above it in the page must not change
    /// the picture.
    private func numberedSource(of run: LayoutRun) -> SourceText {
        guard case .block(let lines, _) = figure.request.layout, let start = lines.first?.lowerBound else {
            return run.source
        }
        var bytes = run.source.bytes
        for place in bytes.indices.prefix(start) where bytes[place] == UInt8(ascii: "\n") {
            bytes[place] = UInt8(ascii: " ")
        }
        return SourceText(name: run.source.name, bytes: bytes)
    }
}
