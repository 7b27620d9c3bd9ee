// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutXML

/// What a file says and a layout document has no place for.
extension SceneBuilder {
    private struct Kind {
        var one: String
        var several: String
        var isMatch: @Sendable (XMLElement) -> Bool

        func text(_ count: Int) -> String { count == 1 ? "1 \(one)" : "\(count) \(several)" }
    }

    private static let kinds = [
        Kind(one: "navigation item", several: "navigation items") { element in
            element.name == "navigationItem" && (element["title"] != nil || !element.children.isEmpty)
        },
        Kind(one: "bar button item", several: "bar button items") { element in
            element.name == "barButtonItem" && element["systemItem"] != "flexibleSpace"
                && element["systemItem"] != "fixedSpace"
        },
        Kind(one: "tab bar item", several: "tab bar items") { $0.name == "tabBarItem" },
        Kind(one: "cell accessory", several: "cell accessories") { element in
            element.name == "tableViewCell" && (element["accessoryType"] ?? "none") != "none"
        },
        Kind(one: "section with a title", several: "sections with titles") { element in
            element.name == "tableViewSection" && (element["headerTitle"] ?? element["footerTitle"] ?? "") != ""
        },
        Kind(one: "column header", several: "column headers") { element in
            element.name == "tableHeaderCell" && (element["title"] ?? "") != ""
        },
        Kind(one: "image of a segment", several: "images of segments") { element in
            element.name == "segment" && element["image"] != nil
        },
        Kind(one: "content alignment of a button", several: "content alignments of buttons") { element in
            element.name == "button"
                && ["contentHorizontalAlignment", "contentVerticalAlignment"].contains { key in
                    (element[key] ?? "center") != "center"
                }
        },
        Kind(one: "text that may shrink", several: "texts that may shrink") { element in
            element.name == "label" && element["adjustsFontSizeToFit"] != "NO"
                && (element.number("minimumFontSize") ?? element.number("minimumScaleFactor") ?? 0) > 0
        },
        Kind(one: "disabled control", several: "disabled controls") { $0["enabled"] == "NO" },
    ]

    /// One note for the scene, with counts.
    mutating func reportLeftOut() {
        var counts = [Int](repeating: 0, count: Self.kinds.count)
        var first: XMLElement?
        // The controller's own view is among its children.
        var left = [root.ownerElement ?? root.view.element]
        while let element = left.popLast() {
            for (index, kind) in Self.kinds.enumerated() where kind.isMatch(element) {
                counts[index] += 1
                first = first ?? element
            }
            left += element.children.reversed()
        }
        guard let first else { return }
        let parts = zip(Self.kinds, counts).filter { $0.1 > 0 }.map { $0.text($1) }
        report(.leftOut, .note, "neither laid out nor drawn: \(parts.joined(separator: ", "))", first, nil)
    }
}

extension DiagnosticCode {
    package static let leftOut = DiagnosticCode("left-out")
}
