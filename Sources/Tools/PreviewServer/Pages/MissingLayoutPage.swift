// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// The page of a layout that is not there. It becomes the layout's own page as soon as there is one.
struct MissingLayoutPage {
    package let name: String
    package let reason: String
    /// The path of the page with all layouts.
    package let root: String

    package var html: String {
        PreviewPage.document(
            title: "No layout",
            body: """
                <body data-root="\(root)" data-name="\(HTMLText.escaped(name))">
                <header><a href="\(root)">All layouts</a></header>
                <main><p>\(HTMLText.escaped(reason))</p></main>
                <script>
                \(PreviewPage.text(PackageResources.missing_js))</script>
                </body>
                """)
    }
}
