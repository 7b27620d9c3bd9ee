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

    /// Items of bars: left out only where their bar is not drawn.
    private static let barItems = [
        Kind(one: "navigation item", several: "navigation items") { element in
            element.name == "navigationItem" && (element["title"] != nil || !element.children.isEmpty)
        },
        Kind(one: "bar button item", several: "bar button items") { element in
            element.name == "barButtonItem" && element["systemItem"] != "flexibleSpace"
                && element["systemItem"] != "fixedSpace" && element.key != "backBarButtonItem"
        },
        Kind(one: "tab bar item", several: "tab bar items") { $0.name == "tabBarItem" },
    ]

    private static let kinds = [
        Kind(one: "section with a title", several: "sections with titles") { element in
            element.name == "tableViewSection" && (element["headerTitle"] ?? element["footerTitle"] ?? "") != ""
                && element.members(of: "cells").isEmpty
        },
        Kind(one: "image of a segment", several: "images of segments") { element in
            element.name == "segment" && element.imageName() != nil && ContentReader.segmentTitle(element) == nil
                && (element["label"] ?? element["title"] ?? "") != ""
        },
        Kind(one: "disabled segment", several: "disabled segments") { $0.name == "segment" && $0["enabled"] == "NO" },
        Kind(one: "background image of a button", several: "background images of buttons") { element in
            element.name == "state" && element.imageName("backgroundImage") != nil && element.imageName() != nil
        },
        Kind(one: "background of a button's configuration", several: "backgrounds of buttons' configurations") {
            $0.name == "backgroundConfiguration" && $0.imageName() != nil
        },
        Kind(one: "tab view with tabs at a side", several: "tab views with tabs at a side") { element in
            element.name == "tabView"
                && ["left", "right", "bottom"].contains { element["type"]?.hasPrefix($0) == true }
        },
        Kind(one: "item of a window's toolbar", several: "items of windows' toolbars") { element in
            element.name == "toolbarItem" && element["implicitItemIdentifier"] != "NSToolbarFlexibleSpaceItem"
        },
    ]

    private static let viewInBar = Kind(one: "view in a bar", several: "views in bars") { element in
        ["titleView", "customView"].contains(element.key) && ContentReader.partInBar(element) == nil
    }

    /// How often things of each kind are there, and the first of them.
    private struct Tally {
        var counts: [String: (kind: Kind, count: Int)] = [:]
        var first: XMLElement?

        mutating func count(_ kind: Kind, _ element: XMLElement) {
            counts[kind.one, default: (kind, 0)].count += 1
            first = first ?? element
        }

        func list(_ kinds: [Kind]) -> String {
            kinds.compactMap { kind in counts[kind.one].map { kind.text($0.count) } }.joined(separator: ", ")
        }
    }

    /// One note for the scene with counts, one for bars of which the file has only the items, and one for attributes.
    mutating func reportLeftOut() {
        var leftOut = Tally()
        var above = Tally()
        var items = Tally()
        var missing: Set<ImportOptions.Bar> = []
        var attributes: [XMLElement] = []
        // The controller's own view is among its children.
        var left = [(element: root.ownerElement ?? root.view.element, bar: BarState.none)]
        while let (element, outerBar) = left.popLast() {
            let bar = barState(of: element) ?? outerBar
            for kind in Self.kinds where kind.isMatch(element) { leftOut.count(kind, element) }
            for kind in Self.barItems where kind.isMatch(element) {
                switch bar {
                case .drawn, .view: break
                case .aboveView: above.count(kind, element)
                case .notInFile(let name):
                    items.count(kind, element)
                    missing.insert(name)
                case .none: items.count(kind, element)
                }
            }
            if case .drawn = bar, Self.viewInBar.isMatch(element) { leftOut.count(Self.viewInBar, element) }
            if element.name == "userDefinedRuntimeAttribute", RuntimeAttribute.isUnknown(element) {
                attributes.append(element)
            }
            left += element.children.reversed().map { ($0, bar) }
        }
        if let first = leftOut.first ?? above.first {
            var parts = [leftOut.list(Self.kinds + [Self.viewInBar])]
            if above.first != nil { parts.append("in a bar above the view " + above.list(Self.barItems)) }
            let list = parts.filter { !$0.isEmpty }.joined(separator: ", ")
            report(.leftOut, .note, "neither laid out nor drawn: \(list)", first, nil)
        }
        if let first = items.first { reportItems(items.list(Self.barItems), missing, first) }
        reportAttributes(attributes)
    }

    private mutating func reportItems(_ list: String, _ missing: Set<ImportOptions.Bar>, _ first: XMLElement) {
        let names = ImportOptions.Bar.allCases.filter(missing.contains).map(\.rawValue).joined(separator: ",")
        let advice = names.isEmpty ? "" : "; '--bars \(names)' draws the bar that another file adds"
        report(.barNotInFile, .note, "no container in this file shows \(list)\(advice)", first, nil)
    }

    /// At most this many attributes are named.
    private static let namedAttributes = 4

    private mutating func reportAttributes(_ attributes: [XMLElement]) {
        guard let first = attributes.first else { return }
        var counts: [String: Int] = [:]
        for attribute in attributes { counts[attribute["keyPath"] ?? "", default: 0] += 1 }
        let paths = counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }
        var list = paths.prefix(Self.namedAttributes).map { path in
            (counts[path] ?? 1) == 1 ? "'\(path)'" : "'\(path)' (\(counts[path] ?? 1))"
        }
        let others = paths.count - list.count
        if others > 0 { list.append(others == 1 ? "1 other" : "\(others) others") }
        report(
            .runtimeAttributes, .note,
            "the effect of these runtime attributes is known only to the program and is not drawn: "
                + list.joined(separator: ", "), first, nil)
    }

    /// Where the items below an element are.
    private enum BarState {
        case none
        /// In a bar over the root view that is in the picture.
        case drawn
        /// In a bar that is itself a view: its views are subviews.
        case view
        /// In a bar above a view that begins below it, as below opaque bars.
        case aboveView
        case notInFile(ImportOptions.Bar)
    }

    /// Nil for an element that has no items of bars of its own.
    private func barState(of element: XMLElement) -> BarState? {
        func state(_ bar: ImportOptions.Bar, isDrawn: Bool) -> BarState {
            if isDrawn { return .drawn }
            return containerBars.contains(bar) ? .aboveView : .notInFile(bar)
        }
        switch element.name {
        case "navigationBar", "toolbar", "tabBar": return file.system == .macos ? nil : .view
        case "navigationItem": return state(.nav, isDrawn: drawnBars?.navigationBar != nil)
        case "toolbarItems": return state(.toolbar, isDrawn: drawnBars?.toolbar != nil)
        case "tabBarItem": return state(.tab, isDrawn: drawnBars?.tabBar != nil)
        default: return nil
        }
    }
}

extension DiagnosticCode {
    package static let leftOut = DiagnosticCode("left-out")
    package static let barNotInFile = DiagnosticCode("bar-not-in-file")
    package static let runtimeAttributes = DiagnosticCode("runtime-attributes")
}
