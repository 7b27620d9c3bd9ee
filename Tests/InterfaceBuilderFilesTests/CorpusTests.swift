// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

@testable import ib_agreement

/// Real files, which are not part of this project: named by `ALRENDER_IB_CORPUS`, else beside the checkout.
struct CorpusTests {
    static let corpus: String? = {
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("../shared/ib-corpus").path
        let candidates = [ProcessInfo.processInfo.environment["ALRENDER_IB_CORPUS"], beside].compactMap { $0 }
        return candidates.first { FileManager.default.fileExists(atPath: "\($0)/scenes.jsonl") }
    }()

    static let absence: Comment = "no corpus: set ALRENDER_IB_CORPUS to a folder with scenes.jsonl and files/"

    @Test(
        .enabled(if: corpus != nil, absence)
    )
    func `Every file imports, and every scene is a valid document with its own IDs`() throws {
        let folder = try #require(Self.corpus) + "/files"
        var files = 0
        var scenes = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
            guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else { continue }
            files += 1
            let bytes = try #require(FileManager.default.contents(atPath: "\(folder)/\(path)"))
            let file = InterfaceBuilderImporter().scenes(of: SourceText(name: path, bytes: Array(bytes)))
            #expect(!file.diagnostics.contains { $0.severity == .error }, "\(path)")
            for scene in file.scenes {
                scenes += 1
                let document = scene.document
                #expect(Set(document.views.map(\.id)).count == document.views.count)
                let again = Document.read(SourceText(name: path, document.jsonText))
                let isSame = again.document?.withoutPlaces == document.withoutPlaces
                #expect(isSame, "\(path) \(scene.id)")
            }
        }
        #expect(files >= 400)
        #expect(scenes >= 500)
    }

    @Test(.enabled(if: corpus != nil, absence))
    func `Constraints alone reproduce what Apple's engine recorded`() throws {
        let corpus = try #require(Self.corpus)
        let run = CorpusRun(
            corpus: corpus, sizes: .recorded, insets: .known,
            scenes: try CorpusScene.read("\(corpus)/scenes.jsonl"))
        let results = run.results(measuring: MetricsTextMeasurer())
        let failing = results.filter { !$0.agrees }.map { "\($0.scene.file) \($0.scene.id)" }
        // A button of 43.99999 points whose recorded edges both moved outwards to the next half point.
        #expect(failing == ["NetNewsWire/909ba6-Account.storyboard bQC-XA-xWP"])
        #expect(results.compactMap(\.agreement).compactMap { AgreementCause($0) } == [.rounding])
    }

    @Test(.enabled(if: corpus != nil, absence))
    func `Device, version and bars give nearly every safe area and margin`() throws {
        let corpus = try #require(Self.corpus)
        let run = CorpusRun(
            corpus: corpus, sizes: .recorded, insets: .own,
            scenes: try CorpusScene.read("\(corpus)/scenes.jsonl"))
        #expect(run.results(measuring: MetricsTextMeasurer()).count { $0.agrees } >= 432)
    }

    @Test(.enabled(if: corpus != nil, absence))
    func `The comparison notices a wrong layout`() throws {
        let corpus = try #require(Self.corpus)
        let scene = try #require(CorpusScene.read("\(corpus)/scenes.jsonl").first { $0.textFree && $0.insets.isEmpty })
        let bytes = Array(FileManager.default.contents(atPath: "\(corpus)/files/\(scene.file)") ?? Data())
        let file = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded)).scenes(
            of: SourceText(name: "", bytes: bytes))
        var imported = try #require(file.scenes.first { $0.id == scene.id })
        #expect(CorpusAgreement(scene, imported, measuring: MetricsTextMeasurer()).agrees)
        for place in imported.document.constraints.indices { imported.document.constraints[place].constant += 1 }
        #expect(!CorpusAgreement(scene, imported, measuring: MetricsTextMeasurer()).agrees)
        #expect(!CorpusAgreement(scene, nil, measuring: MetricsTextMeasurer()).agrees)
    }
}
