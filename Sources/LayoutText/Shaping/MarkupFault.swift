// SPDX-License-Identifier: Apache-2.0
/// Why Pango cannot read a markup.
package struct MarkupFault: Error, Hashable, Sendable {
    /// UTF-8 bytes from the start of the markup to where reading stopped.
    package var offset: Int
    /// Pango's message.
    package var message: String

    package init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }
}
