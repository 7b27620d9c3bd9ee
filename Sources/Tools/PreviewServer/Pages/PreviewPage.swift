// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutWebPages

/// What is around the page of a layout: the way to the others, what is wrong with the file, and changes that are not written yet.
struct PreviewPage {
    /// What a page is of its layout.
    enum Stage: String {
        /// Shows it until there is the page that solves it.
        case quick
        case whole
        /// There is nothing to show.
        case empty
    }

    let name: String
    /// Scenes or variants, one of which is shown.
    var parts: [LayoutPreview.Part] = []
    /// The one that is shown.
    var part: String?
    let stage: Stage
    /// The digest of the text that is shown.
    var revision = ""
    /// How often its files had changed.
    var change = 0
    /// What is wrong, if there is nothing to show.
    var problem: (title: String, text: String)?

    /// Around the page of a layout.
    func surroundings(_ menus: PageMenus) -> LayoutWebPage.Surroundings {
        LayoutWebPage.Surroundings(
            header: header, style: Self.text(PackageResources.preview_css),
            script: Self.text(PackageResources.preview_js), menus: stage == .quick ? menus : nil)
    }

    /// A page without a layout. It becomes the layout's own as soon as there is one.
    var html: String {
        Self.document(
            title: name,
            body:
                "<body>\n\(header)<script type=\"module\">\n\(Self.text(PackageResources.preview_js))</script>\n</body>"
        )
    }

    private var header: String {
        let root = String(repeating: "../", count: name.split(separator: "/").count)
        let title = HTMLText.escaped(name)
        let options = parts.map { part in
            let isShown = part.id == self.part ? " selected" : ""
            let name = HTMLText.escaped(part.name ?? "The document")
            return "<option value=\"\(HTMLText.escaped(part.id ?? ""))\"\(isShown)>\(name)</option>"
        }
        let menu = parts.count < 2 ? "" : "<label>Shown <select id=\"part\">\(options.joined())</select></label>\n"
        return """
            <header id="served" data-root="\(root)" data-name="\(title)" data-place="\(ServedLayouts.address(name))" \
            data-stage="\(stage.rawValue)" data-revision="\(revision)" data-change="\(change)">
            <a href="\(root)">All layouts</a>
            \(menu)<span id="status" role="status"></span><span id="notice" role="status"></span>\
            <span id="connection" role="status"></span></header>
            <section id="problem"\(problem == nil ? " hidden" : "") role="alert" aria-labelledby="wrong">\
            <h2 id="wrong">\(HTMLText.escaped(problem?.title ?? ""))</h2>
            <p id="behind">What is behind is the last page without it.</p>\
            <pre>\(HTMLText.escaped(problem?.text ?? ""))</pre></section>
            <section id="edits" hidden aria-labelledby="unwritten"><h2 id="unwritten">Not written yet</h2>
            <pre id="diff"></pre><p id="refusal" role="alert"></p>
            <button type="button" id="write" data-key="w">Write to the file</button> \
            <button type="button" id="discard" data-key="d">Discard</button></section>

            """
    }

    static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

    /// A page of the server's own, in the style of all pages.
    static func document(title: String, body: String) -> String {
        """
        \(HTMLText.head(title: title, style: LayoutWebPage.style(nil) + text(PackageResources.preview_css)))
        \(body)
        </html>

        """
    }
}
