// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutInteraction
import LayoutJSON
import LayoutModel

/// What a page needs to solve its layout again: the engine as WebAssembly, and the layout in numbers.
extension LayoutWebPage {
    /// Above the picture. Without scripts they would do nothing, so that the script shows them; until a page solves its layout they
    /// keep their place.
    var controls: String {
        guard let menus = interaction?.choices.menus ?? surroundings?.menus else { return "" }
        let state = interaction == nil ? "inert" : "hidden"
        return """
            <form id="controls" \(state)><details open><summary>Size and choices</summary><div class="choices">
            <label>Width <input id="width" type="number" min="1" max="4000" step="any"></label>
            <label>Height <input id="height" type="number" min="1" max="4000" step="any"></label>
            <button type="button" id="turn" data-key="t" title="Turn the canvas">Turn</button>
            \(menus.html)\
            <button type="reset" id="reset" data-key="r">Reset</button>
            </div></details>
            <output id="outcome">\(interaction == nil ? "Drawing what can be changed …" : "")</output>
            <div class="scrub"><button type="button" id="play" data-key="p" title="Play and pause the width" aria-pressed="false">Play</button>
            <button type="button" id="narrower" data-key="[" title="10 points narrower">[</button><button type="button" id="wider" data-key="]" title="10 points wider">]</button>
            <div class="slider"><input id="scrub" type="range" step="1" aria-label="Width of the canvas"><div id="kinks"></div></div>
            <span id="range" role="status"></span></div>
            </form>

            """
    }

    /// Why a number of a frame is what it is, once its reader asks.
    var explanation: String {
        guard interaction != nil else { return "" }
        return """
            <div id="asking" role="group" aria-label="Why" hidden></div>
            <section id="why" aria-label="Why" hidden><div class="play"><button type="button" id="tell">Play</button>
            <button type="button" id="untell">Close</button></div><h2></h2><ol></ol><p></p></section>
            """
    }

    func numbers(_ outline: PageOutline) -> String {
        guard let interaction else { return "" }
        var model = PageModel(interaction.choices, outline)
        let json = JSONOutput.members([
            .init("script", .string(Self.interactionScript)),
            .init("style", .string(Self.text(PackageResources.solving_css))), .init("model", model.json()),
            .init("scenes", scenes ?? .null),
        ])
        return """
            \(PackedBytes.element("model", PackedBytes.deflated(Array(json.compactText.utf8))))
            \(PackedBytes.module)

            """
    }

    private static var interactionScript: String {
        [
            PackageResources.lzma_js, PackageResources.page_js, PackageResources.text_js, PackageResources.drawing_js,
            PackageResources.choosing_js,
            PackageResources.scrubbing_js, PackageResources.marking_js, PackageResources.turning_js,
            PackageResources.editing_js, PackageResources.explaining_js, PackageResources.solving_js,
        ].map(script).joined(separator: "\n")
    }

    static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

    /// A script without what only readers of its file need.
    static func script(_ resource: [UInt8]) -> String {
        text(resource).split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }
}

/// Whether a page would find what was solved.
enum InteractionCheck {
    static func agrees(_ document: MeasuredDocument, _ layout: SolvedLayout) -> Bool {
        var interactive = InteractiveLayout(
            document.document, contents: document.contents, texts: document.texts, options: SolveOptions())
        let solution = interactive.solve()
        return zip(solution.views, layout.views).allSatisfy { found, solved in
            abs(found.frame.x - solved.frame.x) < 1e-6 && abs(found.frame.y - solved.frame.y) < 1e-6
                && abs(found.frame.width - solved.frame.width) < 1e-6
                && abs(found.frame.height - solved.frame.height) < 1e-6
        }
    }
}
