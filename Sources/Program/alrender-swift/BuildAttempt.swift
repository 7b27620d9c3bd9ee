// SPDX-License-Identifier: Apache-2.0
import SwiftRewriting

/// Files that are compiled together, again and again without what does not compile.
struct BuildAttempt {
    /// The files that may still compile, and those that do not.
    private(set) var files: [Int]
    private(set) var failed: [Int] = []
    private let sources: [SwiftSource]
    private let context: Set<Int>
    private let chosen: Set<String>
    private var repairs: Repairs?
    /// How many ways to make a screen do not compile.
    private var failures: [String: Int] = [:]
    private var errors: [Int: [SwiftAnswer.Finding]] = [:]
    /// What was replaced or left out, by file.
    private var leftOut: [Int: [(text: String, range: Range<Int>)]] = [:]
    private var rounds = 0

    /// Compilations with placeholders, each a second: what has not compiled by then has too much missing.
    private static let mostRounds = 30

    /// - Parameters:
    ///   - context: files of the rest of the app, without which the others are tried where they do not compile.
    ///   - chosen: the keys of the screens that are requested.
    init(_ sources: [SwiftSource], files: [Int], context: Set<Int>, chosen: Set<String>, stubs: Bool) {
        self.sources = sources
        self.context = context
        self.files = files
        self.chosen = chosen
        repairs = stubs ? Repairs(count: sources.count) : nil
    }

    static func key(_ screen: SwiftScreen) -> String { "\(screen.file)/\(screen.range.lowerBound)" }

    func program(modules: Set<String>) -> SwiftProgram {
        let known = Set(files)
        return SwiftProgram(sources, modules: modules, repairs: repairs) { screen in
            guard known.contains(screen.file), chosen.contains(Self.key(screen)), let expression = screen.expression
            else {
                return nil
            }
            let ways = [expression] + (repairs == nil ? [] : screen.otherExpressions)
            let failures = failures[Self.key(screen), default: 0]
            return ways.indices.contains(failures) ? ways[failures] : nil
        }
    }

    /// Takes out what the compiler reports.
    ///
    /// - Returns: whether another compilation can have another result.
    mutating func learn(from found: [ScreenCompiler.Error], of program: SwiftProgram) -> Bool {
        rounds += 1
        let count = files.count
        // What is missing may be in a file that another error has left out: errors of the rest of the app come first.
        let foreign = Set(found.compactMap(\.origin?.file)).intersection(context)
        if !foreign.isEmpty {
            files.removeAll(where: foreign.contains)
            return true
        }
        var hasChanged = declareMissingTypes(found)
        guard !hasChanged else { return true }
        var faulty: Set<Int> = []
        for error in found {
            guard let origin = error.origin else { continue }
            if !origin.isWritten, drop(origin, error.message.text, of: program) {
                hasChanged = true
            } else if rounds < Self.mostRounds, repair(error, at: origin) {
                hasChanged = true
            } else {
                faulty.insert(origin.file)
                add(error.message.text, at: sources[origin.file].word(at: origin.offset), to: origin.file)
            }
        }
        // With placeholders, what could not be repaired may be a consequence of what could.
        if repairs != nil, hasChanged {
            for file in faulty { errors[file] = nil }
            return true
        }
        failed += faulty.sorted()
        files.removeAll(where: faulty.contains)
        return hasChanged || files.count < count
    }

    private mutating func repair(_ error: ScreenCompiler.Error, at origin: RewrittenFile.Origin) -> Bool {
        let outcome = repairs?.repair(
            sources[origin.file], file: origin.file, at: origin.offset, isWritten: origin.isWritten)
        guard outcome == .repaired else { return outcome == .alreadyRepaired }
        leftOut[origin.file, default: []].append((error.message.text, sources[origin.file].word(at: origin.offset)))
        return true
    }

    /// Types come first: most other errors follow from a missing one.
    private mutating func declareMissingTypes(_ found: [ScreenCompiler.Error]) -> Bool {
        var hasChanged = false
        for error in found {
            guard let origin = error.origin, let name = error.message.missingName else { continue }
            let isDeclared =
                error.message.isOfType
                ? repairs?.declare(name, usedIn: sources[origin.file], at: origin.offset) : repairs?.declareView(name)
            guard isDeclared == true else { continue }
            leftOut[origin.file, default: []].append(
                (error.message.text, sources[origin.file].word(at: origin.offset)))
            hasChanged = true
        }
        return hasChanged
    }

    /// Does without a screen or a sample that was added to a file and does not compile.
    private mutating func drop(_ origin: RewrittenFile.Origin, _ text: String, of program: SwiftProgram) -> Bool {
        let screen = program.screens.first { $0.file == origin.file && $0.range.lowerBound == origin.offset }
        if let screen {
            let count = failures[Self.key(screen), default: 0] + 1
            failures[Self.key(screen)] = count
            if repairs == nil || count > screen.otherExpressions.count { add(text, at: screen.range, to: origin.file) }
            return true
        }
        guard let name = program.samples[origin] else { return false }
        return repairs?.typesWithoutSamples.insert(name).inserted == true
    }

    private mutating func add(_ text: String, at range: Range<Int>, to file: Int) {
        let help =
            CompilerMessage.missingName(in: text) != nil && repairs == nil
            ? ["name the file that declares it as well, or pass --stubs to replace it by a placeholder"] : []
        let finding = SwiftAnswer.Finding(
            code: "swift-error", severity: "error", message: text, range: range.bounds, help: help)
        if errors[file]?.contains(finding) != true { errors[file, default: []].append(finding) }
    }

    /// The diagnostics of each file: one for all places with the same message.
    func findings(isBuilt: Bool) -> [Int: [SwiftAnswer.Finding]] {
        var findings = errors
        for (file, changes) in leftOut where files.contains(file) && isBuilt {
            for (text, places) in Dictionary(grouping: changes, by: \.text).sorted(by: {
                ($0.value[0].range.lowerBound, $0.key) < ($1.value[0].range.lowerBound, $1.key)
            }) {
                let more = places.count > 1 ? " (\(places.count) places)" : ""
                findings[file, default: []].append(
                    SwiftAnswer.Finding(
                        code: "swift-left-out", severity: "warning",
                        message: "left out or replaced by a placeholder: \(text)\(more)",
                        range: places[0].range.bounds))
            }
        }
        return findings
    }
}
