// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// Messages of GLib and of the libraries that use it, which they would write to standard error.
package enum LibraryMessages {
    package typealias Printing =
        @convention(c) (_ library: UnsafePointer<CChar>?, _ message: UnsafePointer<CChar>?, _ isFatal: Bool) -> Void

    /// For the whole process, once, before text is measured.
    ///
    /// - Parameter print: called on any thread. After a fatal message, such as that no thread could be started, GLib ends the
    ///   process with a trap.
    package static func redirect(to print: Printing) { alr_set_message_handler(print) }
}
