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

    func answer() throws(SwiftFault) -> SwiftAnswer {
        let program = SwiftProgram(sources, modules: toolchain.importable)
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
        var files = files
        var dropped: Set<String> = []
        let compiler = ScreenCompiler(toolchain: toolchain, folder: folder)
        let names = SwiftProgram(sources, modules: toolchain.importable).screens
        while !files.isEmpty {
            let known = Set(files)
            let wanted = Set(chosen.map { Self.key(names[$0]) })
            let program = SwiftProgram(sources, modules: toolchain.importable) { screen in
                known.contains(screen.file) && wanted.contains(Self.key(screen)) && screen.expression != nil
                    && !dropped.contains(Self.key(screen))
            }
            let outcome = try compiler.compile(program, files: files)
            if let compiled = outcome.program { return (program, compiled, files) }
            var faulty: Set<Int> = []
            let before = dropped
            for error in outcome.errors {
                guard let origin = error.origin else { continue }
                if !origin.isWritten,
                    let screen = program.screens.first(where: {
                        $0.file == origin.file && $0.range.lowerBound == origin.offset
                    }),
                    dropped.insert(Self.key(screen)).inserted
                {
                    add(error.text, at: screen.range, to: origin.file, &answer)
                    continue
                }
                faulty.insert(origin.file)
                add(error.text, at: tokenRange(origin), to: origin.file, &answer)
            }
            if faulty.isEmpty, dropped == before {
                throw SwiftFault("the Swift compiler failed: \(outcome.errors.first?.text ?? "it says nothing")")
            }
            failed += faulty.sorted()
            files.removeAll(where: faulty.contains)
        }
        return nil
    }

    private static func key(_ screen: SwiftScreen) -> String { "\(screen.file)/\(screen.range.lowerBound)" }

    private func add(_ text: String, at range: Range<Int>, to file: Int, _ answer: inout SwiftAnswer) {
        let finding = SwiftAnswer.Finding(
            code: "swift-error", severity: "error", message: text, range: range.bounds, help: [])
        if !answer.files[file].diagnostics.contains(finding) { answer.files[file].diagnostics.append(finding) }
    }

    /// The word at a place.
    private func tokenRange(_ origin: RewrittenFile.Origin) -> Range<Int> {
        let bytes = sources[origin.file].bytes
        let start = min(origin.offset, bytes.count)
        let end = bytes[start...].firstIndex { byte in
            !(byte == UInt8(ascii: "_") || byte > 127 || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber)
        }
        return start..<max(min(start + 1, bytes.count), end ?? bytes.count)
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
                    layout.faultRange = tokenRange(origin).bounds
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
