// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

extension ViewWriter {
    static func json(_ shadow: Shadow, _ style: ViewStyle, _ colors: ColorWriter) -> JSONOutput {
        .object([
            "color": colors.json(.shadow, of: style),
            "x": shadow.offset.x == 0 ? nil : .exact(shadow.offset.x),
            "y": shadow.offset.y == 0 ? nil : .exact(shadow.offset.y),
            "radius": shadow.radius == 0 ? nil : .exact(shadow.radius),
        ])
    }

    static func json(_ corners: CornerMask) -> JSONOutput {
        .array(CornerMask.names.filter { corners.contains($0.corners) }.map { .string($0.name) })
    }

    static func json(_ parts: SystemParts, _ style: ViewStyle, _ colors: ColorWriter) -> JSONOutput {
        let control = parts.control
        let lines = SystemParts.gridLineNames.filter { parts.gridLines.contains($0.lines) }
        return .object([
            "title": parts.title.map { .string($0.text) },
            "titlePosition": parts.titlePosition.unlessStandard(.atTop),
            "tabs": parts.tabs.isEmpty ? nil : .array(parts.tabs.map { .string($0.text) }),
            "selectedTab": parts.selectedTab == 0 ? nil : .integer(parts.selectedTab),
            "showsCancelButton": parts.showsCancelButton ? .boolean(true) : nil,
            "segments": parts.segments.isEmpty ? nil : .array(parts.segments.map(ContentWriter.json)),
            "columns": parts.columns.isEmpty ? nil : .array(parts.columns.map(json)),
            "pickerComponents": JSONOutput.array(parts.pickerComponents.map(json)).unlessEmpty,
            "dividers": parts.dividers.map { .string($0.rawValue) },
            "rowHeight": parts.rowHeight == 0 ? nil : .exact(parts.rowHeight),
            "usesAlternatingRowBackgroundColors": parts.usesAlternatingRowBackgroundColors ? .boolean(true) : nil,
            "separatorColor": colors.json(.separator, of: style),
            "gridLines": lines.isEmpty ? nil : .array(lines.map { .string($0.name) }),
            "trackColor": colors.json(.track, of: style),
            "thumbColor": colors.json(.thumb, of: style),
            "numberOfTickMarks": control.numberOfTickMarks == 0 ? nil : .integer(control.numberOfTickMarks),
            "tickMarkPosition": control.tickMarkPosition.unlessStandard(.below),
            "sliderType": control.sliderType.unlessStandard(.linear),
            "indicatorStyle": control.indicatorStyle.map { .string($0.rawValue) },
            "numberOfLevels": control.numberOfLevels == 0 ? nil : .integer(control.numberOfLevels),
            "pathComponents": control.pathComponents.isEmpty
                ? nil : .array(control.pathComponents.map { .string($0.text) }),
        ])
    }

    private static func json(_ wheel: SystemParts.PickerComponent) -> JSONOutput {
        .object([
            "rows": .array(wheel.rows.map { .string($0.text) }),
            "selectedRow": wheel.selectedRow == 0 ? nil : .integer(wheel.selectedRow),
        ])
    }

    private static func json(_ column: SystemParts.Column) -> JSONOutput {
        .object([
            "title": .string(column.title.text), "x": .exact(column.x), "width": .exact(column.width),
            "alignment": column.alignment.unlessStandard(.natural),
        ])
    }
}
