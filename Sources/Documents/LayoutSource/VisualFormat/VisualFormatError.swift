// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry

/// An error in a visual format string, with the message of Apple's parser.
///
/// The texts were measured on macOS by the author of an open reimplementation; those for a missing colon, an unknown
/// relation and an unclosed thickness are the samples of Apple's guide. The guide's `Unable to find view with name` is
/// today's `is not a key in the views dictionary`.
package struct VisualFormatError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case emptyString
        case nonASCII
        case expectedColon(after: VisualFormat.Orientation)
        case expectedView
        case expectedViewOrSuperview
        case expectedConnectionAfterSuperview
        case expectedMoreInput
        case expectedParenthesisOrComma
        case expectedBar
        case expectedEnd
        case expectedClosingBracket
        case expectedViewName
        case expectedNumberOrMetric
        case unclosedThickness
        case unknownRelation
        case minusSignOrBar
        case unknownView(String)
        case unknownMetric(String)
        /// A view where only a number can stand: in a connection or as a priority.
        case viewAsNumber(String)
        case noSuperview
        case alignment(along: VisualFormat.Orientation)
        case numberOutOfRange
        case illegalPriority(Double)
    }

    package var kind: Kind
    /// Byte offset in the string of the caret: how far Apple's parser had read.
    package var caret: Int
    /// The offending text; empty if something is missing at the end.
    package var range: Range<Int>

    /// - Parameter length: bytes of offending text before the caret.
    init(_ kind: Kind, at caret: Int, length: Int = 0) {
        self.init(kind, at: caret, range: caret - length..<caret)
    }

    init(_ kind: Kind, at caret: Int, range: Range<Int>) {
        self.kind = kind
        self.caret = caret
        self.range = range
    }

    /// The exception's reason as Apple prints it, with the string and a caret under the offending column. Of a string
    /// longer than ``excerptLength``, only the part around the caret: a string may have as many errors as names.
    package func reason(in format: String) -> String {
        switch kind {
        case .emptyString, .nonASCII: return "Unable to parse constraint format: \(message)"
        default: break
        }
        var text = format
        var column = caret
        if format.utf8.count > Self.excerptLength {
            let start = max(0, caret - Self.excerptLength / 2)
            let excerpt = String(decoding: format.utf8.dropFirst(start).prefix(Self.excerptLength), as: UTF8.self)
            let end = start + excerpt.utf8.count
            text = (start > 0 ? "…" : "") + excerpt + (end < format.utf8.count ? "…" : "")
            column -= start > 0 ? start - 1 : 0
        }
        let caretLine = String(repeating: " ", count: column) + "^"
        return "Unable to parse constraint format: \n\(message) \n\(DisplayText.safe(text)) \n\(caretLine)"
    }

    /// In bytes.
    static let excerptLength = 1000

    package var message: String {
        switch kind {
        case .emptyString: "It's an empty string."
        case .nonASCII: "It contains non-ASCII characters."
        case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
        case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
        case .expectedView: "Expected a view"
        case .expectedViewOrSuperview: "Expected a view or '|'"
        case .expectedConnectionAfterSuperview: "Expected a connection after the '|' character"
        case .expectedMoreInput: "Expected more input"
        case .expectedParenthesisOrComma: "Expected ')' or ','"
        case .expectedBar: "Expected a '-' here"
        case .expectedEnd: "Expected the end of the format string"
        case .expectedClosingBracket: "Expected a ']' here. That is how you give the end of a view."
        case .expectedViewName:
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
        case .expectedNumberOrMetric:
            "Expected a number or key from the metrics dictionary, but encountered something else"
        case .unclosedThickness: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
        case .minusSignOrBar:
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
        case .unknownView(let name): "\(name.shortened) is not a key in the views dictionary."
        case .unknownMetric(let name), .viewAsNumber(let name):
            "Encountered metric with name \"\(name.shortened)\", but value was not specified in metrics or views dictionaries"
        case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .alignment(.vertical):
            "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
        case .alignment(.horizontal):
            "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
        case .numberOutOfRange:
            "Expected a number of at most \(DecimalText.shortest(Shape.NumberRange.magnitude)) points"
        case .illegalPriority(let priority):
            "It's illegal to set priority:\(DecimalText.general(priority)).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        }
    }

    package var code: DiagnosticCode {
        switch kind {
        case .unknownView: .visualFormatUnknownView
        case .unknownMetric, .viewAsNumber: .visualFormatUnknownMetric
        case .noSuperview: .visualFormatNoSuperview
        case .alignment: .visualFormatAlignment
        case .numberOutOfRange: .numberOutOfRange
        case .illegalPriority: .illegalPriority
        default: .visualFormatSyntax
        }
    }
}

extension DiagnosticCode {
    package static let visualFormatSyntax = DiagnosticCode("visual-format-syntax")
    package static let visualFormatUnknownView = DiagnosticCode("visual-format-unknown-view")
    package static let visualFormatUnknownMetric = DiagnosticCode("visual-format-unknown-metric")
    package static let visualFormatNoSuperview = DiagnosticCode("visual-format-no-superview")
    package static let visualFormatAlignment = DiagnosticCode("visual-format-alignment")
}
