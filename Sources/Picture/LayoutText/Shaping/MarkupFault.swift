// SPDX-License-Identifier: Apache-2.0
/// Why Pango cannot read a markup.
package struct MarkupFault: Error, Hashable, Sendable {
    /// UTF-8 bytes from the start of the markup to where reading stopped.
    package var offset: Int
    /// Pango's reason, without the place.
    package var message: String

    package init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }

    /// - Parameter parserMessage: its place counts the element `markup` that Pango puts around the text, and its reason can be
    ///   that element, which the author does not see.
    init(offset: Int, parserMessage: String) {
        var message = parserMessage
        if let place = message.prefixMatch(of: #/Error on line \d+(?: char \d+)?: /#) {
            message.removeSubrange(place.range)
        }
        message.replace(#/ on line \d+(?: char \d+)?/#, with: "", maxReplacements: 1)
        if let open = message.wholeMatch(
            of: /Element “markup” was closed, but the currently open element is “(.*)”/)
        {
            message = "the element “\(open.output.1)” is not closed"
        } else if let closed = message.wholeMatch(
            of: /Element “(.*)” was closed, but the currently open element is “markup”/)
        {
            message = "the element “\(closed.output.1)” is closed, but not open"
        }
        self.init(offset: offset, message: message)
    }
}
