// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Makes layout documents of Swift files: reads a request from standard input, compiles and runs the files, and writes an answer to
/// standard output. `alrender` starts it for the Swift files among its inputs.
@main
enum AlrenderSwift {
    static func main() {
        if CommandLine.arguments.dropFirst() == ["--flags"] { printFlags() }
        let input = FileHandle.standardInput.readDataToEndOfFile()
        guard let request = try? JSONDecoder().decode(SwiftRequest.self, from: input) else {
            FileHandle.standardError.write(
                Data("alrender-swift: it is started by 'alrender', with a request on standard input\n".utf8))
            exit(EX_USAGE)
        }
        var answer = SwiftAnswer()
        do throws(SwiftFault) {
            answer = try SwiftRun(request).answer()
        } catch {
            answer.fault = error.message
        }
        guard let output = try? JSONEncoder().encode(answer) else { exit(EX_SOFTWARE) }
        FileHandle.standardOutput.write(output)
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
