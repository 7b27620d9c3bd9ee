// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutLints
import LayoutModel
import LayoutScene
import SourceLocations
import Testing

/// The samples of advice that is not followed: each is named for what it breaks.
struct AdviceSampleTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "samples/valid/advice")

    private func codes(of name: String, _ advice: Lint.Strictness) throws -> [DiagnosticCode] {
        let bytes = try Data(contentsOf: Self.folder.appending(path: "\(name).layout.json"))
        let source = SourceText(name: name, bytes: Array(bytes))
        return try LayoutPipeline().solve(source, advice: advice).diagnostics.map(\.code)
    }

    private static let lints = Lint.ofDocuments + Lint.ofLayouts

    @Test(arguments: lints.map(\.code.rawValue))
    func `Each sample breaks the lint that it is named after`(_ name: String) throws {
        let lint = try #require(Self.lints.first { $0.code.rawValue == name })
        #expect(try codes(of: name, .guide).contains(lint.code))
        // The reader's own diagnostic does not depend on whether advice is requested.
        guard lint.code != Lint.locationMultiplier.code else { return }
        #expect(try codes(of: name, .standard).contains(lint.code) == (lint.level != .off))
    }

    /// A picture tells what `check` tells: nothing broken is drawn blue, nothing in order is not.
    @Test(arguments: SamplePlacementTests.names)
    func `A picture is blue only where check finds nothing`(_ name: String) throws {
        let file = SamplePlacementTests.samples.appending(path: name)
        let source = SourceText(name: name, bytes: Array(try Data(contentsOf: file)))
        let pipeline = try LayoutPipeline()
        let resources = SampleFiles(directory: file.deletingLastPathComponent())
        let checked = pipeline.solve(source, resources: resources, advice: .standard).diagnostics
        var timings = StageTimings()
        for advice in [nil, Lint.Strictness.faults] {
            let run = pipeline.solve(source, resources: resources, advice: advice)
            let scene = try #require(pipeline.draw(run, options: SceneOptions(), timings: &timings))
            let isWrong = checked.contains { $0.severity != .note }
            #expect(scene.description.contains("fully determined") != isWrong)
            for finding in checked where finding.severity != .note && finding.shortage != nil {
                #expect(scene.description.contains(finding.code.rawValue.replacing("-", with: " ")))
            }
        }
    }

    @Test func `Every sample is named after a lint`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let names = files.map { $0.replacing(".layout.json", with: "") }
        #expect(names.sorted() == Self.lints.map(\.code.rawValue).sorted())
    }
}
