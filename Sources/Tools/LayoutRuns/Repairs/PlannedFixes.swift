// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutRepair
import SourceLocations

/// Fixes that take more than setting a value: operations of `fix`, carried out for the views of a diagnostic, and turned into
/// edits of the source.
struct PlannedFixes {
    package let input: String
    package let source: SourceText
    package let scenes: SceneSelection
    package let files: FileAccess
    package let pipeline: LayoutPipeline
    /// Diagnostics that still get fixes.
    private var allowance = Self.mostDiagnostics
    private let memory = RepairMemory()
    /// What fixes are planned for, by the scene that is solved.
    private var bases: [String?: Base] = [:]

    /// Each takes several solutions: the others of a source are left with their messages.
    private static let mostDiagnostics = 20
    /// Views and constraints that are solved for them, which takes about two seconds.
    private static let mostWork = 200_000

    /// A text, and what is found in it.
    private struct Basis {
        let source: SourceText
        /// Edits of the original that it has.
        var edits: [TextEdit] = []
        let findings: [Finding]
    }

    /// The original, and the same with an optional constraint of each conflict where this gives the same layout: without conflicts it
    /// is solved much faster.
    private struct Base {
        let original: Basis
        let relaxed: Basis?
    }

    init(
        _ input: String, _ source: SourceText, scenes: SceneSelection, files: FileAccess, pipeline: LayoutPipeline
    ) {
        self.input = input
        self.source = source
        self.scenes = scenes
        self.files = files
        self.pipeline = pipeline
    }

    /// The fixes, most likely first; empty for a diagnostic whose fixes need no planning.
    package static func operations(for diagnostic: Diagnostic) -> [RepairOperation] {
        switch diagnostic.code {
        // A tie has fixes of its own.
        case .ambiguousLayout: diagnostic.fixes.isEmpty ? [.addMissing] : []
        case .ambiguousScrollableContentSize: [.addMissing]
        case .misplacedView: [.updateFrames, .updateConstants]
        case .unsatisfiableConstraints: diagnostic.range.map { [.remove($0)] } ?? []
        default: []
        }
    }

    /// Whether they concern the views in a diagnostic's views: the size of a scroll view's content depends on what is in it.
    static func areForContents(_ code: DiagnosticCode) -> Bool { code == .ambiguousScrollableContentSize }

    /// The diagnostic with its planned fixes after the others.
    package mutating func adding(to diagnostic: Diagnostic) -> Diagnostic {
        let operations = Self.operations(for: diagnostic)
        // Edits of UTF-16 would be inserted as UTF-8.
        guard !operations.isEmpty, !source.isUTF16 else { return diagnostic }
        var result = diagnostic
        let isCertain = operations.allSatisfy { Self.isCertain($0, for: diagnostic) }
        guard isCertain || allowance > 0 && memory.work < Self.mostWork else {
            if diagnostic.fixes.isEmpty {
                result.fixes = [
                    .init(
                        "'alrender fix --apply \(diagnostic.code.rawValue)' may find one; to look for it here would take too long."
                    )
                ]
            }
            return result
        }
        if !isCertain { allowance -= 1 }
        let scenes = scenes.selecting(diagnostic.contexts.first?.scene)
        for operation in operations {
            let run = RepairRun(
                input: input, steps: [.operation(operation)], views: operation.needsLayout ? diagnostic.views : [],
                isForContents: Self.areForContents(diagnostic.code), scenes: scenes, files: files, pipeline: pipeline,
                memory: memory)
            guard let (edits, summary) = edits(operation, for: diagnostic, run) else { continue }
            result.fixes.append(
                Diagnostic.Fix(
                    Self.description(operation, summary, diagnostic),
                    edits: edits.map { Diagnostic.Fix.Edit($0.range, $0.replacement) }))
        }
        return result
    }

