// SPDX-License-Identifier: Apache-2.0
/// A picture that holds a light and a dark drawing, with what differs only in colours drawn once: the page's style has the
/// colours. That halves the picture.
struct SharedDrawing {
    /// SVG.
    let picture: [UInt8]
    /// Rules for the page's style.
    let style: String

    init(_ picture: [UInt8]) {
        let lines = picture.pictureLines
        guard let light = lines.firstIndex(where: { $0.hasPrefix("<g class=\"") && $0.hasSuffix("-light\">") }),
            let dark = lines.firstIndex(where: { $0.hasPrefix("<g class=\"") && $0.hasSuffix("-dark\">") }),
            light < dark, let end = lines.lastIndex(where: { $0.isEqual(to: "</g>") })
        else {
            (self.picture, style) = (picture, "")
            return
        }
        let pair = (Self.groups(lines[(light + 1)..<(dark - 1)]), Self.groups(lines[(dark + 1)..<end]))
        guard lines[dark - 1].isEqual(to: "</g>"), pair.0.count == pair.1.count else {
            (self.picture, style) = (picture, "")
            return
        }
        var colors = Colors()
        var drawn: [UInt8] = []
        drawn.reserveCapacity(picture.count)
        func add(_ lines: ArraySlice<PictureLine>) {
            for line in lines {
                drawn += line
                drawn += "\n"
            }
        }
        add(lines[..<light])
        let classes = (lines[light].quotedParts[1], lines[dark].quotedParts[1])
        for (one, other) in zip(pair.0, pair.1) where !colors.merge(one, other, classes, into: &drawn) {
            add([lines[light]] + one)
            drawn += "</g>\n"
            add([lines[dark]] + other)
            drawn += "</g>\n"
        }
        add(lines[(end + 1)...])
        // Between lines, not after the last.
        drawn.removeLast()
        self.picture = drawn
        style = colors.style
    }

    /// The outermost elements.
    private static func groups(_ lines: ArraySlice<PictureLine>) -> [ArraySlice<PictureLine>] {
        var groups: [ArraySlice<PictureLine>] = []
        var depth = 0
        var start = lines.startIndex
        for index in lines.indices {
            if lines[index].hasPrefix("<g"), !lines[index].hasSuffix("/>") { depth += 1 }
            if lines[index].isEqual(to: "</g>") { depth -= 1 }
            if depth == 0 {
                groups.append(lines[start...index])
                start = index + 1
            }
        }
        return groups
    }

    /// Pairs of colours, with a name for each.
    private struct Colors {
        private var names: [[PictureLine]: Int] = [:]
        private var pairs: [[PictureLine]] = []

        var style: String {
            guard !pairs.isEmpty else { return "" }
            func rule(_ side: Int) -> String {
                "figure svg{" + pairs.enumerated().map { "--c\($0):\($1[side].text)" }.joined(separator: ";")
                    + "}"
            }
            return "\(rule(0))\n@media(prefers-color-scheme:dark){\(rule(1))}\n"
        }

        /// Appends the lines of both, and marks with a class what only one of them has. Returns false, and appends nothing, if they
        /// differ in more than colours and single shapes.
        mutating func merge(
            _ light: ArraySlice<PictureLine>, _ dark: ArraySlice<PictureLine>,
            _ classes: (light: PictureLine, dark: PictureLine), into picture: inout [UInt8]
        ) -> Bool {
            guard let pairs = Self.alignment(light, dark) else { return false }
            for pair in pairs {
                switch pair {
                case (let one?, let other?): merge(one, other, into: &picture)
                case (let line?, nil): Self.append(line, of: classes.light, to: &picture)
                case (nil, let line?): Self.append(line, of: classes.dark, to: &picture)
                case (nil, nil): continue
                }
                picture += "\n"
            }
            return true
        }

        /// The lines of both drawings, those together that differ only in colours. Nil if others than shapes are in one of them alone.
        private static func alignment(
            _ light: ArraySlice<PictureLine>, _ dark: ArraySlice<PictureLine>
        ) -> [(light: PictureLine?, dark: PictureLine?)]? {
            var pairs: [(light: PictureLine?, dark: PictureLine?)] = []
            var position = dark.startIndex
            for one in light {
                let near = dark[position...].prefix(mostShapes)
                let own = near.prefix { !isSame(one, $0) && isShape($0) }
                if own.count < near.count, isSame(one, near[own.endIndex]) {
                    pairs += own.map { (nil, $0) } + [(one, near[own.endIndex])]
                    position = own.endIndex + 1
                } else {
                    guard isShape(one) else { return nil }
                    pairs.append((one, nil))
                }
            }
            guard dark[position...].allSatisfy(isShape) else { return nil }
            return pairs + dark[position...].map { (nil, $0) }
        }

        /// How many shapes of one drawing alone are looked past.
        private static let mostShapes = 8

        private static func isShape(_ line: PictureLine) -> Bool {
            (line.hasPrefix("<path ") || line.hasPrefix("<rect ")) && line.hasSuffix("/>")
        }

        /// Appends a shape with a class.
        private static func append(_ shape: PictureLine, of name: PictureLine, to picture: inout [UInt8]) {
            let hasClass = shape.dropFirst(5).hasPrefix(" class=\"")
            picture += shape.prefix(hasClass ? 13 : 5)
            if !hasClass { picture += " class=\"" }
            picture += name
            picture += hasClass ? " " : "\""
            picture += shape.dropFirst(hasClass ? 13 : 5)
        }

        /// Whether two lines differ in no more than colours.
        private static func isSame(_ light: PictureLine, _ dark: PictureLine) -> Bool {
            if light == dark || isNamed(light, dark) { return true }
            let (ones, others) = (light.quotedParts, dark.quotedParts)
            return ones.count == others.count && zip(ones, others).allSatisfy { $0 == $1 || isColor($0) && isColor($1) }
        }

        /// Whether two beginnings of a group are the same but for a name: names are on the light drawing only.
        private static func isNamed(_ light: PictureLine, _ dark: PictureLine) -> Bool {
            guard light.hasPrefix("<g id=\""), let rest = light.firstRange(of: " data-") else { return false }
            return dark.hasPrefix("<g") && light[rest.lowerBound...] == dark.dropFirst(2)
        }

        private mutating func merge(_ light: PictureLine, _ dark: PictureLine, into picture: inout [UInt8]) {
            if light == dark || Self.isNamed(light, dark) {
                picture += light
                return
            }
            for (index, (one, other)) in zip(light.quotedParts, dark.quotedParts).enumerated() {
                if index > 0 { picture += "\"" }
                if one == other {
                    picture += one
                } else {
                    picture.append("var(--c\(name(of: [one, other])))")
                }
            }
        }

        private static func isColor(_ text: PictureLine) -> Bool {
            text.count == 7 && text.first == UInt8(ascii: "#")
                && text.dropFirst().allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
        }

        private mutating func name(of pair: [PictureLine]) -> Int {
            if let known = names[pair] { return known }
            names[pair] = pairs.count
            pairs.append(pair)
            return pairs.count - 1
        }
    }
}
