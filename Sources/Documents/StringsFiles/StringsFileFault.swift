// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// Why a localisation file could not be read.
package struct StringsFileFault: Error, Hashable, Sendable {
    package var message: String
    package var position: SourcePosition

    package init(_ message: String, at position: SourcePosition) {
        self.message = message
        self.position = position
    }

    /// `line 3, column 7: expected ';' after the text`
    package var description: String { "line \(position.line), column \(position.column): \(message)" }
}
