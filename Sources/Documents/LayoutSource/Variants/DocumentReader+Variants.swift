// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import LayoutModel

/// What variants say about views and constraints by their names.
extension DocumentReader {
    /// Sets what the selected variants override of constraints with an identifier.
    mutating func override(_ constraints: inout [Constraint], by layers: [JSONValue]) {
        for member in layers.flatMap({ $0["constraints"]?.members ?? [] }) {
            let name = InstancePattern(member.key)
            for index in constraints.indices where constraints[index].identifier.map(name.matches) == true {
                let value = member.value
                constraints[index].isActive = value.boolean("isActive") ?? constraints[index].isActive
                if let multiplier = value.number("multiplier") { constraints[index].multiplier = multiplier }
                if value["priority"] != nil, let priority = readPriority(value["priority"]) {
                    constraints[index].priority = priority
                }
                guard let constant = value["constant"] else { continue }
                if let number = constant.number ?? metrics.first(where: { $0.name == constant.string })?.value {
                    constraints[index].constant = number
                } else if let name = constant.string {
                    findings.report(
                        .unknownMetric, "unknown metric '\(name.shortened)'", at: constant.range,
                        meant: findings.nearest(name, among: metrics.map(\.name)))
                }
                constraints[index].spelling = nil
            }
        }
    }

    /// Reports names of views and constraints that do not exist.
    ///
    /// - Parameter layers: the variants of this reading, or those that change nothing that is named.
    mutating func checkNames(in layers: [JSONValue], of constraints: [Constraint]) {
        guard knowsAllNames else { return }
        for member in layers.flatMap({ $0["views"]?.members ?? [] }) {
            let name = InstancePattern(member.key)
            guard !writtenNames.contains(member.key), !items.names.contains(where: name.matches) else { continue }
            findings.report(
                .unknownItem, "no view named '\(member.key.shortened)'", at: member.keyRange,
                meant: findings.nearest(member.key, among: items.names))
        }
        let identifiers = constraints.compactMap(\.identifier)
        for member in layers.flatMap({ $0["constraints"]?.members ?? [] }) {
            let name = InstancePattern(member.key)
            guard !identifiers.contains(where: name.matches) else { continue }
            findings.report(
                .unknownIdentifier, "no constraint has the identifier '\(member.key.shortened)'",
                at: member.keyRange, meant: findings.nearest(member.key, among: identifiers))
        }
    }
}

extension DiagnosticCode {
    package static let unknownIdentifier = DiagnosticCode("unknown-identifier")
}
