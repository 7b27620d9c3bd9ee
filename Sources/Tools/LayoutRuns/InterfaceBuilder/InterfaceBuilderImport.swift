// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import InterfaceBuilderEvidence
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutModel
import LayoutSource
package import SourceLocations

/// Converts the scenes of Interface Builder files to layout documents.
package struct InterfaceBuilderImport {
    private let scenes: SceneSelection
    /// Where the documents are written; nil = standard output.
    private let folder: String?
    private let files: FileAccess
    private let pipeline: LayoutPipeline
    /// The names of the documents that are written.
    private var written: Set<String> = []

    package init(_ scenes: SceneSelection, to folder: String?, files: FileAccess, pipeline: LayoutPipeline) {
        self.scenes = scenes
        self.folder = folder
        self.files = files
        self.pipeline = pipeline
    }

    /// Converts the scenes of a file.
    package mutating func convert(_ source: SourceText, _ input: String, _ outcome: inout InputOutcome) {
        let assets = assets(beside: input, for: source)
        let file = InterfaceBuilderInput(source, scenes: scenes, assets: assets).file
        var options = scenes.importOptions(sizes: scenes.sizes ?? .measured)
        options.assets = assets
        var varied = VariedScenes(
            source, options, of: ImportedFile(scenes: file.scenes.compactMap(\.imported), diagnostics: []))
        // What is not installed for the device is in the document with the size classes in which it is.
        let places = file.scenes.compactMap(\.imported).reduce(into: Set<SourceRange>()) {
            $0.formUnion(varied.places(of: $1))
        }
        let found = file.diagnostics.filter { !($0.isOfAbsence && $0.range.map(places.contains) ?? false) }
        outcome.steps.append(.findings(found, source, nil))
        if let fault = file.fault { outcome.complain("\(input): \(fault)", .noInput) }
        if file.diagnostics.contains(where: { $0.severity == .error }) { outcome.status.worsen(to: .errorDiagnostic) }
        var outside = OutsideFiles(of: folder.map { $0 + "/" } ?? input, in: files)
        for scene in file.scenes {
            guard let imported = scene.imported, let evidence = scene.evidence else { continue }
            let resources = DocumentDirectory(
                document: folder.map { $0 + "/" } ?? input, reach: files.reach(of: input), in: files)
            var missing: [Diagnostic] = []
            func prepared(_ document: Document, _ imported: ImportedScene) -> Document {
                var document = document
                for finding in document.replaceImages(
                    notIn: ImageFiles(document.imagePaths, from: resources), sizes: imported.imageSizes)
                where !missing.contains(finding) { missing.append(finding) }
                outside.add(document)
                return document
            }
            var document = prepared(scene.document, imported)
            let own = document.withoutNoise
            let countOfOwn = missing.count
            outcome.steps.append(.findings(missing, source, nil))
            var refusal: [Diagnostic] = []
            let pipeline = pipeline
            let estimated = evidence.layoutDocument(document) { document in
                let run = pipeline.solve(
                    document, of: source, findings: [], imageSizes: scene.imageSizes, resources: resources)
                if run.layout == nil { refusal = run.diagnostics.filter { $0.severity == .error } }
                return run.layout
            }
            document = estimated.document.withoutNoise
            outcome.steps.append(.findings(estimated.findings + refusal, source, nil))
            guard refusal.isEmpty else {
                outcome.status.worsen(to: .errorDiagnostic)
                continue
            }
            let inAllSizeClasses = varied.document(of: imported, own, written: document) { other in
                prepared(other.document, other).withoutNoise
            }
            let findings = missing.dropFirst(countOfOwn) + varied.diagnosticsOfOthers(of: imported)
            outcome.steps.append(.findings(Array(findings), source, nil))
            let text = inAllSizeClasses?.text ?? document.jsonText
            let refused = Self.errors(in: text, of: scene.name)
            guard refused.isEmpty else {
                outcome.steps.append(.findings(refused, source, nil))
                outcome.status.worsen(to: .errorDiagnostic)
                continue
            }
            outcome.steps.append(.findings(inAllSizeClasses?.findings ?? [], source, nil))
            let bytes = Array(text.utf8)
            if let folder {
                let name = fileName(scene.name, input)
                let path = "\(folder)/\(name).layout.json"
                outcome.steps.append(.file(path: path, bytes, directory: .fault, links: .beneath(folder)))
            } else {
                outcome.steps.append(.document(bytes))
            }
        }
        if !files.allowsOutside, let warning = outside.warning {
            outcome.steps.append(.findings([warning], source, nil))
        }
    }

    /// Why a layout document would be refused, such as numbers of the file that no layout document has.
    private static func errors(in text: String, of scene: String) -> [Diagnostic] {
        let read = Document.read(SourceText(name: "", text), options: ReadOptions(purpose: .solving))
        return read.diagnostics.filter { $0.severity == .error }.map { error in
            Diagnostic(
                error.code, .error, "the scene '\(scene)' cannot be a layout document: \(error.message)", at: nil,
                fixes: error.fixes.filter { $0.range == nil })
        }
    }

    /// With paths relative to the output folder.
    private func assets(beside input: String, for source: SourceText) -> AppearanceAssets {
        var assets = AssetCatalogs(beside: input, for: source, in: files).assets
        let own = input.lastIndex(of: "/").map { String(input[...$0]) } ?? "."
        guard let folder, let way = files.system.relativePath(from: folder, to: own) else { return assets }
        assets.light.images = assets.light.images.mapValues { way + $0 }
        assets.dark.images = assets.dark.images.mapValues { way + $0 }
        assets.fonts = assets.fonts.mapValues { font in
            var font = font
            guard let way = files.system.relativePath(from: folder, to: own + "/" + font.directory) else { return font }
            font.directory = way.isEmpty ? "." : String(way.dropLast())
            return font
        }
        return assets
    }

    /// The scene's name, prefixed with the file's if two files have a scene of that name.
    private mutating func fileName(_ scene: String, _ input: String) -> String {
        let part = OutputPath.fileName(scene)
        let name = part.isEmpty ? "-" : part
        if written.insert(name).inserted { return name }
        let longer = "\(OutputPath.stem(of: input))-\(name)"
        var result = longer
        var number = 2
        while !written.insert(result).inserted {
            result = "\(longer)-\(number)"
            number += 1
        }
        return result
    }
}
