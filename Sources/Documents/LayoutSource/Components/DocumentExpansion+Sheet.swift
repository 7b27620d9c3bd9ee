// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// Components that nothing uses.
extension DocumentExpansion {
    /// A document that shows each component with its defaults below its name.
    func sheet(_ document: JSONValue) -> JSONValue {
        let place = document.member(Self.componentsKey)?.keyRange ?? document.range.opening
        func object(_ members: KeyValuePairs<String, JSONValue.Content>, _ place: SourceRange) -> JSONValue {
            JSONValue(
                .object(
                    members.map { JSONValue.Member(key: $0, keyRange: place, value: JSONValue($1, place)) }), place)
        }
        let children = componentNames.compactMap { components[$0] }.flatMap { component in
            let name = component.nameRange
            let caption = object(["type": .string("label"), "text": .string(component.name)], name)
            // The places of objects distinguish the views of a text.
            let use = object(["use": .string(component.name)], SourceRange(name.lowerBound + 1, name.upperBound))
            return [caption, use]
        }
        let sides = ["top", "left", "bottom", "right"].map { side in
            JSONValue.Member(key: side, keyRange: place, value: JSONValue(.number(16), place))
        }
        let root = object(
            [
                "id": .string("components"), "type": .string("stackView"), "axis": .string("vertical"),
                "spacing": .number(12), "isLayoutMarginsRelativeArrangement": .boolean(true),
                "layoutMargins": .object(sides), "children": .array(children),
            ], place)
        var members = document.members
        members.append(JSONValue.Member(key: "root", keyRange: place, value: root))
        if document.member("canvas") == nil {
            members.append(
                JSONValue.Member(key: "canvas", keyRange: place, value: object(["width": .number(375)], place)))
        }
        return JSONValue(.object(members), document.range)
    }

    private static let componentsKey = "components"

    /// Writes out components without a use, so that what is wrong in them is found.
    ///
    /// - Parameter reachable: the components that the document uses in some state.
    mutating func useUnusedComponents(except reachable: Set<String>) {
        let known = instanceConstraints.count
        // What was left out may use a component.
        let knowsUses = knowsAllNames
        isChecking = true
        defer { isChecking = false }
        let unused = componentNames.compactMap { components[$0] }.filter { !used.contains($0.name) }
        for component in unused where isWithinLimits {
            let name = component.nameRange
            let use = JSONValue.Member(key: "use", keyRange: name, value: JSONValue(.string(component.name), name))
            let frame = ExpansionFrame.document(.none)
            frame.isSheet = true
            if let view = instance(of: use, JSONValue(.object([use]), name), in: frame, as: nil) {
                unusedViews.append(view)
            }
        }
        // Their views are not in the document.
        instanceConstraints.removeLast(instanceConstraints.count - known)
        guard knowsUses else { return }
        // Files of components are for several documents.
        for component in unused where !reachable.contains(component.name) && isOwn(component) {
            report(
                .unusedComponent, "nothing uses the component '\(component.name)'", at: component.nameRange,
                severity: .note)
        }
        noteUnusedParameters()
    }

    /// Whether a component is the document's own, rather than one of an included file.
    private func isOwn(_ component: ComponentDefinition) -> Bool {
        folders.first.map { component.range.lowerBound < $0.end } == true
    }

    /// Notes parameters that nothing in their component uses.
    private mutating func noteUnusedParameters() {
        guard isWithinLimits, knowsAllNames else { return }
        let made = Set(text.instances.values)
        for component in componentNames.compactMap({ components[$0] })
        where made.contains(component.name) && isOwn(component) {
            let defaults = component.parameters.compactMap(\.value.string)
            for parameter in component.parameters
            where !usedValues.contains(parameter.key)
                && !defaults.contains(where: { $0.contains("{\(parameter.key)}") })
            {
                report(
                    .unknownParameter, "nothing in the component '\(component.name)' uses '\(parameter.key)'",
                    at: parameter.keyRange, severity: .note)
            }
        }
    }
}

extension DiagnosticCode {
    package static let unusedComponent = DiagnosticCode("unused-component")
}
