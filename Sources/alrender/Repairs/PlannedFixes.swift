// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutRepair
import SourceLocations

/// Fixes that take more than setting a value: operations of `fix`, carried out for the views of a diagnostic, and turned into
/// edits of the source.
struct PlannedFixes {
    let input: String
    let source: SourceText
    let scenes: SceneArguments
    let files: FileArguments
    let pipeline: LayoutPipeline
    /// Diagnostics that still get fixes.
    private var allowance = Self.mostDiagnostics
    /// The diagnostics of the source by the scene that is solved, without fixes.
    private var before: [String?: [Finding]] = [:]

    /// Each takes several solutions: the others of a source are left with their messages.
    private static let mostDiagnostics = 20

    init(
        _ input: String, _ source: SourceText, scenes: SceneArguments, files: FileArguments, pipeline: LayoutPipeline
    ) {
        self.input = input
        self.source = source
        self.scenes = scenes
        self.files = files
        self.pipeline = pipeline
    }

    /// The fixes, most likely first; empty for a diagnostic whose fixes need no planning.
    static func operations(for diagnostic: Diagnostic) -> [RepairOperation] {
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
    mutating func adding(to diagnostic: Diagnostic) -> Diagnostic {
        let operations = Self.operations(for: diagnostic)
        guard !operations.isEmpty, allowance > 0 else { return diagnostic }
        allowance -= 1
        var scenes = scenes
        if let scene = diagnostic.contexts.first?.scene { scenes.scene = [scene] }
        var result = diagnostic
        for operation in operations {
            let run = RepairRun(
                input: input, steps: [.operation(operation)], views: operation.needsLayout ? diagnostic.views : [],
                isForContents: Self.areForContents(diagnostic.code), scenes: scenes, files: files, pipeline: pipeline)
            var outcome = InputOutcome()
            guard let repaired = run.repaired(source, &outcome), repaired.source != source,
                resolves(diagnostic, run, repaired.source)
            else { continue }
            let edits = UnifiedDiff(old: source.bytes, new: repaired.source.bytes).edits
            result.fixes.append(
                Diagnostic.Fix(
                    Self.description(operation, repaired.summary, diagnostic),
                    edits: edits.map { Diagnostic.Fix.Edit($0.range, $0.replacement) }))
        }
        return result
    }

    /// Whether a repaired text has a diagnostic no more, and no more errors than before.
    private mutating func resolves(_ diagnostic: Diagnostic, _ run: RepairRun, _ repaired: SourceText) -> Bool {
        let scene = diagnostic.contexts.first?.scene
        let old = before[scene] ?? run.findings(of: source)
        before[scene] = old
        let new = run.findings(of: repaired)
        return new.count(of: diagnostic) < old.count(of: diagnostic) && new.errorCount <= old.errorCount
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
