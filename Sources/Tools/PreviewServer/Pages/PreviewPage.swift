// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// The page around the page of a layout: what is wrong, changes that are not written yet, and the slider of sizes.
struct PreviewPage {
    package let name: String

    package var html: String {
        let depth = name.split(separator: "/").count
        let root = String(repeating: "../", count: depth)
        let title = HTMLText.escaped(name)
        return Self.document(
            title: name,
            body: """
                <body data-root="\(root)" data-name="\(title)" data-place="\(ServedLayouts.address(name))" \
                data-largest="\(PreviewRequest.largestConstant)">
                <header><a href="\(root)">All layouts</a><h1>\(title)</h1>
                <label id="parts" hidden>Shown <select id="part"></select></label>
                <button type="button" id="solve" aria-pressed="false">Solve in the page</button>
                <button type="button" id="sweep" aria-expanded="false" aria-controls="sizes">Sizes</button>
                <span id="status" role="status"></span><span id="notice" role="status"></span><span id="connection" role="status"></span></header>
                <section id="sizes" hidden aria-label="Sizes">
                <label>Canvas <select id="axis"><option value="width">width</option><option value="height">height</option></select></label>
                <div class="slider"><input id="size" type="range" step="1" aria-label="Points"><div id="kinks"></div></div>
                <output id="points" for="size"></output> <button type="button" id="own">As in the file</button>
                <ol id="changes"></ol>
                </section>
                <main>
                <iframe title="Layout" id="front"></iframe><iframe title="Layout" id="back" hidden></iframe>
                <section id="problem" hidden role="alert" aria-labelledby="wrong"><h2 id="wrong">The file has an error</h2>
                <p id="behind">The picture behind is the last one without it.</p><pre></pre></section>
                </main>
                <section id="edits" hidden aria-labelledby="unwritten"><h2 id="unwritten">Not written yet</h2>
                <ul id="constants"></ul><pre id="diff"></pre><p id="refusal" role="alert"></p>
                <button type="button" id="write">Write to the file</button> <button type="button" id="discard">Discard</button>
                </section>
                <script>
                \(Self.text(PackageResources.preview_js))\(Self.text(PackageResources.dragging_js))\
                \(Self.text(PackageResources.sizes_js))</script>
                </body>
                """)
    }

    static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

    static func document(title: String, body: String) -> String {
        """
        \(HTMLText.head(title: title, style: text(PackageResources.preview_css)))
        \(body)
        </html>

        """
    }
}
