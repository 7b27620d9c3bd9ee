// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Makes layout documents of Swift files: reads requests from standard input, a line each, compiles and runs the files, and writes a
/// line to standard output for each. `alrender` starts it for the Swift files among its inputs, and ends it by closing the input.
@main
enum AlrenderSwift {
    /// Modules that are kept: a comparison has two, a page that is served the one before a change as well.
    private static let mostModules = 8

    static func main() {
        if CommandLine.arguments.dropFirst() == ["--flags"] { printFlags() }
        // Interrupted with alrender, it sees the end of its input and removes what it has made.
        signal(SIGINT, SIG_IGN)
        var modules: [Int: SwiftModule] = [:]
        var count = 0
        while let line = readLine() {
            var answer = SwiftAnswer()
            guard let request = try? JSONDecoder().decode(SwiftRequest.self, from: Data(line.utf8)) else {
                FileHandle.standardError.write(
                    Data("alrender-swift: it is started by 'alrender', with requests on standard input\n".utf8))
                exit(EX_USAGE)
            }
            do throws(SwiftFault) {
                if let compilation = request.compile {
                    let module = try SwiftModule(compilation)
                    count += 1
                    modules[count] = module
                    modules[count - mostModules] = nil
                    answer.module = SwiftAnswer.Module(
                        number: count, files: module.files, literals: module.literals.sorted(),
                        read: module.read.sorted())
                } else if let asked = request.layOut, let module = modules[asked.module] {
                    answer.layouts = try module.layouts(of: asked.file, screens: asked.screens, on: asked.canvas)
                } else {
                    answer.fault = "the compiled Swift files are gone"
                }
            } catch {
                answer.fault = error.message
            }
            guard let output = try? JSONEncoder().encode(answer) else { exit(EX_SOFTWARE) }
            FileHandle.standardOutput.write(output + Data("\n".utf8))
        }
    }
}

extension AlrenderSwift {
    /// Prints what packages are built with that use the modules, and ends the program.
    private static func printFlags() -> Never {
        do throws(SwiftFault) {
            let flags = try SwiftToolchain().packageFlags()
            FileHandle.standardOutput.write(Data((flags.joined(separator: " ") + "\n").utf8))
            exit(EX_OK)
        } catch {
            FileHandle.standardError.write(Data("alrender: \(error.message)\n".utf8))
            exit(EX_NOINPUT)
        }
    }
}
