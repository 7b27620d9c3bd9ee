// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

@testable import LayoutSource

/// Every message of the language with the column of its caret.
@Suite struct VisualFormatErrorTests {
    struct Case: CustomTestStringConvertible {
        var format: String
        var options: [String]
        /// Messages with their carets' columns, from 0.
        var errors: [String]
        var testDescription: String { format }

        init(_ format: String, options: [String] = [], _ errors: String...) {
            self.format = format
            self.options = options
            self.errors = errors
        }
    }

    private static let viewName =
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
    private static let number = "Expected a number or key from the metrics dictionary, but encountered something else"
    private static let minus =
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
    private static let bracket = "Expected a ']' here. That is how you give the end of a view."
    private static let superview =
        "Unable to interpret '|' character, because the related view doesn't have a superview"

    static let cases: [Case] = [
        Case("", "0: It's an empty string."),
        Case("|-[å]", "3: It contains non-ASCII characters."),
        Case("V|[a]|", "1: Expected ':' after 'V' to specify vertical arrangement"),
        Case("H[a]", "1: Expected ':' after 'H' to specify horizontal arrangement"),
        Case("H:", "2: Expected a view"),
        Case("a", "0: Expected a view"),
        Case(" [a]", "0: Expected a view"),
        Case("H:|-10-|", "7: Expected a view"),
        Case("|x", "1: Expected a view"),
        Case("||", "1: Expected a view"),
        Case("|", "1: Expected a connection after the '|' character"),
        Case("|-", "2: Expected more input"),
        Case("|-5", "3: Expected more input"),
        Case("|-(5", "4: Expected more input"),
        Case("|-(", "3: Expected more input"),
        Case("[b(5", "4: Expected more input"),
        Case("[b(>=", "5: Expected more input"),
        Case("[b(5@", "5: Expected more input"),
        Case("|-(5]", "4: Expected ')' or ','"),
        Case("[b(5 )]", "4: Expected ')' or ','"),
        Case("|-(5;6)-[b]", "4: Expected ')' or ','"),
        Case("|-5[b]", "3: Expected a '-' here"),
        Case("|-(5)[b]", "5: Expected a '-' here"),
        Case("[b]-8@250-[c]", "5: Expected a '-' here"),
        Case("[b]-5x-[c]", "5: Expected a '-' here"),
        Case("[b]-1e-[c]", "5: Expected a '-' here"),
        Case("[b]|[c]", "4: Expected the end of the format string"),
        Case("[b]-| ", "5: Expected the end of the format string"),
        Case("|-[foo", "6: foo is not a key in the views dictionary.", "6: \(bracket)"),
        Case("[b", "2: \(bracket)"),
        Case("[b c]", "2: \(bracket)"),
        Case("[b-c]", "2: \(bracket)"),
        Case("[b.c]", "2: \(bracket)"),
        Case("[]", "1: \(viewName)"),
        Case("[1a]", "1: \(viewName)"),
        Case("[ a]", "1: \(viewName)"),
        Case("[b]-(>=8)-", "10: Expected a view or '|'"),
        Case("[b] [c]", "3: Expected a view or '|'"),
        Case("[b]-4-x", "6: Expected a view or '|'"),
        Case("[b](", "3: Expected a view or '|'"),
        Case("|[nobody]|", "8: nobody is not a key in the views dictionary."),
        Case("[b]- (gap)-[c]", "4: \(number)"),
        Case("[b]-+5-[c]", "4: \(number)"),
        Case("[b(==)]", "5: \(number)"),
        Case("[b(5@)]", "5: \(number)"),
        Case("[b(-)]", "3: \(number)"),
        Case("[b]-.-[c]", "4: \(number)"),
        Case("[b]-()-[c]", "5: \(number)"),
        Case("[b(5,)]", "5: \(number)"),
        Case("[b]--5-[c]", "4: \(minus)"),
        Case("[b(5]", "4: A predicate on a view's thickness must end with ')' and the view must end with ']'"),
        Case("[b(>5)]", "4: Unknown relation. Must be ==, >=, or <="),
        Case("[b(=5)]", "4: Unknown relation. Must be ==, >=, or <="),
        Case("[b]-(<5)-[c]", "6: Unknown relation. Must be ==, >=, or <="),
        Case("[b(==c*2)]", "6: Expected ')' or ','"),
        Case(
            "[b]-margin-[c]",
            "10: Encountered metric with name \"margin\", but value was not specified in metrics or views dictionaries"),
        Case(
            "[b]-(c)-[c]",
            "6: Encountered metric with name \"c\", but value was not specified in metrics or views dictionaries"),
        Case(
            "[b(5@c)]",
            "6: Encountered metric with name \"c\", but value was not specified in metrics or views dictionaries"),
        // As in a public log: `H:|-(20)-[l]-(20)-|` with the caret behind the view.
        Case("H:|-(20)-[s]", "12: \(superview)"),
        Case("V:[s]-|", "7: \(superview)"),
        Case("|[s]|", "4: \(superview)", "5: \(superview)"),
        Case(
            "V:[a]-[b]-|", options: ["alignAllTop"],
            "9: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
        ),
        Case(
            "[a][b]", options: ["alignAllCenterX"],
            "6: Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
        ),
        Case(
            "[b(5@0)]",
            "6: It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        ),
        Case(
            "[b(5@big)]",
            "8: It's illegal to set priority:2000.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        ),
        Case(
            "[b(5@-1)]",
            "7: It's illegal to set priority:-1.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        ),
        Case("[b(1e999)]", "8: Expected a number of at most 1000000000 points"),
        Case("[b(2e9)]", "6: Expected a number of at most 1000000000 points"),
        // All names of a string are reported at once, before the syntax that follows them.
        Case(
            "|-x-[y]-[z",
            "3: Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries",
            "6: y is not a key in the views dictionary.", "10: z is not a key in the views dictionary.",
            "10: \(bracket)"),
    ]

    @Test(arguments: cases)
    func `Errors are reported with their column`(_ example: Case) {
        let result = VisualFormatFixture.read(example.format, options: example.options)
        #expect(result.errors.map { "\($0.caret): \($0.message)" } == example.errors)
        #expect(result.constraints == [])
    }

    @Test func `The reason is worded as Apple's`() throws {
        let error = try #require(VisualFormat.parse("|-[foo").error)
        #expect(
            error.reason(in: "|-[foo")
                == """
                Unable to parse constraint format: 
                Expected a ']' here. That is how you give the end of a view. 
                |-[foo 
                      ^
                """)
        #expect(
            VisualFormat.parse("").error?.reason(in: "") == "Unable to parse constraint format: It's an empty string.")
    }

    /// A string has as many errors as unknown names; with the whole string in each reason, 1 MB of names took minutes.
    @Test func `The reason for a long string has the part around the caret`() throws {
        let format = "|" + (0..<5_000).map { "-[name\($0)]" }.joined()
        let errors = VisualFormatFixture.read(format).errors
        #expect(errors.count == 5_000)
        for (index, error) in errors.enumerated() where index.isMultiple(of: 100) {
            let lines = error.reason(in: format).split(separator: "\n")
            let text = try #require(lines.dropLast().last)
            let caret = try #require(lines.last?.firstIndex(of: "^"))
            let column = lines[lines.endIndex - 1].distance(from: lines[lines.endIndex - 1].startIndex, to: caret)
            #expect(text.utf8.count < 1_100)
            #expect(text.prefix(column).hasSuffix("[name\(index)"))
        }
    }

    @Test func `Names are marked before the caret`() throws {
        let errors = VisualFormatFixture.read("|-[nobody(12@0)]").errors
        #expect(errors.map(\.range) == [3..<9, 13..<14])
    }

    /// Reading ends for any bytes, with constraints or diagnostics.
    @Test func `Any string is read or refused`() {
        let alphabet = Array("HV:|[]()-=<>@,ab5.e x".utf8)
        var state: UInt64 = 42
        for _ in 0..<20_000 {
            var bytes: [UInt8] = []
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<Int(state >> 60) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            let format = String(decoding: bytes, as: UTF8.self)
            let result = VisualFormatFixture.read(format)
            #expect(
                result.errors.allSatisfy { (0...bytes.count).contains($0.caret) && $0.range.lowerBound >= 0 },
                "\(format)")
        }
    }
}
