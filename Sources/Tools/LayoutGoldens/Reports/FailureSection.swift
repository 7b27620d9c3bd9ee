// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON

/// The part of the page of failures about one case.
struct FailureSection {
    let failed: FailurePage.Case
    let number: Int
    let review: FailurePage.Review?

    private var id: String { "case-\(number)" }

    var html: String {
        var html =
            "<section id=\"\(id)\"\(decision) data-name=\"\(HTMLText.escaped(failed.name))\">\n"
            + "<div class=\"title\"><h2>\(HTMLText.escaped(failed.name))</h2>\(buttons)</div>\n"
        let lines =
            failed.lines.isEmpty
            ? failed.remarks + failed.pixels : failed.lines + failed.pixels.filter { !failed.lines.contains($0) }
        html += report(lines)
        html += pictures
        if !failed.moved.isEmpty {
            html +=
                "<details><summary>Every value that differs: \(failed.moved.count)</summary>\n<div class=\"table\"><table><thead><tr><th>what</th><th>expected</th><th>actual</th><th>by</th></tr></thead><tbody>\n"
            html += failed.moved.map(row).joined()
            html += "</tbody></table></div></details>\n"
        }
        if let command = failed.acceptingCommand {
            html += "<p class=\"accepting\">If this is right: <code>\(HTMLText.escaped(command))</code></p>\n"
        }
        return html + "</section>"
    }

    /// More lines than this would push the pictures off the screen.
    private static let openLines = 6

