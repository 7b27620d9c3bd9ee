// SPDX-License-Identifier: Apache-2.0

/// Components and repeated views.
extension Shape {
    static let component = ObjectShape(
        noun: "a component",
        keys: [
            .init(
                "parameters", .dictionary(of: .anything, keyNoun: "parameter"),
                "Names with default values; null: a value is required"),
            .init("view", .unchecked(.reference(.view)), isRequired: true, "its view"),
            .init(
                "constraints", .unchecked(.list(of: .reference(.constraint))), "Constraints among the component's views"
            ),
            .init(
                "metrics", .unchecked(.dictionary(of: length, keyNoun: "metric")),
                "Numbers with names, for the component's constraints"),
        ])

    /// What a view is repeated for.
    static let rows = Shape.either(
        [
            .list(of: .dictionary(of: .anything, keyNoun: "parameter")),
            .integer(0...DocumentReader.viewLimit), .string,
        ], expected: "a list of rows, a number, or a path")
}
