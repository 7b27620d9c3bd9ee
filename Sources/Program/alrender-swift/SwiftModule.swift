// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// Swift files that are compiled together, and the programs that show them.
struct SwiftModule {
    /// What alrender learns of each file.
    private(set) var files: [SwiftAnswer.File]
    /// The literals of all that is compiled.
    private(set) var literals: Set<String> = []
    /// The paths of the files of the project that are part of it.
    private(set) var read: Set<String> = []
    private let interfaces: InterfaceFiles
    /// Where the programs are.
    private let folder: ScratchFolder?
    private let sources: [SwiftSource]
    private var builds: [Build] = []

    /// A program, and the files that it shows.
    private struct Build {
        var program: SwiftProgram
        var compiled: URL
        /// The numbers in the module of the program's first files; what is taken of their project comes after them.
        var inputs: [Int]
        /// The numbers in the program.
        var files: Set<Int>
        var fillsScreens: Bool

        /// The number in the module of a file that is shown.
        func input(_ file: Int) -> Int? { files.contains(file) && inputs.indices.contains(file) ? inputs[file] : nil }

        /// The number in the program of a file of the module.
        func file(ofInput input: Int) -> Int? {
            inputs.firstIndex(of: input).flatMap { files.contains($0) ? $0 : nil }
        }
    }

    init(_ request: SwiftRequest.Compilation) throws(SwiftFault) {
        let toolchain = try SwiftToolchain()
        sources = request.files.map { file in
            SwiftSource(path: URL(filePath: file.path).standardizedFileURL.path, text: file.text)
        }
        interfaces = InterfaceFiles(request.interfaces ?? [], near: sources.first?.path)
        let program = SwiftProgram(
            sources, modules: toolchain.importable, repairs: request.stubs ? Repairs(count: sources.count) : nil,
            interfaces: interfaces.index)
        files = sources.map { _ in SwiftAnswer.File() }
        let chosen = Self.chosen(request.views, of: program, fileCount: sources.count)
        for (number, screen) in program.screens.enumerated() {
            files[screen.file].screens.append(
                SwiftAnswer.Screen(
                    name: screen.name, kind: screen.kind.rawValue, range: screen.range.bounds,
                    isChosen: chosen.contains(number), needs: screen.needs))
        }
        guard !request.lists else {
            folder = nil
            return
        }
        for (file, source) in sources.enumerated() {
            files[file].names = WrittenNames(of: source).ranges.mapValues(\.bounds)
        }
        let folder = try ScratchFolder()
        self.folder = folder
        let builder = Builder(
            toolchain: toolchain,
            chosen: Set(chosen.map { BuildAttempt.key(program.screens[$0], in: sources) }),
            project: ProjectLoader(inputs: sources, folder: request.project.map { ProjectFolder($0) }),
            interfaces: interfaces, stubs: request.stubs)
        try build(by: builder, in: folder.url)
        for build in builds {
            for (number, screen) in build.program.screens.enumerated() {
                guard let file = build.input(screen.file) else { continue }
                let place = Self.place(of: number, in: build.program)
                files[file].screens[place].isMade = build.program.made.contains(number)
            }
        }
    }

    // MARK: Which screens

    /// The numbers of the screens that are requested: by name, else the previews of a file, else its view controllers, else its views.
    private static func chosen(_ names: [String], of program: SwiftProgram, fileCount: Int) -> [Int] {
        let numbers = Array(program.screens.indices)
        guard names.isEmpty else { return numbers.filter { names.contains(program.screens[$0].name) } }
        return (0..<fileCount).flatMap { file -> [Int] in
            let own = numbers.filter { program.screens[$0].file == file }
            for kind in [SwiftScreen.Kind.preview, .viewController, .view] {
                let found = own.filter { program.screens[$0].kind == kind }
                if found.contains(where: { program.screens[$0].expression != nil }) { return found }
            }
            return own.filter { program.screens[$0].kind == own.first.map { program.screens[$0].kind } }
        }
    }

    /// The place of a screen among those of its file.
    private static func place(of number: Int, in program: SwiftProgram) -> Int {
        program.screens[..<number].count { $0.file == program.screens[number].file }
    }

    // MARK: Compiling

    private struct Builder {
        var toolchain: SwiftToolchain
        /// The keys of the screens that are requested.
        var chosen: Set<String>
        /// The files that may be needed as well.
        var project: ProjectLoader
        var interfaces: InterfaceFiles
        /// Whether placeholders replace what is missing.
        var stubs: Bool

        /// Screens that end their process are tried again without the statement that did, so often.
        private static let mostTrials = 8

