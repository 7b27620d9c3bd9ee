// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// The page that lists the layouts of a server.
struct PreviewIndex {
    private let names: [String]
    private let isOutside: (String) -> Bool

    /// - Parameter isOutside: whether a layout is a link that is not followed.
    init(_ names: [String], isOutside: @escaping (String) -> Bool) {
        self.names = names
        self.isOutside = isOutside
    }

    package var html: String {
        let items = names.map { name in
            if isOutside(name) {
                return "<li class=\"outside\"><span>\(HTMLText.escaped(name))</span>"
                    + "<small>leads out of the folder: <code>--allow-outside</code> permits it</small></li>\n"
            }
            let address = ServedLayouts.address(name)
            return "<li><a href=\"layout/\(address)\"><img loading=\"lazy\" alt=\"\" src=\"picture/\(address)\">"
                + "<span>\(HTMLText.escaped(name))</span></a></li>\n"
        }
        let count = names.count == 1 ? "1 layout" : "\(names.count) layouts"
        return PreviewPage.document(
            title: "Layouts",
            body: """
                <body class="index">
                <header><h1>Layouts</h1><label>Filter <input id="filter" type="search"></label>
                <span id="count">\(count)</span><span id="connection" role="status"></span></header>
                <main><ul>
                \(items.joined())</ul></main>
                <script>
                \(Self.script)
                </script>
                </body>
                """)
    }

    private static let script = #"""
        "use strict";
        const filter = document.getElementById("filter"), items = [...document.querySelectorAll("main li")];
        filter.addEventListener("input", () => {
          const text = filter.value.toLowerCase();
          for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(text);
          document.getElementById("count").textContent = items.filter(item => !item.hidden).length + " of " + items.length;
        });
        for (const image of document.images) image.addEventListener("error", () => { image.alt = "No picture: it has an error"; });
        const events = new EventSource("events"), connection = document.getElementById("connection");
        let isLost = false;
        events.onmessage = event => {
          const news = JSON.parse(event.data);
          if (news.isListNew) { location.reload(); return; }
          for (const item of items) if (news.layouts.includes(item.querySelector("span").textContent)) {
            const image = item.querySelector("img"), address = image?.getAttribute("src").split("?")[0];
            if (image) image.src = address + "?" + Date.now();
          }
        };
        events.onerror = () => { isLost = true; connection.textContent = "Not connected"; };
        events.onopen = () => { if (isLost) location.reload(); };
        addEventListener("pagehide", () => events.close());
        """#
}
