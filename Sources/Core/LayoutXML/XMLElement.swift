// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// One element of an Interface Builder file, with its place in the bytes.
package struct XMLElement: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package var name: String
    /// In the order of the file; an element has few, so a linear search is enough.
    package var attributes: [Attribute]
    package var children: [XMLElement]
    /// The text of a `string` element; empty for all others, whose text is indentation.
    package var text: String
    /// The start tag.
    package var range: SourceRange
    /// From the start tag through the end tag.
    package var extent: SourceRange

    package init(
        name: String, attributes: [Attribute] = [], children: [XMLElement] = [], text: String = "",
        range: SourceRange = SourceRange(0, 0)
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.range = range
        extent = range
    }

    package subscript(_ attribute: String) -> String? {
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// What the owner calls it: `<rect key="frame">`.
    package var key: String? { self["key"] }

    package func child(_ name: String, key: String? = nil) -> XMLElement? {
        children.first { $0.name == name && (key == nil || $0.key == key) }
    }

    package func child(key: String) -> XMLElement? { children.first { $0.key == key } }

    package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// Every child of the children of this name: `<subviews>`, `<constraints>`.
    package func members(of list: String) -> [XMLElement] { children(list).flatMap(\.children) }

    /// Nil if it is absent, not a number, or too large to be points.
    package func number(_ attribute: String) -> Double? {
        guard let text = self[attribute], let value = Double(text), abs(value) <= Self.largestNumber else { return nil }
        return value
    }

    package func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

    package func isSet(_ attribute: String) -> Bool { self[attribute] == "YES" }

    /// Calls `body` for this element and all below it, parents first.
    package func forEach(_ body: (XMLElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// Interface Builder's own "infinite" sizes are ten million; no layout has larger coordinates.
    package static let largestNumber = 1e7
}
