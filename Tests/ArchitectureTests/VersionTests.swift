// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What Apple changed from one version to the next is in one folder; elsewhere versions have names.
struct VersionTests {
    private static let folder = "Sources/Core/LayoutModel/Platform/"
    /// Styles of console messages are not versions whose views are measured.
    private static let otherNames = "Sources/Core/LayoutEngine/Report/"

    @Test(arguments: SourceTree.sources.filter { !$0.path.hasPrefix(folder) && !$0.path.hasPrefix(otherNames) })
    func `No version is a literal`(file: SourceTree.File) {
        let number = #"(toolsVersion|xcode|era)\s*(<|>|==|!=)=?\s*\d|\)\.contains\((\w+\.)*toolsVersion\)"#
        #expect(!Self.has(number, file), "\(file.path) compares a version with a number")
        #expect(
            !Self.has(#"\.(ios|macos|tvos)\d{1,2}\b"#, file), "\(file.path) names a profile: use a fact of its era")
        #expect(
            file.text.range(of: #""(ios|macos|tvos)\d{1,2}""#, options: .regularExpression) == nil,
            "\(file.path) has the name of a profile in quotes")
    }

    /// Whether the code matches. Most files do not match even with their comments, which takes longer to leave out.
    private static func has(_ pattern: String, _ file: SourceTree.File) -> Bool {
        [{ file.text }, { file.code }].allSatisfy { $0().range(of: pattern, options: .regularExpression) != nil }
    }
}
