// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Which environment variables the program keeps.
///
/// The libraries that it uses read dozens of variables: one changes how text is shaped, another where Thai words end, a
/// third writes to standard output. None of them may affect the output, so nearly all are removed.
enum HostEnvironment {
    /// What the program and its argument parser read themselves, and what the loader needs to find the libraries again.
    private static let kept = [
        "CI", "COLUMNS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "LD_LIBRARY_PATH", "LINES", "NO_COLOR", "SHELL",
        "TERM",
    ]

    /// Read by Pixman when it is loaded, which is before the program can do anything about it.
    private static let readAtLoad = "PIXMAN_DISABLE"

    /// Whether the program runs in continuous integration: `CI` is set to something other than nothing, `0` and `false`.
    static var isContinuousIntegration: Bool {
        guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
        return !["", "0", "false"].contains(value)
    }

    /// The file to which a step of a GitHub Actions workflow appends its summary; nil outside of one.
    static var stepSummary: String? {
        guard let path = getenv("GITHUB_STEP_SUMMARY").map({ String(cString: $0) }), !path.isEmpty else { return nil }
        return path
    }

    /// The folder of the repository in a GitHub Actions workflow; nil outside of one.
    static var workspace: String? {
        guard let path = getenv("GITHUB_WORKSPACE").map({ String(cString: $0) }), !path.isEmpty else { return nil }
        return path
    }

    /// The variables that the program started with, as `NAME=value`: for other programs that it starts.
    static let ofPrograms: [String] = {
        var entries: [String] = []
        var entry = environ
        while let text = entry.pointee {
            entries.append(String(cString: text))
            entry += 1
        }
        return entries
    }()

    /// What is left of them.
    static var current: [String] { kept.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } } }

    /// Before anything else, while there is one thread.
    static func confine() {
        _ = ofPrograms
        let values = kept.map { name in (name, getenv(name).map { String(cString: $0) }) }
        let isTooLate = getenv(readAtLoad) != nil
        clearenv()
        for case (let name, let value?) in values { setenv(name, value, 1) }
        // Starts the program again without it. If that is not possible, the program continues.
        if isTooLate { execv("/proc/self/exe", CommandLine.unsafeArgv) }
    }
}
