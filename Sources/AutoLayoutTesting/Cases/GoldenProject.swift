// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutSource
package import SourceLocations

/// The settings of golden tests that a project keeps in `alrender.json`. Paths are relative to that file's folder.
package struct GoldenProject: Hashable, Sendable {
    package static let fileName = "alrender.json"

    /// The folder of layouts: the names of inputs begin below it.
    package var layouts: String?
    /// The folder of goldens.
    package var golden: String?
    /// The folder of what failed cases leave.
    package var failures: String?
    /// The cases with golden pictures, each a case's name or a folder with a slash at its end; nil for all cases.
    package var pictures: [String]?

    /// The cases that are recorded although they have errors, named as those with pictures are.
    package var allowErrors: [String] = []

    package init() {}

    package func hasPicture(_ goldenCase: GoldenCase) -> Bool {
        pictures.map { Self.names($0, cover: goldenCase) } ?? true
    }

    func allowsErrors(of goldenCase: GoldenCase) -> Bool { Self.names(allowErrors, cover: goldenCase) }

    private static func names(_ names: [String], cover goldenCase: GoldenCase) -> Bool {
        names.contains { $0 == goldenCase.name || ($0.hasSuffix("/") && goldenCase.input.name.hasPrefix($0)) }
    }
}

extension GoldenProject {
    /// The settings in a project file, or what is wrong with it.
    package static func read(_ source: SourceText) -> (project: GoldenProject, diagnostics: [Diagnostic]) {
        let read = JSONReader.read(source)
        var project = GoldenProject()
        var diagnostics = read.errors.map(Diagnostic.init)
        guard let value = read.value else { return (project, diagnostics) }
        guard case .object(let members) = value.content else {
            diagnostics.append(
                Diagnostic(.projectSetting, .error, "expected an object of settings", at: value.range))
            return (project, diagnostics)
        }
        for member in members {
            switch member.key {
            case "$schema": break
            case "layouts": project.layouts = member.value.folder(member.key, &diagnostics)
            case "golden": project.golden = member.value.folder(member.key, &diagnostics)
            case "failures": project.failures = member.value.folder(member.key, &diagnostics)
            case "pictures": project.pictures = member.value.names(member.key, &diagnostics)
            case "allowErrors": project.allowErrors = member.value.names(member.key, &diagnostics) ?? []
            default:
                let near = NearestName.of(member.key, among: keys)
                let fixes = near.map { [Diagnostic.Fix("did you mean \"\($0)\"?", range: member.keyRange)] } ?? []
                diagnostics.append(
                    Diagnostic(
                        .projectSetting, .error, "unknown setting \"\(member.key)\"", at: member.keyRange,
                        fixes: fixes))
            }
        }
        return (project, diagnostics)
    }

    private static let keys = ["layouts", "golden", "failures", "pictures", "allowErrors"]
}

extension DiagnosticCode {
    package static let projectSetting = DiagnosticCode("project-setting")
}

extension JSONValue {
    fileprivate func folder(_ key: String, _ diagnostics: inout [Diagnostic]) -> String? {
        if let string, !string.isEmpty { return string }
        diagnostics.append(Diagnostic(.projectSetting, .error, "\(key): expected the path of a folder", at: range))
        return nil
    }

    fileprivate func names(_ key: String, _ diagnostics: inout [Diagnostic]) -> [String]? {
        if case .array = content { return elements.compactMap { $0.folder(key, &diagnostics) } }
        diagnostics.append(Diagnostic(.projectSetting, .error, "\(key): expected a list of names", at: range))
        return nil
    }
}
