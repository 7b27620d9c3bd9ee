// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// The path data of SVG with absolute coordinates: `M 0 0 L 20 0 Q 30 0 30 10 C 30 20 20 30 10 30 Z`.
enum PathData {
    /// What is wrong in a text.
    struct Mistake: Error {
        var message: String
    }

    /// How many numbers follow each command.
    private static let commands: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0]

    static func elements(_ text: String) throws(Mistake) -> [PathElement] {
        var elements: [PathElement] = []
        var rest = text[...]
        var last = Point.zero
        while let command = next(&rest) {
            guard let count = command.count == 1 ? commands[command[command.startIndex]] : nil else {
                let isRelative = command.count == 1 && commands.keys.contains(Character(command.uppercased()))
                throw Mistake(
                    message: isRelative
                        ? "the path command '\(command)' is relative: expected '\(command.uppercased())' with absolute "
                            + "coordinates"
                        : "expected one of the path commands M, L, Q, C and Z, found '\(String(command).shortened)'")
            }
            guard !elements.isEmpty || command == "M" else {
                throw Mistake(message: "a path begins with M, not with \(command)")
            }
            // A command holds for further coordinates as well.
            repeat {
                var numbers: [Double] = []
                while numbers.count < count {
                    let word = next(&rest)
                    guard let word, let number = Double(word), abs(number) <= NumberRange.magnitude else {
                        throw Mistake(
                            message: "the path command \(command) has \(count) coordinates, found "
                                + (word.map { "'\(String($0).shortened)'" } ?? "the end"))
                    }
                    numbers.append(number)
                }
                func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
                let element: PathElement =
                    switch command {
                    case "M": .move(point(0))
                    case "L": .line(point(0))
                    case "Q": .quadCurve(from: last, to: point(2), control: point(0))
                    case "C": .curve(point(4), control1: point(0), control2: point(2))
                    default: .close
                    }
                elements.append(element)
                last = element.points.first ?? last
            } while count > 0 && startsWithNumber(rest)
        }
        return elements
    }

    private typealias NumberRange = Shape.NumberRange

    private static func isSeparator(_ character: Character) -> Bool { character == "," || character.isWhitespace }

    private static func startsWithNumber(_ text: Substring) -> Bool {
        text.first { !isSeparator($0) }.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
    }

    /// The next command or number; nil at the end.
    private static func next(_ rest: inout Substring) -> Substring? {
        rest = rest.drop(while: isSeparator)
        guard let first = rest.first else { return nil }
        var end = rest.index(after: rest.startIndex)
        if !first.isLetter {
            var isExponent = false
            while end < rest.endIndex, !isSeparator(rest[end]), rest[end] != "-" || isExponent,
                !rest[end].isLetter || rest[end] == "e" || rest[end] == "E"
            {
                isExponent = rest[end] == "e" || rest[end] == "E"
                end = rest.index(after: end)
            }
        }
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    static func text(_ elements: [PathElement]) -> String {
        elements.map { element in
            switch element {
            case .move(let to): "M \(pair(to))"
            case .line(let to): "L \(pair(to))"
            case .curve(let to, let first, let second): "C \(pair(first)) \(pair(second)) \(pair(to))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    private static func pair(_ point: Point) -> String {
        "\(JSONOutput.exactText(point.x)) \(JSONOutput.exactText(point.y))"
    }
}
