// SPDX-License-Identifier: Apache-2.0
/// The end of a run whose reason has been printed.
package struct RunEnd: Error {
    package var status: ExitStatus

    package init(_ status: ExitStatus) { self.status = status }
}
