// SPDX-License-Identifier: Apache-2.0
import AutoLayout

/// What a shop sells.
struct Article {
    var name: String
    var price: String
}

/// A column of price tags for printing: names wrap, prices keep their width.
func priceTags(for articles: [Article]) throws(LayoutError) -> Picture {
    let document = LayoutDocument(["canvas": ["width": 220]], named: "Price tags") {
        LayoutView("sheet") {
            for (number, article) in articles.enumerated() {
                LayoutView("tag\(number)", ["style": ["borderWidth": 1, "cornerRadius": 6]]) {
                    LayoutView("name\(number)", ["type": "label", "text": .string(article.name), "numberOfLines": 0])
                    LayoutView(
                        "price\(number)",
                        ["type": "label", "text": .string(article.price), "hugging": 251, "compressionResistance": 751])
                }
            }
        }
    } constraints: {
        for number in articles.indices {
            "H:|-12-[tag\(number)]-12-|"
            "H:|-12-[name\(number)]-[price\(number)]-12-|"
            "V:|-10-[name\(number)]-10-|"
            "price\(number).firstBaseline = name\(number).firstBaseline"
            if number > 0 { "tag\(number).top = tag\(number - 1).bottom + 8" } else { "tag0.top = sheet.top + 12" }
        }
        if let last = articles.indices.last { "sheet.bottom = tag\(last).bottom + 12" }
    }
    return try document.solved().picture(as: .pdf, options: .screen)
}
