// SPDX-License-Identifier: Apache-2.0
/// A mistake in the arguments of a command that only the work itself shows.
package struct UsageFault: Error {
    package var message: String

    package init(_ message: String) { self.message = message }
}
