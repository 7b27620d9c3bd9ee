// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutLints
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
    /// Fixes that are still tried.
    private var trials = Self.mostDiagnostics
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
        case .ambiguousScrollableContentSize, .openBottom: [.addMissing]
        case .misplacedView: [.updateFrames, .updateConstants]
        // The broken one, then others of the conflict.
        case .unsatisfiableConstraints:
            ([diagnostic.range].compactMap(\.self) + diagnostic.labels.map(\.range)).prefix(4).map { .remove($0) }
        case .repeatedConstraint, .impliedSize: diagnostic.range.map { [.remove($0)] } ?? []
        default: []
        }
    }

    /// Whether they concern the views in a diagnostic's views: the size of a scroll view's content depends on what is in it.
    static func areForContents(_ code: DiagnosticCode) -> Bool { code == .ambiguousScrollableContentSize }

    /// The diagnostic with its planned fixes after those of its own that have been tried, and before the others.
    package mutating func adding(to diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        var untried: [Diagnostic.Fix] = []
        result.fixes = diagnostic.fixes.filter { fix in
            switch makesWorse(fix, of: diagnostic) {
            case false?: return true
            case true?: return false
            case nil:
                untried.append(fix)
                return false
            }
        }
        result.fixes += planned(for: diagnostic) + untried
        return result
    }

    /// Whether a fix leaves an error more, or something wrong of another kind; nil if that would take too long to find out.
    private mutating func makesWorse(_ fix: Diagnostic.Fix, of diagnostic: Diagnostic) -> Bool? {
        // Without contexts the document is not laid out, and the spelling of an equation changes nothing.
        guard !fix.edits.isEmpty, !diagnostic.contexts.isEmpty, diagnostic.code != .equationStyle, !source.isUTF16
        else { return false }
        guard trials > 0, memory.work < Self.mostWork else { return nil }
        trials -= 1
        let scene = diagnostic.contexts.first?.scene
        let run = run([], for: diagnostic)
        let base = bases[scene] ?? base(run)
        bases[scene] = base
        let edits = fix.edits.map { TextEdit($0.range, $0.replacement) }
        guard let bytes = try? edits.applied(to: source.bytes) else { return true }
        let new = run.findings(of: SourceText(name: source.name, bytes: bytes))
        return new.errorCount > base.original.findings.errorCount || new.hasKinds(beyond: base.original.findings)
    }

    private func run(_ steps: [RepairStep], for diagnostic: Diagnostic, views: [String] = []) -> RepairRun {
        RepairRun(
            input: input, steps: steps, views: views, isForContents: Self.areForContents(diagnostic.code),
            scenes: scenes.selecting(diagnostic.contexts.first?.scene), files: files, pipeline: pipeline,
            memory: memory)
    }

    private mutating func planned(for diagnostic: Diagnostic) -> [Diagnostic.Fix] {
        let operations = Self.operations(for: diagnostic)
        // Edits of UTF-16 would be inserted as UTF-8.
        guard !operations.isEmpty, !source.isUTF16 else { return [] }
        let hasRoom = allowance > 0 && memory.work < Self.mostWork
        guard hasRoom || Self.isCertain(diagnostic) else {
            guard diagnostic.fixes.isEmpty else { return [] }
            return [
                .init(
                    "'alrender fix --apply \(diagnostic.code.rawValue)' may find one; to look for it here would take too long."
                )
            ]
        }
        allowance -= 1
        var fixes: [Diagnostic.Fix] = []
        for operation in hasRoom ? operations : Array(operations.prefix(1)) {
            let run = run(
                [.operation(operation)], for: diagnostic, views: operation.needsLayout ? diagnostic.views : [])
            guard let (edits, summary) = edits(operation, for: diagnostic, run, isCertain: !hasRoom) else { continue }
            fixes.append(
                Diagnostic.Fix(
                    Self.description(operation, summary, diagnostic),
                    edits: edits.map { Diagnostic.Fix.Edit($0.range, $0.replacement) }))
            // One of the constraints of a conflict is enough.
            if case .remove = operation { break }
        }
        return fixes
    }

    /// What an operation changes in the text; nil if it does not resolve the diagnostic.
    private mutating func edits(
        _ operation: RepairOperation, for diagnostic: Diagnostic, _ run: RepairRun, isCertain: Bool
    ) -> (edits: [TextEdit], summary: RepairSummary)? {
        guard !isCertain else {
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
    private static func isCertain(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code == .unsatisfiableConstraints && diagnostic.fixes.contains { !$0.edits.isEmpty }
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
        default:
            operation == diagnostic.range.map { .remove($0) } && diagnostic.code == .unsatisfiableConstraints
                ? "Remove the constraint that is broken." : "Remove this constraint."
        }
    }
}
