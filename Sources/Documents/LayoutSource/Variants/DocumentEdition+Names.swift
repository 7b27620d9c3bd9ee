// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON

/// Names of components, their parameters and colours to which variants give other values.
extension DocumentEdition {
    /// Reports those that do not exist, in any variant.
    ///
    /// - Parameter document: with what it includes, not checked yet.
    static func checkNames(
        in document: JSONValue, components: [ComponentDefinition], _ findings: inout ReaderFindings
    ) {
        let colors = document["colors"]?.members.map(\.key) ?? []
        for variant in document["variants"]?.members ?? [] {
            for color in variant.value["colors"]?.members ?? [] where !colors.contains(color.key) {
                findings.report(
                    .invalidColor, "no colour named '\(color.key.shortened)' in the document", at: color.keyRange,
                    meant: findings.nearest(color.key, among: colors))
            }
            for override in variant.value["components"]?.members ?? [] {
                checkParameters(of: override, components, &findings)
            }
        }
    }

    private static func checkParameters(
        of override: JSONValue.Member, _ components: [ComponentDefinition], _ findings: inout ReaderFindings
    ) {
        guard let component = components.first(where: { $0.name == override.key }) else {
            guard !findings.excused.contains(override.key) else { return }
            return findings.report(
                .unknownComponent, "no component named '\(override.key.shortened)'", at: override.keyRange,
                meant: findings.nearest(override.key, among: components.map(\.name)))
        }
        let names = component.parameters.map(\.key)
        for parameter in override.value["parameters"]?.members ?? [] where !names.contains(parameter.key) {
            findings.report(
                .unknownParameter,
                "the component '\(component.name)' has no parameter '\(parameter.key.shortened)'",
                at: parameter.keyRange, labels: [Diagnostic.Label(component.nameRange, "defined here")],
                meant: findings.nearest(parameter.key, among: names))
        }
    }
}
