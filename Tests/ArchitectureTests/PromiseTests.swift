// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// docs/promises.md names tests that exist.
struct PromiseTests {
    @Test func `Each promise names a test that is there`() throws {
        let page = try String(contentsOf: SourceTree.root.appending(path: "docs/promises.md"), encoding: .utf8)
        let named = page.matches(of: /\| `([^`]+)` \|\n/).map { String($0.output.1) }
        #expect(named.count > 15)
        let tests = SourceTree.tests.map(\.text).joined()
        for name in named {
            let isThere = tests.contains("func `\(name)`(")
            #expect(isThere, "\(name)")
        }
    }
}
