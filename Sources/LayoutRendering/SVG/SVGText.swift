// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// SVG source in the making, and how its parts are spelled: one spelling for each value, so that files compare.
struct SVGText {
    private(set) var string = ""

    mutating func line(_ text: String) {
        string += text
        string += "\n"
    }

    /// Decimal digits, at most `decimals` after the point, without trailing zeros.
    static func number(_ value: Double, decimals: Int = 3) -> String {
        guard value.isFinite else { return "0" }
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        let scaled = (min(max(value, -1e9), 1e9) * factor).rounded()
        let digits = Int(abs(scaled))
        guard digits != 0 else { return "0" }
        var (rest, places) = (digits, decimals)
        while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
        let isNegative = scaled < 0
        let isFraction = places > 0
        // A digit before the point, and all those after it.
        var count = 1
        var power = 10
        while count <= places || rest >= power { (count, power) = (count + 1, power &* 10) }
        let length = count + (isNegative ? 1 : 0) + (isFraction ? 1 : 0)
        return String(unsafeUninitializedCapacity: length) { text in
            if isNegative { text[0] = UInt8(ascii: "-") }
            for place in stride(from: length - 1, through: isNegative ? 1 : 0, by: -1) {
                if isFraction, place == length - 1 - places {
                    text[place] = UInt8(ascii: ".")
                } else {
                    text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
                    rest /= 10
                }
            }
            return length
        }
    }

    static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    static func attributes(of rect: Rect) -> String {
        " x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    static func paint(fill: Color?, stroke: SceneStroke?) -> String {
        var attributes = paint("fill", fill)
        guard let stroke else { return attributes }
        attributes += paint("stroke", stroke.color)
        attributes += " stroke-width=\"\(number(stroke.width))\""
        if !stroke.dash.isEmpty {
            attributes += " stroke-dasharray=\"\(stroke.dash.map { number($0) }.joined(separator: " "))\""
        }
        return attributes
    }

    private static func paint(_ name: String, _ color: Color?) -> String {
        guard let color else { return " \(name)=\"none\"" }
        let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(max(0, color.alpha)))\"" : ""
        return " \(name)=\"#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\"\(opacity)"
    }

    private static func hex(_ component: Double) -> String {
        let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16)
    }

    /// From the upper left corner clockwise; a rounded one begins with the corner at the upper right.
    static func outline(of rect: Rect, radius: Double) -> String {
        let (width, height) = (rect.width - 2 * radius, rect.height - 2 * radius)
        guard radius > 0 else {
            return "M\(pair(rect.origin))h\(number(width))v\(number(height))h\(number(-width))z"
        }
        func arc(_ x: Double, _ y: Double) -> String {
            "a\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
        }
        let start = pair(Point(x: rect.maxX - radius, y: rect.minY))
        return "M\(start)\(arc(radius, radius))v\(number(height))\(arc(-radius, radius))h\(number(-width))"
            + "\(arc(-radius, -radius))v\(number(-height))\(arc(radius, -radius))z"
    }

    /// - Parameters: - scale: what a unit of the path is in the file. - decimals: the largest number of digits after
    ///   the point.
    static func data(of elements: [ScenePathElement], scale: Double = 1, decimals: Int = 3) -> String {
        func pair(_ point: Point) -> String {
            "\(number(point.x * scale, decimals: decimals)) \(number(point.y * scale, decimals: decimals))"
        }
        return elements.map { element in
            switch element {
            case .move(let to): "M\(pair(to))"
            case .line(let to): "L\(pair(to))"
            case .curve(let to, let c1, let c2): "C\(pair(c1)) \(pair(c2)) \(pair(to))"
            case .close: "Z"
            }
        }.joined()
    }
}
