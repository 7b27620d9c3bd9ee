// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// Instances of components.
extension DocumentExpansion {
    /// Keys of a use that are not keys of the component's view.
    private static let useKeys: Set<String> = ["use", "with", "repeat", "id", "constraints"]

    /// - Parameter row: the values of a repetition, with their place.
    mutating func instance(
        of use: JSONValue.Member, _ value: JSONValue, in frame: ExpansionFrame, as id: JSONValue?, row: Row? = nil
    ) -> JSONValue? {
        guard let component = component(of: use, in: frame), canEnter(component, at: use.value.range, in: frame),
            let id = id ?? useName(of: value, component, in: frame), let name = id.string
        else {
            knowsAllNames = false
            return nil
        }
        let index = row == nil ? text.add(name, at: use.value.range, in: frame.use) : frame.use
        text.instances[name] = component.name
        if used.insert(component.name).inserted {
            text.definitions.append((component.range, index))
            for inside in [component.name, component.view.string("id") ?? component.name] where inside != name {
                if text.firstInstances[inside] == nil { text.firstInstances[inside] = name }
            }
        }
        let inner = ExpansionFrame(
            prefix: name, root: component.view.string("id"), names: component.names, parent: nil, use: index)
        give(value.member("with"), row, to: component, inner, in: frame, at: use.value.range)
        readMetrics(of: component, into: inner)

        stack.append(component.name)
        defer { stack.removeLast() }
        guard let view = view(component.view, in: inner, as: id) else { return nil }
        var own = view["constraints"]?.elements ?? []
        if let constraints = component.constraints {
            instanceConstraints += self.constraints(constraints, in: inner, isOfInstance: true).elements
        }
        var overrides = value.members.filter { !Self.useKeys.contains($0.key) }
        for index in overrides.indices {
            let member = overrides[index]
            let given =
                member.key == "children"
                ? children(member.value, in: frame) : replaced(member.value, key: member.key, in: frame)
            overrides[index].value = given ?? member.value
        }
        var members =
            overrides.isEmpty ? view.members : view.overlaid(by: overrides, exclusive: Shape.view.exclusive).members
        if let constraints = value["constraints"] { own += self.constraints(constraints, in: frame).elements }
        if !own.isEmpty {
            let list = JSONValue(.array(own), component.constraints?.range ?? value.range)
            members.removeAll { $0.key == "constraints" }
            members.append(JSONValue.Member(key: "constraints", keyRange: component.nameRange, value: list))
        }
        return JSONValue(.object(members), value.range)
    }

    private mutating func component(of use: JSONValue.Member, in frame: ExpansionFrame) -> ComponentDefinition? {
        guard let name = use.value.string else {
            report(
                .wrongType, "expected the name of a component, found \(use.value.kindName)", at: use.value.range)
            return nil
        }
        if let component = components[name] { return component }
        guard !findings.excused.contains(name) else { return nil }
        let near = findings.nearest(name, among: componentNames)
        report(
            .unknownComponent, "no component named '\(name.shortened)'", at: use.value.range, meant: near,
            hint: near == nil && componentNames.isEmpty
                ? "define it in the document: \"components\": { \"\(name.shortened)\": { \"view\": { … } } }" : nil,
            use: frame.use)
        return nil
    }

    /// Whether a component does not use itself, directly or not, and the uses are not nested too deeply.
    private mutating func canEnter(
        _ component: ComponentDefinition, at range: SourceRange, in frame: ExpansionFrame
    ) -> Bool {
        if let first = stack.firstIndex(of: component.name) {
            let circle = (stack[first...] + [component.name]).map { "'\($0)'" }.joined(separator: " → ")
            report(
                .componentCycle, "the component '\(component.name)' uses itself: \(circle)", at: range,
                labels: [Diagnostic.Label(component.nameRange, "defined here")])
            return false
        }
        guard stack.count < Self.depthLimit else {
            stop(
                .nestingTooDeep, "components use each other more than \(Self.depthLimit) deep", at: range)
            return false
        }
        return true
    }

