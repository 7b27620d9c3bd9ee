// SPDX-License-Identifier: Apache-2.0
import SwiftRewriting

/// Files that are compiled together, again and again without what does not compile.
struct BuildAttempt {
    /// The files that may still compile, and those that do not.
    private(set) var files: [Int]
    private(set) var failed: [Int] = []
    /// The inputs, then what is taken of their project.
    private(set) var sources: [SwiftSource]
    private let inputCount: Int
    private let chosen: Set<String>
    private let loader: ProjectLoader
    private let interfaces: InterfaceIndex
    private var project: ProjectFiles?
    private var repairs: Repairs?
    /// How many ways to make a screen do not compile.
    private var failures: [String: Int] = [:]
    private var errors: [Int: [SwiftAnswer.Finding]] = [:]
    /// What was replaced or left out, by file.
    private var leftOut: [Int: [(text: String, range: Range<Int>)]] = [:]
    private var rounds = 0
    private var searches = 0
    /// Types that no file of the project declares.
    private var declared: [String] = []

    /// Compilations with placeholders, each a second: what has not compiled by then has too much missing.
    private static let mostRounds = 40
    /// Compilations after which files are taken that only files of the project need: each of them finds a few more.
    private static let mostSearches = 4
    /// Repairs of a file of the project: another one is better left out.
    private static let mostRepairs = 60

    /// - Parameters:
    ///   - chosen: the keys of the screens that are requested.
    ///   - project: the files of which those are taken that are needed; without placeholders, if something is missing.
    ///   - stubs: whether placeholders replace what is missing.
    ///   - interfaces: the files of Interface Builder of the project.
    init(
        _ sources: [SwiftSource], chosen: Set<String>, project: ProjectLoader, interfaces: InterfaceIndex, stubs: Bool
    ) {
        (self.sources, inputCount, self.chosen) = (sources, sources.count, chosen)
        files = Array(sources.indices)
        loader = project
        self.interfaces = interfaces
        repairs = stubs ? Repairs(count: sources.count) : nil
        if stubs || !interfaceClasses.isEmpty { _ = takeNamedTypes() }
    }

    /// Names a screen among those of all attempts.
    static func key(_ screen: SwiftScreen, in sources: [SwiftSource]) -> String {
        "\(sources[screen.file].path)/\(screen.range.lowerBound)"
    }

    func program(modules: Set<String>) -> SwiftProgram {
        let known = Set(files)
        return SwiftProgram(sources, modules: modules, repairs: repairs, interfaces: interfaces) { screen in
            let key = Self.key(screen, in: sources)
            guard known.contains(screen.file), screen.file < inputCount, chosen.contains(key),
                let expression = screen.expression
            else { return nil }
            let ways = [expression] + (repairs == nil ? [] : screen.otherExpressions)
            let failures = failures[key, default: 0]
            return ways.indices.contains(failures) ? ways[failures] : nil
        }
    }

    // MARK: The project

    /// What one screen brings along at most by its file of Interface Builder.
    private static let mostInterfaceClasses = 12

    /// The classes that files of Interface Builder need beside those of the inputs.
    private var interfaceClasses: [String] {
        let inputs = sources.prefix(inputCount)
        let declared = Set(inputs.flatMap(\.declaredTypes))
        let classes = interfaces.classes(beside: declared.union(inputs.flatMap(\.assetNames)))
        return Array(classes.filter { !declared.contains($0) }.prefix(Self.mostInterfaceClasses))
    }

    private mutating func take(_ found: [SwiftSource]) -> Bool {
        for source in found {
            files.append(sources.count)
            sources.append(source)
            repairs?.add(source)
            for name in declared { repairs?.replaceUses(of: name, in: source, file: sources.count - 1) }
        }
        return !found.isEmpty
    }

    private mutating func takeNamedTypes() -> Bool {
        project = ProjectFiles(of: sources.map(\.path), in: loader.sources, hasPlaceholders: repairs != nil)
        var hasChanged = false
        for file in 0..<inputCount {
            hasChanged = take(project?.files(namedIn: sources[file], number: file) ?? []) || hasChanged
        }
        let classes = interfaceClasses
        hasChanged = take(project?.files(ofClasses: classes) ?? []) || hasChanged
        return hasChanged
    }

    /// Takes the files that declare what is missing, and declares types that no file has; what no file has either is replaced.
    ///
    /// Types come first: most other errors follow from a missing one. What the inputs use comes before what is taken with them.
    private mutating func findMissing(_ found: [ScreenCompiler.Error]) -> Bool {
        if project == nil, found.contains(where: { $0.message.subject != nil }), takeNamedTypes() { return true }
        var hasChanged = false
        var unknown: [(ScreenCompiler.Error, RewrittenFile.Origin)] = []
        let inputs = 0..<inputCount
        let isOfInput = { (error: ScreenCompiler.Error) in error.origin.map { inputs.contains($0.file) } ?? false }
        searches += 1
        let others = searches > Self.mostSearches ? [] : found.filter { !isOfInput($0) }
        for error in found.filter(isOfInput) + others {
            guard let origin = error.origin, let subject = error.message.subject else { continue }
            if take(project?.files(for: subject, at: origin, in: sources[origin.file]) ?? []) {
                hasChanged = true
                continue
            }
            if !error.message.isConsequence { unknown.append((error, origin)) }
            guard case .name(let name, let isType) = subject else { continue }
            let isDeclared =
                isType
                ? repairs?.declare(name, usedIn: sources[origin.file], at: origin.offset) : repairs?.declareView(name)
            guard isDeclared == true else { continue }
            leftOut[origin.file, default: []].append(
                (error.message.text, sources[origin.file].word(at: origin.offset)))
            declared.append(name)
            for file in sources.indices { repairs?.replaceUses(of: name, in: sources[file], file: file) }
            hasChanged = true
        }
        guard hasChanged else { return false }
        // A value that no file declares is missing with any further file, too.
        for (error, origin) in unknown where origin.isWritten {
            if case .name(let name, isType: false) = error.message.subject, repairs?.types[name] == nil,
                project?.declares(name) != true
            {
                _ = repair(error, at: origin)
            }
        }
        return true
    }

