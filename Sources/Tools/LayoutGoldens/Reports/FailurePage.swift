// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// One HTML file with everything that a person needs to judge failed goldens. It needs no network and no other file, and works
/// without JavaScript except for the slider.
package struct FailurePage: Sendable {
    package var cases: [Case]
    /// Where the page's buttons send what is accepted; nil for a page that is only read.
    package var review: Review?
    /// The command line that records the cases with a cause; nil if there is none.
    package var causeCommand: (@Sendable (_ cause: String) -> String)?

    /// The address of a review.
    package struct Review: Hashable, Sendable {
        /// What each request must carry, so that no other page can accept anything.
        package var token: String
        /// The names of the cases that were decided.
        package var accepted: Set<String>
        package var rejected: Set<String>

        package init(token: String, accepted: Set<String> = [], rejected: Set<String> = []) {
            self.token = token
            self.accepted = accepted
            self.rejected = rejected
        }
    }

    package init(cases: [Case], review: Review? = nil) {
        self.cases = cases
        self.review = review
    }

    /// Bytes of pictures that a page contains: with more, browsers take long to open it.
    private static let mostEmbedded = 48 << 20

    /// This page, with pictures beyond a number of bytes read from the failures folder that it lies in.
    package func linkingPictures(beyond limit: Int? = nil) -> FailurePage {
        var page = self
        var rest = limit ?? Self.mostEmbedded
        for index in cases.indices where cases[index].folder != nil {
            rest -= [cases[index].expected, cases[index].actual, cases[index].difference].reduce(0) {
                $0 + ($1?.count ?? 0)
            }
            page.cases[index].isLinked = rest < 0
        }
        return page
    }

    /// By which the page is recognised.
    static let titleEnd = " not as recorded"

    /// UTF-8, ended by a line break.
    package var html: String {
        let count = cases.count == 1 ? "1 layout is" : "\(cases.count) layouts are"
        let style = String(decoding: PackageResources.failures_css, as: UTF8.self)
        return """
            \(HTMLText.head(title: count + Self.titleEnd, style: style))
            <body>
            <header><h1>\(count) not as recorded</h1>
            <input type="search" id="filter" placeholder="Filter by name" aria-label="Filter by name" hidden>
            <p class="keys" hidden><kbd>j</kbd> <kbd>k</kbd> next, previous &middot; <kbd>1</kbd>–<kbd>5</kbd> view &middot; \
            <kbd>a</kbd> accept &middot; <kbd>r</kbd> reject</p></header>
            \(overview)
            <main>
            \(cases.indices.map { FailureSection(failed: cases[$0], number: $0, review: review).html }.joined(separator: "\n"))
            </main>
            <footer hidden><p>Accepted: <span id="accepted">0</span></p><code id="command"></code></footer>
            <script>\(String(decoding: PackageResources.failures_js, as: UTF8.self))</script>
            </body>
            </html>

            """
    }

    /// One decision for all cases of a cause: buttons in a review, a command otherwise.
    private func accepting(_ group: FailureGroup, _ first: Case) -> String {
        guard group.names.count > 1, first.acceptingCommand != nil else { return "" }
        if let review {
            return "<form method=\"post\" action=\"decide\" class=\"decide\">"
                + "<input type=\"hidden\" name=\"cause\" value=\"\(HTMLText.escaped(first.name))\">"
                + "<input type=\"hidden\" name=\"token\" value=\"\(HTMLText.escaped(review.token))\">"
                + "<button name=\"decision\" value=\"accept\">Accept all \(group.names.count)</button> "
                + "<button name=\"decision\" value=\"reject\">Reject all</button></form>"
        }
        guard first.causes.count == 1, let causeCommand else { return "" }
        return "<p class=\"accepting\"><code>\(HTMLText.escaped(causeCommand(first.causes[0])))</code></p>"
    }

    /// The causes, each with its cases.
    private var overview: String {
        let members = cases.map { FailureGroup.Member($0, lines: $0.lines) }
        let numbers = Dictionary(zip(cases.map(\.name), cases.indices)) { first, _ in first }
        let items = FailureGroup.groups(of: members).map { group in
            let names = group.names.map { name in
                "<a href=\"#case-\(numbers[name] ?? 0)\">\(HTMLText.escaped(name))</a>"
            }
            let causes = group.lines.filter { !SourceExcerpt.isLine($0) }
            let lines = causes.isEmpty ? ["differs"] : causes.prefix(3).map(HTMLText.escaped)
            return
                "<li><p>\(lines.joined(separator: "<br>"))</p>\(accepting(group, cases[numbers[group.names[0]] ?? 0]))"
                + "<p class=\"names\">\(names.joined(separator: ", "))</p></li>"
        }
        return "<nav aria-label=\"Causes\"><h2>By cause</h2><ol>\n\(items.joined(separator: "\n"))\n</ol></nav>"
    }
}
