// SPDX-License-Identifier: Apache-2.0
package import LayoutRuns
import Synchronization

/// Keeps what a run prints.
package final class KeptConsole: RunConsole, Sendable {
    private let streams = Mutex((product: "", messages: ""))
    package let outputIsInteractive: Bool

    package init(isInteractive: Bool = false) { outputIsInteractive = isInteractive }

    package var product: String { streams.withLock { $0.product } }
    package var messages: String { streams.withLock { $0.messages } }

    package func printProduct(_ bytes: [UInt8]) throws(FileFault) {
        streams.withLock { $0.product += String(decoding: bytes, as: UTF8.self) }
    }

    package func say(_ text: String) { streams.withLock { $0.messages += text } }
}
