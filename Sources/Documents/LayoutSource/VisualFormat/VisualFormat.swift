// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// A visual format string as written: names are not looked up yet. Places are byte offsets into the string.
///
/// The grammar is that of Apple's Auto Layout Guide, appendix "Visual Format Language".
package struct VisualFormat: Hashable, Sendable {
    package enum Orientation: Hashable, Sendable { case horizontal, vertical }

    /// The gap between two neighbours.
    package struct Connection: Hashable, Sendable {
        package enum Spacing: Hashable, Sendable {
            /// Nothing between them.
            case flush
            /// A lone `-`.
            case system
            /// One constraint for each; never empty.
            case predicates([Predicate])
        }

        package var spacing: Spacing
        package var range: Range<Int>
    }

    package struct ViewElement: Hashable, Sendable {
        package var name: Name
        /// One constraint for each, on the view's size along the orientation.
        package var predicates: [Predicate] = []
        /// The gap before it: to the superview for the first view, nil if that has none.
        package var connection: Connection?
        /// From `[` through `]`.
        package var range: Range<Int>
    }

    /// `(relation)? object (@priority)?`
    package struct Predicate: Hashable, Sendable {
        package var relation: Constraint.Relation
        package var object: Operand
        package var priority: Operand?
        package var range: Range<Int>
    }

    package enum Operand: Hashable, Sendable {
        case number(Double, Range<Int>)
        /// A metric's or a view's.
        case name(Name)

        /// A metric's or a view's name; nil for a number.
        var name: String? {
            if case .name(let name) = self { name.text } else { nil }
        }
    }

    package struct Name: Hashable, Sendable {
        package var text: String
        package var range: Range<Int>
    }

    package var orientation: Orientation
    package var views: [ViewElement]
    /// The gap after the last view, to the superview.
    package var closing: Connection?

    /// Reads as far as the grammar goes; with an error, the elements before it are still there.
    ///
    /// - Parameter knowsName: distinguishes a name with a hyphen from a name followed by a connection.
    package static func parse(
        _ format: String, knowsName: @escaping (String) -> Bool = { _ in false }
    ) -> (format: VisualFormat, error: VisualFormatError?) {
        var parser = VisualFormatParser(format, knowsName: knowsName)
        do {
            try parser.parse()
            return (parser.format, nil)
        } catch {
            return (parser.format, error)
        }
    }
}
