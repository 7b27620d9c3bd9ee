// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// What a visual format string needs to know of the document.
package struct VisualFormatContext {
    /// The view or guide of a name.
    package var item: (String) -> LayoutItem?
    package var metric: (String) -> Double?
    /// Index of the view that `|` means beside an item: a view's superview, a guide's owner; nil for the root.
    package var superview: (LayoutItem) -> Int?
    /// The meaning of a lone `-` between a view and its superview.
    package var superviewSpacing: SuperviewSpacing
    package var options: VisualFormatOptions

    package enum SuperviewSpacing: Hashable, Sendable {
        /// UIKit since iOS 8.
        case layoutMargin
        /// AppKit, and UIKit before; points.
        case points(Double)
    }

    package init(
        item: @escaping (String) -> LayoutItem?, metric: @escaping (String) -> Double?,
        superview: @escaping (LayoutItem) -> Int?, superviewSpacing: SuperviewSpacing = .layoutMargin,
        options: VisualFormatOptions = []
    ) {
        self.item = item
        self.metric = metric
        self.superview = superview
        self.superviewSpacing = superviewSpacing
        self.options = options
    }
}

/// A constraint of a visual format string, and the part of the string that says it.
package struct VisualFormatConstraint: Hashable, Sendable {
    package var constraint: Constraint
    /// Byte offsets into the string; empty for two views without anything between them.
    package var range: Range<Int>
    /// Whether the string gives its priority.
    package var hasOwnPriority: Bool
    /// The metric that the constant is.
    package var constantName: String?
    /// The metric that the priority is.
    package var priorityName: String?
}

extension VisualFormat {
    /// The constraints of a string in the order in which Apple's parser makes them, or everything that is wrong with
    /// it, by place: the first is the one that Apple would report.
    package static func read(
        _ string: String, in context: VisualFormatContext
    ) -> (constraints: [VisualFormatConstraint], errors: [VisualFormatError]) {
        let (format, error) = parse(string) { context.item($0) != nil || context.metric($0) != nil }
        var emission = VisualFormatEmission(format: format, context: context)
        emission.run()
        var errors = emission.errors
        if let error {
            errors.append(error)
        } else if errors.isEmpty {
            emission.align()
            errors = emission.errors
        }
        errors = errors.enumerated().sorted { a, b in
            (a.element.caret, a.offset) < (b.element.caret, b.offset)
        }.map(\.element)
        return (errors.isEmpty ? emission.constraints : [], errors)
    }
}

extension VisualFormat {
    /// Whether a constraint's text is in the Visual Format Language rather than an equation, by what it begins with.
    package static func isFormat(_ text: String) -> Bool {
        switch text.utf8.first {
        case UInt8(ascii: "H"), UInt8(ascii: "V"): text.utf8.dropFirst().first == UInt8(ascii: ":")
        case UInt8(ascii: "|"), UInt8(ascii: "["): true
        default: false
        }
    }
}