    private func report(_ lines: [String]) -> String {
        let paragraphs = lines.map {
            "<p\(SourceExcerpt.isLine($0) ? " class=\"source\"" : "")>\(HTMLText.escaped($0))</p>\n"
        }
        guard lines.count > Self.openLines + 1 else { return paragraphs.joined() }
        return paragraphs.prefix(Self.openLines).joined()
            + "<details><summary>\(lines.count - Self.openLines) more</summary>\n"
            + paragraphs.dropFirst(Self.openLines).joined() + "</details>\n"
    }

    private var decision: String {
        guard let review else { return "" }
        if review.accepted.contains(failed.name) { return " class=\"accepted\"" }
        return review.rejected.contains(failed.name) ? " class=\"rejected\"" : ""
    }

    private func row(_ difference: LayoutDifference) -> String {
        var change = ""
        if let old = difference.expected?.number, let new = difference.actual?.number {
            change = (new > old ? "+" : "") + JSONOutput.reportText(of: new - old)
        }
        let cells = [difference.expected?.shortText ?? "–", difference.actual?.shortText ?? "–", change]
        var subject = HTMLText.escaped(difference.subject)
        if let view = difference.movedView ?? difference.view,
            let index = failed.boxes.firstIndex(where: { $0.view == view })
        {
            subject = "<a href=\"#\(id)-view-\(index)\">\(subject)</a>"
        }
        return "<tr><td>\(subject)</td>" + cells.map { "<td>\(HTMLText.escaped($0))</td>" }.joined() + "</tr>\n"
    }

    // MARK: Pictures

    /// Radio buttons choose how the same pictures are laid out: none is in the file twice.
    private static let modes = [
        (value: "side", title: "Side by side"), (value: "slider", title: "Slider"),
        (value: "onion", title: "Onion skin"),
        (value: "difference", title: "Difference"), (value: "blink", title: "Blink"),
    ]

    private var pictures: String {
        let sizes = [failed.expected, failed.actual].map { $0.flatMap(PNGSize.init) }
        var html = ""
        let hasBoth = failed.expected != nil && failed.actual != nil
        if hasBoth {
            html += "<fieldset class=\"modes\"><legend>View</legend>"
            for (index, mode) in Self.modes.enumerated() {
                html +=
                    "<label><input type=\"radio\" name=\"mode-\(number)\" value=\"\(mode.value)\"\(index == 0 ? " checked" : "")>\(mode.title)</label>"
            }
            html +=
                "</fieldset>\n<input class=\"split\" type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"expected to actual\" hidden>\n"
        }
        guard failed.expected != nil || failed.actual != nil || failed.difference != nil else { return "" }
        // Where each picture is if they are laid over each other, as parts of the whole.
        let shift = (x: failed.shiftX, y: failed.shiftY)
        let left = min(0, shift.x)
        let top = min(0, shift.y)
        let width = max(sizes[1]?.width ?? 1, (sizes[0]?.width ?? 0) + shift.x) - left
        let height = max(sizes[1]?.height ?? 1, (sizes[0]?.height ?? 0) + shift.y) - top
        func part(_ x: Int, of whole: Int) -> String {
            "\(JSONOutput.reportText(of: 100 * Double(x) / Double(max(1, whole))))%"
        }
        func place(_ x: Int, _ y: Int, _ size: PNGSize?) -> String {
            "--x:\(part(x - left, of: width));--y:\(part(y - top, of: height));--w:\(part(size?.width ?? width, of: width))"
        }
        html += "<div class=\"stage\" style=\"--width:\(width)px;--ratio:\(width)/\(height)\">\n"
        if let bytes = failed.expected {
            html += figure("expected", bytes, place(shift.x, shift.y, sizes[0]))
        }
        if let bytes = failed.actual { html += figure("actual", bytes, place(0, 0, sizes[1]), boxes(in: sizes[1])) }
        if let bytes = failed.difference { html += figure("difference", bytes, place(left, top, nil)) }
        return html + "</div>\n"
    }

    private func figure(_ name: String, _ bytes: [UInt8], _ style: String, _ boxes: String = "") -> String {
        "<figure class=\"\(name)\" style=\"\(style)\"><div><img alt=\"\(name)\" src=\"\(address(of: name, bytes))\">"
            + "\(boxes)</div><figcaption>\(name)</figcaption></figure>\n"
    }

    private func address(of name: String, _ bytes: [UInt8]) -> String {
        // Pictures that are the same are not among the files.
        guard failed.isLinked, let folder = failed.folder, name == "difference" || failed.expected != failed.actual
        else {
            return "data:image/png;base64,\(Base64.text(of: bytes))"
        }
        let file = "\(name == "difference" ? "diff" : name).\(failed.part.rawValue)"
        return Self.address(ofFile: "\(folder)/\(file)")
    }

    /// A relative reference of RFC 3986.
    private static func address(ofFile path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII, scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar) {
                return String(scalar)
            }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private func boxes(in size: PNGSize?) -> String {
        guard let size, size.width > 0, size.height > 0 else { return "" }
        return failed.boxes.enumerated().map { index, box in
            func part(_ pixels: Int, _ whole: Int) -> String {
                "\(JSONOutput.reportText(of: 100 * Double(pixels) / Double(whole)))%"
            }
            let (columns, rows) = (box.box.columns, box.box.rows)
            return
                "<span class=\"box\" id=\"\(id)-view-\(index)\" style=\"left:\(part(columns.lowerBound, size.width));"
                + "top:\(part(rows.lowerBound, size.height));width:\(part(columns.count, size.width));"
                + "height:\(part(rows.count, size.height))\"></span>"
        }.joined()
    }

    // MARK: Actions

    /// The buttons of a page that is served.
    private var buttons: String {
        guard failed.acceptingCommand != nil, let review else { return "" }
        return "<form method=\"post\" action=\"decide\" class=\"decide\">"
            + "<input type=\"hidden\" name=\"case\" value=\"\(HTMLText.escaped(failed.name))\">"
            + "<input type=\"hidden\" name=\"token\" value=\"\(HTMLText.escaped(review.token))\">"
            + "<button name=\"decision\" value=\"accept\">Accept</button> "
            + "<button name=\"decision\" value=\"reject\">Reject</button></form>"
    }
}

/// The size of a PNG file in pixels.
struct PNGSize: Hashable, Sendable {
    var width: Int
    var height: Int

    init?(_ png: [UInt8]) {
        guard png.count >= 24, png[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = png[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
}

extension JSONOutput {
    /// A number as reports print it, a string without its quotation marks, anything else in full.
    fileprivate var shortText: String {
        if let number { JSONOutput.reportText(of: number) } else { string ?? text }
    }
}
