// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Projects: how they begin, the canvases that they test, and reports that are joined.
struct GoldenProjectTests {
    private let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Executable.Outcome {
        try Executable.run(arguments, in: scratch.url, environment: environment)
    }

    @Test func `A new project passes, and nothing in it is overwritten`() throws {
        let first = try run("init")
        #expect(first.status == 0)
        #expect(first.text.hasPrefix("written alrender.json\nwritten layouts/example.layout.json\n"))
        #expect(try run("test", "--strict").text == "2 passed, 0 failed\n")
        _ = try scratch.write("{ \"layouts\": \"layouts\" } // mine", to: "alrender.json")
        let again = try run("init")
        #expect(again.status == 0)
        #expect(!again.text.contains("written"))
        #expect(try String(contentsOfFile: scratch.path("alrender.json"), encoding: .utf8).hasSuffix("// mine"))
        #expect(try run("init", "other/app").status == 0)
        #expect(FileManager.default.fileExists(atPath: scratch.path("other/app/golden/example.png")))
        let misspelt = try run("test", "--accept", "exmaple")
        #expect(misspelt.status == 66)
        #expect(misspelt.errors.contains("no layout in layouts has a case named 'exmaple'; did you mean 'example'?"))
        _ = try scratch.write("*.o\nfailures\n", to: "other/app/.gitignore")
        #expect(
            try run("init", "other/app").text.contains(
                "kept    other/app/.gitignore; add to it: /layouts.xml, /layouts.md\n"))
    }

    @Test func `A folder of layouts that is not there has its place and the nearest name`() throws {
        #expect(try run("init").status == 0)
        _ = try scratch.write(#"{ "layouts": "layuots" }"#, to: "alrender.json")
        let outcome = try run("test")
        #expect(outcome.status == 66)
        #expect(outcome.errors.hasPrefix("alrender.json:1:14: error: no folder 'layuots' [project-setting]\n"))
        #expect(outcome.errors.contains("did you mean \"layouts\"?"), "\(outcome.errors)")
    }

    @Test func `A project file of another folder is noted, since it does not count`() throws {
        #expect(try run("init", "app").status == 0)
        let app = scratch.url.appending(path: "app")
        _ = try scratch.write("{ \"layouts\": \"layouts\" }", to: "app/alrender.json")
        #expect(try Executable.run(["test", "--update"], in: app, environment: [:]).status == 0)
        let outcome = try run("test", "app/layouts", "--golden", "app/golden")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors
                == "alrender: app/alrender.json: is not used: run the command in its folder for its settings\n"
        )
        #expect(try Executable.run(["test", "layouts"], in: app).errors.isEmpty)
    }

    @Test func `Names that no case has are noted in a run over all cases`() throws {
        #expect(try run("init").status == 0)
        _ = try scratch.write(
            """
            { "layouts": "layouts", "allowErrors": ["exmaple"], "pictures": ["example", "example.landscape", "forms/"],
              "tolerances": [{ "cases": ["example/"], "component": 1, "reason": "fonts" }],
              "matrix": [{ "cases": ["exampel"], "devices": ["iphone-15"] }] }
            """, to: "alrender.json")
        let outcome = try run("test", "--tolerance", "exampl=1", "--tolerance", "exaple=1")
        let notes = [
            "alrender.json:1:41: note: allowErrors: no case has the name \"exmaple\"; did you mean \"example\"?",
            "note: pictures: no case is in the folder \"forms/\" [project-setting]",
            "note: tolerances: no case is in the folder \"example/\"; did you mean \"example\"?",
            "note: matrix: no case has the name \"exampel\"; did you mean \"example\"?",
            "alrender: --tolerance: no case has 'exaple' in its name; did you mean 'example'?",
        ]
        for note in notes { #expect(outcome.errors.contains(note), "\(outcome.errors)") }
        #expect(!outcome.errors.contains("'exampl'"))
        #expect(try !run("test", "layouts/example.layout.json").errors.contains("note:"))
    }

    @Test func `Workflows install the release of this version`() throws {
        let version = try #require(
            run("--version").text.split(separator: " ").dropFirst().first?.prefix { !$0.isNewline })
        #expect(try run("init").status == 0)
        let workflow = try String(contentsOfFile: scratch.path(".github/workflows/layouts.yml"), encoding: .utf8)
        let files = try ["README.md", "docs/testing.md", "action.yml"].map {
            try String(contentsOf: Executable.package.appending(path: $0), encoding: .utf8)
        }
        for text in [workflow] + files {
            #expect(
                text.contains("uses: OWNER/alrender@v\(version)\n")
                    || text.contains("uses: OWNER/alrender@v\(version) "))
            for name in text.matches(of: #/alrender(?:@v|_)(\d[\d.]*\d)/#) { #expect(name.output.1 == version) }
        }
        // What installs or packs a release names it, too.
        for (path, line) in [
            ("action.yml", "        VERSION: \(version)\n"),
            ("packaging/alrender.spec", "Version:        \(version)\n"),
            ("docs/getting-started.md", "alrender_\(version)_amd64.deb"),
        ] {
            let text = try String(contentsOf: Executable.package.appending(path: path), encoding: .utf8)
            #expect(text.contains(line), "\(path)")
        }
    }

    /// GitHub's workflow, GitLab's pipeline, and the shards.
    @Test func `The commands of the examples for continuous integration run in a new project`() throws {
        #expect(try run("init").status == 0)
        let workflow = try String(contentsOfFile: scratch.path(".github/workflows/layouts.yml"), encoding: .utf8)
        let pages = try ["README.md", "docs/testing.md"].map {
            try String(contentsOf: Executable.package.appending(path: $0), encoding: .utf8)
        }
        let commands = ([workflow] + pages).flatMap {
            $0.matches(of: #/(?:alrender|arguments:) (test [^'"`#\n]*--report [^'"`#}\n]*)/#)
        }
        .map { $0.output.1.split(separator: " ").map(String.init).filter { $0 != "layouts" } }
        #expect(commands.count > 4)
        for arguments in commands {
            let outcome = try Executable.run(arguments, in: scratch.url, environment: [:])
            #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
            for file in arguments.compactMap({ $0.split(separator: "=").dropFirst().first }) {
                #expect(FileManager.default.fileExists(atPath: scratch.path(String(file))), "\(arguments)")
                try FileManager.default.removeItem(atPath: scratch.path(String(file)))
            }
        }
    }

    @Test func `What a run leaves behind in a new project is ignored by git`() throws {
        let repository = try Repository()
        #expect(try repository.run("init").status == 0)
        try repository.commit()
        try repository.write(Layouts.valid, to: "layouts/example.layout.json")
        #expect(
            try repository.run("test", "--report", "junit=layouts.xml", "--report", "markdown=layouts.md").status == 2)
        #expect(try repository.git("status", "--porcelain") == " M layouts/example.layout.json\n")
    }

    @Test func `The schema of project files accepts ours, and no setting that does not exist`() throws {
        let schema = try run("schema", "--project")
        #expect(schema.status == 0)
        _ = try scratch.write(schema.text, to: "schema.json")
        let ours = try String(contentsOf: Executable.package.appending(path: "alrender.json"), encoding: .utf8)
        let json = ours.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        let full = """
            { "strict": true, "tolerances": [{ "cases": ["a/"], "component": 2, "ratio": 0.1, "reason": "fonts" }],
              "matrix": [{ "devices": ["iphone-15"], "appearances": ["dark"], "strings": ["de.json"] }] }
            """
        let script = """
            import json, sys, jsonschema
            schema = json.load(open("schema.json"))
            jsonschema.Draft202012Validator.check_schema(schema)
            print(len(list(jsonschema.Draft202012Validator(schema).iter_errors(json.loads(sys.argv[1])))))
            """
        for (text, count) in [
            (json, "0"), (full, "0"), ("{ \"goldn\": \"x\" }", "1"), ("{ \"tolerances\": [{ \"pixels\": 1 }] }", "1"),
        ] {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/python3")
            process.arguments = ["-c", script, text]
            process.currentDirectoryURL = scratch.url
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(said == count + "\n", "\(text.prefix(60))")
        }
    }

    private func writeMatrix(_ matrix: String) throws {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        _ = try scratch.write("{ \"layouts\": \"layouts\", \"matrix\": \(matrix) }", to: "alrender.json")
    }

    @Test func `Every combination of a matrix is a case with a name of its own`() throws {
        try writeMatrix("{ \"devices\": [\"iphone-15\", \"iphone-se-3\"], \"appearances\": [\"light\", \"dark\"] }")
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
        let recorded = try run("test", "--update")
        #expect(recorded.text.contains("recorded box (iphone-se-3, dark)\n"))
        #expect(recorded.text.hasSuffix("8 passed, 0 failed\n"))
        #expect(FileManager.default.fileExists(atPath: scratch.path("golden/box.iphone-se-3,dark.json")))
        #expect(try run("test").text == "8 passed, 0 failed\n")
        #expect(try run("test", "--filter", "box (iphone-15, dark)").text == "1 passed, 0 failed\n")
        try writeMatrix("{ \"devices\": [\"iphone-15\"], \"appearances\": [\"light\", \"dark\"] }")
        let fewer = try run("test")
        #expect(fewer.status == 2)
        #expect(fewer.text.contains("✗ golden/box.iphone-se-3,dark.json\n"))
        #expect(try run("test", "--prune").status == 0)
        try writeMatrix("{ \"devices\": [\"iphone-51\"] }")
        let wrong = try run("test")
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("devices: unknown name \"iphone-51\"; did you mean \"iphone-11\"?"))
    }

    @Test(arguments: [
        (#"["de", "DE"]"#, #""DE" is the same language as "de""#),
        (#"["zh-Hans", "fr", "zh_hans"]"#, #""zh_hans" is the same language as "zh-Hans""#),
        (#"["de DE"]"#, #""de DE" is not a language: expected a tag such as "de" or "pt-BR""#),
    ])
    func `A matrix has each language once`(languages: String, message: String) throws {
        try writeMatrix("{ \"languages\": \(languages) }")
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
        let outcome = try run("test", "--update")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("error: languages: \(message) [project-setting]"), "\(outcome.errors)")
    }

    @Test func `Scenes of a storyboard are tested in every combination`() throws {
        try writeMatrix("{ \"devices\": [\"iphone-15\", \"iphone-se-3\"] }")
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard"),
            to: scratch.url.appending(path: "layouts/sign-up.storyboard"))
        let recorded = try run("test", "--update")
        let scenes = recorded.text.split(separator: "\n").filter { $0.hasPrefix("recorded sign-up (") }
        #expect(scenes.count(where: { $0.hasSuffix(", iphone-se-3)") }) == scenes.count / 3)
        #expect(recorded.text.hasSuffix("\(scenes.count) passed, 0 failed\n"))
        #expect(try run("test").text == "\(scenes.count) passed, 0 failed\n")
        let name = try #require(scenes.first { $0.hasSuffix(", iphone-se-3)") }?.dropFirst("recorded ".count))
        #expect(try run("test", "--filter", String(name)).text == "1 passed, 0 failed\n")
    }

    @Test func `Strings files of a matrix leave the other combinations to scenes`() throws {
        try writeMatrix("{ \"devices\": [\"iphone-15\", \"iphone-se-3\"], \"strings\": [\"de.json\"] }")
        _ = try scratch.write("{}", to: "de.json")
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard"),
            to: scratch.url.appending(path: "layouts/sign-up.storyboard"))
        let recorded = try run("test", "--update").text
        #expect(recorded.contains(", iphone-se-3)\n") && !recorded.contains("de)"))
    }

    @Test func `A link to a folder of layouts is not tested, which is said`() throws {
        try writeMatrix("[]")
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
        for (folder, file) in [("more", "more.layout.json"), ("other", "other.txt")] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
            _ = try scratch.write(Layouts.valid, to: "\(folder)/\(file)")
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("layouts/\(folder)"), withDestinationPath: "../\(folder)")
        }
        let outcome = try run("test", "--update")
        #expect(
            outcome.errors
                == "alrender: layouts/more: is a link to a folder, whose layouts are not tested: name the folder on the command line\n"
        )
    }

    @Test func `A picture that differs in its marks alone says so, and passes where marks are ignored`() throws {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        let label = Layouts.valid.replacing(
            "{ \"id\": \"box\", \"type\": \"view\" }",
            with: "{ \"id\": \"box\", \"type\": \"label\", \"text\": \"Sign in\" }")
        _ = try scratch.write(label, to: "layouts/box.layout.json")
        #expect(try run("test", "layouts", "--update").status == 0)
        let marks = try run("test", "layouts", "--show", "sizes")
        #expect(marks.status == 2)
        #expect(marks.text.contains(", in marks alone: the content is as recorded\n"))
        _ = try scratch.write("{ \"marks\": \"ignore\" }", to: "alrender.json")
        #expect(try run("test", "layouts", "--show", "sizes").status == 0)
        // Frames are the same, and the text is not.
        _ = try scratch.write(
            label.replacing("\"Sign in\"", with: "\"Sign on\", \"style\": { \"textColor\": \"red\" }"),
            to: "layouts/box.layout.json")
        let content = try run("test", "layouts")
        #expect(content.status == 2)
        #expect(!content.text.contains("in marks alone"))
    }

    @Test(arguments: ["de.json", "de.lproj/Localizable.strings"])
    func `Strings files replace the texts of a layout`(file: String) throws {
        try writeMatrix("{ \"strings\": [\"\(file)\"] }")
        let layout = Layouts.valid.replacing(
            "{ \"id\": \"box\", \"type\": \"view\" }",
            with: "{ \"id\": \"box\", \"type\": \"label\", \"text\": \"Sign in\" }"
        ).replacing(", \"box.width = 100\"", with: "")
        _ = try scratch.write(layout, to: "layouts/box.layout.json")
        let folder = scratch.url.appending(path: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let apple = "/* A button */\n\"Sign in\" = \"Jetzt \\\"hier\\\" anmelden\"; // end\n"
        _ = try scratch.write(
            file.hasSuffix(".json") ? "{ \"Sign in\": \"Jetzt \\\"hier\\\" anmelden\" }" : apple, to: file)
        #expect(try run("test", "--update").text.hasSuffix("4 passed, 0 failed\n"))
        func width(_ golden: String) throws -> Double {
            let json = try JSONSerialization.jsonObject(with: scratch.bytes(golden)) as? [String: Any]
            let views = json?["views"] as? [[String: Any]]
            return try #require((views?.last?["frame"] as? [String: Any])?["width"] as? Double)
        }
        #expect(try width("golden/box.de.json") > width("golden/box.json") + 50)
        _ = try scratch.write("nonsense", to: file)
        let broken = try run("test")
        #expect(broken.status == 2)
        #expect((broken.text + broken.errors).contains("is not a file of texts: line 1, "))
    }

    @Test func `Reports of several machines give one page and one JUnit file`() throws {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        for name in ["a", "b", "c"] { _ = try scratch.write(Layouts.valid, to: "layouts/\(name).layout.json") }
        _ = try run("test", "layouts", "--update")
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "layouts/b.layout.json")
        _ = try run("test", "layouts", "--report", "html=whole.html", "--report", "junit=whole.xml")
        for part in 1...2 {
            _ = try run("test", "layouts", "--shard", "\(part)/2", "--report", "json=\(part).json")
        }
        let merged = try run(
            "report", "merge", "2.json", "1.json", "--report", "html=all.html", "--report", "junit=all.xml")
        #expect(merged.status == 2)
        #expect(merged.text == "4 passed, 2 failed\n")
        func withoutCommands(_ file: String) throws -> [Substring] {
            try String(contentsOfFile: scratch.path(file), encoding: .utf8).split(separator: "\n")
                .filter { !$0.contains("class=\"accepting\"") }
        }
        let isSamePage = try withoutCommands("all.html") == withoutCommands("whole.html")
        #expect(isSamePage)
        #expect(
            try String(contentsOfFile: scratch.path("all.xml"), encoding: .utf8).contains("tests=\"6\" failures=\"2\""))
        #expect(try run("report", "merge", "1.json", "1.json").errors.contains("is in two reports"))
        let incomplete = try run("report", "merge", "1.json", "--report", "junit=part.xml")
        #expect(incomplete.status == 66)
        #expect(incomplete.errors == "alrender: no report of '--shard 2/2'\n")
        #expect(FileManager.default.fileExists(atPath: scratch.path("part.xml")))
        #expect(try run("report", "merge", "whole.xml").status == 1)
    }
}
