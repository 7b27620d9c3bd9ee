// SPDX-License-Identifier: Apache-2.0
import CPango
import LayoutText
import Synchronization
import Testing

private let messages = Mutex<[String]>([])

struct LibraryMessageTests {
    @Test func `A message of Pango goes where the program wants it`() {
        LibraryMessages.redirect { library, message, _ in
            guard let library, let message else { return }
            messages.withLock { $0.append("\(String(cString: library)): \(String(cString: message))") }
        }
        g_return_if_fail_warning("Pango", "function", "layout != NULL")
        #expect(messages.withLock { $0 }.contains { $0.hasPrefix("Pango: ") && $0.contains("layout != NULL") })
    }
}