    /// Does without files of the project that do not fit.
    private mutating func dropUnfitting(_ found: [ScreenCompiler.Error]) -> Bool {
        let counts = Dictionary(grouping: found.compactMap { $0.origin?.file }.filter { $0 >= inputCount }) { $0 }
        var unfitting = counts.filter { $0.value.count > Self.mostRepairs }.map(\.key)
        unfitting += found.filter(\.message.isRedeclaration).compactMap { $0.origin?.file }.filter { $0 >= inputCount }
        leaveOut(Set(unfitting))
        return !unfitting.isEmpty
    }

    private mutating func leaveOut(_ faulty: Set<Int>) {
        files.removeAll(where: faulty.contains)
        repairs?.failed.formUnion(faulty)
    }

    // MARK: Errors

    /// Takes out what the compiler reports.
    ///
    /// - Returns: whether another compilation can have another result.
    mutating func learn(from found: [ScreenCompiler.Error], of program: SwiftProgram) -> Bool {
        guard !findMissing(found), project == nil || !dropUnfitting(found) else { return true }
        rounds += 1
        let count = files.count
        var hasChanged = false
        var faulty: Set<Int> = []
        var dropped: Set<RewrittenFile.Origin> = []
        for error in causes(of: found) {
            // Several errors of one addition are one reason to do without it.
            guard let origin = error.origin, origin.isWritten || !dropped.contains(origin) else { continue }
            if !origin.isWritten { dropped.insert(origin) }
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
        // Those of the project go first: the others may do without them.
        let ofProject = faulty.filter { $0 >= inputCount }
        if !ofProject.isEmpty {
            for file in faulty { errors[file] = nil }
            faulty = ofProject
        }
        failed += faulty.sorted()
        leaveOut(faulty)
        return hasChanged || files.count < count
    }

    /// With placeholders, errors that may follow from others wait for these to be repaired: first calls of initialisers that may be
    /// repaired themselves.
    private func causes(of found: [ScreenCompiler.Error]) -> [ScreenCompiler.Error] {
        guard repairs != nil else { return found }
        let written = found.filter { $0.origin?.isWritten == true }
        let known = written.isEmpty ? found : written
        let causes = known.filter { !$0.message.isConsequence }
        return causes.isEmpty ? known : causes
    }

    private mutating func repair(_ error: ScreenCompiler.Error, at origin: RewrittenFile.Origin) -> Bool {
        let source = sources[origin.file]
        let outcome = repairs?.repair(
            source, file: origin.file, at: origin.offset, isWritten: origin.isWritten, for: error.message.fault)
        guard outcome == .repaired else { return outcome == .alreadyRepaired }
        leftOut[origin.file, default: []].append((error.message.text, source.word(at: origin.offset)))
        return true
    }

    /// Leaves out what ends the program when it runs.
    mutating func leaveOut(_ text: String, at origin: RewrittenFile.Origin) -> Bool {
        let outcome = repairs?.repair(
            sources[origin.file], file: origin.file, at: origin.offset, isWritten: origin.isWritten, for: .ending)
        guard outcome == .repaired else { return false }
        leftOut[origin.file, default: []].append((text, sources[origin.file].word(at: origin.offset)))
        return true
    }

    /// Does without a screen or a sample that was added to a file and does not compile.
    private mutating func drop(_ origin: RewrittenFile.Origin, _ text: String, of program: SwiftProgram) -> Bool {
        if let addition = program.additions[origin] {
            return repairs?.withoutAdditions.insert(addition).inserted == true
        }
        let screen = program.screens.first { $0.file == origin.file && $0.range.lowerBound == origin.offset }
        guard let screen else { return false }
        let key = Self.key(screen, in: sources)
        let count = failures[key, default: 0] + 1
        failures[key] = count
        // With placeholders, the compiler speaks of calls that are not in the file.
        if repairs == nil { add(text, at: screen.range, to: origin.file) }
        return true
    }

    private mutating func add(_ text: String, at range: Range<Int>, to file: Int) {
        var help: [String] = []
        if repairs == nil, case .name = CompilerMessage.subject(of: text) {
            help = ["name the file that declares it as well, or pass --stubs to replace it by a placeholder"]
        }
        let finding = SwiftAnswer.Finding(
            code: "swift-error", severity: "error", message: text, range: range.bounds, help: help)
        if errors[file]?.contains(finding) != true { errors[file, default: []].append(finding) }
    }

    /// The diagnostics of each input: one for all places with the same message.
    func findings(isBuilt: Bool) -> [Int: [SwiftAnswer.Finding]] {
        var findings = errors.filter { $0.key < inputCount }
        for (file, changes) in leftOut where file < inputCount && files.contains(file) && isBuilt {
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
