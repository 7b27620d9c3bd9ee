// SPDX-License-Identifier: Apache-2.0
/// How strongly a row wants to hold. Each distinct value is a level of its own: a higher level is never traded for any
/// amount of a lower one.
package struct Priority: Hashable, Comparable, Sendable {
    /// In (0, 1000]; 1000 is required.
    package let rawValue: Float

    package init(_ rawValue: Float) { self.rawValue = rawValue }

    package static let required = Priority(1000)

    package var isRequired: Bool { rawValue >= 1000 }

    package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
