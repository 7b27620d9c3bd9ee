// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// One constraint as a log describes it: `first relation multiplier · second + constant`.
package struct LoggedConstraint: Hashable, Sendable {
    /// `NSLayoutConstraint`, `MASLayoutConstraint`, …; nil if it was cut away.
    package var className: String?
    package var pointer: String?
    /// The name that a library prints instead of an address.
    package var label: String?
    /// What sets the constraint, in words; nil for one of a log.
    package var owner: String?
    /// Where SnapKit says that the constraint was made.
    package var file: String?
    package var line: Int?
    /// `h=--& v=--&`
    package var mask: String?
    package var identifier: String?
    /// Nil if the text could not be read.
    package var equation: Equation?
    /// Nil = required.
    package var priority: Double?
    /// The priorities of a size that comes from content.
    package var contentPriorities: ContentPriorities?
    package var isInactive: Bool
    /// Names of the suffix with their pointers, as printed.
    package var names: [Name]
    /// The beginning of what `|` stands for, where the description is cut off inside of it.
    package var cutSuperview: LoggedItem?
    /// Whether the text ends early.
    package var isCut: Bool
    /// The whole description.
    package var text: String
    /// In the paste.
    package var source: SourceRange

    /// An own name, or `|`, with what it stands for.
    package struct Name: Hashable, Sendable {
        package var name: String
        package var item: LoggedItem

        package init(name: String, item: LoggedItem) {
            self.name = name
            self.item = item
        }
    }

    /// `Hug:250 CompressionResistance:750`
    package struct ContentPriorities: Hashable, Sendable {
        package var hugging: Double
        package var resistance: Double
    }

    /// The facts of a description, whichever form it has.
    package struct Equation: Hashable, Sendable {
        /// `NSLayoutConstraint.Relation`.
        package enum Relation: String, Hashable, Sendable {
            case lessThanOrEqual = "<="
            case equal = "=="
            case greaterThanOrEqual = ">="

            /// With both sides negated.
            var mirrored: Self {
                switch self {
                case .equal: .equal
                case .lessThanOrEqual: .greaterThanOrEqual
                case .greaterThanOrEqual: .lessThanOrEqual
                }
            }
        }

        package var first: LoggedAnchor
        package var relation: Relation
        package var multiplier: LoggedNumber
        /// Nil = a constant only.
        package var second: LoggedAnchor?
        /// Points.
        package var constant: LoggedNumber
        /// Whether the description is a drawing, `H:|-(8)-[A]`.
        package var isDrawn: Bool

        package init(
            first: LoggedAnchor, relation: Relation, multiplier: LoggedNumber, second: LoggedAnchor?,
            constant: LoggedNumber, isDrawn: Bool
        ) {
            self.first = first
            self.relation = relation
            self.multiplier = multiplier
            self.second = second
            self.constant = constant
            self.isDrawn = isDrawn
        }
    }

    /// A required, active constraint whose facts are still to be put in.
    package init(text: String, identifier: String?, source: SourceRange) {
        self.text = text
        self.identifier = identifier
        self.source = source
        isInactive = false
        names = []
        isCut = false
    }
}

/// A number with how exactly it was printed.
package struct LoggedNumber: Hashable, Sendable {
    package var value: Double
    /// Half of the last place that was printed; 0 if the number is short enough to be exact.
    package var tolerance: Double

    package init(_ value: Double, tolerance: Double = 0) {
        self.value = value
        self.tolerance = tolerance
    }
}

/// An attribute of an item.
package struct LoggedAnchor: Hashable, Sendable {
    package var item: LoggedItem
    package var attribute: LoggedAttribute

    package init(item: LoggedItem, attribute: LoggedAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A view or guide as a log names it.
package struct LoggedItem: Hashable, Sendable {
    /// Nil if only a name is printed.
    package var className: String?
    package var pointer: String?
    /// An own name, which stands for class and pointer.
    package var name: String?
    /// The text of a label or button, the identifier of a guide.
    package var label: String?
    /// The superview, `|`, where the log does not say which view that is.
    package var isSuperview = false

    package init(
        className: String? = nil, pointer: String? = nil, name: String? = nil, label: String? = nil,
        isSuperview: Bool = false
    ) {
        self.className = className
        self.pointer = pointer
        self.name = name
        self.label = label
        self.isSuperview = isSuperview
    }

    /// Its identity: the pointer, or else the printed text.
    package var key: String {
        if let pointer, pointer.count > 4, pointer.dropFirst(2).allSatisfy(\.isHexDigit) { return pointer }
        // A view with a name of its own is printed by it, and by its class in tables of names alone.
        return [pointer != nil && name != nil ? nil : className, pointer, name].compactMap { $0 }.joined(separator: ":")
    }
}

/// `NSLayoutConstraint.Attribute`, and the names that autoresizing masks use.
package enum LoggedAttribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case minX, minY, midX, midY, maxX, maxY
    /// The content size of a scroll view, in the scroll view's own constraints.
    case contentWidth, contentHeight

    package var isSize: Bool { self == .width || self == .height || isContentSize }

    package var isContentSize: Bool { self == .contentWidth || self == .contentHeight }

    package var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX, .contentWidth:
            true
        default: false
        }
    }
}
