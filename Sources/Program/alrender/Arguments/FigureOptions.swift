// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutDiagnostics
import LayoutFigures
import SourceLocations

/// Parses the words of a figure as the options of the command line with these names.
struct FigureOptions {
    /// Settings of a figure's reference, which are not options of the command line.
    private static let ofPages: Set = ["alt", "title", "name"]
    private static let flags: Set = [
        "animate", "stubs", "no-caption", "no-summary", "permissive", "ib-defaults", "all-variants", "callouts",
    ]
    /// Several values may be separated by commas.
    private static let lists: Set = [
        "format", "device", "size", "orientation", "scale", "direction", "appearance", "text-size", "metric", "variant",
        "focus", "only", "scene",
        "language", "view",
    ]
    private static let others: Set = [
        "show", "hide", "theme", "zoom", "axis", "caption", "exercise", "bars", "sizes", "crop", "before",
        "resize", "sweep", "explain",
    ]

    static let keys: [String] = (ofPages.union(flags).union(lists).union(others)).sorted()

    /// From the command line: for all figures that do not set the same option.
    var common: [FigureWord]

    /// - Parameter arguments: checked by the parser.
    init(commandLine arguments: [String]) {
        common = []
        var rest = arguments[...]
        while let argument = rest.popFirst(), argument != "--" {
            guard argument.hasPrefix("--") else { continue }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
            guard let key = parts.first, Self.keys.contains(key), !Self.ofPages.contains(key) else { continue }
            let value = Self.flags.contains(key) ? nil : parts.count > 1 ? parts[1] : rest.popFirst()
            common.append(FigureWord(key: key, value: value, range: SourceRange(0, 0)))
        }
    }

    /// - Returns: the options of a figure, or the first problem with them.
    func settings(of request: FigureRequest) -> Result<FigureSettings, FigureProblem> {
        if let problem = request.words.lazy.compactMap(Self.problem).first { return .failure(problem) }
        let own = Set(request.words.map(\.key))
        let words = common.filter { !own.contains($0.key) } + request.words
        do {
            return .success(try FigureArguments.parse(words.flatMap(Self.arguments)).settings)
        } catch {
            let said = FigureArguments.message(for: error)
            // The message names the option with what it takes.
            let word = request.words.first { Self.names(said, $0.key) }
            let message = Self.message(said, of: request.words)
            return .failure(
                FigureProblem(Diagnostic(.figureOption, .error, message, at: word?.range ?? request.place)))
        }
    }

    private static func arguments(of word: FigureWord) -> [String] {
        guard !ofPages.contains(word.key) else { return [] }
        guard let value = word.value else { return ["--\(word.key)"] }
        let values = lists.contains(word.key) ? value.split(separator: ",").map(String.init) : [value]
        return values.map { "--\(word.key)=\($0)" }
    }

    private static func problem(_ word: FigureWord) -> FigureProblem? {
        func problem(_ message: String, _ fixes: [Diagnostic.Fix] = []) -> FigureProblem {
            FigureProblem(Diagnostic(.figureOption, .error, message, at: word.range, fixes: fixes))
        }
        guard keys.contains(word.key) else {
            let fix = meant(by: word).map { Diagnostic.Fix("did you mean '\($0)'?") }
            return problem("no option '\(word.key)'", fix.map { [$0] } ?? [])
        }
        if flags.contains(word.key) {
            return word.value == nil ? nil : problem("'\(word.key)' has no value, expected the word alone")
        }
        guard let value = word.value else { return problem("'\(word.key)' needs a value, as in '\(word.key)=…'") }
        if word.isUnclosed { return problem("the value of '\(word.key)' has no closing quotation mark") }
        return value.isEmpty && word.key != "alt" ? problem("the value of '\(word.key)' is empty") : nil
    }
}
