// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// One HTML file with everything that a person needs to judge failed goldens. It needs no network and no other file.
package struct FailurePage: Sendable {
    /// A layout that is not as it was recorded.
    package struct Case: Hashable, Sendable {
        package var name: String
        /// Differences other than `moved`, one line each.
        package var remarks: [String]
        package var moved: [LayoutDifference]
        /// PNG files; nil if there is none.
        package var expected: [UInt8]?
        package var actual: [UInt8]?
        package var difference: [UInt8]?
        /// The command line that records what is there now; nil if nothing could be recorded.
        package var acceptingCommand: String?

        package init(
            name: String, remarks: [String], moved: [LayoutDifference] = [], expected: [UInt8]? = nil,
            actual: [UInt8]? = nil, difference: [UInt8]? = nil, acceptingCommand: String? = nil
        ) {
            self.name = name
            self.remarks = remarks
            self.moved = moved
            self.expected = expected
            self.actual = actual
            self.difference = difference
            self.acceptingCommand = acceptingCommand
        }
    }

    package var cases: [Case]

    package init(cases: [Case]) { self.cases = cases }

    /// UTF-8, ended by a line break.
    package var html: String {
        let count = cases.count == 1 ? "1 layout is" : "\(cases.count) layouts are"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(count) not as recorded</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(count) not as recorded</h1>
            <ul>\(cases.enumerated().map { "<li><a href=\"#case-\($0)\">\(Self.escaped($1.name))</a></li>" }.joined())</ul>
            \(cases.enumerated().map { Self.section($1, id: "case-\($0)") }.joined(separator: "\n"))
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private static func section(_ failed: Case, id: String) -> String {
        var html = "<section id=\"\(id)\">\n<h2>\(escaped(failed.name))</h2>\n"
        if !failed.moved.isEmpty {
            html += "<table><thead><tr><th>what</th><th>expected</th><th>actual</th><th>by</th></tr></thead><tbody>\n"
            html += failed.moved.map(row).joined()
            html += "</tbody></table>\n"
        }
        html += failed.remarks.map { "<p>\(escaped($0))</p>\n" }.joined()
        html += pictures(of: failed)
        if let command = failed.acceptingCommand {
            html += "<p>If this is right: <code>\(escaped(command))</code></p>\n"
        }
        return html + "</section>"
    }

    private static func row(_ difference: LayoutDifference) -> String {
        var change = ""
        if let old = difference.expected?.number, let new = difference.actual?.number {
            change = (new > old ? "+" : "") + JSONOutput.reportText(of: new - old)
        }
        let cells = [
            difference.subject, difference.expected?.shortText ?? "–", difference.actual?.shortText ?? "–", change,
        ]
        return "<tr>" + cells.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>\n"
    }

    private static func pictures(of failed: Case) -> String {
        func image(_ bytes: [UInt8], _ alternative: String) -> String {
            "<img alt=\"\(alternative)\" src=\"data:image/png;base64,\(Base64.text(of: bytes))\">"
        }
        var html = "<div class=\"pictures\">\n"
        for (bytes, name) in [
            (failed.expected, "expected"), (failed.actual, "actual"), (failed.difference, "difference"),
        ] {
            if let bytes { html += "<figure>\(image(bytes, name))<figcaption>\(name)</figcaption></figure>\n" }
        }
        // The slider reuses the pictures above, so that none is in the file twice.
        if failed.expected != nil, failed.actual != nil {
            html += "<figure><div class=\"slider\"></div>"
            html += "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"expected to actual\">"
            html += "<figcaption>expected | actual</figcaption></figure>\n"
        }
        return html + "</div>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private static let style = """
        :root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}body{margin:2rem}section{border-top:1px solid #8886;\
        padding:1rem 0}table{border-collapse:collapse}td,th{text-align:left;padding:.1rem 1.2rem .1rem 0;\
        font-variant-numeric:tabular-nums}code{background:#8882;padding:.2rem .4rem;user-select:all}.pictures{display:flex;\
        flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}figure>img,.slider{max-width:22rem;border:1px solid #8886;\
        background:#fff}figcaption{opacity:.7}.slider{position:relative;overflow:hidden}.slider img{display:block;width:100%}\
        .slider img+img{position:absolute;inset:0;clip-path:inset(0 0 0 50%)}input{display:block;width:100%}
        """

    private static let script = """
        for(const s of document.querySelectorAll('.slider')){const p=s.closest('.pictures');for(const n of ['expected','actual'])\
        s.append(p.querySelector('figure>img[alt='+n+']').cloneNode());const r=s.nextElementSibling;r.oninput=()=>{\
        s.lastChild.style.clipPath='inset(0 0 0 '+r.value+'%)'}}
        """
}

extension JSONOutput {
    /// A number as a report prints it, anything else in full.
    fileprivate var shortText: String {
        if let number { JSONOutput.reportText(of: number) } else { text }
    }
}
