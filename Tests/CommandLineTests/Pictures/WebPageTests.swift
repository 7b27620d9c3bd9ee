// SPDX-License-Identifier: Apache-2.0
import CZlib
import Foundation
import Testing

struct WebPageTests {
    private static let layout = """
        { "name": "A <form> & more",
          "canvas": { "width": 200, "height": 100 },
          "root": { "id": "screen", "children": [
            { "id": "name", "type": "label", "text": "</script><b>" },
            { "id": "field", "type": "view" } ] },
          "constraints": [
            "name.top = screen.top + 8", "name.leading = screen.leading",
            "field.leading >= name.trailing + 8", "field.trailing = screen.trailing - 16",
            "field.width = 2 * name.height + 4", "field.height = 30 @750", "field.height >= 40",
            "field.centerY = screen.centerY", "name.bottom <= field.top - 2 'gap'" ] }
        """

    private static func page(_ layout: String = layout, _ options: [String] = []) throws -> String {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(layout, to: "form.layout.json")
        let outcome = try Executable.run(["form.layout.json", "-o", "form.html"] + options, in: scratch.url)
        #expect(scratch.names.contains("form.html"), "\(outcome.errors)")
        return String(decoding: try scratch.bytes("form.html"), as: UTF8.self)
    }

    @Test func `Every constraint has a sentence with its state`() throws {
        let text = try Self.page().replacing(/<[^>]*>/, with: "")
        for sentence in [
            "The top edge of name must be 8 points below the top edge of screen. It holds.",
            "The leading edge of name must be at the leading edge of screen. It holds.",
            "The leading edge of field must be at least 8 points after the trailing edge of name. It holds.",
            "The trailing edge of field must be 16 points before the trailing edge of screen. It holds.",
            "The width of field must be 2 times the height of name plus 4 points. It holds.",
            "The height of field should be 30 points if possible, with priority 750. It does not hold: off by 10 points.",
            "The height of field must be at least 40 points. It holds.",
            "The vertical centre of field must be at the vertical centre of screen. It holds.",
            "The bottom edge of name must be at least 2 points above the top edge of field. It holds.",
        ] {
            #expect(text.contains(sentence), "\(sentence)")
        }
    }

