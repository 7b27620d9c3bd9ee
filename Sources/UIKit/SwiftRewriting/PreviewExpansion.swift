// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A `#Preview`, as the function that it becomes.
struct PreviewExpansion {
    private(set) var name: String?
    private(set) var isLandscape = false
    private let body: Range<Int>?
    /// Where the value that is shown begins, if a `return` has to be put there.
    private let value: Int?

    init(_ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?) {
        for argument in arguments {
            if argument.label == nil, let text = argument.expression.as(StringLiteralExprSyntax.self) {
                name = text.representedLiteralValue
            } else if argument.label?.text == "traits" || argument.label == nil {
                isLandscape = isLandscape || argument.expression.trimmedDescription.contains("landscape")
            }
        }
        let statements = closure?.statements
        body = statements.map(\.range)
        if let statements, statements.count > 1, case .expr(let last)? = statements.last?.item {
            value = last.range.lowerBound
        } else {
            value = nil
        }
    }

    /// A function that returns what is shown.
    func function(_ name: String, file: Int) -> [SourceEdits.Part] {
        guard let body else { return [.text("@MainActor func \(name)() -> Any { () }\n")] }
        let open = SourceEdits.Part.text("@MainActor func \(name)() -> Any { ")
        guard let value else { return [open, .source(body, file: file), .text(" }\n")] }
        return [
            open, .source(body.lowerBound..<value, file: file), .text("return "),
            .source(value..<body.upperBound, file: file), .text(" }\n"),
        ]
    }
}
