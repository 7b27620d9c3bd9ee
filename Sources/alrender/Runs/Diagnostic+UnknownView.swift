// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension Diagnostic {
    /// For each id that no view has, with the id that was probably meant.
    static func unknownViews(_ named: [String], among ids: [String]) -> [Diagnostic] {
        named.filter { !ids.contains($0) }.map { id in
            let meant = NearestName.of(id, among: ids).map { [Fix("did you mean '\($0)'?")] }
            return Diagnostic(.unknownItem, .error, "no view named '\(id)'", fixes: meant ?? [])
        }
    }
}
