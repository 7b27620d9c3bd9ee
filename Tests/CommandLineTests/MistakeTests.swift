// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What people get wrong: each slip has the exit code of its kind and a word that helps.
struct MistakeTests {
    struct Slip: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var status: Int32
        /// In what is said on standard error.
        var word: String

        init(_ line: String, _ status: Int32, _ word: String) {
            // A word in the shell's quotes may be empty.
            arguments = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
            self.status = status
            self.word = word
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let slips = [
        Slip("sovle a.layout.json", 64, "did you mean 'solve'?"),
        Slip("draw a.layout.json -o x.png", 64, "unknown command 'draw'; 'alrender help' lists the commands"),
        Slip("help sovle", 64, "did you mean 'solve'?"),
        Slip("help nothing", 64, "unknown command 'nothing'"),
        Slip("a.layout.json x.png", 64, "missing output path; did you mean '-o x.png'?"),
        Slip("draw", 64, "unknown command 'draw'; 'alrender help' lists the commands"),
        Slip("completion", 64, "did you mean '--generate-completion-script bash'?"),
        Slip("foldr", 64, "no file 'foldr'; did you mean 'folder'?"),
        Slip("picture", 64, "no file 'picture'; did you mean 'pictured.layout.json'?"),
        Slip("b.layout.json -o x.png", 66, "b.layout.json: No such file or directory; did you mean 'a.layout.json'?"),
        Slip("test foldr", 66, "alrender: foldr: No such file or directory; did you mean 'folder'?"),
        Slip("check fodler/../a.layout.json", 66, "did you mean 'folder/../a.layout.json'?"),
        Slip("a.layout.json -o x.png --device pixel", 1, "= hint: 'alrender devices' lists the devices"),
        Slip("check a.layout.json --sweep 320...430", 64, "did you mean 'width=320...430'?"),
        Slip("a.layout.json -o", 64, "Missing value for '-o"),
        Slip("a.layout.json --outptu x.png", 64, "Did you mean '--output'?"),
        Slip("--verison", 64, "Unknown option '--verison'. Did you mean '--version'?"),
        Slip("check --dignostics github", 64, "Did you mean '--diagnostics'?"),
        Slip("-v", 64, "Did you mean '--version'?"), Slip("-?", 64, "Did you mean '--help'?"),
        Slip("version", 64, "did you mean '--version'?"),
        Slip("--strict check a.layout.json", 64, "the command 'check' comes first: 'alrender check …'"),
        Slip("a.layout.json -output x.png", 64, "Unknown option '-output'. Did you mean '--output'?"),
        Slip("a.layout.json -o x.png --text-size accessibilityLarge", 64, "did you mean 'AX2'?"),
        Slip("solve a.layout.json -o x.json", 64, "Redirect it to a file: 'alrender solve … > result'"),
        Slip("a.layout.json -0 x.png", 64, "Unknown option '-0'. Did you mean '-o'?"),
        Slip("a.layout.json -o x.png --dark", 64, "Did you mean '--appearance dark'?"),
        Slip("a.layout.json -o x.png --json", 64, "Did you mean '--format json'?"),
        Slip("a.layout.json -o x.png --frobnicate", 64, "Unknown option '--frobnicate'\nUsage"),
        Slip("solve a.layout.json --jsno", 64, "Did you mean '--format json'?"),
        Slip("solve a.layout.json --svg", 64, "Unknown option '--svg'\nUsage"),
        Slip("test --record", 64, "Did you mean '--update'?"),
        Slip("a.layout.json -o x.jpg", 64, "cannot tell the format of"),
        Slip("a.layout.json -o folder", 64, "'folder' is a folder: name its files, as in '-o folder/{stem}.png'"),
        Slip("a.layout.json -o new/", 64, "name its files, as in '-o new/{stem}.png'"),
        Slip("a.layout.json -o ''", 64, "cannot tell the format of"),
        Slip("'' -o x.png", 66, "an input path is empty"),
        Slip("missing.json -o x.png", 66, "alrender: missing.json: No such file or directory\n"),
        Slip("missing.json -o x.png --watch", 66, "alrender: missing.json: No such file or directory\n"),
        Slip(". -o x.png", 64, "would be written 2 times: put {stem} in the path"),
        Slip("/dev/zero -o x.png", 66, "is larger than 64 MB"),
        Slip("a.layout.json -o nowhere/x.png", 73, "alrender: nowhere/x.png: no directory 'nowhere'"),
        Slip("a.layout.json -o /proc/x.png", 73, "alrender: /proc/x.png: "),
        Slip("a.layout.json -o /dev/full --format png", 73, "alrender: /dev/full: No space left on device\n"),
        Slip("a.layout.json -o folder --format png", 73, "is a directory, expected a file"),
        Slip("a.layout.json -o a.layout.json --format svg", 64, "is an input and would be overwritten"),
        Slip("a.layout.json -o link.svg", 64, "is an input and would be overwritten"),
        Slip("pictured.layout.json -o dot.png", 64, "dot.png: is an input and would be overwritten"),
        Slip("a.layout.json -o x.png -o x.png", 64, "'-o x.png' is given twice"),
        Slip("a.layout.json pictured.layout.json -o x.png", 64, "put {stem} in the path"),
        Slip("a.layout.json -o x.png --scale 1e-300", 64, "The value '1e-300' is invalid"),
        Slip("a.layout.json -o {stem.png", 64, "'{stem.png' has a '{' without a '}'"),
        Slip("a.layout.json -o {stme}.png", 64, "unknown placeholder {stme} in '{stme}.png'"),
        Slip("- - -o {stem}.png", 64, "standard input can be read only once"),
        Slip("- -o x.png --watch", 64, "remove the input '-'"),
        Slip("a.layout.json -o - --format svg --watch", 64, "remove '-o -'"),
        Slip("-x.json -o x.png", 64, "Unknown option '-x.json'"),
        Slip("a.layout.json -o x.png --device iphone15", 1, "did you mean 'iphone-15'?"),
        Slip("a.layout.json -o x.png --size 320", 64, "as in '393x430'"),
        Slip("a.layout.json -o x.png --size -1x5", 64, "The value '-1x5' is invalid"),
        Slip("a.layout.json -o x.png --size nanxnan", 64, "The value 'nanxnan' is invalid"),
        Slip("a.layout.json -o x.png --size 1e9x1e9", 1, "at most 20000 points"),
        Slip("a.layout.json -o x.png --size 20000x20000 --scale 16", 1, "at most 100 million are drawn"),
        Slip("a.layout.json -o x.png --scale 1000", 64, "from 0.01 to 16"),
        Slip("a.layout.json -o x.png --scale -2", 64, "The value '-2' is invalid"),
        Slip("a.layout.json -o x.png --scale nan", 64, "The value 'nan' is invalid"),
        Slip("a.layout.json -o x.png -j 0", 64, "1 to 256"),
        Slip("a.layout.json -o x.png -j 1000", 64, "1 to 256"),
        Slip("a.layout.json -o x.png --theme moderm", 64, "one of 'classic', 'xcode' or 'print'"),
        Slip("a.layout.json -o x.png --show everything", 64, "- safeArea"),
        Slip("a.layout.json -o x.png --show ,", 64, "The value ',' is invalid"),
        Slip("a.layout.json -o x.png --metric gap", 64, "as in 'gap=12'"),
        Slip("a.layout.json -o x.png --metric gpa=3", 1, "did you mean 'gap'?"),
        Slip("a.layout.json -o x.png --metric gap=1e300", 1, "not a usable number"),
        Slip("a.layout.json -o x.png --variant wid", 1, "did you mean 'wide'?"),
        Slip("a.layout.json -o x.png --scene Login", 64, "--scene applies only to .xib and .storyboard files"),
        Slip("a.layout.json -o x.png --sizes recorded", 64, "--sizes applies only to .xib and .storyboard files"),
        Slip("no.xib -o x.png --variant wide", 64, "which have no variants"),
        Slip("solve a.layout.json --exercise bix", 1, "did you mean 'box'?"),
        Slip("solve a.layout.json --trace --format txt", 64, "remove --format"),
        Slip("solve a.layout.json --fit box=10", 64, "as in 'card=375x0@1000,50'"),
        Slip("check a.layout.json --log-style ios", 64, "--log-style requires --diagnostics uikit"),
        Slip("fmt a.layout.json pictured.layout.json", 64, "several documents need --in-place or --check"),
        Slip("fmt - --in-place", 64, "--in-place cannot be used with standard input"),
        Slip("import a.layout.json -o out", 64, "'a.layout.json' is not a .xib or .storyboard file"),
        Slip("agreement a.layout.json", 64, "'a.layout.json' is not a .xib or .storyboard file"),
        Slip("import no.xib -o a.layout.json", 73, "a.layout.json: is a file, expected a directory"),
        Slip("test a.layout.json --golden a.layout.json", 73, "is a file, expected a directory"),
        Slip("test a.layout.json --failures a.layout.json", 73, "is a file, expected a directory"),
        Slip("test missing", 66, "alrender: missing: No such file or directory\n"),
        Slip("diff a.layout.json dot.png", 64, "cannot compare a picture with a layout"),
        Slip("diff dot.png empty.png", 66, "the file is empty"),
        Slip("diff dot.png text.png", 66, "Not a PNG file"),
        Slip("dump a.layout.json --stage scen", 64, "'document', 'constraints', 'layout' or 'scene'"),
        Slip("schema a.layout.json", 64, "Unexpected argument"),
        Slip("a.layout.json -o x.png --size 393", 64, "write '393x' for the width alone"),
        Slip("a.layout.json -o x.png --size 393,430", 64, "did you mean '393x430'?"),
        Slip("a.layout.json -o x.png --scale 3x", 64, "did you mean '3'?"),
        Slip("a.layout.json -o x.png --time-limit 5s", 64, "it is in seconds; did you mean '5'?"),
        Slip("a.layout.json -o x.png --time-limit 2m", 64, "did you mean '120'?"),
        Slip("a.layout.json -o x.png --metric gap=12pt", 64, "did you mean 'gap=12'?"),
        Slip(
            "a.layout.json -o x.png --show constrants", 64,
            "<list>': no layer 'constrants'; did you mean 'constraints'?"),
        Slip("a.layout.json -o x.png --lint truncated-txt=off", 64, "did you mean 'truncated-text'?"),
        Slip("a.layout.json -o x.png --lint truncated-text=of", 64, "no level 'of'; did you mean 'off'?"),
        Slip("a.layout.json -o x.png --limit txt=3", 64, "no limit 'txt'; did you mean 'text'?"),
        Slip("a.layout.json -o x.png --limit text=2_000", 64, "did you mean 'text=2000'?"),
        Slip("a.xib -o x.png --bars navi", 64, "no bar 'navi'; did you mean 'nav'?"),
        Slip("a.xib -o x.png --safe-area top=59pt", 64, "did you mean 'top=59'?"),
        Slip("a.xib -o x.png --margins lft=8", 64, "no edge 'lft'; did you mean 'left'?"),
        Slip("solve a.layout.json --fit box=375", 64, "did you mean 'box=375x0'?"),
        Slip("solve a.layout.json --fit box=compresed", 64, "did you mean 'compressed'?"),
        Slip("test --report junti=x.xml", 64, "did you mean 'junit=x.xml'?"),
        Slip("test --report x.xml", 64, "did you mean 'junit=x.xml'?"),
        Slip("test --shard 3/2", 64, "there is no part 3 of 2"), Slip("test --shard 3", 64, "as in '3/8'"),
        Slip("a.layout.json a.layout.json -o {stem}.svg", 64, "is named more than once"),
        Slip("a.layout.json folder/../a.layout.json -o {stem}.svg", 64, "have the same {stem}"),
        Slip("check a.layot.json", 66, "a.layot.json: No such file or directory; did you mean 'a.layout.json'?"),
        Slip("check a", 66, "did you mean 'a.layout.json'?"), Slip("check foldr", 66, "did you mean 'folder'?"),
        Slip("check foldr/../a.layout.json", 66, "did you mean 'folder/../a.layout.json'?"),
        Slip("solve a.layout.json:12:3", 66, "did you mean 'a.layout.json'?"),
        Slip("figures nothere", 66, "alrender: nothere: No such file or directory\n"),
        Slip("solve .", 66, "is a directory, expected a layout document: name the files, as with './*.layout.json'"),
        Slip("agreement nodir", 66, "alrender: nodir: No such file or directory\n"),
        Slip("agreement .", 66, "alrender: .: the folder has no .xib or .storyboard file\n"),
        Slip("agreement folder", 66, "alrender: folder: the folder has no layouts\n"),
        Slip(
            "fmt Main.storyboard --check", 64,
            "'fmt' formats layout documents, and 'Main.storyboard' is an Interface Builder file"),
        Slip("explain a.layout.json width", 1, "'width' needs a view: write VIEW.width, such as box.width"),
        Slip("dot.png -o x.svg", 1, "= hint: the file is a PNG image, not a layout document\n"),
        Slip("explain dot.png", 66, "alrender: dot.png: is a PNG image, not a console log\n"),
        Slip(
            "serve text.png", 66,
            "alrender: text.png: is not a layout, expected a .layout.json, .xib, .storyboard or .swift file\n"),
        Slip(
            "diff HEAD", 66, "alrender: this folder is not in a git repository: 'diff REVISION' and '--changed-since'"),
        Slip("test a.layout.json --changed-since main", 66, "alrender: this folder is not in a git repository"),
        Slip("explain missing.log", 66, "alrender: missing.log: No such file or directory\n"),
        Slip("explain a.layout.json -o a", 64, "cannot tell the format of 'a'"),
    ]

    @Test(arguments: slips)
    func `Each mistake is reported`(slip: Slip) throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        _ = try scratch.write(
            #"{ "root": { "type": "imageView", "id": "a", "image": "dot.png" } }"#, to: "pictured.layout.json")
        let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAGCAIAAAB4jOjWAAAAFUlEQVQI12M0TpvJQAgwEVQxSBUBAAyzAT5JslilAAAAAElFTkSuQmCC"
        try #require(Data(base64Encoded: png)).write(to: scratch.url.appending(path: "dot.png"))
        _ = try scratch.write("", to: "empty.png")
        _ = try scratch.write("", to: "pictured.png")
        _ = try scratch.write("A text that is not a picture.", to: "text.png")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: scratch.path("link.svg"), withDestinationPath: "a.layout.json")
        try files.createDirectory(atPath: scratch.path("folder"), withIntermediateDirectories: false)
        let before = scratch.names
        let outcome = try Executable.run(slip.arguments, in: scratch.url)
        #expect(outcome.status == slip.status, "\(outcome.errors)")
        #expect(outcome.errors.contains(slip.word), "\(outcome.errors)")
        #expect(scratch.names == before)
        #expect(try scratch.bytes("a.layout.json") == Data(Layouts.valid.utf8))
        #expect(try scratch.bytes("dot.png").base64EncodedString() == png)
    }

