// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics

extension Diagnostic {
    /// That a view which an option is to move has no room to move.
    static func nothingExercised(_ exercised: String?, in run: LayoutRun) -> Diagnostic? {
        guard let exercised, let layout = run.layout, let views = run.document?.views,
            let index = views.firstIndex(where: { $0.id == exercised }), layout.views[index].ambiguities.isEmpty
        else { return nil }
        return Diagnostic(
            .nothingToExercise, .warning, "'\(exercised)' is not ambiguous: --exercise has no effect",
            at: views[index].place, views: [exercised])
    }

    /// For each id that no view has, with the id that was probably meant.
    static func unknownViews(_ named: [String], among ids: [String]) -> [Diagnostic] {
        unknown(named, among: ids, "view")
    }

    /// For each name that no constraint has.
    static func unknownConstraints(_ named: [String], among names: [String]) -> [Diagnostic] {
        unknown(named, among: names, "constraint")
    }

    private static func unknown(_ named: [String], among names: [String], _ kind: String) -> [Diagnostic] {
        named.filter { !names.contains($0) }.map { name in
            let meant = NearestName.of(name, among: names).map { [Fix("did you mean '\($0)'?")] }
            return Diagnostic(.unknownItem, .error, "no \(kind) named '\(name)'", fixes: meant ?? [])
        }
    }
}

extension DiagnosticCode {
    /// A view that `--exercise` is to move, which the constraints determine.
    static let nothingToExercise = DiagnosticCode("nothing-to-exercise")
}
