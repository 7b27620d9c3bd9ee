// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Every code that the program can give is documented, and nothing else is.
struct DiagnosticCodeTests {
    /// Declared codes with the files that declare them.
    private static let declared: [String: [String]] = {
        var codes: [String: [String]] = [:]
        for file in SourceTree.sources {
            for part in file.text.components(separatedBy: "DiagnosticCode(\"").dropFirst() {
                codes[String(part.prefix { $0 != "\"" }), default: []].append(file.path)
            }
        }
        return codes
    }()

    private static func documented() throws -> [String] {
        let page = SourceTree.root.appending(path: "docs/diagnostics/README.md")
        return try String(contentsOf: page, encoding: .utf8).matches(of: /\[`([a-z0-9-]+)`\]\(/).map { String($0.1) }
    }

    @Test func `The page lists every code`() throws {
        let documented = Set(try Self.documented())
        let missing = Self.declared.filter { !documented.contains($0.key) }.sorted { $0.key < $1.key }
        #expect(!Self.declared.isEmpty)
        #expect(missing.isEmpty, "\(missing.map { "\($0.key) of \($0.value[0])" })")
    }

    @Test func `The page lists no other code`() throws {
        let unknown = try Self.documented().filter { Self.declared[$0] == nil }
        #expect(unknown.isEmpty, "\(unknown)")
    }

    @Test func `Every code is listed once`() throws {
        let documented = try Self.documented()
        #expect(Set(documented).count == documented.count)
        let doubled = Self.declared.filter { $0.value.count > 1 }.keys.sorted()
        #expect(doubled.isEmpty, "\(doubled)")
        #expect(Self.declared.keys.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
    }
}
