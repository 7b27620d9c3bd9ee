// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// From a request to its answer.
struct SwiftRun {
    private let request: SwiftRequest
    private let sources: [SwiftSource]
    private let toolchain: SwiftToolchain

    init(_ request: SwiftRequest) throws(SwiftFault) {
        self.request = request
        sources = request.files.map { SwiftSource(path: $0.path, text: $0.text) }
        toolchain = try SwiftToolchain()
    }

    /// The program before anything is left out.
    private var unrepaired: SwiftProgram {
        SwiftProgram(
            sources, modules: toolchain.importable, repairs: request.stubs ? Repairs(count: sources.count) : nil)
    }

    func answer() throws(SwiftFault) -> SwiftAnswer {
        let program = unrepaired
        var answer = SwiftAnswer(files: sources.map { _ in SwiftAnswer.File() })
        let chosen = chosen(of: program)
        for (number, screen) in program.screens.enumerated() {
            answer.files[screen.file].screens.append(
                SwiftAnswer.Screen(
                    name: screen.name, kind: screen.kind.rawValue, range: screen.range.bounds,
                    isChosen: chosen.contains(number), needs: screen.needs))
        }
        guard !request.lists else { return answer }
        for (file, source) in sources.enumerated() {
            answer.files[file].names = WrittenNames(of: source).ranges.mapValues(\.bounds)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "alrender-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SwiftFault("'\(folder.path)' cannot be made: \(error.localizedDescription)")
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let built = try build(Set(chosen), in: folder, &answer)
        for (program, compiled, files) in built {
            let results = try ScreenRunner(program: compiled, folder: folder, canvases: request.canvases).results()
            fill(&answer, with: results, of: program, files: files)
        }
        return answer
    }

    // MARK: Which screens

    /// The numbers of the screens that are requested: by name, else the previews of a file, else its view controllers, else its views.
    private func chosen(of program: SwiftProgram) -> [Int] {
        let numbers = Array(program.screens.indices)
        guard request.views.isEmpty else {
            return numbers.filter { request.views.contains(program.screens[$0].name) }
        }
        return sources.indices.flatMap { file -> [Int] in
            let own = numbers.filter { program.screens[$0].file == file }
            for kind in [SwiftScreen.Kind.preview, .viewController, .view] {
                let found = own.filter { program.screens[$0].kind == kind }
                if found.contains(where: { program.screens[$0].expression != nil }) { return found }
            }
            return own.filter { program.screens[$0].kind == own.first.map { program.screens[$0].kind } }
        }
    }

    // MARK: Compiling

    private typealias Built = (program: SwiftProgram, compiled: URL, files: [Int])

    /// Compiles all files as one program, without those that do not compile: these are tried alone, since the files of a folder need not
    /// belong together.
    private func build(
        _ chosen: Set<Int>, in folder: URL, _ answer: inout SwiftAnswer
    ) throws(SwiftFault) -> [Built] {
        var built: [Built] = []
        var failed: [Int] = []
        if let first = try build(Array(sources.indices), chosen, in: folder, &answer, failed: &failed) {
            built.append(first)
        }
        guard sources.count > 1 else { return built }
        for file in failed {
            var alone = SwiftAnswer(files: answer.files.map { _ in SwiftAnswer.File() })
            var none: [Int] = []
            let own = folder.appending(path: "alone\(file)")
            try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            guard let single = try build([file], chosen, in: own, &alone, failed: &none) else { continue }
            answer.files[file].diagnostics = alone.files[file].diagnostics
            built.append(single)
        }
        return built
    }

    private func build(
        _ files: [Int], _ chosen: Set<Int>, in folder: URL, _ answer: inout SwiftAnswer, failed: inout [Int]
    ) throws(SwiftFault) -> Built? {
        let compiler = ScreenCompiler(toolchain: toolchain, folder: folder)
        let names = unrepaired.screens
        var attempt = BuildAttempt(
            sources, files: files, chosen: Set(chosen.map { BuildAttempt.key(names[$0]) }), stubs: request.stubs)
        while !attempt.files.isEmpty {
            let program = attempt.program(modules: toolchain.importable)
            let outcome = try compiler.compile(program, files: attempt.files)
            if outcome.program != nil || !attempt.learn(from: outcome.errors, of: program) {
                for (file, findings) in attempt.findings(isBuilt: outcome.program != nil) {
                    answer.files[file].diagnostics += findings
                }
                guard let compiled = outcome.program else {
                    let first = outcome.errors.first?.message.text ?? "it says nothing"
                    throw SwiftFault("the Swift compiler failed: \(first)")
                }
                failed += attempt.failed
                return (program, compiled, attempt.files)
            }
        }
        for (file, findings) in attempt.findings(isBuilt: false) { answer.files[file].diagnostics += findings }
        failed += attempt.failed
        return nil
    }

    // MARK: Results

    private func fill(
        _ answer: inout SwiftAnswer, with results: [Int: [Int: ScreenRunner.Result]], of program: SwiftProgram,
        files: [Int]
    ) {
        var places = [Int](repeating: 0, count: sources.count)
        for (number, screen) in program.screens.enumerated() {
            let place = places[screen.file]
            places[screen.file] += 1
            guard files.contains(screen.file), let layouts = results[number] else { continue }
            answer.files[screen.file].screens[place].layouts = request.canvases.indices.map { canvas in
                guard let result = layouts[canvas] else { return SwiftAnswer.Layout() }
                var layout = SwiftAnswer.Layout(document: result.document, fault: result.fault)
                layout.places = result.places.map { numbers in
                    numbers.count == 3 && numbers[0] == screen.file ? [numbers[1], numbers[2]] : []
                }
                if let line = result.line, let origin = program.files[line.file].origin(line: line.line),
                    origin.file == screen.file
                {
                    layout.faultRange = sources[origin.file].word(at: origin.offset).bounds
                }
                return layout
            }
        }
    }
}

extension Range<Int> {
    /// The two offsets, for JSON.
    var bounds: [Int] { [lowerBound, upperBound] }
}