    /// The id of a use, or the name of its component.
    private func useName(
        of value: JSONValue, _ component: ComponentDefinition, in frame: ExpansionFrame
    ) -> JSONValue? {
        guard let id = value["id"] else {
            let name = frame.names.generated[value.range.lowerBound] ?? component.name
            return JSONValue(.string(frame.fullName(name)), value["use"]?.range ?? value.range)
        }
        guard let text = id.string, Identifier.isValid(text) else { return id }
        return JSONValue(.string(frame.fullName(text)), id.range)
    }

    // MARK: Parameters

    private mutating func give(
        _ with: JSONValue.Member?, _ row: Row?, to component: ComponentDefinition, _ inner: ExpansionFrame,
        in frame: ExpansionFrame, at range: SourceRange
    ) {
        for parameter in component.parameters {
            inner.set(parameter.key, ScopedValue(value: parameter.value, frame: inner, isText: false))
        }
        var isReadable = true
        switch with?.value.content {
        case nil, .object, .invalid: break
        default:
            isReadable = false
            report(
                .wrongType, "expected an object of parameters, found \(with?.value.kindName ?? "")",
                at: with?.value.range ?? range, use: frame.use)
        }
        for argument in with?.value.members ?? [] {
            guard knows(argument, component, in: frame) else { continue }
            inner.set(argument.key, given(argument.value, in: frame))
        }
        for value in row?.values ?? [] where component.parameters.contains(where: { $0.key == value.key }) {
            var given = given(value.value, in: row?.isText == true ? literal : frame)
            given.isText = row?.isText == true
            inner.set(value.key, given)
        }
        for parameter in component.parameters
        where component.isRequired(parameter) && inner.value(parameter.key)?.value.content == .null {
            if frame.isSheet {
                let sample = JSONValue(.string(parameter.key), parameter.keyRange)
                inner.set(parameter.key, ScopedValue(value: sample, frame: inner, isSample: true))
            } else {
                inner.set(parameter.key, ScopedValue(value: JSONValue(.invalid, range), frame: inner))
                guard isReadable else { continue }
                report(
                    .missingParameter, "the component '\(component.name)' needs '\(parameter.key)'",
                    at: row.map(\.range) ?? range,
                    labels: [Diagnostic.Label(parameter.keyRange, "required here")],
                    hint: row == nil ? "add \"with\": { \"\(parameter.key)\": … }" : nil, use: frame.use)
            }
        }
    }

    /// A text is made once, however often the component uses it.
    private mutating func given(_ value: JSONValue, in frame: ExpansionFrame) -> ScopedValue {
        guard !frame.isDocument, let text = value.string else { return ScopedValue(value: value, frame: frame) }
        if let name = TextTemplate.wholeName(text) {
            return argument(name, at: value.range, in: frame)
                ?? ScopedValue(value: JSONValue(.invalid, value.range), frame: literal)
        }
        return ScopedValue(value: replaced(value, key: "", in: frame) ?? value, frame: literal)
    }

    private mutating func knows(
        _ argument: JSONValue.Member, _ component: ComponentDefinition, in frame: ExpansionFrame
    ) -> Bool {
        if component.parameters.contains(where: { $0.key == argument.key }) { return true }
        report(
            .unknownParameter, "the component '\(component.name)' has no parameter '\(argument.key.shortened)'",
            at: argument.keyRange, labels: [Diagnostic.Label(component.nameRange, "defined here")],
            meant: findings.nearest(argument.key, among: component.parameters.map(\.key)), use: frame.use)
        return false
    }

    /// Metrics of a component count as parameters in its text.
    private mutating func readMetrics(of component: ComponentDefinition, into inner: ExpansionFrame) {
        for metric in component.metrics {
            let value = replaced(metric.value, key: "metrics", in: inner) ?? metric.value
            guard value.content != .invalid else { continue }
            guard value.number != nil else {
                report(.wrongType, "expected a number, found \(value.kindName)", at: value.range)
                continue
            }
            inner.set(metric.key, ScopedValue(value: value, frame: inner))
        }
    }
}

extension DiagnosticCode {
    package static let unknownComponent = DiagnosticCode("unknown-component")
    package static let componentCycle = DiagnosticCode("component-cycle")
    package static let unknownParameter = DiagnosticCode("unknown-parameter")
    package static let missingParameter = DiagnosticCode("missing-parameter")
}
