// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutMarks
import LayoutRendering
package import LayoutScene

/// Puts the pictures of a run on their sheets.
package struct SheetWork: Sendable {
    package var inputs: [String]
    package var outputs: [(template: OutputPath, format: OutputFormat)]
    package var theme: SceneTheme.Name
    /// Nil = the names of the inputs.
    package var title: String?

    package init(
        inputs: [String], outputs: [(template: OutputPath, format: OutputFormat)], theme: SceneTheme.Name,
        title: String? = nil
    ) {
        self.inputs = inputs
        self.outputs = outputs
        self.theme = theme
        self.title = title
    }

    /// In the order of the outputs, and of the first picture of each sheet.
    package func outcome(of panels: [SheetPanel], _ pipeline: LayoutPipeline) -> InputOutcome {
        var outcome = InputOutcome()
        for (place, output) in outputs.enumerated() {
            for sheet in sheets(of: panels.filter { $0.output == place }) {
                let missing = missingInputs(of: sheet, output.template, among: panels)
                guard missing.isEmpty else {
                    let name = sheet[0].path == "-" ? "<stdout>" : sheet[0].path
                    let inputs = missing.joined(separator: ", ")
                    outcome.steps.append(.complaint("\(name): not written, there is no picture of \(inputs)"))
                    continue
                }
                do throws(FileFault) {
                    let path = sheet[0].path
                    let bytes = try bytes(of: sheet, as: output.format, pipeline, &outcome.timings)
                    let directory: InputOutcome.MissingDirectory = output.template.hasPlaceholders ? .made : .fault
                    outcome.steps.append(
                        path == "-" ? .product(bytes) : .file(path: path, bytes, directory: directory))
                } catch {
                    outcome.complain(error)
                }
            }
        }
        return outcome
    }

    private func sheets(of panels: [SheetPanel]) -> [[SheetPanel]] {
        var places: [String: Int] = [:]
        var sheets: [[SheetPanel]] = []
        for panel in panels {
            if let place = places[panel.path] {
                sheets[place].append(panel)
            } else {
                places[panel.path] = sheets.count
                sheets.append([panel])
            }
        }
        return sheets
    }

    /// Inputs that are missing from the sheet: an incomplete sheet could be mistaken for a complete one.
    private func missingInputs(
        of sheet: [SheetPanel], _ template: OutputPath, among panels: [SheetPanel]
    ) -> [String] {
        let drawn = Set(panels.map(\.input)).subtracting(panels.filter { $0.picture == nil }.map(\.input))
        let stems = Set(sheet.map { OutputPath.stem(of: $0.input) })
        return inputs.filter { input in
            !drawn.contains(input) && (!template.contains(.stem) || stems.contains(OutputPath.stem(of: input)))
        }
    }

    private func bytes(
        of sheet: [SheetPanel], as format: OutputFormat, _ pipeline: LayoutPipeline, _ timings: inout StageTimings
    ) throws(FileFault) -> [UInt8] {
        let pictures = sheet.compactMap(\.picture)
        let scene = pipeline.sheet(
            of: Scene.sheetRows(of: groups(of: sheet)), title: title(of: sheet),
            theme: SceneTheme(theme, forSheetOf: pictures.map { ($0.document, $0.appearance) }), timings: &timings)
        guard let picture = format.picture else { return Array(scene.jsonText.utf8) }
        return try FileFault.drawing(sheet[0].path) { () throws(RenderingFault) in
            try pipeline.encode(scene, as: picture, timings: &timings)
        }
    }

    /// What has the first of several differences in common stays in one row.
    private func groups(of sheet: [SheetPanel]) -> [[Scene]] {
        let varied = sheet[0].sortKey.indices.filter { index in
            sheet.contains { $0.sortKey[index] != sheet[0].sortKey[index] }
        }
        guard varied.count > 1 else { return sheet.compactMap(\.picture).map { [$0.scene] } }
        var groups: [[Scene]] = []
        var current: Int?
        for panel in sheet {
            guard let picture = panel.picture else { continue }
            if panel.sortKey[varied[0]] != current { groups.append([]) }
            current = panel.sortKey[varied[0]]
            groups[groups.count - 1].append(picture.scene)
        }
        return groups
    }

    /// The names of the inputs, or their number if there are many.
    private func title(of sheet: [SheetPanel]) -> String {
        if let title { return title }
        var seen: Set<String> = []
        let names = sheet.map(\.input).filter { seen.insert($0).inserted }.map(InputFile.name)
        return names.count > 3 ? "\(names.count) files" : names.joined(separator: ", ")
    }
}
