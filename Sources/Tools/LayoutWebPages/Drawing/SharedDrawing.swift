// SPDX-License-Identifier: Apache-2.0
/// A picture that holds a light and a dark drawing, with what differs only in colours drawn once: the page's style has the
/// colours. That halves the picture.
struct SharedDrawing {
    /// SVG.
    let picture: [UInt8]
    /// Rules for the page's style.
    let style: String

    /// - Parameter colorPrefix: of the names of colours; pictures on one page differ in it.
    init(_ picture: [UInt8], colorPrefix: String = "c") {
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
        var colors = Colors(prefix: colorPrefix)
        var drawn: [UInt8] = []
        drawn.reserveCapacity(picture.count)
        func add(_ lines: ArraySlice<PictureLine>) {
            for line in lines {
                drawn += line
                drawn += "\n"
            }
        }
        add(lines[..<light])
        for (one, other) in zip(pair.0, pair.1) where !colors.merge(one, other, into: &drawn) {
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
        let prefix: String
        private var names: [[PictureLine]: Int] = [:]
        private var pairs: [[PictureLine]] = []

        init(prefix: String) { self.prefix = prefix }

        var style: String {
            guard !pairs.isEmpty else { return "" }
            func rule(_ side: Int) -> String {
                "figure svg{" + pairs.enumerated().map { "--\(prefix)\($0):\($1[side].text)" }.joined(separator: ";")
                    + "}"
            }
            return "\(rule(0))\n@media(prefers-color-scheme:dark){\(rule(1))}\n"
        }

        /// Appends the lines of both. Returns false, and changes nothing, if they differ in more than colours.
        mutating func merge(
            _ light: ArraySlice<PictureLine>, _ dark: ArraySlice<PictureLine>, into picture: inout [UInt8]
        ) -> Bool {
            guard light.count == dark.count else { return false }
            let (length, known) = (picture.count, pairs.count)
            for (one, other) in zip(light, dark) {
                guard merge(one, other, into: &picture) else {
                    picture.removeSubrange(length...)
                    for pair in pairs[known...] { names[pair] = nil }
                    pairs.removeSubrange(known...)
                    return false
                }
                picture += "\n"
            }
            return true
        }

        private mutating func merge(_ light: PictureLine, _ dark: PictureLine, into picture: inout [UInt8]) -> Bool {
            if light == dark {
                picture += light
                return true
            }
            // Names are on the light drawing only.
            if light.hasPrefix("<g id=\""), let rest = light.firstRange(of: " data-") {
                guard dark.hasPrefix("<g"), light[rest.lowerBound...] == dark.dropFirst(2) else { return false }
                picture += light
                return true
            }
            let ones = light.quotedParts
            let others = dark.quotedParts
            guard ones.count == others.count else { return false }
            for (index, (one, other)) in zip(ones, others).enumerated() {
                if index > 0 { picture += "\"" }
                if one == other {
                    picture += one
                } else if Self.isColor(one), Self.isColor(other) {
                    picture.append("var(--\(prefix)\(name(of: [one, other])))")
                } else {
                    return false
                }
            }
            return true
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
