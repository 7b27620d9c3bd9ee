// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What views draw themselves, and their transformations. The shapes of the values have been checked.
extension DocumentReader {
    /// Nil for nothing, so that it is written as it was read.
    func drawing(_ value: JSONValue?) -> [DrawnElement]? {
        let elements = (value?.elements ?? []).compactMap(drawnElement)
        return elements.isEmpty ? nil : elements
    }

    private func drawnElement(_ value: JSONValue) -> DrawnElement? {
        guard value["text"] != nil || value["markup"] != nil else {
            return Self.path(value["path"]).map { .shape(shape(value, $0)) }
        }
        let frame = Rect(value["frame"]) ?? .zero
        let color = resolvedColor(value["fill"]) ?? Color(hex: 0)
        return .text(DrawnString(readText(value, type: .label), color: color, frame: frame))
    }

    private func shape(_ value: JSONValue, _ path: [PathElement]) -> DrawnShape {
        var shape = DrawnShape(path: path, fill: resolvedColor(value["fill"]), stroke: resolvedColor(value["stroke"]))
        shape.gradient = value["gradient"].flatMap(gradient)
        shape.fillRule = value.choice("fillRule", DrawnShape.FillRule.self) ?? .nonZero
        shape.lineWidth = value.number("lineWidth") ?? 1
        shape.lineCap = value.choice("lineCap", DrawnShape.LineCap.self) ?? .butt
        shape.lineJoin = value.choice("lineJoin", DrawnShape.LineJoin.self) ?? .miter
        shape.lineDash = value["lineDash"]?.elements.compactMap(\.number) ?? []
        shape.lineDashPhase = value.number("lineDashPhase") ?? 0
        shape.clips = value["clip"]?.elements.compactMap(Self.path) ?? []
        return shape
    }

    private func gradient(_ value: JSONValue) -> DrawnShape.Gradient? {
        guard let start = Point(value["start"]), let end = Point(value["end"]) else { return nil }
        let colors = (value["colors"]?.elements ?? []).compactMap { resolvedColor($0) }
        let locations = value["locations"]?.elements.compactMap(\.number) ?? []
        let last = Double(max(colors.count - 1, 1))
        return DrawnShape.Gradient(
            stops: colors.enumerated().map { index, color in
                .init(color, at: index < locations.count ? locations[index] : Double(index) / last)
            },
            start: start, end: end, radii: Point(value["radii"]).map { Size(width: $0.x, height: $0.y) })
    }

    private func resolvedColor(_ value: JSONValue?) -> Color? { color(value)?.resolved(in: canvas.colorTraits) }

    /// Nil without an element.
    static func path(_ value: JSONValue?) -> [PathElement]? {
        value?.string.flatMap { try? PathData.elements($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    static func transform(_ value: JSONValue?) -> AffineTransform? {
        let numbers = value?.elements.compactMap(\.number) ?? []
        guard numbers.count == 6 else { return nil }
        let transform = AffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        return transform == .identity ? nil : transform
    }
}

extension Point {
    fileprivate init?(_ value: JSONValue?) {
        guard let numbers = value?.elements.compactMap(\.number), numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension Rect {
    /// Nil unless it is a list of x, y, width and height.
    init?(_ value: JSONValue?) {
        guard let numbers = value?.elements.compactMap(\.number), numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
