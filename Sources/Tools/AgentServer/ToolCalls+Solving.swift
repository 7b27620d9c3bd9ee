// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRuns
import LayoutScene

extension ToolCalls {
    func check(_ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        let input = try input(arguments)
        let found =
            arguments[.text] == nil
            ? InputExpansion.files([input.path], in: input.files, runsSwift: runsSwift)
            : FoundFiles(paths: [input.path])
        let console = ToolConsole()
        let count = LayoutCount()
        let report = ReportSelection(isStrict: arguments.flag(.strict), advice: .standard)
        let job = try job(arguments, input.files, report)
        let status = try run(job, found, console, findings: .standardOutput) { result, _, _ in count.add(result.run) }
        // A layout with errors is what the tool was asked about.
        var result = result(console, status, isErrorBy: .usage)
        result.contents.append(.text(count.text))
        return result
    }

    func solve(_ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        let input = try input(arguments)
        let console = ToolConsole()
        let job = try job(arguments, input.files, ReportSelection())
        let status = try run(job, FoundFiles(paths: [input.path]), console, findings: .standardError) {
            result, _, outcome in
            guard let json = result.run.json else { return }
            outcome.printProduct(json.bytes(result.run.timings, shown: false, origin: result.origin))
        }
        var result = ToolResult()
        // The JSON has the diagnostics.
        guard console.product.isEmpty else {
            result.contents.append(.text(console.product))
            return result
        }
        result = self.result(console, status, isErrorBy: .errorDiagnostic)
        return result
    }

    /// More pictures than a model looks at.
    private static let mostPictures = 12

    func picture(_ arguments: ToolArguments) throws(UsageFault) -> ToolResult {
        let input = try input(arguments)
        let console = ToolConsole()
        var job = try job(arguments, input.files, ReportSelection(advice: .faults))
        job.purpose = .drawing
        var views = ViewSelection()
        views.focus = arguments.texts(.focus)
        job.namedViews = views.ids
        var picture = PictureSelection()
        let isScreen =
            arguments[.show].map { $0 == AgentTool.Shown.screen.rawValue } ?? SwiftSelection.isSwift(input.path)
        // Diagnostics are in the result; a mark would be in front of what a user sees.
        if isScreen { picture.layers = SceneOptions.withDevice([.canvas, .content]) }
        let (shown, focused) = (picture, views)
        let status = try run(job, FoundFiles(paths: [input.path]), console, findings: .standardError) {
            result, pipeline, outcome throws(FileFault) in
            guard result.run.layout != nil else { return }
            guard console.pictures.count < Self.mostPictures else {
                return outcome.complain("only the first pictures are shown: name a scene, a view or a variant", .usage)
            }
            let options = focused.applied(to: shown.sceneOptions(fileName: result.fileName))
            let drawing = LayoutDrawing(result: result, pipeline: pipeline, options: options, showsTimings: false)
            console.show(try drawing.bytes(as: .png, for: result.input), heading: result.origin.heading)
        }
        return result(console, console.pictures.isEmpty ? status : .done, isErrorBy: .errorDiagnostic)
    }
}
