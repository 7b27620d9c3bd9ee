// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutGeometry
import LayoutLints
import LayoutModel
import LayoutScene

/// What is wrong with an option's value, and what was probably meant. The parser says only that it is invalid.
enum MistakenValue {
    /// The parser's message with the reason at the end of its first line; any other message as it is.
    static func explained(_ message: String) -> String {
        let mark = "Error: "
        guard message.hasPrefix(mark), let said = InvalidValue(String(message.dropFirst(mark.count))),
            let reason = reason(said.value, of: said.option)
        else { return message }
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // The names that the parser lists below stay there.
        lines[0] = lines[0].replacing(". Please provide one of the following:", with: "") + ": \(reason)"
        return lines.joined(separator: "\n")
    }

    /// Nil for an option whose values the parser lists itself.
    ///
    /// - Parameter option: with its dashes.
    static func reason(_ value: String, of option: String) -> String? {
        switch option {
        case "--size": size(value)
        case "--scale": number(value, ScaleArgument.range)
        case "--time-limit": duration(value)
        case "--text-size": ContentSizeCategory(appleName: value).map { "did you mean '\($0.rawValue)'?" }
        case "-j", "--jobs": number(value, Double(JobCount.range.lowerBound)...Double(JobCount.range.upperBound))
        case "--metric": metric(value)
        case "--lint": lint(value)
        case "--limit": limit(value)
        case "--bars": list(value, of: ImportOptions.Bar.allCases.map(\.rawValue), "bar")
        case "--show", "--hide": list(value, of: SceneLayer.allCases.map(\.rawValue), "layer")
        case "--safe-area", "--margins": edges(value)
        case "--report": report(value)
        case "--shard": shard(value)
        case "--fit": fit(value)
        default: nil
        }
    }

    // MARK: Numbers

    /// The number that a text begins with: `59` for `59pt`.
    private static func number(in text: some StringProtocol) -> String? {
        let digits = text.prefix { "0123456789.-".contains($0) }
        return Double(digits)?.isFinite == true ? String(digits) : nil
    }

    private static func number(_ value: String, _ range: ClosedRange<Double>) -> String? {
        if Double(value) == nil, let number = number(in: value), Double(number).map(range.contains) == true {
            return "did you mean '\(number)'?"
        }
        let bounds = [range.lowerBound, range.upperBound].map(DecimalText.shortest)
        return "expected a number from \(bounds[0]) to \(bounds[1])"
    }

    /// `5s`, `2m` and `500ms` in seconds.
    private static func duration(_ value: String) -> String? {
        let units: [String: Double] = ["s": 1, "sec": 1, "seconds": 1, "m": 60, "min": 60, "h": 3600, "ms": 0.001]
        if let number = number(in: value), let length = Double(number), length > 0,
            let unit = units[value.dropFirst(number.count).filter { $0 != " " }.lowercased()]
        {
            return "it is in seconds; did you mean '\(DecimalText.shortest(length * unit))'?"
        }
        return "expected seconds above 0, and at most 1000000"
    }

    // MARK: Sides and edges

    private static func size(_ value: String) -> String {
        let sides = value.split { ",*:/ xX×".contains($0) }.map { number(in: $0) }
        let hasSign = value.contains { "xX×".contains($0) }
        let sizes = sides.compactMap(\.self).filter { Double($0).map { $0 > 0 } == true }
        if sizes.count == 1, sides.count == 1, !hasSign {
            return "write '\(sizes[0])x' for the width alone, 'x\(sizes[0])' for the height, or both as in '393x430'"
        }
        if sizes.count == 2, sides.count == 2, sizes.joined(separator: "x") != value {
            return "did you mean '\(sizes.joined(separator: "x"))'?"
        }
        return "expected lengths above 0, as in '393x430'"
    }

    private static func edges(_ value: String) -> String? {
        let edges = KnownInset.Edge.allCases.map(\.rawValue)
        var seen: Set<Substring> = []
        for entry in value.split(separator: ",", omittingEmptySubsequences: false) {
            let words = entry.split(separator: "=", omittingEmptySubsequences: false)
            guard words.count == 2 else { return "'\(entry)' is not an edge and a distance, as in 'top=59'" }
            guard edges.contains(String(words[0])) else {
                return unknown("edge", String(words[0]), among: edges)
            }
            guard seen.insert(words[0]).inserted else { return "'\(words[0])' is given twice" }
            if let distance = Double(words[1]), EdgesArgument.range.contains(distance) { continue }
            if Double(words[1]) == nil, let number = number(in: words[1]) {
                return "distances are in points and have no unit; did you mean '\(words[0])=\(number)'?"
            }
            return
                "'\(words[1])' is not a distance from 0 to \(DecimalText.shortest(EdgesArgument.range.upperBound)) points"
        }
        return nil
    }

