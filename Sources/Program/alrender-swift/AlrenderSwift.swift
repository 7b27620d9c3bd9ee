// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Makes layout documents of Swift files: reads a request from standard input, compiles and runs the files, and writes an answer to
/// standard output. `alrender` starts it for the Swift files among its inputs.
@main
enum AlrenderSwift {
    static func main() {
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
