import AutoLayout
import Foundation
import LayoutDiagnostics
import LayoutDocument
import LayoutEngine
import Testing

/// The samples of advice that is not followed: each is named for what it breaks.
struct AdviceSampleTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "samples/valid/advice")

    private func codes(of name: String, _ advice: SolveOptions.GuideAdvice) throws -> [DiagnosticCode] {
        let bytes = try Data(contentsOf: Self.folder.appending(path: "\(name).layout.json"))
        let source = SourceText(name: name, bytes: Array(bytes))
        return try LayoutPipeline().solve(source, solving: SolveOptions(guideAdvice: advice)).diagnostics.map(\.code)
    }

    @Test(arguments: [
        Lint.equationStyle, .constantSize, .priorityCluster, .leftRightAttribute, .stretchedInvisibleView,
    ])
    func sampleBreaksIt(_ lint: Lint) throws {
        let name = lint.code.rawValue
        #expect(try codes(of: name, .strict).contains(lint.code))
        #expect(try codes(of: name, .notes).contains(lint.code) == (lint.level != .off))
    }

    @Test func everySampleIsNamedForALint() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let names = files.map { $0.replacing(".layout.json", with: "") }
        #expect(Set(names).isSubset(of: (Lint.ofDocuments + Lint.ofLayouts).map(\.code.rawValue)))
        #expect(names.count == 5)
    }
}
