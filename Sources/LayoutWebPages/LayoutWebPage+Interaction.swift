// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutInteraction

/// What a page needs to solve its layout again: the engine as WebAssembly, and the layout in numbers.
extension LayoutWebPage {
    /// Above the picture. Without scripts they would do nothing, so that the script shows them.
    var controls: String {
        guard interaction != nil else { return "" }
        return """
            <form id="controls" hidden>
            <label>Width <input id="width" type="number" min="1" max="4000" step="any"></label>
            <label>Height <input id="height" type="number" min="1" max="4000" step="any"></label>
            <button type="reset" id="reset">Reset</button>
            <output id="outcome"></output>
            </form>

            """
    }

    var numbers: String {
        guard let interaction else { return "" }
        let model = interaction.document.numbers.map(PageNumber.exact).joined(separator: ",")
        let place = interaction.canvas
        let canvas = [place.x, place.y, place.width, place.height].map(PageNumber.exact).joined(separator: ",")
        return """
            <script type="application/json" id="model">{"canvas":[\(canvas)],"numbers":[\(model)]}</script>
            <script type="text/plain" id="module" data-size="\(InteractiveModule.size)">\(InteractiveModule.base85)</script>

            """
    }
}

/// Whether a page would find what was solved.
enum InteractionCheck {
    static func agrees(_ document: MeasuredDocument, _ layout: SolvedLayout) -> Bool {
        var interactive = InteractiveLayout(
            document.document, safeAreas: document.safeAreas, contents: document.contents, texts: document.texts,
            options: SolveOptions())
        let solution = interactive.solve()
        return zip(solution.views, layout.views).allSatisfy { found, solved in
            abs(found.frame.x - solved.frame.x) < 1e-6 && abs(found.frame.y - solved.frame.y) < 1e-6
                && abs(found.frame.width - solved.frame.width) < 1e-6
                && abs(found.frame.height - solved.frame.height) < 1e-6
        }
    }
}
