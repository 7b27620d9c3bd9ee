// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutModel
import LayoutScene
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// On every sample, with its own fonts: no badge and no name covers a number, a name, a text or an end of a mark.
@Suite struct SamplePlacementTests {
    static let samples = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples")

    static let names: [String] = ["valid", "review"].flatMap { shelf -> [String] in
        let paths = FileManager.default.enumerator(atPath: samples.appending(path: shelf).path)?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".layout.json") }.sorted()
            .map { "\(shelf)/\($0)" }
    }

    @Test func `Samples are found`() { #expect(Self.names.count > 100) }

    @Test(arguments: names)
    func `Badges and names do not cover each other`(name: String) throws {
        let file = Self.samples.appending(path: name)
        let bytes = try Data(contentsOf: file)
        let pipeline = try LayoutPipeline()
        var timings = StageTimings()
        let run = pipeline.solve(
            SourceText(name: name, bytes: Array(bytes)),
            resources: SampleFiles(directory: file.deletingLastPathComponent()))
        let scene = try #require(pipeline.draw(run, options: SceneOptions(), timings: &timings))
        #expect(Collisions(of: scene).descriptions == [])
    }
}

/// The images and fonts beside a sample.
struct SampleFiles: DocumentResources {
    let directory: URL

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        guard let data = try? Data(contentsOf: directory.appending(path: path)) else { throw .missing }
        return Array(data)
    }

    var namedFiles: NamedFiles {
        let directory = directory
        return NamedFiles { path in
            (try? Data(contentsOf: directory.appending(path: path))).map { .bytes(Array($0)) } ?? .missing(meant: nil)
        }
    }

    func fontFiles(inDirectory path: String) -> [String]? {
        let fonts = directory.appending(path: path).path
        return try? FileManager.default.contentsOfDirectory(atPath: fonts).sorted()
            .filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.map { "\(fonts)/\($0)" }
    }
}
