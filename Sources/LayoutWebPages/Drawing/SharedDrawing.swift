// SPDX-License-Identifier: Apache-2.0
/// A picture that holds a light and a dark drawing, with what differs only in colours drawn once: the page's style has the
/// colours. That halves the picture.
struct SharedDrawing {
    /// SVG.
    let picture: String
    /// Rules for the page's style.
    let style: String

    /// - Parameter colorPrefix: of the names of colours; pictures on one page differ in it.
    init(_ picture: String, colorPrefix: String = "c") {
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
        guard let light = lines.firstIndex(where: { $0.hasPrefix("<g class=\"") && $0.hasSuffix("-light\">") }),
            let dark = lines.firstIndex(where: { $0.hasPrefix("<g class=\"") && $0.hasSuffix("-dark\">") }),
            light < dark, let end = lines.lastIndex(of: "</g>")
        else {
            (self.picture, style) = (picture, "")
            return
        }
        let pair = (Self.groups(lines[(light + 1)..<(dark - 1)]), Self.groups(lines[(dark + 1)..<end]))
        guard lines[dark - 1] == "</g>", pair.0.count == pair.1.count else {
            (self.picture, style) = (picture, "")
            return
        }
        var colors = Colors(prefix: colorPrefix)
        var drawn = lines[..<light].map(String.init)
        for (one, other) in zip(pair.0, pair.1) {
            if let both = colors.merge(one, other) {
                drawn += both
            } else {
                drawn += [String(lines[light])] + one.map(String.init) + ["</g>", String(lines[dark])]
                drawn += other.map(String.init) + ["</g>"]
            }
        }
        drawn += lines[(end + 1)...].map(String.init)
        self.picture = drawn.joined(separator: "\n")
        style = colors.style
    }

    /// The outermost elements.
    private static func groups(_ lines: ArraySlice<Substring>) -> [ArraySlice<Substring>] {
        var groups: [ArraySlice<Substring>] = []
        var depth = 0
        var start = lines.startIndex
        for index in lines.indices {
            if lines[index].hasPrefix("<g"), !lines[index].hasSuffix("/>") { depth += 1 }
            if lines[index] == "</g>" { depth -= 1 }
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
        private var names: [[Substring]: Int] = [:]
        private var pairs: [[Substring]] = []

        init(prefix: String) { self.prefix = prefix }

        var style: String {
            guard !pairs.isEmpty else { return "" }
            func rule(_ side: Int) -> String {
                "figure svg{" + pairs.enumerated().map { "--\(prefix)\($0):\($1[side])" }.joined(separator: ";") + "}"
            }
            return "\(rule(0))\n@media(prefers-color-scheme:dark){\(rule(1))}\n"
        }

        /// Nil if they differ in more than colours.
        mutating func merge(_ light: ArraySlice<Substring>, _ dark: ArraySlice<Substring>) -> [String]? {
            guard light.count == dark.count else { return nil }
            var known = self
            var merged: [String] = []
            for (one, other) in zip(light, dark) {
                guard let line = known.merge(one, other) else { return nil }
                merged.append(line)
            }
            self = known
            return merged
        }

        private mutating func merge(_ light: Substring, _ dark: Substring) -> String? {
            if light == dark { return String(light) }
            // Names are on the light drawing only.
            if light.hasPrefix("<g id=\""), let rest = light.firstRange(of: " data-") {
                return "<g" + light[rest.lowerBound...] == dark ? String(light) : nil
            }
            let ones = light.split(separator: "\"", omittingEmptySubsequences: false)
            let others = dark.split(separator: "\"", omittingEmptySubsequences: false)
            guard ones.count == others.count else { return nil }
            var merged: [String] = []
            for (one, other) in zip(ones, others) {
                if one == other {
                    merged.append(String(one))
                } else if Self.isColor(one), Self.isColor(other) {
                    merged.append("var(--\(prefix)\(name(of: [one, other])))")
                } else {
                    return nil
                }
            }
            return merged.joined(separator: "\"")
        }

        private static func isColor(_ text: Substring) -> Bool {
            text.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
        }

        private mutating func name(of pair: [Substring]) -> Int {
            if let known = names[pair] { return known }
            names[pair] = pairs.count
            pairs.append(pair)
            return pairs.count - 1
        }
    }
}
