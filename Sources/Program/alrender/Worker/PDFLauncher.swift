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
        let paths = ImageWorker.readable.map { strdup($0) }
        paths.map { UnsafePointer($0) }.withUnsafeBufferPointer { paths in
            _ = alr_restrict_files(paths.baseAddress, Int32(paths.count), 1)
        }
        _ = alr_restrict_calls(1)
        var words =
            ["pdftocairo", "-svg", "-f", "1", "-l", "1", "-", "-"].map { (word: String) in strdup(word) } + [nil]
        var variables =
            (HostEnvironment.current + ["LC_ALL=C"]).map { (variable: String) in strdup(variable) } + [nil]
        for folder in folders { execve("\(folder)/pdftocairo", &words, &variables) }
        _exit(missing)
    }

    /// Where programs are, by the variable that the program started with.
    private static var folders: [Substring] {
        let prefix = "PATH="
        let path = HostEnvironment.ofPrograms.first { $0.hasPrefix(prefix) }
        return (path?.dropFirst(prefix.count) ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
    }
}
