// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import InterfaceBuilderFiles
package import LayoutDiagnostics
import LayoutEngine
import LayoutLints
import LayoutModel
package import LayoutRepair
import LayoutSource
package import SourceLocations

/// One step of a repair.
package enum RepairStep: Sendable {
    case operation(RepairOperation)
    /// The fixes of the diagnostics with a code.
    case fixes(DiagnosticCode)
}

/// Carries out the operations of `fix` on one input, each on the result of the one before.
package struct RepairRun {
    package let input: String
    package let steps: [RepairStep]
    /// Views by id or object id; none = all.
    package let views: [String]
    /// Whether all views in `views` are meant, too.
    var isForContents = false
    package let scenes: SceneSelection
    package let files: FileAccess
    package let pipeline: LayoutPipeline
    /// Shared by repairs of the same text.
    package var memory: RepairMemory?

    package init(
        input: String, steps: [RepairStep], views: [String], isForContents: Bool = false, scenes: SceneSelection,
        files: FileAccess, pipeline: LayoutPipeline, memory: RepairMemory? = nil
    ) {
        self.input = input
        self.steps = steps
        self.views = views
        self.isForContents = isForContents
        self.scenes = scenes
        self.files = files
        self.pipeline = pipeline
        self.memory = memory
    }

    private var resources: DocumentDirectory { files.directory(of: input) }

    /// Candidates are judged by frames, by what is ambiguous and by conflicts.
    private static let solving = SolveOptions(findsAlternatives: false)

    /// Diagnostics of every lint, at levels at which a layout is solved: what only the guide forbids does not keep fixes from
    /// being found.
    private static let advice = Lint.Strictness(
        isByGuide: true, levels: [Lint.locationMultiplier.code: Lint.locationMultiplier.level])

    private static let reading: ReadOptions = {
        var options = ReadOptions()
        options.purpose = .solving
        return options
    }()

    /// Nil if nothing can be done, which is reported.
    package func repaired(_ source: SourceText, _ outcome: inout InputOutcome) -> RepairedText? {
        var result = RepairedText(source)
        for step in steps {
            do throws(TextEditFault) {
                let next: RepairedText?
                switch step {
                case .fixes(let code): next = try applied(code, to: result.source, &outcome)
                case .operation(let operation):
                    next =
                        InterfaceBuilderInput.isInterfaceBuilder(input)
                        ? try repairedFile(result.source, operation, &outcome)
                        : try repairedDocument(result.source, operation, &outcome)
                }
                guard let next else { return nil }
                result.source = next.source
                result.summary.add(next.summary)
                result.notes += next.notes.filter { !result.notes.contains($0) }
            } catch {
                outcome.complain("\(source.name): \(error.message)", .internalError)
                return nil
            }
        }
        return result
    }

    // MARK: Layout documents

    private func repairedDocument(
        _ source: SourceText, _ operation: RepairOperation, _ outcome: inout InputOutcome
    ) throws(TextEditFault) -> RepairedText? {
        guard let document = document(of: source, for: operation) else {
            let run = solved(source)
            outcome.steps.append(.findings(run.diagnostics.filter { $0.severity == .error }, source, run))
            outcome.status.worsen(to: .errorDiagnostic)
            return nil
        }
        let ids = document.views.map(\.id)
        guard let selected = selection(among: ids, source, &outcome) else { return nil }
        // Each of a thousand candidates is solved like the document itself.
        lazy var run = solved(source)
        return try LayoutDocumentRepair.repaired(
            source, document, by: operation, selected: views.isEmpty ? nil : withContents(selected, of: document),
            options: Self.reading, files: resources.namedFiles
        ) { layout(of: $0, like: run) }
    }

    /// Nil if it has errors. It is only read where its layout does not matter.
    private func document(of source: SourceText, for operation: RepairOperation) -> Document? {
        if !operation.needsLayout {
            let read = Document.read(source, options: Self.reading, files: resources.namedFiles)
            if !read.diagnostics.contains(where: { $0.severity == .error }) { return read.document }
        }
        return solved(source).document
    }

    private func solved(_ source: SourceText) -> LayoutRun {
        func solve() -> LayoutRun {
            pipeline.solve(source, options: Self.reading, resources: resources, advice: Self.advice)
        }
        return memory?.run(of: source, solving: solve) ?? solve()
    }

    /// - Parameter run: of the text from which the document was made.
    private func layout(of document: Document, like run: @autoclosure () -> LayoutRun) -> LayoutEngine.SolvedLayout {
        func solve() -> LayoutEngine.SolvedLayout { pipeline.layout(of: document, like: run(), solving: Self.solving) }
        return memory?.layout(of: document, solving: solve) ?? solve()
    }

    /// Whether two layout documents of the same views have the same layout.
    package func isLayout(of source: SourceText, like other: SourceText) -> Bool {
        guard let views = solved(source).layout?.views, let others = solved(other).layout?.views else { return false }
        return views.count == others.count
            && zip(views, others).allSatisfy { view, other in
                let (one, two) = (view.frame, other.frame)
                return [one.x - two.x, one.y - two.y, one.width - two.width, one.height - two.height]
                    .allSatisfy { abs($0) < 1e-6 }
            }
    }

    /// The places of the views that options name; nil if one of them does not exist, which is reported.
    private func selection(
        among ids: [String], _ source: SourceText, _ outcome: inout InputOutcome
    ) -> [Int]? {
        let findings = Diagnostic.unknownViews(views, among: ids)
        guard findings.isEmpty else {
            outcome.steps.append(.findings(findings, source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
            return nil
        }
        return views.compactMap(ids.firstIndex)
    }

    // MARK: Interface Builder files

    private func repairedFile(
        _ source: SourceText, _ operation: RepairOperation, _ outcome: inout InputOutcome
    ) throws(TextEditFault) -> RepairedText? {
        var options = scenes.importOptions(sizes: scenes.sizes ?? .recorded)
        options.assets = AssetCatalogs(beside: input, for: source, in: files).assets
        let file = InterfaceBuilderImporter(options: options).scenes(of: source)
        let errors = file.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            outcome.steps.append(.findings(errors, source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
            return nil
        }
        if let missing = scenes.scene.first(where: { file.scenes(called: $0).isEmpty }) {
            outcome.complain("\(input): no scene named '\(missing)'; the scenes are \(file.sceneList)", .noInput)
            return nil
        }
        let meant = scenes.scene.isEmpty ? file.scenes : scenes.scene.flatMap { file.scenes(called: $0) }
        let names = meant.flatMap { $0.document.views.map(\.id) + $0.objectIDs }
        guard selection(among: names, source, &outcome) != nil else { return nil }
        let meantIDs = Set(meant.map(\.id))
        let repair = InterfaceBuilderRepair(options: options) { document in
            let run = pipeline.solve(document, of: source, findings: [], resources: resources, purpose: .solving)
            return { pipeline.layout(of: $0, like: run, solving: Self.solving) }
        }
        return try repair.repaired(source, by: operation) {
            meantIDs.contains($0.id)
        } selection: { scene in
            guard !views.isEmpty else { return nil }
            let selected = views.compactMap { name in
                scene.objectIDs.firstIndex(of: name) ?? scene.document.views.firstIndex { $0.id == name }
            }
            return withContents(selected, of: scene.document)
        }
    }

    /// The views in views, if they are meant, in document order.
    private func withContents(_ selected: [Int], of document: Document) -> [Int] {
        guard isForContents else { return selected }
        return document.views.indices.filter { index in
            selected.contains { $0 == index || document.isAncestor($0, of: index) }
        }
    }

    // MARK: Fixes of diagnostics

    /// Fixes that are tried by themselves before those of a code are given up.
    private static let mostSingleFixes = 20

    /// One fix may make another superfluous, as where two priorities tie: where all at once leave diagnostics with the code,
    /// they are applied one by one.
    private func applied(
        _ code: DiagnosticCode, to source: SourceText, _ outcome: inout InputOutcome
    ) throws(TextEditFault) -> RepairedText? {
        var result = RepairedText(source)
        var before = findings(of: source)
        let count = before.count(of: code)
        while true {
            let fixes = DiagnosticFixes.fixes(of: before.map(\.diagnostic), code: code)
            guard !fixes.isEmpty else { break }
            let together = try applied(fixes.flatMap(\.self), to: result.source, code, before)
            var best = together
            if fixes.count > 1, together?.left.count(of: code) != 0 {
                for fix in fixes.prefix(Self.mostSingleFixes) {
                    guard let alone = try applied(fix, to: result.source, code, before) else { continue }
                    if alone.left.count(of: code) < together?.left.count(of: code) ?? .max { best = alone }
                    break
                }
            }
            guard let best else { break }
            result.source = best.source
            before = best.left
        }
        // For all views at once, or for those of one diagnostic after the other where that makes something else wrong.
        let open = before.filter { $0.diagnostic.code == code }
        for affected in [open] + (open.count > 1 ? open.prefix(Self.mostSingleFixes).map { [$0] } : [])
        where before.count(of: code) > 0 {
            let text = try planned(code, result.source, affected, &outcome)
            guard text != result.source else { continue }
            let left = findings(of: text)
            guard left.extent(of: code) < before.extent(of: code), left.errorCount <= before.errorCount,
                !left.hasKinds(beyond: before)
            else { continue }
            (result.source, before) = (text, left)
            // Places in the text have moved.
            if affected.count == open.count || !Self.isForViews(code) { break }
        }
        if result.source != source { result.summary.fixes = max(1, count - before.count(of: code)) }
        if result.source == source {
            result.notes.append(
                count == 0
                    ? "no diagnostic with the code '\(code.rawValue)'"
                    : "no diagnostic with the code '\(code.rawValue)' has a fix that can be applied")
        }
        return result
    }

    /// Whether what resolves a diagnostic depends on its views alone, and not on its place in the text.
    private static func isForViews(_ code: DiagnosticCode) -> Bool {
        code == .ambiguousLayout || code == .ambiguousScrollableContentSize || code == .misplacedView
    }

    /// A text with edits, and its diagnostics; nil if these have the code no less often than before, if more of them are errors, or if
    /// something of another kind is wrong.
    private func applied(
        _ edits: [TextEdit], to source: SourceText, _ code: DiagnosticCode, _ before: [Finding]
    ) throws(TextEditFault) -> (source: SourceText, left: [Finding])? {
        let text = SourceText(name: source.name, bytes: try edits.applied(to: source.bytes))
        let left = findings(of: text)
        guard left.count(of: code) < before.count(of: code), left.errorCount <= before.errorCount,
            !left.hasKinds(beyond: before)
        else { return nil }
        return (text, left)
    }

    /// With the operation that resolves the diagnostics with a code carried out for their views. What prevents it is reported.
    private func planned(
        _ code: DiagnosticCode, _ source: SourceText, _ findings: [Finding], _ outcome: inout InputOutcome
    ) throws(TextEditFault) -> SourceText {
        var source = source
        let affected = findings.filter {
            $0.diagnostic.code == code && !$0.diagnostic.fixes.contains { !$0.edits.isEmpty }
        }
        var done: Set<String?> = []
        for scene in affected.map(\.scene) where done.insert(scene).inserted {
            let diagnostics = affected.filter { $0.scene == scene }.map(\.diagnostic)
            guard let operation = diagnostics.lazy.compactMap({ PlannedFixes.operations(for: $0).first }).first else {
                continue
            }
            let run = RepairRun(
                input: input, steps: [.operation(operation)], views: diagnostics.flatMap(\.views),
                isForContents: PlannedFixes.areForContents(code), scenes: scenes.selecting(scene), files: files,
                pipeline: pipeline)
            var planning = InputOutcome()
            if let repaired = run.repaired(source, &planning) { source = repaired.source }
            for case .complaint(let message) in planning.steps { outcome.complain(message, planning.status) }
        }
        return source
    }

    package func findings(of source: SourceText) -> [Finding] {
        guard InterfaceBuilderInput.isInterfaceBuilder(input) else {
            return solved(source).diagnostics.map { Finding(diagnostic: $0) }
        }
        let file = InterfaceBuilderInput(
            source, scenes: scenes, assets: AssetCatalogs(beside: input, for: source, in: files).assets
        ).file
        return file.diagnostics.map { Finding(diagnostic: $0) }
            + file.scenes.flatMap { scene in
                let run = pipeline.solve(
                    scene.document, of: source, findings: [], imageSizes: scene.imageSizes, resources: resources,
                    advice: Self.advice, purpose: .solving, evidence: scene.evidence)
                return run.diagnostics.map {
                    Finding(
                        diagnostic: $0.resolvingFixes(inInterfaceBuilderFile: source), scene: scene.key)
                }
            }
    }
}

/// A diagnostic, and the scene of an Interface Builder file that it is about.
package struct Finding {
    package var diagnostic: Diagnostic
    /// The object id of the scene's root.
    package var scene: String?
}

extension [Finding] {
    /// How many say the same as a diagnostic, possibly in other words.
    package func count(of diagnostic: Diagnostic) -> Int {
        count {
            $0.diagnostic.code == diagnostic.code && $0.diagnostic.views == diagnostic.views
                && (diagnostic.severity != .error || $0.diagnostic.constraints == diagnostic.constraints)
        }
    }

    fileprivate func count(of code: DiagnosticCode) -> Int { count { $0.diagnostic.code == code } }

    /// How much is left to fix: each diagnostic, and each of its views.
    fileprivate func extent(of code: DiagnosticCode) -> Int {
        lazy.filter { $0.diagnostic.code == code }.map { 1 + $0.diagnostic.views.count }.reduce(0, +)
    }

    var errorCount: Int { count { $0.diagnostic.severity == .error } }

    /// Whether these say that something is wrong of which others say nothing.
    func hasKinds(beyond others: [Finding]) -> Bool {
        !Diagnostic.faultKinds(of: map(\.diagnostic)).isSubset(of: Diagnostic.faultKinds(of: others.map(\.diagnostic)))
    }
}
