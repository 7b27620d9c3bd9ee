// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// Messages of GLib and of the libraries that use it, which they would write to standard error.
package enum LibraryMessages {
    package typealias Printing =
        @convention(c) (_ library: UnsafePointer<CChar>?, _ message: UnsafePointer<CChar>?) -> Void

    /// For the whole process, once, before text is measured.
    ///
    /// - Parameter print: called on any thread.
    package static func redirect(to print: Printing) { alr_set_message_handler(print) }
}
