// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import ConsoleLogs
import DiagnosticPages
import InterfaceBuilderEvidence
import InterfaceBuilderFiles
package import LayoutDiagnostics
import LayoutGoldens
import LayoutModel
import LayoutSource
package import SourceLocations

extension DiagnosticExample {
    /// The program's output for the example.
    package func diagnostics(_ pipeline: LayoutPipeline) -> [Diagnostic] {
        let source = self.source
        switch kind {
        case .consoleLog:
            let log = ConsoleLog(source)
            return log.diagnostics + (asFindings ? log.findings : [])
        case .project: return GoldenProject.read(source).diagnostics
        case .layout:
            var options = ReadOptions()
            options.variant = variant
            options.canvas.device = device
            return pipeline.solve(
                source, options: options, resources: ExampleFiles(files: files),
                advice: strictGuide ? .guide : .standard
            ).judged(.allowed).diagnostics
        case .interfaceBuilder:
            var options = ImportOptions()
            options.assets.unreadableLists = unreadableLists
            let file = InterfaceBuilderImporter(options: options).scenes(of: source)
            guard let scene = file.scenes.first else { return file.diagnostics }
            return pipeline.solve(
                scene.document, of: source, findings: file.diagnostics, advice: strictGuide ? .guide : .standard,
                evidence: RecordedEvidence(scene, hasRecordedFrames: true, tolerance: 2)
            ).judged(.allowed).diagnostics
        }
    }

    /// The unreadable lists of its asset catalogues.
    private var unreadableLists: [String: String] {
        let lists = files.filter { $0.key.hasSuffix(".imageset/Contents.json") && AssetSet(contents: $0.value) == nil }
        let named = lists.keys.map { path in (String(path.split(separator: "/").dropLast().last ?? ""), path) }
        return Dictionary(uniqueKeysWithValues: named)
    }

    /// The first diagnostic with a code as a terminal shows it, without the lines of the file, which the page has in its
    /// example or its correction; without a line break at the end.
    func output(of code: DiagnosticCode, _ pipeline: LayoutPipeline) -> String {
        guard let found = diagnostics(pipeline).first(where: { $0.code == code }) else { return "" }
        let hints = found.fixes.map { "  = hint: \(DisplayText.safe($0.description))" }
        return Self.shortened([found.short(in: source)] + hints, to: 12)
    }

    package var source: SourceText { SourceText(name: fileName, bytes: bytes) }

    /// The lines of the example; of a very large one the beginning.
    var shownText: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Self.shortened(lines.last == "" ? lines.dropLast() : lines, to: 20)
    }

    /// At most so many lines, and of a very long line the beginning.
    static func shortened(_ lines: [String], to limit: Int) -> String {
        let shown = lines.prefix(limit).map { $0.count > 240 ? $0.prefix(200) + " …" : $0 }
        let rest = lines.count - shown.count
        return (shown + (rest > 0 ? ["… (\(rest) more lines)"] : [])).joined(separator: "\n")
    }
}

/// The files that an example names.
private struct ExampleFiles: DocumentResources {
    let files: [String: [UInt8]]

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        guard let bytes = files[path] else { throw .missing }
        return bytes
    }

    func fontFiles(inDirectory path: String) -> [String]? {
        let names = files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
        return names.isEmpty ? nil : names.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
    }

    func isOutside(_ path: String) -> Bool { path.hasPrefix("../") }
}
