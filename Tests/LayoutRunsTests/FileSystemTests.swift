// SPDX-License-Identifier: Apache-2.0
import LayoutRuns
import RunTestSupport
import Testing

struct FileSystemTests {
    private let files = MemoryFiles([
        "forms/login.layout.json": "{}", "forms/Main.storyboardc/x.nib": "", "views/a.xib": "", "views/.git/HEAD": "",
    ])

    @Test(arguments: [
        ("forms/logn.layout.json", "forms/login.layout.json"), ("form/login.layout.json", "forms/login.layout.json"),
        ("forms/login", "forms/login.layout.json"), ("forms/login.layout.json:3:10", "forms/login.layout.json"),
    ])
    func `A file that is not there is answered by the one that is meant`(path: String, meant: String) {
        #expect(files.missing(path).message == "\(path): No such file or directory; did you mean '\(meant)'?")
        let fault = #expect(throws: FileFault.self) { try files.read(path) }
        #expect(fault?.message == files.missing(path).message && fault?.status == .noInput)
    }

    @Test(arguments: [
        ("forms", "is a directory, expected a layout document: name the files, as with 'forms/*.layout.json'"),
        ("views/", "is a directory, expected a layout document: name the files, as with 'views/*.xib'"),
        (
            "forms/Main.storyboardc",
            "is compiled, and its constraints cannot be read: pass the .storyboard or .xib file"
        ),
    ])
    func `A folder where a document is expected says what to name`(path: String, reason: String) {
        #expect(throws: FileFault.self) { try files.read(path) }
        #expect((try? files.read(path)) == nil)
        let fault = #expect(throws: FileFault.self) { try files.read(path) }
        #expect(fault?.reason == reason)
    }

    @Test func `Paths between folders are relative, and places are found without the files`() {
        #expect(files.relativePath(from: "forms", to: "views") == "../views/")
        #expect(files.relativePath(from: "forms", to: "forms") == "")
        #expect(files.relativePath(from: "forms", to: "nowhere") == nil)
        #expect(files.place(of: "forms/../new/x") == ["new", "x"])
        #expect(files.workingTree(around: ["views", "deep", "er"]) == ["views"])
    }

    @Test func `A document names files in its folder alone, unless it may`() {
        let own = FileAccess(files).directory(of: "forms/login.layout.json")
        #expect(!own.isOutside("logo.png") && own.isOutside("../views/logo.png") && own.isOutside("/etc/passwd"))
        #expect(!FileAccess(files, allowsOutside: true).directory(of: "forms/login.layout.json").isOutside("/x"))
        // Its project has images in the folders above.
        #expect(!FileAccess(files).directory(of: "views/a.xib").isOutside("../forms/logo.png"))
    }
}