        /// Compiles files as one program, without those that do not compile.
        func build(
            _ sources: [SwiftSource], numbers: [Int], in folder: URL
        ) throws(SwiftFault) -> (build: Build?, attempt: BuildAttempt) {
            let compiler = ScreenCompiler(toolchain: toolchain, folder: folder)
            try interfaces.write(to: folder)
            var attempt = BuildAttempt(
                sources, chosen: chosen, project: project, interfaces: interfaces.index, stubs: stubs)
            var trials = 0
            while attempt.files.contains(where: sources.indices.contains) {
                let program = attempt.program(modules: toolchain.importable)
                let outcome = try compiler.compile(program, files: attempt.files)
                if let compiled = outcome.program {
                    trials += 1
                    let build = Build(
                        program: program, compiled: compiled, inputs: numbers, files: Set(attempt.files),
                        fillsScreens: stubs)
                    if stubs, trials < Self.mostTrials, try leaveOutEnding(of: build, &attempt, in: folder) {
                        continue
                    }
                    return (build, attempt)
                }
                guard attempt.learn(from: outcome.errors, of: program) else {
                    let first = outcome.errors.first?.message.text ?? "it says nothing"
                    throw SwiftFault("the Swift compiler failed: \(first)")
                }
            }
            return (nil, attempt)
        }

        /// Whether statements that end the process have been left out.
        private func leaveOutEnding(
            of build: Build, _ attempt: inout BuildAttempt, in folder: URL
        ) throws(SwiftFault) -> Bool {
            let results = try ScreenRunner(
                program: build.compiled, folder: folder, canvas: "{}", fillsScreens: true
            ).results(of: build.program.made.sorted())
            var hasChanged = false
            for (_, result) in results.sorted(by: { $0.key < $1.key }) {
                guard let fault = result.fault, let line = result.line,
                    build.program.files.indices.contains(line.file),
                    let origin = build.program.files[line.file].origin(line: line.line)
                else { continue }
                hasChanged = attempt.leaveOut(fault, at: origin) || hasChanged
            }
            return hasChanged
        }
    }

    /// Files that are tried as one program with placeholders: more of them take too many compilations.
    private static let mostTogether = 20

    /// Compiles all files as one program, and those that do not compile with the others alone, or with placeholders each with what it
    /// needs: the files of a folder need not belong together.
    private mutating func build(by builder: Builder, in folder: URL) throws(SwiftFault) {
        var rest = Array(sources.indices)
        if !builder.stubs || sources.count <= Self.mostTogether {
            let (all, attempt) = try builder.build(sources, numbers: rest, in: folder)
            if let all { builds.append(all) }
            note(attempt)
            for (file, findings) in attempt.findings(isBuilt: all != nil) { files[file].diagnostics += findings }
            rest = sources.count > 1 ? attempt.failed.filter(sources.indices.contains) : []
        }
        for file in rest {
            // With placeholders, a file that only declares what others need is compiled with them.
            guard !builder.stubs || files[file].screens.contains(where: \.isChosen) else { continue }
            let own = folder.appending(path: "alone\(file)")
            try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let (alone, attempt) = try builder.build([sources[file]], numbers: [file], in: own)
            let findings = attempt.findings(isBuilt: alone != nil)[0]
            guard let alone, alone.files.contains(0) else {
                if files[file].diagnostics.isEmpty { files[file].diagnostics = findings ?? [] }
                continue
            }
            files[file].diagnostics = findings ?? []
            note(attempt)
            builds.append(alone)
        }
    }

    /// What the screens of an attempt are made from.
    private mutating func note(_ attempt: BuildAttempt) {
        let own = Set(attempt.sources.flatMap(\.assetNames))
        let loaded = interfaces.index.files(for: own.union(attempt.sources.flatMap(\.declaredTypes)))
        literals.formUnion(own.union(loaded.flatMap(\.assets)))
        read.formUnion(attempt.sources.map(\.path) + loaded.map(\.path))
    }

    // MARK: Laying out

    /// One for each screen of a file, by their places.
    func layouts(
        of file: Int, screens places: [Int], on canvas: String
    ) throws(SwiftFault) -> [SwiftAnswer.Layout] {
        guard let folder, let build = builds.first(where: { $0.file(ofInput: file) != nil }),
            let number = build.file(ofInput: file)
        else { return places.map { _ in SwiftAnswer.Layout() } }
        let own = build.program.screens.indices.filter { build.program.screens[$0].file == number }
        let numbers = places.filter(own.indices.contains).map { own[$0] }
        let results = try ScreenRunner(
            program: build.compiled, folder: folder.url, canvas: canvas, fillsScreens: build.fillsScreens
        ).results(of: numbers.filter(build.program.made.contains))
        return places.map { place in
            guard own.indices.contains(place), let result = results[own[place]] else { return SwiftAnswer.Layout() }
            var layout = SwiftAnswer.Layout(document: result.document, notes: result.notes, fault: result.fault)
            layout.places = result.places.map { numbers in
                numbers.count == 3 && numbers[0] == number ? [numbers[1], numbers[2]] : []
            }
            if let line = result.line, build.program.files.indices.contains(line.file),
                let origin = build.program.files[line.file].origin(line: line.line), origin.file == number
            {
                layout.faultRange = sources[file].word(at: origin.offset).bounds
            }
            return layout
        }
    }
}

extension Range<Int> {
    /// The two offsets, for JSON.
    var bounds: [Int] { [lowerBound, upperBound] }
}
