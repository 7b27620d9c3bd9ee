// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutRepair
import LayoutRuns
import LayoutSource
import SourceLocations

/// Writes constants and priorities into a file, as `alrender fix` does: nothing else of its bytes changes.
struct ConstraintEdit {
    /// Why nothing can be written, in a sentence.
    struct Refusal: Error { var reason: String }

    /// New values by the places of their constraints.
    struct Values: Hashable {
        /// Points.
        var constants: [Int: Double] = [:]
        var priorities: [Int: Double] = [:]

        private static let largestConstant = 1e6

        /// From entries such as `3:constant:12.5,4:priority:750`.
        init(_ text: String) throws(Refusal) {
            for entry in text.split(separator: ",") {
                let parts = entry.split(separator: ":")
                guard parts.count == 3, let index = Int(parts[0]), index >= 0, let value = Double(parts[2]) else {
                    throw Refusal(reason: "'\(entry)' is not a change of a constraint")
                }
                switch parts[1] {
                case "constant" where abs(value) <= Self.largestConstant: constants[index] = value
                case "priority" where value >= 1 && value <= 1000: priorities[index] = value
                case "constant": throw Refusal(reason: "a constant is a number from -1000000 to 1000000")
                case "priority": throw Refusal(reason: "a priority is a number from 1 to 1000")
                default: throw Refusal(reason: "only constants and priorities can be written")
                }
            }
            if constants.isEmpty, priorities.isEmpty { throw Refusal(reason: "nothing has changed") }
        }
    }

    let request: PreviewRequest
    let values: Values
    /// On which the layout is shown.
    let canvas: CanvasSelection
    let scenes: SceneSelection
    let files: FileAccess
    let pipeline: LayoutPipeline

    /// What a text reads as.
    private enum Reading {
        case scene(ImportedScene)
        case document(Document, ParsedDocument, ReadOptions)

        var document: Document {
            switch self {
            case .scene(let scene): scene.document
            case .document(let document, _, _): document
            }
        }
    }

    /// The bytes of the file with the values in place.
    ///
    /// - Parameter shown: the document whose constraints are counted.
    func bytes(of source: SourceText, shown: Document) throws(Refusal) -> [UInt8] {
        var reading = try read(source)
        guard reading.document.constraints.map(\.source) == shown.constraints.map(\.source) else {
            throw Refusal(reason: "the file has other constraints than those shown")
        }
        var text = source
        if !values.priorities.isEmpty {
            text = try settingPriorities(in: reading, of: source)
            reading = try read(text)
        }
        guard !values.constants.isEmpty else { return text.bytes }
        let result: RepairedText
        do throws(TextEditFault) {
            result =
                switch reading {
                case .scene(let scene): try RepairedText.setting(values.constants, in: scene, of: text)
                case .document(let document, _, let options):
                    try RepairedText.setting(
                        values.constants, in: document, of: text, options: options,
                        files: files.directory(of: request.path).namedFiles)
                }
        } catch {
            throw Refusal(reason: error.message)
        }
        if let note = result.notes.first { throw Refusal(reason: note) }
        return result.source.bytes
    }

    private func read(_ source: SourceText) throws(Refusal) -> Reading {
        if InterfaceBuilderInput.isInterfaceBuilder(request.path) {
            if source.isUTF16 { throw Refusal(reason: "the file is UTF-16: 'alrender fix' can change it") }
            let options = canvas.readOptions(variant: nil, canvas: canvas.first)
            let file = InterfaceBuilderInput(source, scenes: scenes.selecting(request.part), options: options).file
            guard let scene = file.scenes.first?.imported else {
                throw Refusal(reason: "the file has no scene to write to")
            }
            return .scene(scene)
        }
        if SwiftSelection.isSwift(request.path) {
            throw Refusal(reason: "constraints of Swift files cannot be written yet")
        }
        if let part = request.part {
            throw Refusal(reason: "what is written is the document, and its variant '\(part)' is shown")
        }
        var options = ReadOptions()
        options.purpose = .solving
        var timings = StageTimings()
        let parsed = pipeline.parse(source, files: files.directory(of: request.path).namedFiles, timings: &timings)
        guard let document = parsed.read(options: options).document else {
            throw Refusal(reason: "the file has an error")
        }
        return .document(document, parsed, options)
    }

    /// Priorities are set as the fixes of diagnostics set them.
    private func settingPriorities(in reading: Reading, of source: SourceText) throws(Refusal) -> SourceText {
        var edits: [TextEdit] = []
        let constraints = reading.document.constraints
        for (index, priority) in values.priorities.sorted(by: { $0.key < $1.key }) {
            guard constraints.indices.contains(index) else { throw Refusal(reason: "there is no such constraint") }
            let equation = constraints[index].equation(in: reading.document)
            guard let place = constraints[index].source,
                constraints.count(where: { $0.source == place }) == 1
            else { throw Refusal(reason: "\(equation) shares its place in the file with others") }
            var finding = Diagnostic(.unsatisfiableConstraints, .note, "", at: place)
            finding.fixes = [
                Diagnostic.Fix(
                    "",
                    setting: Diagnostic.Fix.Setting(
                        at: place, keys: ["priority"], value: DecimalText.shortest(priority)))
            ]
            let resolved =
                switch reading {
                case .scene: finding.resolvingFixes(inInterfaceBuilderFile: source)
                case .document(_, let parsed, _): parsed.resolvingFixes([finding])[0]
                }
            guard let edit = resolved.fixes.first?.edits.first else {
                throw Refusal(reason: "\(equation) cannot have its priority written")
            }
            edits.append(TextEdit(edit.range, edit.replacement))
        }
        do throws(TextEditFault) {
            return SourceText(name: source.name, bytes: try edits.applied(to: source.bytes))
        } catch {
            throw Refusal(reason: error.message)
        }
    }
}
