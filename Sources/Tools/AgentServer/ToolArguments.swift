// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutRuns

/// The arguments of a call, checked against the tool's parameters.
struct ToolArguments {
    private var values: [ToolParameter.Name: JSONValue] = [:]

    init(_ value: JSONValue?, of tool: AgentTool, runsSwift: Bool) throws(UsageFault) {
        let parameters = tool.parameters(runsSwift: runsSwift)
        for member in value?.members ?? [] {
            guard let parameter = parameters.first(where: { $0.name.rawValue == member.key }) else {
                let meant = NearestName.of(member.key, among: parameters.map(\.name.rawValue))
                let names = parameters.map(\.name.rawValue).joined(separator: ", ")
                throw UsageFault(
                    "'\(tool.rawValue)' has no argument '\(member.key)'"
                        + (meant.map { "; did you mean '\($0)'?" } ?? "; it has \(names)"))
            }
            if case .null = member.value.content { continue }
            try Self.check(member.value, parameter)
            values[parameter.name] = member.value
        }
    }

    private static func check(_ value: JSONValue, _ parameter: ToolParameter) throws(UsageFault) {
        func fault(_ expected: String) -> UsageFault {
            UsageFault("'\(parameter.name.rawValue)' is \(JSONOutput(value).lineText), expected \(expected)")
        }
        func check(_ text: String?, among names: [String]) throws(UsageFault) {
            guard let text, names.contains(text) else {
                let meant = text.flatMap { NearestName.of($0, among: names) }.map { "; did you mean '\($0)'?" } ?? ""
                throw fault("one of \(names.joined(separator: ", "))\(meant)")
            }
        }
        switch parameter.kind {
        case .text: if value.string == nil { throw fault("a string") }
        case .flag: if value.boolean == nil { throw fault("true or false") }
        case .choice(let names): try check(value.string, among: names)
        case .texts, .choices:
            guard case .array(let elements) = value.content, elements.allSatisfy({ $0.string != nil }) else {
                throw fault("a list of strings")
            }
            guard case .choices(let names) = parameter.kind else { return }
            for element in elements { try check(element.string, among: names) }
        }
    }

    subscript(name: ToolParameter.Name) -> String? { values[name]?.string }

    func flag(_ name: ToolParameter.Name) -> Bool { values[name]?.boolean ?? false }

    func texts(_ name: ToolParameter.Name) -> [String] { values[name]?.elements.compactMap(\.string) ?? [] }

    private func choice<Choice: RawRepresentable<String>>(_ name: ToolParameter.Name) -> [Choice] {
        self[name].flatMap(Choice.init(rawValue:)).map { [$0] } ?? []
    }

    func canvas() throws(UsageFault) -> CanvasSelection {
        var canvas = CanvasSelection()
        canvas.device = self[.device].map { [$0] } ?? []
        if let device = self[.device], Device.named(device) == nil {
            let meant = NearestName.of(device, among: Device.all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
            throw UsageFault("there is no device '\(device)'\(meant)")
        }
        if let size = self[.size] {
            guard let size = CanvasSelection.CanvasSize(size) else {
                throw UsageFault("'size' is '\(size)', expected width and height in points, as 393x430, 393x or x430")
            }
            canvas.size = [size]
        }
        (canvas.orientation, canvas.appearance) = (choice(.orientation), choice(.appearance))
        (canvas.textSize, canvas.direction) = (choice(.textSize), choice(.direction))
        canvas.language = self[.language].map { [$0] } ?? []
        return canvas
    }

    var variants: VariantSelection { VariantSelection(self[.variant].map { [$0] } ?? []) }

    var swift: SwiftSelection {
        var swift = SwiftSelection()
        swift.views = self[.view].map { [$0] } ?? []
        swift.stubs = flag(.stubs)
        return swift
    }
}
