// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutModel
import LayoutSource
import SourceLocations

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Converts Interface Builder files to layout documents.",
        usage: "alrender import [<options>] <input> ... --output <dir>",
        discussion: CommandHelp.discussion(
            """
            Writes DIR/SCENE.layout.json for each scene. Views are named after their labels in Xcode's outline, their outlets, \
            or their classes. A diagnostic reports each element that a layout document cannot express. If a frame depends on a \
            text, an inset or a baseline that the file does not state, the frame solved here is written.
            """,
            examples: [
                "alrender import Main.storyboard -o layouts",
                "alrender import Main.storyboard -o - --scene Login",
            ],
            exitCodes: ExitStatus.ofLayoutCommands))

    @Argument(help: ArgumentHelp(".xib or .storyboard files.", valueName: "input"), completion: .file())
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Output folder, created if missing; '-' for standard output.", valueName: "dir"),
        completion: .directory)
    var output: String

    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    func validate() throws {
        if output.isEmpty { throw ValidationError("--output is empty, expected the path of a folder") }
        guard let other = inputs.first(where: { !InterfaceBuilderInput.isInterfaceBuilder($0) }) else { return }
        throw ValidationError("'\(other)' is not a .xib or .storyboard file")
    }

    func run() throws {
        if output != "-" { try DirectoryListing.create(output) }
        let findings = DiagnosticReport.printed(diagnostics)
        var report = RunReport(findings)
        let timer = InputTimer(limits.timeLimit, report: findings)
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .failure(let fault): report.carryOut(InputOutcome(steps: [.obstacle(fault.message)], status: .noInput))
        case .success(let pipeline):
            var written: Set<String> = []
            for (place, input) in inputs.enumerated() {
                let outcome = timer.timing(input, at: place) {
                    var outcome = InputOutcome()
                    if let source = outcome.source(input) { take(source, input, &written, &outcome, pipeline) }
                    return outcome
                }
                timer.printing { report.carryOut(outcome) }
            }
        }
        try report.finish()
    }

    private func take(
        _ source: SourceText, _ input: String, _ written: inout Set<String>, _ outcome: inout InputOutcome,
        _ pipeline: LayoutPipeline
    ) {
        let assets = assets(beside: input, for: source)
        let file = InterfaceBuilderInput(source, scenes: scenes, assets: assets)
        var options = scenes.importOptions(sizes: scenes.sizes ?? .measured)
        options.assets = assets
        var varied = VariedScenes(
            source, options, of: ImportedFile(scenes: file.scenes.map(\.imported), diagnostics: []))
        // What is not installed for the device is in the document with the size classes in which it is.
        let places = file.scenes.reduce(into: Set<SourceRange>()) { $0.formUnion(varied.places(of: $1.imported)) }
        let found = file.diagnostics.filter { !($0.isOfAbsence && $0.range.map(places.contains) ?? false) }
        outcome.steps.append(.findings(found, source, nil))
        if let fault = file.fault { outcome.complain("\(input): \(fault)", .noInput) }
        if file.diagnostics.contains(where: { $0.severity == .error }) { outcome.status.worsen(to: .errorDiagnostic) }
        var outside = OutsideFiles(of: output == "-" ? input : output + "/")
        for scene in file.scenes {
            let folder = DocumentDirectory(
                document: output == "-" ? input : output + "/", reach: files.reach(of: input), from: input)
            var missing: [Diagnostic] = []
            func prepared(_ document: Document, _ imported: ImportedScene) -> Document {
                var document = document
                for finding in document.replaceImages(
                    notIn: ImageFiles(document.imagePaths, from: folder), sizes: imported.imageSizes)
                where !missing.contains(finding) { missing.append(finding) }
                outside.add(document)
                return document
            }
            var document = prepared(scene.document, scene.imported)
            let own = document.withoutNoise
            let countOfOwn = missing.count
            outcome.steps.append(.findings(missing, source, nil))
            var refusal: [Diagnostic] = []
            let estimated = scene.evidence.layoutDocument(document) { document in
                let run = pipeline.solve(
                    document, of: source, findings: [], imageSizes: scene.imageSizes, resources: folder)
                if run.layout == nil { refusal = run.diagnostics.filter { $0.severity == .error } }
                return run.layout
            }
            document = estimated.document.withoutNoise
            outcome.steps.append(.findings(estimated.findings + refusal, source, nil))
            guard refusal.isEmpty else {
                outcome.status.worsen(to: .errorDiagnostic)
                continue
            }
            let inAllSizeClasses = varied.document(of: scene.imported, own, written: document) { other in
                prepared(other.document, other).withoutNoise
            }
            let findings = missing.dropFirst(countOfOwn) + varied.diagnosticsOfOthers(of: scene.imported)
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
            if output == "-" {
                outcome.steps.append(.product(Terminal.harmless(bytes)))
            } else {
                let name = fileName(scene.name, input, &written)
                outcome.steps.append(.file(path: "\(output)/\(name).layout.json", bytes, directory: .fault))
            }
        }
        if !files.allowOutside, let warning = outside.warning {
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
        var assets = AssetCatalogs(beside: input, for: source).assets
        let folder = input.lastIndex(of: "/").map { String(input[...$0]) } ?? "."
        guard output != "-", let way = RelativePath.path(from: output, to: folder) else { return assets }
        assets.light.images = assets.light.images.mapValues { way + $0 }
        assets.dark.images = assets.dark.images.mapValues { way + $0 }
        assets.fonts = assets.fonts.mapValues { font in
            var font = font
            guard let way = RelativePath.path(from: output, to: folder + "/" + font.directory) else { return font }
            font.directory = way.isEmpty ? "." : String(way.dropLast())
            return font
        }
        return assets
    }

    /// The scene's name, prefixed with the file's if two files have a scene of that name.
    private func fileName(_ scene: String, _ input: String, _ written: inout Set<String>) -> String {
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
