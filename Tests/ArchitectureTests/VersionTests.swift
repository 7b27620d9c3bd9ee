// SPDX-License-Identifier: Apache-2.0
import Testing

/// What Apple changed from one version to the next is in one folder; elsewhere versions have names.
struct VersionTests {
    private static let folder = "Sources/Core/LayoutModel/Platform/"
    /// Styles of console messages are not versions whose views are measured.
    private static let otherNames = "Sources/Core/LayoutEngine/Report/"

    @Test(arguments: SourceTree.sources.filter { !$0.path.hasPrefix(folder) && !$0.path.hasPrefix(otherNames) })
    func `No version is a literal`(file: SourceTree.File) throws {
        let code = file.code
        let number = #"(toolsVersion|xcode|era)\s*(<|>|==|!=)=?\s*\d|\)\.contains\((\w+\.)*toolsVersion\)"#
        #expect(
            code.firstMatch(of: try Regex(number)) == nil, "\(file.path) compares a version with a number")
        #expect(
            code.firstMatch(of: try Regex(#"\.(ios|macos|tvos)\d{1,2}\b"#)) == nil,
            "\(file.path) names a profile: use a fact of its era")
        #expect(
            file.text.firstMatch(of: try Regex(#""(ios|macos|tvos)\d{1,2}""#)) == nil,
            "\(file.path) has the name of a profile in quotes")
    }
}
