// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What a JSON value must look like: the one description from which the reader checks and the JSON Schema is made.
indirect enum Shape: Sendable {
    case string
    /// A string in a notation.
    case notation(Notation)
    /// An id of a view or a guide.
    case identifier
    /// A CSS colour.
    case color
    case number(NumberRange)
    case integer(ClosedRange<Int>)
    case boolean
    /// One of the names; `aliases` are accepted as well. A message calls an unknown one by the noun.
    case choice([String], aliases: [String] = [], noun: String = "value")
    case list(of: Shape, count: ClosedRange<Int>? = nil)
    /// Names that the author chooses, each with a value of one shape; at most `limit`, so that bad input costs little.
    case dictionary(of: Shape, keyNoun: String, limit: Int = 10_000, keys: KeyRule = .names)
    case object(ObjectShape)
    case reference(Name)
    /// One of several shapes, selected by the kind of JSON value.
    case either([Shape], expected: String)
    /// Anything; the program does not look at it.
    case anything
    /// A value of this shape once parameters are replaced: it is checked where it is used.
    case unchecked(Shape)

    /// What the keys of a dictionary may be.
    enum KeyRule: Sendable {
        case names
        /// Names of views, also inside instances of components.
        case items
        case any
    }

    /// A shape that has a definition of its own in the schema.
    enum Name: String, CaseIterable, Sendable {
        case view, guide, constraint, font, style, image, priorities, insets, directionalInsets, canvas, variant,
            fitting, barItem, bars, presentation, window, splitView, shadow, drawing, parts, component,
            viewOverride, constraintOverride, strings
        case sizeClasses, viewVariation, constraintVariation, documentVariation
    }

    /// Bounds of a number, each inclusive unless said otherwise.
    struct NumberRange: Sendable {
        var lower: Double
        var upper: Double
        /// Whether the lower bound itself is refused.
        var excludesLower = false
        /// Where a number beyond the bounds is rejected.
        var guardian = Guardian.shape

        enum Guardian {
            case shape
            /// By the code that reads the value, which has a better message: Apple's own.
            case reader
        }

        /// The largest magnitude of a length: beyond any canvas, and safe to add and multiply.
        static let magnitude = 1e9
        static let any = NumberRange(lower: -magnitude, upper: magnitude)
        static let nonNegative = NumberRange(lower: 0, upper: magnitude)
        static let positive = NumberRange(lower: 0, upper: magnitude, excludesLower: true)
        static let unit = NumberRange(lower: 0, upper: 1)

        func contains(_ number: Double) -> Bool {
            guard guardian == .shape else { return true }
            return isWithinBounds(number)
        }

        private func isWithinBounds(_ number: Double) -> Bool {
            (excludesLower ? number > lower : number >= lower) && number <= upper
        }
    }
}

/// The keys of an object.
struct ObjectShape: Sendable {
    struct Key: Sendable {
        var name: String
        var shape: Shape
        var isRequired = false
        /// The view types that have it; nil = all.
        var types: [ViewType]?
        /// What it means, for the schema.
        var summary: String

        init(_ name: String, _ shape: Shape, isRequired: Bool = false, types: [ViewType]? = nil, _ summary: String) {
            self.name = name
            self.shape = shape
            self.isRequired = isRequired
            self.types = types
            self.summary = summary
        }
    }

    /// What a message calls the object, with its article.
    var noun: String
    var keys: [Key]
    /// Whether keys depend on the value of `type`.
    var isTyped = false
    /// Keys of which one at most may be there.
    var exclusive: [[String]] = []
    /// Keys of which one at least has to be there.
    var needsOne: [[String]] = []
    /// Where one key makes the object another kind of thing.
    var splits: [Split] = []
    /// What an object without a split's marker needs, and keys that need another one. Only the schema checks them: the reader
    /// reports them as NSLayoutConstraint does.
    var needsWithoutMarker: [String] = []
    var companions: [Companion] = []

    struct Companion: Sendable {
        var key: String
        var needs: String
    }

    struct Split: Sendable {
        /// The key that decides.
        var marker: String
        /// What a message calls an object with the marker.
        var noun: String
        /// The only keys beside the marker, itself included.
        var with: [String]
        /// The keys that mean nothing without the marker.
        var without: [String]
    }

    /// Only the key that is found is copied.
    func key(_ name: String) -> Key? { keys.firstIndex { $0.name == name }.map { keys[$0] } }
}

extension Shape {
    static let length = Shape.number(.any)
    static let nonNegative = Shape.number(.nonNegative)

    /// The cases of an enumeration of the model, by their names in the format.
    static func choice<Names: CaseIterable & RawRepresentable>(_: Names.Type, noun: String = "value") -> Shape
    where Names.RawValue == String { .choice(Names.allCases.map(\.rawValue), noun: noun) }
}
