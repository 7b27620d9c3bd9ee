// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Shadows, and what only the system draws of a view. The shapes of the values have been checked.
extension DocumentReader {
    static func shadow(_ value: JSONValue) -> Shadow {
        Shadow(
            color: Color(hex: 0),
            offset: Point(x: value.number("x") ?? 0, y: value.number("y") ?? 0), radius: value.number("radius") ?? 0)
    }

    /// Nil for the standard, so that it is written as it was read.
    mutating func parts(_ value: JSONValue) -> SystemParts? {
        var parts = SystemParts()
        parts.title = value["title"]?.string.map(StyleString.init)
        parts.titlePosition = value.choice("titlePosition", SystemParts.TitlePosition.self) ?? .atTop
        parts.tabs = (value["tabs"]?.elements ?? []).compactMap { $0.string.map(StyleString.init) }
        parts.selectedTab = value.number("selectedTab").map { Int($0) } ?? 0
        parts.showsCancelButton = value.boolean("showsCancelButton") ?? false
        parts.segments = readBarItems(value["segments"]) ?? []
        parts.columns = (value["columns"]?.elements ?? []).map { column in
            SystemParts.Column(
                title: StyleString(column["title"]?.string ?? ""), x: column.number("x") ?? 0,
                width: column.number("width") ?? 0,
                alignment: column.choice("alignment", SystemParts.Column.Alignment.self) ?? .natural)
        }
        parts.pickerComponents = (value["pickerComponents"]?.elements ?? []).map { wheel in
            SystemParts.PickerComponent(
                rows: (wheel["rows"]?.elements ?? []).compactMap { $0.string.map(StyleString.init) },
                selectedRow: wheel.number("selectedRow").map { Int($0) } ?? 0)
        }
        parts.dividers = value.choice("dividers", SystemParts.Dividers.self)
        parts.rowHeight = value.number("rowHeight") ?? 0
        parts.usesAlternatingRowBackgroundColors = value.boolean("usesAlternatingRowBackgroundColors") ?? false
        // Whether there are parts at all: the style has the colour that the canvas's appearance chooses.
        parts.separatorColor = color(value["separatorColor"])?.light
        let lines = (value["gridLines"]?.elements ?? []).compactMap(\.string)
        parts.gridLines = SystemParts.GridLines(
            SystemParts.gridLineNames.filter { lines.contains($0.name) }.map(\.lines))
        parts.control = controlParts(value)
        return parts == SystemParts() ? nil : parts
    }

    private func controlParts(_ value: JSONValue) -> ControlParts {
        var parts = ControlParts()
        parts.trackColor = color(value["trackColor"])?.light
        parts.thumbColor = color(value["thumbColor"])?.light
        parts.numberOfTickMarks = value.number("numberOfTickMarks").map { Int($0) } ?? 0
        parts.tickMarkPosition = value.choice("tickMarkPosition", ControlParts.TickMarkPosition.self) ?? .below
        parts.sliderType = value.choice("sliderType", ControlParts.SliderType.self) ?? .linear
        parts.indicatorStyle = value.choice("indicatorStyle", ControlParts.IndicatorStyle.self)
        parts.numberOfLevels = value.number("numberOfLevels").map { Int($0) } ?? 0
        parts.pathComponents = (value["pathComponents"]?.elements ?? []).compactMap {
            $0.string.map(StyleString.init)
        }
        return parts
    }
}
