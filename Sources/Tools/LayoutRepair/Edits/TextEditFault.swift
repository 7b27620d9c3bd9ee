// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Edits that cannot be applied together: two change the same bytes, or one lies outside the text.
package struct TextEditFault: Error, Hashable, Sendable {
    package var edit: TextEdit

    package var message: String {
        "edits overlap at bytes \(edit.range.lowerBound)–\(edit.range.upperBound): this is a bug in alrender"
    }
}
