// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutJSON
package import LayoutModel
package import LayoutText
package import SourceLocations

/// The text of `solve --format json`: names, meanings and order are a contract with the programs that read it.
package struct SolvedLayoutJSON: Hashable, Sendable {
    package var document: Document
    package var layout: LayoutEngine.SolvedLayout
    package var fittings: [SolvedFitting]
    /// The diagnostics of every stage, sorted by place.
    package var diagnostics: [Diagnostic]
    package var source: SourceText

    package init(
        document: Document, layout: LayoutEngine.SolvedLayout, fittings: [SolvedFitting] = [],
        diagnostics: [Diagnostic],
        source: SourceText
    ) {
        self.document = document
        self.layout = layout
        self.fittings = fittings
        self.diagnostics = diagnostics
        self.source = source
    }

    /// Whether the text has timings: with them it differs from run to run, without them the same input gives the same
    /// text.
    package enum Timings: Hashable, Sendable {
        case leftOut
        /// The key is there, its value is null.
        case notMeasured
        case measured(StageTimings)

        fileprivate var json: JSONOutput? {
            switch self {
            case .leftOut: nil
            case .notMeasured: .null
            case .measured(let timings): timings.json
            }
        }
    }

    /// `fittings` is present if sizes were requested.
    ///
    /// - Parameter fonts: the files that text and picture were made with, if requested.
    /// - Parameter origin: keys that come first.
    package func value(
        timings: Timings = .leftOut, fonts: [FontListing]? = nil, after origin: [JSONOutput.Member] = []
    ) -> JSONOutput {
        let value = JSONOutput.object([
            "canvas": canvas,
            "views": .array(zip(document.views, layout.views).map(view)),
            "guides": .array(layout.guides.map(guide)),
            "constraints": .array(zip(document.constraints, layout.constraints).map(constraint)),
            "fittings": fittings.isEmpty ? nil : .array(fittings.map(fitting)),
            "diagnostics": diagnostics.json(in: source),
            "timings": timings.json,
            "fonts": fonts.map { .array($0.map(font)) },
        ])
        guard !origin.isEmpty, case .members(let members) = value else { return value }
        return .members(origin + members)
    }

    private func fitting(_ fitting: SolvedFitting) -> JSONOutput {
        .object([
            "view": .string(document.views[fitting.request.view].id),
            "target": fitting.request.target.json,
            "horizontalPriority": .decimal(Double(fitting.request.horizontalPriority.rawValue)),
            "verticalPriority": .decimal(Double(fitting.request.verticalPriority.rawValue)),
            "size": fitting.size.json,
        ])
    }

    private var canvas: JSONOutput {
        .object([
            "width": .decimal(layout.canvasSize.width), "height": .decimal(layout.canvasSize.height),
            "scale": .decimal(layout.canvas.scale), "direction": .string(layout.canvas.direction.rawValue),
            "screen": layout.canvas.placement == .screen
                ? nil : layout.canvas.screenFrame(of: layout.canvasSize).json,
        ])
    }

    private func view(_ view: View, _ solved: SolvedView) -> JSONOutput {
        .object([
            "id": .string(view.id),
            "type": .string(view.content.type.rawValue),
            "superview": view.superview.map { .string(document.views[$0].id) } ?? .null,
            "frame": solved.frame.json,
            "canvasFrame": solved.alignmentRect.json,
            "pixelFrame": solved.pixelFrame.json,
            "intrinsicContentSize": .object([
                "width": solved.intrinsicContentSize.width.map(JSONOutput.decimal),
                "height": solved.intrinsicContentSize.height.map(JSONOutput.decimal),
            ]),
            "firstBaseline": solved.firstBaseline.map(JSONOutput.decimal),
            "lastBaseline": solved.lastBaseline.map(JSONOutput.decimal),
            "ambiguous": .array(solved.ambiguities.map { .string($0.name.rawValue) }),
            "ranges": .members(
                solved.ambiguities.map {
                    JSONOutput.Member($0.name.rawValue, .array([.decimal($0.lower), .decimal($0.upper)]))
                }),
            "misplaced": solved.misplacedFrame.map { .object(["frame": $0.json]) },
        ])
    }

    /// Only the file's name: its folder does not affect the picture.
    private func font(_ font: FontListing) -> JSONOutput {
        let file = font.file.path.split(separator: "/").last.map(String.init) ?? ""
        return .object([
            "file": .string(file), "family": .string(font.file.family), "version": .string(font.version ?? ""),
        ])
    }

    private func guide(_ guide: SolvedGuide) -> JSONOutput {
        .object([
            "id": .string(guide.id), "owner": .string(document.views[guide.owner].id),
            "canvasFrame": guide.canvasFrame.json,
        ])
    }

    private func constraint(_ constraint: Constraint, _ solved: SolvedConstraint) -> JSONOutput {
        let location = constraint.source.map { source.position(of: $0.lowerBound) }
        return .members([
            .init("identifier", constraint.identifier.map(JSONOutput.string) ?? .null),
            .init(
                "source",
                location.map { .members([.init("line", .integer($0.line)), .init("column", .integer($0.column))]) }
                    ?? .null),
            .init("equation", .string(solved.equation)),
            .init("priority", .decimal(Double(constraint.priority.rawValue))),
            .init("status", .string(solved.status.rawValue)),
            .init("violation", .decimal(solved.violation)),
        ])
    }
}

extension Size {
    fileprivate var json: JSONOutput {
        .members([.init("width", .decimal(width)), .init("height", .decimal(height))])
    }
}

extension Rect {
    fileprivate var json: JSONOutput {
        .members([
            .init("x", .decimal(x)), .init("y", .decimal(y)), .init("width", .decimal(width)),
            .init("height", .decimal(height)),
        ])
    }
}