    private static func fit(_ value: String) -> String? {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { return "write a view and a target, as in 'card=375x0'" }
        let words = parts[1].split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        let target = words[0]
        let sides = target.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
        if sides.count == 1, let number = number(in: target) {
            let suffix = words.dropFirst().map { "@" + $0 }.joined()
            return "a target has a width and a height; did you mean '\(parts[0])=\(number)x0\(suffix)'?"
        }
        if sides.count == 2, !sides.contains(where: { $0 == nil }) {
            return words.count > 1 ? "priorities are above 0 and at most 1000, as in '@1000,50'" : nil
        }
        if target.first?.isLetter == true {
            return unknown("target", target, among: FittingRequest.NamedTarget.allCases.map(\.rawValue))
        }
        return "'\(target)' is not a width and a height, as in '375x0'"
    }

    // MARK: Names

    private static func unknown(_ noun: String, _ name: String, among names: [String]) -> String {
        let meant = NearestName.of(name, among: names).map { "did you mean '\($0)'?" }
        return "no \(noun) '\(name)'; \(meant ?? "expected \(names.joined(separator: ", "))")"
    }

    private static func list(_ value: String, of names: [String], _ noun: String) -> String? {
        let words = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard let word = words.first(where: { !names.contains($0) }) else { return nil }
        if word.isEmpty { return "a name is missing beside a comma" }
        let bare = word.filter { $0 != " " }
        if bare != word, names.contains(bare) { return "there are no spaces after commas" }
        return unknown(noun, word, among: names)
    }

    private static func metric(_ value: String) -> String {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return "write a name and a number, as in 'gap=12'" }
        guard let number = number(in: parts[1]) else { return "'\(parts[1])' is not a number" }
        return "'\(parts[1])' is not a number; did you mean '\(parts[0])=\(number)'?"
    }

    private static func lint(_ value: String) -> String? {
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let codes = (Lint.ofDocuments + Lint.ofLayouts).map(\.code.rawValue)
        let levels = Lint.Level.allCases.map(\.rawValue)
        guard parts.count == 2 else { return "write a code and a level, as in 'truncated-text=off'" }
        if !codes.contains(parts[0]) {
            let meant = NearestName.of(parts[0], among: codes).map { "; did you mean '\($0)'?" } ?? ""
            return "no advice has the code '\(parts[0])'\(meant)"
        }
        return levels.contains(parts[1]) ? nil : unknown("level", parts[1], among: levels)
    }

    private static func limit(_ value: String) -> String? {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return "write a name and a number, as in 'text=2000000'" }
        let names = LayoutLimits.Name.allCases.map(\.rawValue)
        guard names.contains(parts[0]) else { return unknown("limit", parts[0], among: names) }
        let digits = parts[1].filter { !"_, '".contains($0) }
        if digits != parts[1], Double(digits) != nil { return "did you mean '\(parts[0])=\(digits)'?" }
        return "'\(parts[1])' is not a number from 1 to 1000000000000"
    }

    private static func report(_ value: String) -> String? {
        let names = ["junit", "json", "html", "markdown"]
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            if names.contains(value) { return "a file is missing: write '\(value)=FILE'" }
            let formats = [".xml": "junit", ".json": "json", ".html": "html", ".md": "markdown"]
            if let format = formats.first(where: { value.hasSuffix($0.key) }) {
                return "did you mean '\(format.value)=\(value)'?"
            }
            return unknown("report", value, among: names + ["github"])
        }
        if parts[0] == "github" { return "github has no file: write 'github'" }
        guard names.contains(parts[0]) else {
            let meant = NearestName.of(parts[0], among: names).map { "did you mean '\($0)=\(parts[1])'?" }
            return "no report '\(parts[0])'; \(meant ?? "expected junit, json, html, markdown or github")"
        }
        return "a file is missing: write '\(parts[0])=FILE'"
    }

    private static func shard(_ value: String) -> String {
        let numbers = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else {
            return "write a part and the number of parts, as in '3/8'"
        }
        if number < 1 { return "parts are counted from 1" }
        return number > count ? "there is no part \(number) of \(count)" : "there are at most 10000 parts"
    }
}