    /// What an operation changes in the text; nil if it does not resolve the diagnostic.
    private mutating func edits(
        _ operation: RepairOperation, for diagnostic: Diagnostic, _ run: RepairRun
    ) -> (edits: [TextEdit], summary: RepairSummary)? {
        guard !Self.isCertain(operation, for: diagnostic) else {
            return self.edits(operation, for: diagnostic, run, Basis(source: source, findings: []), isCertain: true)
        }
        let basis = basis(for: diagnostic, run)
        let planned = self.edits(operation, for: diagnostic, run, basis)
        guard !basis.edits.isEmpty, let original = bases[diagnostic.contexts.first?.scene]?.original else {
            return planned
        }
        // A constraint that is optional here may conflict with what is added where it is required.
        if let planned, let bytes = try? planned.edits.applied(to: source.bytes),
            resolves(diagnostic, run, original, SourceText(name: source.name, bytes: bytes))
        {
            return planned
        }
        return memory.work < Self.mostWork ? self.edits(operation, for: diagnostic, run, original) : nil
    }

    private func edits(
        _ operation: RepairOperation, for diagnostic: Diagnostic, _ run: RepairRun, _ basis: Basis,
        isCertain: Bool = false
    ) -> (edits: [TextEdit], summary: RepairSummary)? {
        var outcome = InputOutcome()
        guard let repaired = run.repaired(basis.source, &outcome), repaired.source != basis.source,
            isCertain || resolves(diagnostic, run, basis, repaired.source)
        else { return nil }
        let edits = UnifiedDiff(old: basis.source.bytes, new: repaired.source.bytes).edits
        return edits.beforeApplying(basis.edits).map { ($0, repaired.summary) }
    }

    /// Whether nothing has to be solved: without its broken constraint a conflict is none, and the layout stays what it is.
    private static func isCertain(_ operation: RepairOperation, for diagnostic: Diagnostic) -> Bool {
        !operation.needsLayout && diagnostic.fixes.contains { !$0.edits.isEmpty }
    }

    /// The text that a fix is planned for: the original if the other does not have the same diagnostic.
    private mutating func basis(for diagnostic: Diagnostic, _ run: RepairRun) -> Basis {
        let scene = diagnostic.contexts.first?.scene
        let base = bases[scene] ?? base(run)
        bases[scene] = base
        guard let relaxed = base.relaxed,
            relaxed.findings.contains(where: { $0.diagnostic.message == diagnostic.message })
        else { return base.original }
        return relaxed
    }

    private func base(_ run: RepairRun) -> Base {
        let original = Basis(source: source, findings: run.findings(of: source))
        let edits = DiagnosticFixes.fixes(of: original.findings.map(\.diagnostic), code: .unsatisfiableConstraints)
            .flatMap(\.self)
        guard !edits.isEmpty, let bytes = try? edits.applied(to: source.bytes) else {
            return Base(original: original, relaxed: nil)
        }
        let text = SourceText(name: source.name, bytes: bytes)
        let relaxed = Basis(source: text, edits: edits, findings: run.findings(of: text))
        return Base(original: original, relaxed: run.isLayout(of: source, like: text) ? relaxed : nil)
    }

    /// Whether a repaired text has a diagnostic no more, no more errors than before, and nothing wrong of another kind.
    private func resolves(
        _ diagnostic: Diagnostic, _ run: RepairRun, _ basis: Basis, _ repaired: SourceText
    ) -> Bool {
        let new = run.findings(of: repaired)
        return new.count(of: diagnostic) < basis.findings.count(of: diagnostic)
            && new.errorCount <= basis.findings.errorCount && !new.hasKinds(beyond: basis.findings)
    }

    private static func description(
        _ operation: RepairOperation, _ summary: RepairSummary, _ diagnostic: Diagnostic
    ) -> String {
        switch operation {
        case .addMissing:
            "Add the missing constraint\(summary.added == 1 ? "" : "s") that keep\(summary.added == 1 ? "s" : "") the view where it is."
        case .updateFrames: "Set the frame to what the constraints give."
        case .updateConstants: "Set the constants to what the frame has."
        default: "Remove the constraint that is broken."
        }
    }
}
