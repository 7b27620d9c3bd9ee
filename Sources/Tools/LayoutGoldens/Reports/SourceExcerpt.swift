// SPDX-License-Identifier: Apache-2.0
/// Lines of a diagnostic that show the source, such as `7 |   "id": "a"` and `  |   ^~~~`: they need letters of one width, and
/// are left out where there is room for causes only.
enum SourceExcerpt {
    static func isLine(_ line: String) -> Bool { line.prefixMatch(of: /\ *\d*\ +\|\ /) != nil }
}
