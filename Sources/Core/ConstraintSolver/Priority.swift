// SPDX-License-Identifier: Apache-2.0
/// The priority of a row. Each distinct value is a level of its own: a violation at a higher level is never traded for
/// any amount at a lower one.
package struct Priority: Hashable, Comparable, Sendable {
    /// In (0, 1000]; 1000 is required.
    package let rawValue: Float

    package init(_ rawValue: Float) { self.rawValue = rawValue }

    package static let required = Priority(1000)

    package var isRequired: Bool { rawValue >= 1000 }

    package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
