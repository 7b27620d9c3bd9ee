// SPDX-License-Identifier: Apache-2.0
import CSandbox
import Glibc

/// The process that becomes pdftocairo: it gives up everything that the conversion does not need, and then starts that
/// program in its place, with a PDF file on standard input and its first page as SVG on standard output.
enum PDFLauncher {
    /// The only argument of the process.
    static let argument = "--convert-pdf"
    /// The exit status if there is no such program.
    static let missing: Int32 = 127

    private static let memory: UInt64 = 1 << 30
    /// Processor time that a conversion may take.
    private static let seconds: UInt64 = 10

    static func run() -> Never {
        alr_end_with_parent()
        alr_limit_resources(memory, seconds)
        guard
            let program = folders.lazy.map({ (folder: Substring) -> String in "\(folder)/pdftocairo" }).first(where: {
                access($0, X_OK) == 0
            })
        else {
            _exit(missing)
        }
        ImageWorker.restrictFiles(
            to: ImageWorker.readable, starting: [program] + [loader(of: program)].compactMap(\.self))
        _ = alr_restrict_calls(1)
        var words =
            ["pdftocairo", "-svg", "-f", "1", "-l", "1", "-", "-"].map { (word: String) in strdup(word) } + [nil]
        var variables =
            (HostEnvironment.current + ["LC_ALL=C"]).map { (variable: String) in strdup(variable) } + [nil]
        execve(program, &words, &variables)
        _exit(missing)
    }

    private static func loader(of program: String) -> String? {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard alr_loader(program, &path, UInt32(path.count)) == 0 else { return nil }
        return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Where programs are, by the variable that the program started with.
    private static var folders: [Substring] {
        let prefix = "PATH="
        let path = HostEnvironment.ofPrograms.first { $0.hasPrefix(prefix) }
        return (path?.dropFirst(prefix.count) ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
    }
}
