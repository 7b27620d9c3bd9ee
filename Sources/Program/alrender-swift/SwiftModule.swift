// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// Swift files that are compiled together, and the programs that show them.
struct SwiftModule {
    /// What alrender learns of each file.
    private(set) var files: [SwiftAnswer.File]
    /// Where the programs are.
    private let folder: ScratchFolder?
    private let sources: [SwiftSource]
    private var builds: [Build] = []

    /// A program, and the files that it shows.
    private struct Build {
        var program: SwiftProgram
        var compiled: URL
        var files: [Int]
    }

    init(_ request: SwiftRequest.Compilation) throws(SwiftFault) {
        let toolchain = try SwiftToolchain()
        sources = (request.files + (request.context ?? [])).map { SwiftSource(path: $0.path, text: $0.text) }
        var context = Set(sources.indices.dropFirst(request.files.count))
        if request.stubs, !context.isEmpty {
            // Placeholders are for what a screen inherits and is made of; the rest of the app is there or is not.
            let needed = NeededFiles(sources, modules: toolchain.importable)
            for file in request.files.indices.prefix(Self.mostTogether) { context.subtract(needed.files(of: file)) }
        }
        let program = SwiftProgram(
            sources, modules: toolchain.importable, repairs: request.stubs ? Repairs(count: sources.count) : nil)
        files = sources.map { _ in SwiftAnswer.File() }
        let chosen = Self.chosen(request.views, of: program, fileCount: request.files.count)
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
            toolchain: toolchain, sources: sources, count: request.files.count, context: context,
            chosen: Set(chosen.map { BuildAttempt.key(program.screens[$0]) }), stubs: request.stubs)
        try build(by: builder, in: folder.url)
        for build in builds {
            for (number, screen) in build.program.screens.enumerated() where build.files.contains(screen.file) {
                let place = Self.place(of: number, in: build.program)
                files[screen.file].screens[place].isMade = build.program.made.contains(number)
            }
        }
    }

    // MARK: Which screens

    /// The numbers of the screens that are requested: by name, else the previews of a file, else its view controllers, else its views.
    private static func chosen(_ names: [String], of program: SwiftProgram, fileCount: Int) -> [Int] {
        let numbers = Array(program.screens.indices)
        guard names.isEmpty else {
            return numbers.filter { names.contains(program.screens[$0].name) && program.screens[$0].file < fileCount }
        }
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
        var sources: [SwiftSource]
        /// How many of the sources are shown; the others are of the rest of the app.
        var count: Int
        /// Files of the rest of the app that are left out where they do not compile.
        var context: Set<Int>
        /// The keys of the screens that are requested.
        var chosen: Set<String>
        var stubs: Bool

        /// Compiles files as one program, without those that do not compile.
        func build(_ files: [Int], in folder: URL) throws(SwiftFault) -> (build: Build?, attempt: BuildAttempt) {
            let compiler = ScreenCompiler(toolchain: toolchain, folder: folder)
            var attempt = BuildAttempt(
                sources, files: files, context: context, chosen: chosen, stubs: stubs)
            while !attempt.files.isEmpty {
                let program = attempt.program(modules: toolchain.importable)
                let outcome = try compiler.compile(program, files: attempt.files)
                if let compiled = outcome.program {
                    return (Build(program: program, compiled: compiled, files: attempt.files), attempt)
                }
                guard attempt.learn(from: outcome.errors, of: program) else {
                    let first = outcome.errors.first?.message.text ?? "it says nothing"
                    throw SwiftFault("the Swift compiler failed: \(first)")
                }
            }
            return (nil, attempt)
        }
    }

    /// Files that are tried as one program with placeholders: more of them take too many compilations.
    private static let mostTogether = 20

    /// Compiles all files as one program, and those that do not compile with the others alone, or with placeholders each with what it
    /// needs: the files of a folder need not belong together.
    private mutating func build(by builder: Builder, in folder: URL) throws(SwiftFault) {
        let others = Array(sources.indices.dropFirst(builder.count))
        var rest = Array(sources.indices.prefix(builder.count))
        if !builder.stubs || rest.count <= Self.mostTogether {
            let (all, attempt) = try builder.build(rest + others, in: folder)
            if let all { builds.append(all) }
            for (file, findings) in attempt.findings(isBuilt: all != nil) { files[file].diagnostics += findings }
            rest = rest.count > 1 ? attempt.failed.filter { $0 < builder.count } : []
        }
        guard !rest.isEmpty else { return }
        let needed = builder.stubs ? NeededFiles(sources, modules: builder.toolchain.importable) : nil
        for file in rest {
            // With placeholders, a file that only declares what others need is compiled with them.
            guard needed == nil || files[file].screens.contains(where: \.isChosen) else { continue }
            let own = folder.appending(path: "alone\(file)")
            try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let (alone, attempt) = try builder.build(
                Set((needed?.files(of: file) ?? [file]) + others).sorted(), in: own)
            let findings = attempt.findings(isBuilt: alone != nil)[file]
            guard var alone, alone.files.contains(file) else {
                if files[file].diagnostics.isEmpty { files[file].diagnostics = findings ?? [] }
                continue
            }
            files[file].diagnostics = findings ?? []
            alone.files = [file]
            builds.append(alone)
        }
    }

    // MARK: Laying out

    /// One for each screen of a file, by their places.
    func layouts(
        of file: Int, screens places: [Int], on canvas: String
    ) throws(SwiftFault) -> [SwiftAnswer.Layout] {
        guard let folder, files.indices.contains(file), let build = builds.first(where: { $0.files.contains(file) })
        else { return places.map { _ in SwiftAnswer.Layout() } }
        let own = build.program.screens.indices.filter { build.program.screens[$0].file == file }
        let numbers = places.filter(own.indices.contains).map { own[$0] }
        let results = try ScreenRunner(program: build.compiled, folder: folder.url, canvas: canvas).results(
            of: numbers.filter(build.program.made.contains))
        return places.map { place in
            guard own.indices.contains(place), let result = results[own[place]] else { return SwiftAnswer.Layout() }
            var layout = SwiftAnswer.Layout(document: result.document, fault: result.fault)
            layout.places = result.places.map { numbers in
                numbers.count == 3 && numbers[0] == file ? [numbers[1], numbers[2]] : []
            }
            if let line = result.line, let origin = build.program.files[line.file].origin(line: line.line),
                origin.file == file
            {
                layout.faultRange = sources[origin.file].word(at: origin.offset).bounds
            }
            return layout
        }
    }
}

extension Range<Int> {
    /// The two offsets, for JSON.
    var bounds: [Int] { [lowerBound, upperBound] }
}
