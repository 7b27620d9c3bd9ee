// SPDX-License-Identifier: Apache-2.0
/// A view of a document that is built in code, with the views inside it.
///
/// ```swift
/// LayoutView("card") {
///     LayoutView("title", ["type": "label", "text": "Inbox"])
///     for number in 1...3 { LayoutView("row\(number)") }
/// }
/// ```
public struct LayoutView: Hashable, Sendable {
    let value: LayoutValue

    /// - Parameters:
    ///   - id: the view's name in constraints and results.
    ///   - properties: other keys that a view has in a layout document, such as `type`, `text` and `hugging`.
    ///   - subviews: the views inside it, those behind others first.
    public init(
        _ id: String, _ properties: KeyValuePairs<String, LayoutValue> = [:],
        @LayoutBuilder<LayoutView> subviews: () -> [LayoutView] = { [] }
    ) {
        let children = subviews().map(\.value)
        value = .object(
            [LayoutValue.Member("id", .string(id))] + properties.map { LayoutValue.Member($0.key, $0.value) }
                + (children.isEmpty ? [] : [LayoutValue.Member("children", .array(children))]))
    }
}

/// Collects the views or constraints of a document that is built in code; `if`, `switch` and `for` work in it.
@resultBuilder
public enum LayoutBuilder<Element> {
    /// One view or constraint.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// One statement after the other.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
    /// The passes of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// The first branch of an `if` or `switch`.
    public static func buildEither(first part: [Element]) -> [Element] { part }
    /// Another branch of an `if` or `switch`.
    public static func buildEither(second part: [Element]) -> [Element] { part }
}
