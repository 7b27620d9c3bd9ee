// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// A tool that clients call.
enum AgentTool: String, CaseIterable {
    case check, solve, picture, explain, fix, diff

    /// Operations of `fix` that need no further words.
    enum Operation: String, CaseIterable {
        case addMissing = "add-missing"
        case updateFrames = "update-frames"
        case updateConstants = "update-constants"
        case clear, reset
    }

    enum Shown: String, CaseIterable { case constraints, screen }

    private var title: String {
        switch self {
        case .check: "Check layouts"
        case .solve: "Solve a layout"
        case .picture: "Draw a layout"
        case .explain: "Explain a value, a conflict or a diagnostic"
        case .fix: "Repair a layout"
        case .diff: "Compare two layouts"
        }
    }

    private var summary: String {
        switch self {
        case .check:
            """
            Reports what is wrong with a layout: conflicts, ambiguities, mistakes and advice, each with \
            line and column. The path may also be a folder or a pattern such as layouts/**/*.layout.json.
            """
        case .solve:
            "The frame of every view, what is ambiguous, and which constraints hold, as JSON."
        case .picture:
            """
            A picture of the layout. It shows the views with their constraints; or, with show 'screen', the \
            screen as a device shows it, with its problems as text.
            """
        case .explain:
            """
            Why a value is what it is, as a sum of constraints (value: name.width); without a value, why \
            constraints conflict; of a console log of UIKit or AppKit, what conflicts and what helps; of a \
            diagnostic's code, what it means and how to mend it.
            """
        case .fix:
            """
            Repairs a layout: with 'apply' by the fixes of a diagnostic's code, or with Interface Builder's \
            operations. Gives the change as a unified diff, and makes it in the file with 'write'; of a \
            text, gives the repaired text.
            """
        case .diff:
            "What differs between two layouts: constraints, texts and the frames that moved."
        }
    }

    /// - Parameter runsSwift: whether Swift files can be shown.
    func parameters(runsSwift: Bool) -> [ToolParameter] {
        let layout = ToolParameter.input + ToolParameter.canvas + (runsSwift ? ToolParameter.swift : [])
        switch self {
        case .check: return layout + [ToolParameter(.strict, .flag, "Treats warnings as errors.")]
        case .solve: return layout
        case .picture:
            return layout + [
                ToolParameter(
                    .show, .choice(Shown.allCases.map(\.rawValue)),
                    """
                    The constraints, or the screen as a device shows it; without it, the screen of Swift files and \
                    the constraints of others.
                    """),
                ToolParameter(.focus, .texts, "Ids of views: only what places and sizes them is drawn."),
            ]
        case .explain:
            return ToolParameter.input + [
                ToolParameter(.value, "A value of a view, as name.width, name.x or name.trailing."),
                ToolParameter(.code, "The code of a diagnostic, as ambiguous-layout."),
                ToolParameter(.scene, "A scene of an Interface Builder file, by its id or name."),
            ]
        case .fix:
            return ToolParameter.input + [
                ToolParameter(.apply, .texts, "Codes of diagnostics whose fixes are applied."),
                ToolParameter(
                    .operations, .choices(Operation.allCases.map(\.rawValue)),
                    "Operations of Interface Builder, in this order."),
                ToolParameter(.scene, "A scene of an Interface Builder file, by its id or name."),
                ToolParameter(.write, .flag, "Changes the file."),
            ]
        case .diff:
            return [
                ToolParameter(.old, "The file before the change."), ToolParameter(.oldText, "Its text instead."),
                ToolParameter(.new, "The file after the change."), ToolParameter(.newText, "Its text instead."),
            ] + ToolParameter.canvas.filter { $0.name != .variant }
        }
    }

    func json(runsSwift: Bool) -> JSONOutput {
        let properties = parameters(runsSwift: runsSwift).map { JSONOutput.Member($0.name.rawValue, $0.schema) }
        return .object([
            "name": .string(rawValue), "title": .string(title), "description": .string(summary),
            "inputSchema": .object([
                "type": .string("object"), "properties": .members(properties), "additionalProperties": .boolean(false),
            ]),
            "annotations": .object([
                "title": .string(title), "readOnlyHint": .boolean(self != .fix && !runsSwift),
                "destructiveHint": .boolean(false), "idempotentHint": .boolean(true), "openWorldHint": .boolean(false),
            ]),
        ])
    }
}
