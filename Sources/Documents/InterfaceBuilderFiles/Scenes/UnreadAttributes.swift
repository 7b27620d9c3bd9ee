// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutXML

/// Attributes of a file that nothing is made of although they may be seen in the running program: one note names them.
struct UnreadAttributes {
    private var counts: [String: Int] = [:]
    private var first: XMLElement?

    /// At most this many attributes are named.
    private static let named = 6

    /// - Parameter document: the root element of the file.
    init(_ document: XMLElement) {
        for key in ["objects", "scenes"] {
            for element in document.members(of: key) {
                search(element.name == "scene" ? element.members(of: "objects") : [element])
            }
        }
    }

    private mutating func search(_ elements: [XMLElement]) {
        var left = Array(elements.reversed())
        while let element = left.popLast() {
            guard !AttributeTable.closed.contains(element.name), !element.name.hasSuffix("GestureRecognizer") else {
                continue
            }
            if element.name != "window", element.name != "windowController" {
                let keys = element.attributes.map(\.name) + element.children.compactMap(\.key)
                for key in keys where !AttributeTable.isKnown(key, of: element.name) {
                    counts["\(element.name).\(key)", default: 0] += 1
                    first = first ?? element
                }
            }
            left += element.children.reversed()
        }
    }

    /// Nil if everything is read.
    var diagnostic: Diagnostic? {
        guard let first else { return nil }
        let names = counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }
        var list = names.prefix(Self.named).map { name in
            (counts[name] ?? 1) == 1 ? "'\(name)'" : "'\(name)' (\(counts[name] ?? 1))"
        }
        let others = names.count - list.count
        if others > 0 { list.append(others == 1 ? "1 other" : "\(others) others") }
        return Diagnostic(
            .unreadAttributes, .note, "not drawn and without an effect on the layout: \(list.joined(separator: ", "))",
            at: first.range, views: [])
    }
}

extension DiagnosticCode {
    package static let unreadAttributes = DiagnosticCode("unread-attributes")
}
