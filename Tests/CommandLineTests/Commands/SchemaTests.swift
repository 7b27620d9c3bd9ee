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

    @Test func `Every valid sample fits the schema`() throws {
        let python = "/usr/bin/python3"
        let scratch = try ScratchDirectory()
        let schema = scratch.path("schema.json")
        try Executable.run(["schema"]).output.write(to: URL(filePath: schema))
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", Self.script, schema, Executable.package.appending(path: "samples/valid").path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(lines.count >= 19)
        for line in lines { #expect(line.hasSuffix(".layout.json "), "\(line)") }
    }
}
