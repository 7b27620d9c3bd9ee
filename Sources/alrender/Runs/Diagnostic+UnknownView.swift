// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension Diagnostic {
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
