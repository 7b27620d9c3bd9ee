// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What is around the root view, as the members of a document.
enum SurroundingsWriter {
    static func presentation(_ surroundings: Surroundings) -> JSONOutput? {
        var sheet: Surroundings.Sheet?
        var popover: Surroundings.Popover?
        switch surroundings.place {
        case .sheet(let value): sheet = value
        case .popover(let value): popover = value
        case .screen, .window, .column: break
        }
        return JSONOutput.object([
            "sheet": sheet.map { sheet in
                switch sheet.detent {
                case .medium: .string("medium")
                case .large: .string("large")
                case .height(let height): .exact(height)
                }
            },
            "prefersGrabberVisible": sheet?.prefersGrabberVisible == true ? .boolean(true) : nil,
            "popover": popover.map(json), "alert": surroundings.alert.map(json),
            "over": surroundings.background.map { .string($0.path) },
        ]).unlessEmpty
    }

    private static func json(_ popover: Surroundings.Popover) -> JSONOutput {
        .object([
            "width": .exact(popover.size.width), "height": .exact(popover.size.height),
            "sourceRect": popover.source.map {
                .array([.exact($0.x), .exact($0.y), .exact($0.width), .exact($0.height)])
            },
            "arrowDirection": popover.arrow == .up ? nil : .string(popover.arrow.rawValue),
        ])
    }

    private static func json(_ alert: Surroundings.Alert) -> JSONOutput {
        .object([
            "title": alert.title.map(JSONOutput.string), "message": alert.message.map(JSONOutput.string),
            "actions": JSONOutput.array(
                alert.actions.map { action in
                    action.style == .normal
                        ? .string(action.title)
                        : .object(["title": .string(action.title), "style": .string(action.style.rawValue)])
                }
            ).unlessEmpty,
            "style": alert.style == .alert ? nil : .string(alert.style.rawValue),
        ])
    }

    static func window(_ surroundings: Surroundings) -> JSONOutput? {
        guard case .window(let window) = surroundings.place else { return nil }
        return .object([
            "title": window.title.map(JSONOutput.string), "subtitle": window.subtitle.map(JSONOutput.string),
            "toolbar": window.toolbar.map { .array($0.map(ContentWriter.json)) },
        ])
    }

    static func splitView(_ surroundings: Surroundings) -> JSONOutput? {
        guard case .column(let split) = surroundings.place else { return nil }
        return .object([
            "column": split.column == .secondary ? nil : .string(split.column.rawValue),
            "primary": split.documents[.primary].map { .string($0.path) },
            "supplementary": split.documents[.supplementary].map { .string($0.path) },
            "secondary": split.documents[.secondary].map { .string($0.path) },
            "primaryWidth": split.primaryWidth.map(JSONOutput.exact),
            "supplementaryWidth": split.supplementaryWidth.map(JSONOutput.exact),
        ])
    }
}
