// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The schema that `alrender schema` prints, judged by a validator that is not ours.
struct SchemaTests {
    private static let script = """
        import glob, json, os, re, sys
        import jsonschema
        schema = json.load(open(sys.argv[1]))
        validator_class = jsonschema.validators.validator_for(schema)
        validator_class.check_schema(schema)
        validator = validator_class(schema)
        for path in sorted(glob.glob(sys.argv[2] + "/**/*.layout.json", recursive=True)):
            text = "\\n".join(line for line in open(path, encoding="utf-8") if not re.match(r"\\s*//", line))
            error = next(iter(validator.iter_errors(json.loads(text))), None)
            print(os.path.relpath(path, sys.argv[2]), "" if error is None else error.message.replace("\\n", " ")[:200])
        """

    /// The lines that a script of Python prints about the schema.
    private static func lines(of script: String, _ argument: String) throws -> [String] {
        let scratch = try ScratchDirectory()
        let schema = scratch.path("schema.json")
        try Executable.run(["schema"]).output.write(to: URL(filePath: schema))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", script, schema, argument]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `Every valid sample fits the schema`() throws {
        let lines = try Self.lines(of: Self.script, Executable.package.appending(path: "samples/valid").path)
        #expect(lines.count >= 19)
        for line in lines { #expect(line.hasSuffix(".layout.json "), "\(line)") }
    }

    private static let mistakes = """
        import json, sys
        import jsonschema
        schema = json.load(open(sys.argv[1]))
        validator = jsonschema.validators.validator_for(schema)(schema)
        def document(constraint):
            view = {"id": "a", "type": "label", "text": "A"}
            return {"root": {"id": "screen", "children": [view]}, "constraints": [constraint]}
        for constraint in json.loads(sys.argv[2]):
            print("right" if validator.is_valid(document(constraint)) else "wrong")
        def walk(value):
            if isinstance(value, dict):
                if "enumDescriptions" in value:
                    if len(value["enum"]) != len(value["enumDescriptions"]) or not all(value["enumDescriptions"]):
                        print("no description", value["enum"])
                for part in value.values(): walk(part)
            elif isinstance(value, list):
                for part in value: walk(part)
        walk(schema)
        for name, definition in schema["$defs"].items():
            for example in definition.get("examples", []):
                part = {"$ref": "#/$defs/" + name, "$defs": schema["$defs"]}
                jsonschema.validate(example, part)
        for example in schema["examples"]: validator.validate(example)
        """

    @Test func `The schema marks misspelt equations, describes every value and fits its own examples`() throws {
        let right = [
            "a.leading = screen.leading + 20", "a.top = screen.top @750 'x'", "2 * a.width >= screen.width - 3",
            "(a.leading - screen.leading) = 0.5 * a.width", "a.width = 16/9 * a.height", "a.width=margin",
            "20 = a.width",
            "a.top = screen.safeAreaLayoutGuide.top + systemSpacing", "H:|-[a(>=40@750)]-|", "|-[a]", "V:[a(20)]",
        ]
        let wrong = [
            "a.leadin = screen.leading", "a = screen", "H:|-20-a-|", "H:|-(20-[a]", "a.width => 20", "a.width = 20pt",
            "a.width = 50%", "a.leading screen.leading",
            "a.leadingAnchor = screen.leading", "a.edges = screen.edges", "a.width = 1 +", "a.frame.width = 2", "",
        ]
        let list = String(decoding: try JSONEncoder().encode(right + wrong), as: UTF8.self)
        let lines = try Self.lines(of: Self.mistakes, list)
        let expected = right.map { _ in "right" } + wrong.map { _ in "wrong" }
        #expect(lines == expected)
    }
}
