// SPDX-License-Identifier: Apache-2.0
import Testing

/// What a run reports after an edit: the change of the document, once, and how many views and cases follow from it.
struct CauseTests {
    private let project: MemoryProject

    private static let shared = """
        { "colors": { "brand": "#0a7a3c", "ink": { "light": "#111", "dark": "#eee" } },
          "components": {
            "row": { "parameters": { "title": null, "price": "€ 9.90" },
              "view": { "id": "row", "style": { "backgroundColor": "brand" }, "children": [
                { "id": "title", "type": "label", "text": "{title}", "style": { "textColor": "ink" } },
                { "id": "price", "type": "label", "text": "{price}" } ] },
              "constraints": [ "title.leading = row.leading + 16", "title.centerY = row.centerY",
                "price.trailing = row.trailing - 16", "price.centerY = row.centerY", "row.height = 44" ] } } }
        """

    private static let cart = """
        { "canvas": { "width": 320, "height": 480 },
          "include": ["shared.json"],
          "metrics": { "gap": 12 },
          "root": { "id": "screen", "children": [
            { "id": "head", "type": "label", "text": "Cart", "font": { "textStyle": "title1" } },
            { "id": "list", "type": "stackView", "axis": "vertical", "children": [
              { "use": "row", "id": "item", "repeat": [ { "title": "Lamp" }, { "title": "Cord" } ] } ] },
            { "id": "pay", "type": "button", "title": "Pay", "style": { "backgroundColor": "brand" } },
            { "id": "hint", "type": "label", "text": "No returns" } ] },
          "constraints": [ "head.top = screen.top + gap", "head.leading = screen.leading + 16",
            "list.top = head.bottom + gap", "list.leading = screen.leading", "list.trailing = screen.trailing",
            "pay.top = list.bottom + 24", "pay.centerX = screen.centerX",
            "hint.top = pay.bottom + 8", "hint.centerX = screen.centerX" ],
          "variants": { "dark": { "canvas": { "appearance": "dark" } } } }
        """

    init() throws {
        project = MemoryProject([
            "layouts/shared.json": Self.shared, "layouts/cart.layout.json": Self.cart,
            "layouts/order.layout.json": Self.cart.replacing("Cart", with: "Order"),
        ])
        #expect(try project.record().status == .done)
        #expect(try project.run().text == "4 passed, 0 failed\n")
    }

    private func edit(_ path: String, _ old: String, _ new: String) {
        let text = project.files[path] ?? ""
        #expect(text.contains(old))
        project.files[path] = text.replacing(old, with: new)
    }

    private func editCart(_ old: String, _ new: String) { edit("layouts/cart.layout.json", old, new) }

    private static let both = "✗ cart\n✗ cart (dark)\n"
    private static let all = both + "✗ order\n✗ order (dark)\n"

