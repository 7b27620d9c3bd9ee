// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// docs/background/solver-internals.md against the sources.
@Suite struct SolverPageTests {
    @Test func `Every name in code on the page of the solver's internals occurs in its sources`() throws {
        let page = try #require(SourceTree.pages.first { $0.path == "docs/background/solver-internals.md" }).text
        let files = SourceTree.sources.filter { $0.target == "ConstraintSolver" }
        let text = files.map(\.text).joined(separator: "\n")
        let parts = page.split(separator: "`", omittingEmptySubsequences: false)
        var names = 0
        for index in stride(from: 1, to: parts.count, by: 2) {
            let name = String(parts[index])
            if name.hasSuffix(".swift") || name.hasSuffix("/") {
                #expect(files.contains { $0.path.contains("/\(name)") }, "\(name) does not exist")
                names += 1
            } else if name.wholeMatch(of: /[A-Za-z][A-Za-z]+(\(of:\))?/) != nil, name != "lower" {
                let bare = name.replacingOccurrences(of: "(of:)", with: "")
                #expect(text.contains(bare) || bare == "ConstraintSolver", "\(name) does not occur in the sources")
                names += 1
            }
        }
        #expect(names > 40)
    }
}
