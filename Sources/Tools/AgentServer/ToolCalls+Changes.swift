// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import DiagnosticPages
import LayoutComparisons
import LayoutDiagnostics
import LayoutRepair
import LayoutRuns

extension ToolCalls {
    func fix(_ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        let input = try input(arguments)
        var steps = arguments.texts(.apply).map { RepairStep.fixes(DiagnosticCode($0)) }
        for code in arguments.texts(.apply) where DiagnosticPages.page(of: code) == nil {
            throw UsageFault("there is no diagnostic '\(code)'\(DiagnosticPages.suggestion(for: code))")
        }
        for operation in arguments.texts(.operations).compactMap(AgentTool.Operation.init(rawValue:)) {
            let repair: RepairOperation =
                switch operation {
                case .addMissing: .addMissing
                case .updateFrames: .updateFrames
                case .updateConstants: .updateConstants
                case .clear: .clear
                case .reset: .reset
                }
            steps.append(.operation(repair))
        }
        guard !steps.isEmpty else { throw UsageFault("nothing to do: pass 'apply' or 'operations'") }
        let isText = arguments[.text] != nil
        if isText, arguments.flag(.write) { throw UsageFault("'write' applies to a file: pass 'path' without 'text'") }
        if SwiftSelection.isSwift(input.path) { throw UsageFault("Swift files cannot be repaired") }
        let lease = pipelines.lease()
        let pipeline = try pipeline(of: lease)
        let console = ToolConsole()
        var report = RunReport(DiagnosticReport(.human), in: input.files, console: console)
        let run = RepairRun(
            input: input.path, steps: steps, views: [], scenes: scenes(arguments), files: input.files,
            pipeline: pipeline)
        report.carryOut(run.outcome(isText ? .standardOutput : arguments.flag(.write) ? .input : .diff))
        return result(console, report.finish(), isErrorBy: .errorDiagnostic)
    }

    func diff(_ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        let inputs = [
            try input(arguments, path: .old, text: .oldText), try input(arguments, path: .new, text: .newText),
        ]
        if Set(inputs.map { InterfaceBuilderInput.isInterfaceBuilder($0.path) }).count > 1 {
            throw UsageFault("an Interface Builder file cannot be compared with a layout document")
        }
        if inputs.contains(where: { SwiftSelection.isSwift($0.path) }) {
            throw UsageFault("Swift files cannot be compared")
        }
        let canvas = try arguments.canvas()
        let lease = pipelines.lease()
        let pipeline = try pipeline(of: lease)
        var result = ToolResult()
        do throws(FileFault) {
            var sides: [ComparedFile] = []
            for input in inputs {
                sides.append(
                    try ComparedFile(
                        input.path, after: sides.first, canvas: canvas, scenes: scenes(arguments), files: input.files,
                        pipeline: pipeline))
            }
            for side in sides {
                if !side.errors.isEmpty {
                    result.contents.append(.text(DiagnosticReport.text(side.errors, in: side.source, format: .human)))
                }
                if let fault = side.fault { result.contents.append(.text(fault)) }
            }
            guard !sides.contains(where: { $0.isUnsolved || $0.fault != nil }) else {
                result.fail()
                return result
            }
            result.contents.append(.text(FileComparison(sides[0], sides[1]).text(showsValues: true)))
        } catch {
            result.fail(error.message)
        }
        return result
    }
}
