// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutGoldens
import LayoutModel
import LayoutScene
import LayoutSource
import SourceLocations
import Testing

/// Between them the golden pictures of `samples` draw every kind of mark in every state, every layer and every view type
/// that any sample draws.
struct GoldenPictureTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func project() throws -> GoldenProject {
        let bytes = try Data(contentsOf: root.appending(path: GoldenProject.fileName))
        let read = GoldenProject.read(SourceText(name: GoldenProject.fileName, bytes: Array(bytes)))
        #expect(read.diagnostics.isEmpty)
        return read.project
    }

    @Test func `There are at most 95 golden pictures`() throws {
        let golden = Self.root.appending(path: "golden").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: golden)
        #expect(files.count { $0.hasSuffix(".png") } <= 95)
    }

    @Test func `Recording all golden pictures again adds less than 4.2 MB to the repository`() throws {
        let golden = Self.root.appending(path: "golden")
        let pictures = try FileManager.default.subpathsOfDirectory(atPath: golden.path).filter { $0.hasSuffix(".png") }
        let sizes = try pictures.map { try Data(contentsOf: golden.appending(path: $0)).count }
        // The frames take another 0.2 MB, compressed.
        #expect(sizes.reduce(0, +) < 4_000_000)
    }

    @Test func `Pictures cover the drawing language`() throws {
        let project = try Self.project()
        let pipeline = try LayoutPipeline()
        var drawn: [String: String] = [:]
        var pictured: Set<String> = []
        let samples = Self.root.appending(path: "samples")
        for file in try FileManager.default.subpathsOfDirectory(atPath: samples.path).sorted()
        where file.hasPrefix("valid/") && file.hasSuffix(".layout.json") {
            let bytes = Array(try Data(contentsOf: samples.appending(path: file)))
            let source = SourceText(name: file, bytes: bytes)
            let name = file.replacing(".layout.json", with: "")
            let input = GoldenInput(name: name, path: file, recorded: name)
            let variants = Document.read(source).document?.variants.map(\.name) ?? []
            for variant in [nil] + variants.map(Optional.some) {
                let run = pipeline.solve(source, options: ReadOptions(variant: variant))
                var timings = StageTimings()
                guard let scene = pipeline.draw(run, options: SceneOptions(), timings: &timings) else { continue }
                let kinds = Self.kinds(in: scene, run.document)
                for kind in kinds where drawn[kind] == nil { drawn[kind] = name }
                if project.hasPicture(GoldenCase(input: input, variant: variant)) { pictured.formUnion(kinds) }
            }
        }
        #expect(drawn.count > 80)
        // Each with a sample that draws it.
        #expect(drawn.filter { !pictured.contains($0.key) } == [:])
    }

    /// What the scene draws: the type of each view, and of everything else its layer, what it belongs to, its form and, in
    /// the layers whose colours are states, its colours.
    private static func kinds(in scene: Scene, _ document: Document?) -> Set<String> {
        Set(
            scene.items.map { item in
                let subject: String
                switch item.subject {
                case .picture: subject = "picture"
                case .view(let place): subject = document?.views[place].content.type.rawValue ?? "view"
                case .guide: subject = "guide"
                case .constraint: subject = "constraint"
                }
                if item.layer == .content { return "\(item.layer) \(subject)" }
                let isView = if case .view = item.subject { true } else { false }
                let isColoured = [.constraints, .issues, .guides, .baselines].contains(item.layer)
                return "\(item.layer) \(isView ? "view" : subject) \(item.role) "
                    + form(of: item.shape, isColoured: isColoured)
            })
    }

    /// A state's colour by its sixth of the colour circle, since marks are lighter or darker where their background asks for it.
    private static func hue(of color: Color) -> String {
        let most = max(color.red, color.green, color.blue)
        let span = most - min(color.red, color.green, color.blue)
        guard span > 0.1 else { return "grey" }
        let sixths =
            switch most {
            case color.red: (color.green - color.blue) / span
            case color.green: 2 + (color.blue - color.red) / span
            default: 4 + (color.red - color.green) / span
            }
        return ["red", "yellow", "green", "cyan", "blue", "magenta"][(Int(sixths.rounded()) + 6) % 6]
    }

    private static func form(of shape: SceneShape, isColoured: Bool) -> String {
        func stroke(_ stroke: SceneStroke?) -> String {
            guard let stroke else { return "" }
            return (isColoured ? " " + hue(of: stroke.color) : "") + (stroke.dash.isEmpty ? " solid" : " dashed")
        }
        switch shape {
        case .rectangle(_, _, _, let outline): return "rectangle" + stroke(outline)
        case .ellipse(_, _, let outline): return "ellipse" + stroke(outline)
        case .line(_, _, let outline): return "line" + stroke(outline)
        case .path(_, _, let outline): return "path" + stroke(outline)
        case .text: return "text"
        case .image: return "image"
        case .drawing(let drawing): return "drawing" + stroke(drawing.sceneStroke)
        }
    }
}
