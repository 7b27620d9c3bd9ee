// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// What GLib and the libraries above it have to say, which they would write to standard error as it is.
package enum LibraryMessages {
    package typealias Printing =
        @convention(c) (_ library: UnsafePointer<CChar>?, _ message: UnsafePointer<CChar>?) -> Void

    /// For the whole process, once, before text is measured.
    ///
    /// - Parameter print: called on any thread.
    package static func redirect(to print: Printing) { alr_set_message_handler(print) }
}
