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
                "use strict";
                const events = new EventSource(document.body.dataset.root + "events");
                events.onmessage = event => {
                  if (JSON.parse(event.data).layouts.includes(document.body.dataset.name)) location.reload();
                };
                // It may have come before the first event.
                events.onopen = async () => {
                  if ((await fetch(location.href, { method: "HEAD" })).ok) location.reload();
                };
                addEventListener("pagehide", () => events.close());
                </script>
                </body>
                """)
    }
}
