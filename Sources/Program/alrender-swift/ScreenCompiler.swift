// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// Compiles a program of Swift files.
struct ScreenCompiler {
    let toolchain: SwiftToolchain
    /// Where the program and its sources are written.
    let folder: URL

    /// What compiling leads to.
    struct Outcome {
        /// By the file of the program: errors with their places in the user's files, nil for what no file has.
        var errors: [Error] = []
        /// The compiled program; nil with errors.
        var program: URL?
    }

    struct Error {
        var origin: RewrittenFile.Origin?
        var message: CompilerMessage
    }

    /// - Parameter files: which of the program's files are compiled.
    func compile(_ program: SwiftProgram, files: [Int]) throws(SwiftFault) -> Outcome {
        let sources = folder.appending(path: "sources")
        let main = sources.appending(path: "main.swift")
        var paths: [String: Int] = [:]
        var others: [String] = []
        do {
            try? FileManager.default.removeItem(at: sources)
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            for file in files {
                let path = sources.appending(path: Self.name(of: file))
                try Data(program.files[file].bytes).write(to: path)
                paths[path.path] = file
            }
            try Data(program.main.utf8).write(to: main)
            if let stubs = program.stubs {
                try Data(stubs.utf8).write(to: sources.appending(path: Self.stubs))
                others.append(sources.appending(path: Self.stubs).path)
            }
            try Self.moduleMap.write(
                to: folder.appending(path: "module.modulemap"), atomically: false, encoding: .utf8)
        } catch {
            throw SwiftFault("'\(sources.path)' cannot be written: \(error.localizedDescription)")
        }
        let result = folder.appending(path: "screens")
        let arguments =
            [
                // Swift's own libraries are found for ours, too: DT_RPATH, not DT_RUNPATH.
                "-Xlinker", "--disable-new-dtags", "-Onone", "-swift-version", "5", "-module-name", "Screens",
                "-suppress-warnings", "-diagnostic-style", "llvm",
                // An expression with placeholders of many possible types is an error early, and one of them is replaced.
                "-Xfrontend", "-solver-scope-threshold=60000",
                "-wmo", "-I", toolchain.modules.path, "-I", folder.path,
                "-L", toolchain.library.path, "-l\(SwiftToolchain.libraryName)", "-use-ld=lld",
                "-Xlinker", "-rpath", "-Xlinker", toolchain.library.path, "-o", result.path, main.path,
            ] + paths.keys.sorted() + others
        let run = try StartedProgram(toolchain.compiler, arguments, in: folder) { $0 < Self.patience }
        if run.isStopped {
            throw SwiftFault("the Swift compiler has not ended after \(Int(Self.patience)) seconds, and was stopped")
        }
        var outcome = Outcome()
        outcome.errors = CompilerMessage.errors(in: run.output).map { message in
            let origin = paths[message.path].flatMap {
                program.files[$0].origin(line: message.line, column: message.column)
            }
            return Error(origin: origin, message: message)
        }
        if run.status == 0 {
            outcome.program = result
        } else if outcome.errors.isEmpty {
            throw SwiftFault("the Swift compiler failed: \(Self.reason(run.output))")
        }
        return outcome
    }

    private static let stubs = "stubs.swift"

    /// Seconds for a program.
    private static let patience = 300.0

    static func name(of file: Int) -> String { "file\(file).swift" }

    private static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("error:") } ?? lines.last ?? "it says nothing"
    }

    /// The modules of C that ours import. Programs use nothing of them, so that no headers have to be installed.
    private static let moduleMap =
        [
            "CCairo", "CPango", "CHarfBuzz", "CFontconfig", "CExpat", "CZlib", "CPNG", "CGIF", "CTurboJPEG", "CSandbox",
            "CBuildInfo", "CInitializers",
        ].map { "module \($0) {}\n" }.joined()
}
