// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutDiagnostics

struct NearestNameTests {
    @Test(
        arguments: [
            ("titel", ["title", "subtitle"], "title"), ("leadign", ["trailing", "leading"], "leading"),
            ("iphone-151", ["iphone-11", "iphone-15"], "iphone-15"),
            ("TEXT", ["text"], "text"), ("x", ["y"], nil), ("colour", ["hidden", "style"], nil), ("", ["a"], nil),
            ("widht", ["height", "width"], "width"), ("high", ["required", "defaultHigh"], "defaultHigh"),
            ("greaterThan", ["lessThanOrEqual", "greaterThanOrEqual"], "greaterThanOrEqual"), ("in", ["main"], nil),
        ] as [(String, [String], String?)])
    func `The nearest name is found`(name: String, names: [String], expected: String?) {
        #expect(NearestName.of(name, among: names) == expected)
    }
}
