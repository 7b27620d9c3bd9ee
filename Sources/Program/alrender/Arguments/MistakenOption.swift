// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutDiagnostics

/// An option that a command does not have, and what was probably meant. The parser complains about a missing input first, and
/// suggests names that are far off.
struct MistakenOption {
    /// As it was given, without a value.
    let name: String
    let meant: String?

    /// - Parameter command: the name of the command that does not have it.
    func message(of command: String) -> String {
        let text = "Unknown option '\(name)'"
        if let meant { return "\(text). Did you mean '\(meant)'?" }
        guard Self.outputs.contains(name), Self.printingCommands.contains(command) else { return text }
        return "\(text): '\(command)' prints its result. Redirect it to a file: 'alrender \(command) … > result'"
    }

    private static let outputs: Set = ["-o", "--output", "--outfile", "--out"]
    /// Commands whose result other programs read, and which have no option for a file.
    private static let printingCommands: Set = ["solve", "agreement", "dump", "devices", "fonts", "schema"]

    /// The first of the arguments that is none of the options; nil if there is none.
    ///
    /// - Parameter help: the help of the command, which lists its options.
    init?(in arguments: some Sequence<String>, help: String) {
        let known = Self.names(in: help)
        for argument in arguments {
            if argument == "--" { return nil }
            guard argument.hasPrefix("-"), argument != "-", !Self.isNumber(argument) || Self.shortForms[argument] != nil
            else { continue }
            let name = String(argument.prefix { $0 != "=" })
            if known.contains(name) { continue }
            guard argument.hasPrefix("--") else {
                let short = String(argument.prefix(2))
                let long = "-" + name
                if known.contains(short), !known.contains(long) { continue }
                self.name = known.contains(long) ? name : argument.count > 2 ? argument : short
                meant = known.contains(long) ? long : Self.shortForms[name].flatMap { known.contains($0) ? $0 : nil }
                return
            }
            self.name = name
            meant = Self.meant(by: name, among: known, help: help)
            return
        }
        return nil
    }

    /// A value such as `-1x5`, rather than an option.
    private static func isNumber(_ argument: String) -> Bool { argument.dropFirst().first?.isNumber == true }

    /// The option, with a value if it needs one, that a name was probably meant for: `--appearance dark` for `--dark`.
    ///
    /// - Parameter help: of the options that are known, which names their values.
    static func meant(by name: String, among known: [String], help: String) -> String? {
        // A format of another command is not meant.
        let others = options.filter { _, option in
            let words = option.split(separator: " ")
            return known.contains(String(words[0])) && words.dropFirst().allSatisfy { help.contains($0) }
        }
        if let option = others[name] { return option }
        let words = (known.filter { $0.hasPrefix("--") } + others.keys.sorted()).map { String($0.dropFirst(2)) }
        return NearestName.of(String(name.dropFirst(2)), among: words).map { others["--" + $0] ?? "--" + $0 }
    }

    /// What other programs call an option.
    private static let options = [
        "--dark": "--appearance dark", "--light": "--appearance light", "--rtl": "--direction rtl",
        "--ltr": "--direction ltr", "--landscape": "--orientation landscape", "--portrait": "--orientation portrait",
        "--width": "--size", "--height": "--size", "--json": "--format json", "--svg": "--format svg",
        "--png": "--format png", "--pdf": "--format pdf", "--record": "--update", "--font-size": "--text-size",
        "--dpi": "--scale", "--all": "--all-variants", "--theme-dark": "--appearance dark", "--outfile": "--output",
        "--only-failed": "--filter", "--threads": "--jobs", "--parallel": "--jobs", "--title": "--caption",
        "--help-all": "--help", "--usage": "--help",
    ]
    private static let shortForms = ["-v": "--version", "-V": "--version", "-?": "--help", "-0": "-o", "-O": "-o"]

    /// The names at the beginning of the lines of a command's help: `-o, --output <path>`.
    private static func names(in help: String) -> [String] {
        help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
            line.split { $0 == " " || $0 == "," || $0 == "/" }.prefix { $0.hasPrefix("-") }.map(String.init)
        }
    }
}
