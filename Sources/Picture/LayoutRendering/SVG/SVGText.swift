// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// SVG source in the making, and how its parts are spelled: one spelling for each value, so that files compare.
///
/// What a picture has thousands of is appended piece by piece: strings of its parts took half of the time of writing.
struct SVGText {
    /// UTF-8.
    private(set) var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func line(_ text: String) {
        add(text)
        add("\n")
    }

    mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func add(_ text: SVGText) { bytes.append(contentsOf: text.bytes) }

    mutating func add(_ number: Int) { add(String(number)) }

    /// As `number` spells it.
    mutating func add(_ value: Double, decimals: Int = 3) {
        let spelling = Spelling(value, decimals: decimals)
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: spelling.length))
        bytes.withUnsafeMutableBufferPointer { spelling.write(to: UnsafeMutableBufferPointer(rebasing: $0[start...])) }
    }

    /// As `pair` spells it.
    mutating func add(_ point: Point) {
        add(point.x)
        add(" ")
        add(point.y)
    }

    /// As `attributes` spells it.
    mutating func add(_ rect: Rect) {
        for (name, value) in [(" x=\"", rect.x), ("\" y=\"", rect.y), ("\" width=\"", rect.width)] {
            add(name)
            add(value)
        }
        add("\" height=\"")
        add(rect.height)
        add("\"")
    }

    /// As `data` spells it.
    mutating func add(_ elements: [ScenePathElement]) {
        for element in elements {
            switch element {
            case .move(let to):
                add("M")
                add(to)
            case .line(let to):
                add("L")
                add(to)
            case .curve(let to, let first, let second):
                add("C")
                add(first)
                add(" ")
                add(second)
                add(" ")
                add(to)
            case .close: add("Z")
            }
        }
    }

    /// Decimal digits, at most `decimals` after the point, without trailing zeros.
    static func number(_ value: Double, decimals: Int = 3) -> String {
        let spelling = Spelling(value, decimals: decimals)
        return String(unsafeUninitializedCapacity: spelling.length) { text in
            spelling.write(to: text)
            return spelling.length
        }
    }

    /// The digits of a number.
    private struct Spelling {
        /// All digits as one number, and how many of them are after the point.
        private var digits = 0
        private var places = 0
        private var isNegative = false
        /// Bytes.
        private(set) var length = 1

        init(_ value: Double, decimals: Int) {
            guard value.isFinite else { return }
            var factor = 1.0
            for _ in 0..<decimals { factor *= 10 }
            let scaled = (min(max(value, -1e9), 1e9) * factor).rounded()
            digits = Int(abs(scaled))
            guard digits != 0 else { return }
            places = decimals
            while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
            isNegative = scaled < 0
            // A digit before the point, and all those after it.
            var count = 1
            var power = 10
            while count <= places || digits >= power { (count, power) = (count + 1, power &* 10) }
            length = count + (isNegative ? 1 : 0) + (places > 0 ? 1 : 0)
        }

        func write(to text: UnsafeMutableBufferPointer<UInt8>) {
            if isNegative { text[0] = UInt8(ascii: "-") }
            var rest = digits
            for place in stride(from: length - 1, through: isNegative ? 1 : 0, by: -1) {
                if places > 0, place == length - 1 - places {
                    text[place] = UInt8(ascii: ".")
                } else {
                    text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
                    rest /= 10
                }
            }
        }
    }

    static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    static func attributes(of rect: Rect) -> String {
        " x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    /// The attributes of how something is painted.
    mutating func add(fill: Color?, stroke: SceneStroke?) {
        add("fill", fill)
        guard let stroke else { return }
        add("stroke", stroke.color)
        add(" stroke-width=\"")
        add(stroke.width)
        for (index, length) in stroke.dash.enumerated() {
            add(index == 0 ? "\" stroke-dasharray=\"" : " ")
            add(length)
        }
        add("\"")
    }

    private mutating func add(_ name: String, _ color: Color?) {
        add(" ")
        add(name)
        guard let color else { return add("=\"none\"") }
        add("=\"#")
        for component in [color.red, color.green, color.blue] { add(hex: component) }
        add("\"")
        guard color.alpha < 1 else { return }
        add(" ")
        add(name)
        add("-opacity=\"")
        add(max(0, color.alpha))
        add("\"")
    }

    /// - Parameter component: from 0 to 1.
    private mutating func add(hex component: Double) {
        let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
        for digit in [value / 16, value % 16] {
            bytes.append(UInt8(ascii: digit < 10 ? "0" : "a") + UInt8(digit % 10))
        }
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

    /// - Parameters:
    ///   - scale: the length of a unit of the path in the file.
    ///   - decimals: the largest number of digits after the point.
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