    @Test func `A constant is one cause`() throws {
        editCart("pay.top = list.bottom + 24", "pay.top = list.bottom + 32")
        #expect(
            try project.failures()
                == Self.both + "    pay.top == list.bottom + 24 → + 32: 2 views move by (0, +8), in 2 cases")
    }

    @Test func `A metric is one cause for all constraints that name it`() throws {
        editCart("\"gap\": 12", "\"gap\": 20")
        #expect(
            try project.failures()
                == Self.both + "    metric gap 12 → 20: 10 views move or are resized, in 2 cases")
    }

    @Test func `A text of a component is one cause`() throws {
        edit("layouts/shared.json", "€ 9.90", "€ 10.90")
        #expect(
            try project.failures().hasPrefix(
                Self.all + "    component row: price.text \"€ 9.90\" → \"€ 10.90\": 2 views move by "))
    }

    /// Its frame stays, and no picture is recorded.
    @Test func `A text that takes as much room is named`() throws {
        editCart("\"pay.centerX = screen.centerX\"", "\"pay.centerX = screen.centerX\", \"hint.width = 200\"")
        _ = try project.record()
        editCart("No returns", "No refunds")
        #expect(try project.failures() == Self.both + "    hint.text \"No returns\" → \"No refunds\", in 2 cases")
    }

    @Test func `A font is one cause`() throws {
        editCart("title1", "title2")
        #expect(
            try project.failures()
                == Self.both
                + "    head.font.textStyle \"title1\" → \"title2\": 10 views move or are resized, in 2 cases")
    }

    @Test func `A constraint of a component is one cause in all layouts`() throws {
        edit("layouts/shared.json", "title.leading = row.leading + 16", "title.leading = row.leading + 20")
        #expect(
            try project.failures()
                == Self.all
                + "    component row: title.leading == self.leading + 16 → + 20: 2 views move by (+4, 0), in 4 cases")
    }

    @Test func `A color token is one cause in all layouts`() throws {
        edit("layouts/shared.json", "#0a7a3c", "#0a3c7a")
        #expect(try project.failures() == Self.all + "    color brand #0a7a3c → #0a3c7a: 3 views, in 4 cases")
    }

    @Test func `A color token concerns the appearance that it changes in`() throws {
        edit("layouts/shared.json", "\"dark\": \"#eee\"", "\"dark\": \"#ddd\"")
        #expect(
            try project.failures()
                == "✗ cart (dark)\n✗ order (dark)\n    color ink #eeeeee → #dddddd: 2 views, in 2 cases")
    }

    @Test func `A name for a color, a number and a part changes nothing`() throws {
        editCart("\"metrics\": { \"gap\": 12 }", "\"metrics\": { \"gap\": 12, \"wide\": 24 }")
        editCart("pay.top = list.bottom + 24", "pay.top = list.bottom + wide")
        edit("layouts/shared.json", "\"brand\": \"#0a7a3c\"", "\"green\": \"#0a7a3c\", \"brand\": \"green\"")
        edit("layouts/shared.json", "\"backgroundColor\": \"brand\"", "\"backgroundColor\": \"green\"")
        #expect(try project.run().text == "4 passed, 0 failed\n")
    }

    @Test func `A removed view takes its constraints with it`() throws {
        editCart(",\n    { \"id\": \"hint\", \"type\": \"label\", \"text\": \"No returns\" }", "")
        editCart(",\n    \"hint.top = pay.bottom + 8\", \"hint.centerX = screen.centerX\"", "")
        #expect(try project.failures() == Self.both + "    view hint is gone, in 2 cases")
    }

    /// The region of the picture where the view was is that of the view.
    @Test func `A removed view has no line for its pixels`() throws {
        project.files["alrender.json"] = #"{ "layouts": "layouts", "records": "screen" }"#
        let box = #"{ "id": "rule", "style": { "backgroundColor": "brand" } }"#
        editCart(#"{ "id": "hint", "#, box + #", { "id": "hint", "#)
        let rules = #""rule.leading = screen.leading", "rule.top = screen.top", "rule.width = 9", "rule.height = 5", "#
        editCart(#""hint.top = "#, rules + #""hint.top = "#)
        _ = try project.record()
        editCart(box + ", ", "")
        editCart(rules, "")
        #expect(try project.failures() == Self.both + "    view rule is gone, in 2 cases")
    }

    @Test func `A canvas that is as high as its content follows from the change`() throws {
        editCart(#""width": 320, "height": 480"#, #""width": 320"#)
        editCart(#""hint.top = pay.bottom + 8""#, #""hint.top = pay.bottom + 8", "screen.bottom = hint.bottom + 8""#)
        _ = try project.record()
        editCart("pay.top = list.bottom + 24", "pay.top = list.bottom + 32")
        #expect(
            try project.failures()
                == Self.both + "    pay.top == list.bottom + 24 → + 32: 3 views move or are resized, in 2 cases")
    }

    @Test func `A renamed view is the same view`() throws {
        editCart("\"pay\"", "\"buy\"")
        editCart("pay.", "buy.")
        #expect(try project.failures() == Self.both + "    view pay is now buy, in 2 cases")
    }

    @Test func `Renamed instances are the same views`() throws {
        edit("layouts/shared.json", "\"row\": {", "\"line\": {")
        editCart("\"use\": \"row\", \"id\": \"item\"", "\"use\": \"line\", \"id\": \"product\"")
        edit("layouts/order.layout.json", "\"use\": \"row\"", "\"use\": \"line\"")
        #expect(
            try project.failures() == Self.both + "    view item[*] is now product[*]: 2 views, in 2 cases")
    }

    @Test func `Another relation is a change of the constraint`() throws {
        editCart("head.leading = screen", "head.leading >= screen")
        #expect(
            try project.failures().hasPrefix(
                Self.both
                    + "    constraint head.leading == screen.leading + 16 → head.leading >= screen.leading + 16, in 2 cases\n"
                    + "    diagnostic warning "))
    }

    @Test func `A renamed file is found, also if its layout has notes`() throws {
        editCart("head.leading = screen", "head.leading >= screen")
        _ = try project.record()
        project.files["layouts/basket.layout.json"] =
            "// A comment.\n" + (project.files["layouts/cart.layout.json"] ?? "")
        project.files["layouts/cart.layout.json"] = nil
        #expect(
            try project.failures()
                == "✗ basket\n✗ basket (dark)\n"
                + "    has the goldens of cart, which is gone: '--update --prune' renames them, in 2 cases")
    }

    @Test func `A new variant is not recorded yet`() throws {
        editCart("\"variants\": {", "\"variants\": { \"wide\": { \"canvas\": { \"width\": 640 } },")
        #expect(try project.failures() == "✗ cart (wide)\n    not recorded yet")
    }

    @Test func `An added device is one line`() throws {
        project.files["alrender.json"] = """
            { "layouts": "layouts", "pictures": [], "matrix": { "devices": ["iphone-15"] } }
            """
        #expect(
            try project.failures()
                == "✗ cart (iphone-15)\n✗ cart (dark, iphone-15)\n✗ order (iphone-15)\n✗ order (dark, iphone-15)\n"
                + "    not recorded yet, in 4 cases")
    }

    @Test func `Two changes have a line each`() throws {
        edit("layouts/shared.json", "#0a7a3c", "#0a3c7a")
        editCart("No returns", "None")
        let text = try project.failures()
        #expect(
            text.hasPrefix(
                Self.both
                    + "    color brand #0a7a3c → #0a3c7a\n    hint.text \"No returns\" → \"None\"\n    hint moves by "))
        #expect(text.hasSuffix("\n✗ order\n✗ order (dark)\n    color brand #0a7a3c → #0a3c7a: 3 views, in 2 cases"))
    }

    @Test func `Values that follow are printed on request`() throws {
        editCart("pay.top = list.bottom + 24", "pay.top = list.bottom + 32")
        let text = try project.run { options, _ in options.showsValues = true }.text
        #expect(text.contains("✗ cart\n    pay.top == list.bottom + 24 → + 32: 2 views move by (0, +8)\n    pay.y "))
        #expect(text.contains("    hint.firstBaseline ") == false)
        #expect(text.contains("    hint.y "))
    }

    @Test func `A golden without its document is compared as it is`() throws {
        let path = "golden/cart.json"
        let text = try #require(project.files[path])
        let end = try #require(text.ranges(of: ",\n  \"document\"").first)
        project.files[path] = text[..<end.lowerBound] + "\n}\n"
        #expect(try project.run().status == .done)
        editCart("No returns", "No refunds")
        #expect(try project.failures().hasPrefix("✗ cart\n    hint.x "))
    }
}
