// SPDX-License-Identifier: Apache-2.0
import Testing

/// Every test is named by a sentence.
struct TestNameTests {
    @Test func `Every test is named by a sentence in a raw identifier`() {
        let names = SourceTree.tests.flatMap { file in Self.testNames(in: file).map { (file.path, $0) } }
        #expect(names.count > 700)
        for (path, name) in names {
            let isSentence = name.hasPrefix("`") && name.split(separator: " ").count >= 3 && !name.hasSuffix(".`")
            #expect(isSentence, "\(path): \(name)")
        }
    }

    @Test func `No test has a display name in addition to its name`() {
        for file in SourceTree.tests {
            let lines = file.lines.map { $0.drop { $0 == " " } }
            for (line, next) in zip(lines, lines.dropFirst()) {
                let isNamed = line.hasPrefix("@Test(\"") || (line == "@Test(" && next.hasPrefix("\""))
                #expect(!isNamed, "\(file.path): \(line)\(next)")
            }
        }
    }

    /// The names of the functions that follow `@Test`, with their backticks.
    private static func testNames(in file: SourceTree.File) -> [String] {
        var names: [String] = []
        var isTest = false
        for line in file.lines.map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("@Test") { isTest = true }
            guard isTest, let keyword = line.firstRange(of: "func ") else { continue }
            let name = line[keyword.upperBound...]
            if name.first == "`" {
                names.append("`" + name.dropFirst().prefix { $0 != "`" } + "`")
            } else {
                names.append(String(name.prefix { $0 != "(" }))
            }
            isTest = false
        }
        return names
    }
}
