// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutXML

/// What a file says and a layout document has no place for.
extension SceneBuilder {
    private struct Kind {
        var one: String
        var several: String
        /// Whether it is left out only where its bar is not drawn.
        var isOfBar = false
        var isMatch: @Sendable (XMLElement) -> Bool

        func text(_ count: Int) -> String { count == 1 ? "1 \(one)" : "\(count) \(several)" }
    }

    private static let kinds = [
        Kind(one: "navigation item", several: "navigation items", isOfBar: true) { element in
            element.name == "navigationItem" && (element["title"] != nil || !element.children.isEmpty)
        },
        Kind(one: "bar button item", several: "bar button items", isOfBar: true) { element in
            element.name == "barButtonItem" && element["systemItem"] != "flexibleSpace"
                && element["systemItem"] != "fixedSpace" && element.key != "backBarButtonItem"
        },
        Kind(one: "tab bar item", several: "tab bar items", isOfBar: true) { $0.name == "tabBarItem" },
        Kind(one: "view in a bar", several: "views in bars") { element in
            ["titleView", "customView"].contains(element.key) && !ContentReader.isDrawnInBar(element)
        },
        Kind(one: "section with a title", several: "sections with titles") { element in
            element.name == "tableViewSection" && (element["headerTitle"] ?? element["footerTitle"] ?? "") != ""
                && element.members(of: "cells").isEmpty
        },
        Kind(one: "column header", several: "column headers") { element in
            element.name == "tableHeaderCell" && (element["title"] ?? "") != ""
        },
        Kind(one: "image of a segment", several: "images of segments") { element in
            element.name == "segment" && element["image"] != nil
        },
        Kind(one: "disabled segment", several: "disabled segments") { $0.name == "segment" && $0["enabled"] == "NO" },
        Kind(one: "subtitle of a button", several: "subtitles of buttons") { element in
            element.name == "buttonConfiguration"
                && (element["subtitle"] != nil || element.child(key: "attributedSubtitle") != nil)
        },
        Kind(one: "background image of a button", several: "background images of buttons") { element in
            element.name == "state" && element["backgroundImage"] != nil && element["image"] != nil
        },
        Kind(one: "text of several styles", several: "texts of several styles") { element in
            element.name == "attributedString" && element.children("fragment").count > 1
        },
        Kind(one: "shadow of a text", several: "shadows of texts") { element in
            element.name == "label" && element.child("color", key: "shadowColor") != nil
        },
        Kind(one: "title of a box", several: "titles of boxes") { element in
            element.name == "box" && element["boxType"] == nil && element["titlePosition"] != "noTitle"
                && (element["title"] ?? "") != ""
        },
        Kind(one: "tab view with tabs", several: "tab views with tabs") { $0.name == "tabView" && $0["type"] == nil },
        Kind(one: "split view with dividers", several: "split views with dividers") { $0.name == "splitView" },
        Kind(one: "item of a window's toolbar", several: "items of windows' toolbars") { element in
            element.name == "toolbarItem" && element["implicitItemIdentifier"] != "NSToolbarFlexibleSpaceItem"
        },
        Kind(one: "runtime attribute", several: "runtime attributes") { element in
            element.name == "userDefinedRuntimeAttribute"
                && !RuntimeAttribute.drawn.contains(element["keyPath"] ?? "")
                && !RuntimeAttribute.isInvisible(element["keyPath"] ?? "")
        },
    ]

    /// One note for the scene, with counts.
    mutating func reportLeftOut() {
        var counts = [Int](repeating: 0, count: Self.kinds.count)
        var first: XMLElement?
        // The controller's own view is among its children.
        var left = [(element: root.ownerElement ?? root.view.element, isInBar: false)]
        while let (element, isParentInBar) = left.popLast() {
            let isInBar = isParentInBar || isDrawnBar(element)
            for (index, kind) in Self.kinds.enumerated() where kind.isMatch(element) && !(kind.isOfBar && isInBar) {
                counts[index] += 1
                first = first ?? element
            }
            left += element.children.reversed().map { ($0, isInBar) }
        }
        guard let first else { return }
        let parts = zip(Self.kinds, counts).filter { $0.1 > 0 }.map { $0.text($1) }
        report(.leftOut, .note, "neither laid out nor drawn: \(parts.joined(separator: ", "))", first, nil)
    }

    /// Whether the items in an element are in the picture: of a bar that is a view, or of one over the root view.
    private func isDrawnBar(_ element: XMLElement) -> Bool {
        switch element.name {
        case "navigationBar", "toolbar", "tabBar": file.system != .macos
        case "navigationItem": drawnBars?.navigationBar != nil
        case "toolbarItems": drawnBars?.toolbar != nil
        case "tabBarItem": drawnBars?.tabBar != nil
        default: false
        }
    }
}

extension DiagnosticCode {
    package static let leftOut = DiagnosticCode("left-out")
}
