// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutXML
import SourceLocations

/// What Xcode never writes, and what a merge or an edit by hand may leave in a file: object ids that are missing or that two
/// objects have, and numbers that are none.
struct FileCheck {
    private(set) var diagnostics: [Diagnostic] = []
    /// The first object with each id.
    private var objects: [String: SourceRange] = [:]

    init(_ document: XMLElement) {
        for part in document.children where ["objects", "scenes"].contains(part.name) { check(part) }
    }

    private mutating func check(_ element: XMLElement) {
        if let id = element["id"] {
            if let first = objects[id] {
                diagnostics.append(
                    Diagnostic(
                        .duplicateObjectID, .error, "two objects have the id '\(id)'", at: element.range,
                        labels: [Diagnostic.Label(first, "the first")]))
            } else {
                objects[id] = element.range
            }
        }
        for attribute in element.attributes where Self.isNumber(attribute.name, of: element.name) {
            guard !Self.isUsable(attribute) else { continue }
            diagnostics.append(
                Diagnostic(
                    .unusableNumber, .warning,
                    "\(attribute.name) of <\(element.name)> is '\(attribute.value)': expected \(Self.expected(attribute.name))",
                    at: element.range))
        }
        for child in element.children {
            if element.name == "subviews", child["id"] == nil {
                diagnostics.append(
                    Diagnostic(
                        .missingObjectID, .error, "<\(child.name)> has no id, so that nothing can refer to it",
                        at: child.range))
            }
            check(child)
        }
    }

    /// By element.
    private static let numbers: [String: Set<String>] = [
        "rect": ["x", "y", "width", "height"], "frame": ["minX", "minY", "width", "height"],
        "fontDescription": ["pointSize"],
        "color": ["red", "green", "blue", "white", "alpha"], "label": ["numberOfLines", "minimumScaleFactor"],
        "edgeInsets": ["top", "left", "bottom", "right"], "constraint": ["constant"],
    ]

    private static func isPriority(_ attribute: String) -> Bool {
        attribute.hasSuffix("HuggingPriority") || attribute.hasSuffix("CompressionResistancePriority")
    }

    private static func isNumber(_ attribute: String, of element: String) -> Bool {
        numbers[element]?.contains(attribute) == true || isPriority(attribute)
    }

    private static func isUsable(_ attribute: XMLElement.Attribute) -> Bool {
        guard let number = Double(attribute.value) else { return false }
        return isPriority(attribute.name) ? (0...1000).contains(number) : number.magnitude <= largest
    }

    /// Points.
    private static let largest = 1e9

    private static func expected(_ attribute: String) -> String {
        isPriority(attribute) ? "a number from 0 to 1000" : "a number of at most \(DecimalText.shortest(largest))"
    }
}

extension DiagnosticCode {
    package static let duplicateObjectID = DiagnosticCode("duplicate-object-id")
    package static let missingObjectID = DiagnosticCode("missing-object-id")
    package static let unusableNumber = DiagnosticCode("unusable-number")
}
