// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import Testing

struct GoldenComparisonTests {
    private func record(fonts: [String]) -> GoldenRecord {
        let list = fonts.map { "{ \"file\": \"\($0)\", \"family\": \"Inter\", \"version\": \"1\" }" }
        return GoldenRecord(
            layout: Array("{ \"views\": [], \"constraints\": [], \"fonts\": [\(list.joined(separator: ", "))] }".utf8))
    }

    @Test func `The order of fonts says nothing`() {
        let (one, other) = (record(fonts: ["a.otf", "b.otf"]), record(fonts: ["b.otf", "a.otf"]))
        #expect(GoldenComparison().findings(expected: one, actual: other).isEmpty)
        let fewer = GoldenComparison().findings(expected: one, actual: record(fonts: ["a.otf"]))
        #expect(fewer.flatMap(\.lines) == ["recorded with the font b.otf (Inter, 1)"])
    }

    @Test func `A golden that Git LFS has not downloaded is reported as such`() {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 3\n".utf8)
        let actual = GoldenRecord(layout: record(fonts: []).layout, png: [1], svg: [2])
        let findings = GoldenComparison().findings(
            expected: GoldenRecord(layout: pointer, png: pointer, svg: pointer), actual: actual)
        #expect(findings.count == 3)
        for finding in findings { #expect(finding.lines[0].contains("run 'git lfs pull'")) }
    }
}
