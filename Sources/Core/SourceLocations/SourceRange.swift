// SPDX-License-Identifier: Apache-2.0
/// Byte offsets into a source text.
package struct SourceRange: Hashable, Sendable {
    package var lowerBound: Int
    package var upperBound: Int

    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// The first byte: the bracket of a list or an object.
    package var opening: SourceRange { SourceRange(lowerBound, min(lowerBound + 1, upperBound)) }
}