    @Test func `The page has its picture, outline and source, and loads nothing`() throws {
        let page = try Self.page()
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("<title>A &lt;form&gt; &amp; more</title>"))
        #expect(page.components(separatedBy: "<svg ").count == 2)
        #expect(page.contains("data-of-view=\"field\""))
        #expect(page.contains("data-of-constraint=\"8\" data-related=\"name field\" data-lines=\"10 10\""))
        #expect(page.contains("id=\"line-9\">"))
        #expect(page.components(separatedBy: "</script>").count == 4, "text of the layout ends no script")
        for address in ["src=\"http", "href=\"http", "url(http", "src=\"//", "url(//"] {
            #expect(!page.contains(address))
        }
        #expect(!page.contains("@import"))
        #expect(page.contains("prefers-color-scheme:dark"))
    }

    /// The outline says in words what the picture shows.
    @Test func `The picture is one image with a title and a description`() throws {
        let page = try Self.page()
        let start = try #require(page.firstRange(of: "<svg "))
        let tag = page[start.lowerBound...].prefix { $0 != ">" }
        #expect(tag.contains(" role=\"img\""))
        #expect(tag.contains(" aria-labelledby=") && tag.contains(" aria-describedby="))
    }

    @Test func `The page around a picture has its appearance, if one is requested`() throws {
        #expect(try Self.page().contains("<meta name=\"color-scheme\" content=\"light dark\">"))
        for (appearance, paper) in [("light", "--paper:#fff"), ("dark", "--paper:#161b24")] {
            let page = try Self.page(Self.layout, ["--appearance", appearance])
            #expect(page.contains("<meta name=\"color-scheme\" content=\"\(appearance)\">"))
            #expect(page.contains(":root{color-scheme:\(appearance);") && page.contains(paper))
            #expect(!page.contains("prefers-color-scheme"))
        }
    }

    @Test func `A page offers variants, devices, directions and text sizes`() throws {
        let page = try Self.page(
            """
            { "canvas": { "width": 200, "height": 100 },
              "root": { "id": "screen", "children": [
                { "id": "name", "type": "label", "text": "Name", "font": { "textStyle": "body" } },
                { "id": "side", "type": "view", "when": { "w": "regular" } } ] },
              "constraints": [ "name.leading = screen.leading + margin", "side.width = 120" ],
              "metrics": { "margin": 8 },
              "variants": { "roomy": { "metrics": { "margin": 24 } } } }
            """)
        #expect(page.contains("<option value=\"1\">roomy</option>"))
        #expect(page.contains("<option value=\"iphone-15\">iPhone 15</option>"))
        #expect(page.contains(">right to left</option>"))
        #expect(page.contains(">AX5</option>"))
        #expect(try PackedModel.text(in: page).contains("\"classes\":4"))
        // The view that only a regular width has is listed, for the script to show.
        #expect(page.contains("<li hidden><button data-of-view=\"side\""))
    }

    @Test func `A text that scales is kept for every text size, one that does not once`() throws {
        func layout(_ font: String) -> String {
            """
            { "canvas": { "width": 200, "height": 100 },
              "root": { "id": "screen", "children": [
                { "id": "name", "type": "label", "text": "Name", "font": \(font) } ] },
              "constraints": [ "name.top = screen.top", "name.leading = screen.leading" ] }
            """
        }
        func contents(_ page: String) throws -> Int {
            let model = try PackedModel.text(in: page)
            let found = try #require(model.firstMatch(of: /"contents":\[(.*?)\],"classes"/))
            return found.1.split(separator: "changes").count
        }
        let fixed = try contents(Self.page(layout("{ \"size\": 17 }")))
        let scaling = try contents(Self.page(layout("{ \"textStyle\": \"body\" }")))
        // Two and three pixels per point; then for each of twelve text sizes.
        #expect(fixed == 2)
        #expect(scaling >= 20)
    }

    /// In KB of 1,024 bytes; two thirds of it are the solver's module.
    @Test func `The page of the sign-in sample has at most 500 KB`() throws {
        let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "samples/valid/screens/sign-in.layout.json")
        let page = try Self.page(String(contentsOf: sample, encoding: .utf8))
        #expect(page.utf8.count <= 500 * 1024, "\(page.utf8.count) bytes")
    }

    @Test func `The same layout gives the same page`() throws {
        #expect(try Self.page() == Self.page())
    }

    @Test func `An ambiguity and a conflict are named`() throws {
        let page = try Self.page(
            """
            { "canvas": { "width": 200, "height": 100 },
              "root": { "id": "screen", "children": [ { "id": "box", "type": "view" } ] },
              "constraints": [ "box.width = 100", "box.width = 50", "box.top = screen.top", "box.height = 20" ] }
            """)
        #expect(page.contains("<span class=\"state ambiguous\">ambiguous x"))
        #expect(page.contains("It is broken, since it conflicts with others: off by 50 points."))
        #expect(page.contains("It holds, and is in conflict with others."))
        #expect(page.contains("<h2 id=\"diagnostics\">"))
    }

    @Test func `A page for one appearance, a sheet is refused`() throws {
        #expect(try !Self.page(Self.layout, ["--appearance", "light"]).contains("dark{display:inline}"))
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Self.layout, to: "form.layout.json")
        let sheet = try Executable.run(["form.layout.json", "-o", "all.html", "--sheet"], in: scratch.url)
        #expect(sheet.status == 64)
        for command in ["diff form.layout.json form.layout.json", "explain form.layout.json"] {
            let arguments = command.split(separator: " ").map(String.init) + ["-o", "x.html"]
            #expect(try Executable.run(arguments, in: scratch.url).status == 64, "\(command)")
        }
    }
}

/// The layouts of a page, as its script unpacks them.
private enum PackedModel {
    static func text(in page: String) throws -> String {
        let found = try #require(page.firstMatch(of: /id="model" data-size="(\d+)">([^<]*)</))
        let digits = (35...122).filter { ![38, 39, 60].contains($0) }
        var bytes: [UInt8] = []
        let characters = Array(found.2.utf8)
        for start in stride(from: 0, to: characters.count, by: 5) {
            let value = try characters[start..<start + 5].reduce(0) { value, character in
                try value * 85 + #require(digits.firstIndex(of: Int(character)))
            }
            bytes += [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
        }
        var size = uLong(10_000_000)
        let text = [UInt8](unsafeUninitializedCapacity: Int(size)) { text, count in
            count = uncompress(text.baseAddress, &size, bytes, uLong(found.1) ?? 0) == Z_OK ? Int(size) : 0
        }
        return String(decoding: text, as: UTF8.self)
    }
}
