// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel
package import LayoutScene

extension Scene {
    /// Several pictures on one sheet, each under its own caption, in given rows.
    ///
    /// Ids of views and constraints get the panel's number in front from the second panel on, so that they stay unique.
    /// The scale is the largest of the panels'.
    package init(rows: [[Scene]], title: String, theme: SceneTheme, measuring: some TextShaping) {
        self = SceneSheet(rows: rows, title: title, theme: theme, typesetter: Typesetter(measuring: measuring)).scene()
    }

    /// Rows for pictures in order that make a sheet of about the screen's shape. What is one group stays in one row.
    package static func sheetRows(of groups: [[Scene]]) -> [[Scene]] { SceneSheet.rows(of: groups) }
}

/// Places pictures in rows.
struct SceneSheet {
    private static let gap = 16.0
    private static let margin = 24.0
    private static let cornerRadius = 6.0
    /// Width to height, of a screen.
    private static let aspect = 1.6

    let rows: [[Scene]]
    let title: String
    let theme: SceneTheme
    let typesetter: Typesetter

    func scene() -> Scene {
        let heading = title.split(whereSeparator: \.isNewline).map { typesetter.line(String($0), .captionBold) }
        let headingHeight = heading.map(\.size.height).reduce(0, +)
        let top = heading.isEmpty ? SceneSheet.margin : SceneSheet.margin + headingHeight + 12
        let panels = rows.flatMap(\.self)
        var origins: [Point] = []
        var y = top
        var right = SceneSheet.margin + (heading.map(\.size.width).max() ?? 0)
        for row in rows {
            var x = SceneSheet.margin
            for panel in row {
                origins.append(Point(x: x, y: y))
                x += panel.size.width + SceneSheet.gap
            }
            right = max(right, x - SceneSheet.gap)
            y += (row.map(\.size.height).max() ?? 0) + SceneSheet.gap
        }
        let size = Size(
            width: (right + SceneSheet.margin).rounded(.up),
            height: (max(y - SceneSheet.gap, top) + SceneSheet.margin).rounded(.up))

        let frame = Rect(origin: .zero, size: size)
        var items: [SceneItem] = []
        // Pictures without a background are for a page that has its own.
        if panels.contains(where: { $0.items.first?.isBackdrop(of: $0.size) ?? false }) {
            items.append(
                SceneItem(
                    layer: .canvas, subject: .picture, role: .mark, bounds: frame,
                    shape: .rectangle(frame, cornerRadius: 0, fill: theme.backdrop, stroke: nil)))
        }
        var origin = Point(x: SceneSheet.margin, y: SceneSheet.margin)
        for line in heading {
            items.append(
                SceneItem(
                    layer: .legend, subject: .picture, role: .text, bounds: Rect(origin: origin, size: line.size),
                    shape: line.text(at: origin, theme.ink)))
            origin.y += line.size.height
        }
        var views: [SceneElement] = []
        var constraints: [SceneElement] = []
        for (number, (panel, origin)) in zip(panels, origins).enumerated() {
            let prefix = number == 0 ? "" : "\(number + 1)-"
            items += panel.items.map { item in
                var item = item.isBackdrop(of: panel.size) ? item.rounded(SceneSheet.cornerRadius) : item
                item = item.translated(by: origin)
                item.subject = item.subject.shifted(views: views.count, constraints: constraints.count, prefix: prefix)
                return item
            }
            items.append(outline(of: panel, at: origin))
            views += panel.views.map { SceneElement(id: prefix + $0.id, title: $0.title) }
            constraints += panel.constraints.map { SceneElement(id: prefix + $0.id, title: $0.title) }
        }
        return Scene(
            size: size, scale: panels.map(\.scale).max() ?? 2, title: title,
            description: panels.map(\.description).joined(separator: "\n"), items: items, views: views,
            constraints: constraints)
    }

    private func outline(of panel: Scene, at origin: Point) -> SceneItem {
        let rect = Rect(origin: origin, size: panel.size)
        return SceneItem(
            layer: .canvas, subject: .picture, role: .mark, bounds: rect.insetBy(dx: -0.5, dy: -0.5),
            shape: .rectangle(
                rect, cornerRadius: SceneSheet.cornerRadius, fill: nil,
                stroke: SceneStroke(theme.canvasOutline, width: 1)))
    }

    /// In order; a row ends before it would be wider than the sheet is to be.
    fileprivate static func rows(of groups: [[Scene]]) -> [[Scene]] {
        func width(_ group: [Scene]) -> Double { group.map { $0.size.width + SceneSheet.gap }.reduce(0, +) }
        let panels = groups.joined()
        let area = panels.map { ($0.size.width + SceneSheet.gap) * ($0.size.height + SceneSheet.gap) }.reduce(0, +)
        let limit = max(groups.map(width).max() ?? 0, (area * SceneSheet.aspect).squareRoot()) + 1
        var rows: [[Scene]] = []
        var taken = Double.infinity
        for group in groups where !group.isEmpty {
            if taken + width(group) > limit {
                rows.append([])
                taken = 0
            }
            rows[rows.count - 1] += group
            taken += width(group)
        }
        return rows
    }
}

extension SceneItem {
    fileprivate func rounded(_ radius: Double) -> SceneItem {
        guard case .rectangle(let rect, _, let fill, let stroke) = shape else { return self }
        var item = self
        item.shape = .rectangle(rect, cornerRadius: radius, fill: fill, stroke: stroke)
        return item
    }
}

extension SceneItem.Subject {
    fileprivate func shifted(views: Int, constraints: Int, prefix: String) -> SceneItem.Subject {
        switch self {
        case .picture: .picture
        case .view(let index): .view(index + views)
        case .guide(let id): .guide(prefix + id)
        case .constraint(let index): .constraint(index + constraints)
        }
    }
}