    /// Names that need care in a shell need none here.
    @Test func `Any file name is accepted`() throws {
        let scratch = try ScratchDirectory()
        let names = ["sp ace", "new\nline", "ünï☃", "a'b\"c", "{b}", "-dash"]
        for name in names { _ = try scratch.write(Layouts.valid, to: name + ".layout.json") }
        let inputs = names.map { "./\($0).layout.json" }
        #expect(try Executable.run(inputs + ["-o", "{stem}.svg"], in: scratch.url).status == 0)
        #expect(scratch.names.filter { $0.hasSuffix(".svg") } == names.map { $0 + ".svg" }.sorted())
    }

    /// Nothing is forbidden to the superuser.
    @Test(.enabled(if: Executable.canRunUnprivileged, "the tests run as the superuser and without setpriv"))
    func `Files without permission are reported`() throws {
        let scratch = try ScratchDirectory()
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        let locked = scratch.path("locked")
        try FileManager.default.createDirectory(
            atPath: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
        let outcome = try Executable.runUnprivileged([input, "-o", "\(locked)/a.png"], in: scratch.url)
        #expect(outcome.status == 73)
        #expect(outcome.errors == "alrender: \(locked)/a.png: Permission denied\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: input)
        let unread = try Executable.runUnprivileged(["check", input], in: scratch.url)
        #expect(unread.status == 66)
        #expect(unread.errors == "alrender: \(input): Permission denied\n")
    }

    /// As of a script whose variable is not set: what is written below it would be at the top of the file system.
    @Test(arguments: [
        ["init", ""], ["import", "a.xib", "-o", ""], ["test", "a.xib", "--golden", ""],
        ["test", "a.xib", "--failures", ""], ["review", "a.xib", "--golden", ""],
    ])
    func `An empty path of a folder is refused`(arguments: [String]) throws {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("is empty, expected"), "\(outcome.errors)")
    }

    @Test func `A log in UTF-16 is refused`() throws {
        let scratch = try ScratchDirectory()
        let path = scratch.path("log.txt")
        try #require("Unable to simultaneously satisfy constraints.\n".data(using: .utf16LittleEndian))
            .write(to: URL(filePath: path))
        let outcome = try Executable.run(["explain", path])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the text is UTF-16: save it as UTF-8 [invalid-utf8]"), "\(outcome.errors)")
    }

    @Test func `A review of what cannot be read says so`() throws {
        let outcome = try Executable.run(["review", "no-such.layout.json"], environment: [:])
        #expect(outcome.status == 66)
        #expect(outcome.errors == "alrender: no-such.layout.json: No such file or directory\n")
    }
}
