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
                \(PreviewPage.text(PackageResources.index_js))</script>
                </body>
                """)
    }
}
