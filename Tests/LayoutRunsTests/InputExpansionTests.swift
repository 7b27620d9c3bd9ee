// SPDX-License-Identifier: Apache-2.0
import LayoutRuns
import RunTestSupport
import Testing

struct InputExpansionTests {
    private let files = MemoryFiles([
        "a/one.layout.json": "", "a/b/two.xib": "", "a/b/notes.txt": "", "a/Three.STORYBOARD": "", "a/x.json": "",
        "other/secret.layout.json": "", "empty/notes.txt": "",
    ])

    private func found(_ inputs: String..., allowsOutside: Bool = false) -> FoundFiles {
        InputExpansion.files(inputs, in: FileAccess(files, allowsOutside: allowsOutside))
    }

    @Test func `A folder means the layouts in it, in any case of their endings`() {
        #expect(found("a").paths == ["a/Three.STORYBOARD", "a/b/two.xib", "a/one.layout.json"])
        #expect(found("a/", "a/one.layout.json").paths.count == 4)
    }

    @Test func `A pattern means the files with such names`() {
        #expect(found("a/*.layout.json").paths == ["a/one.layout.json"])
        #expect(found("**/two*").paths == ["a/b/two.xib"])
        #expect(found("a/*.svg").faults.map(\.reason) == ["no file matches the pattern"])
    }

    @Test func `A folder without layouts is a fault, and a file is itself`() {
        #expect(found("empty").faults.map(\.message) == ["empty: the folder has no layouts"])
        #expect(found("a/b/notes.txt").paths == ["a/b/notes.txt"])
    }

    @Test func `A link out of a folder is left out, unless it is permitted`() {
        files.addLink("a/link.layout.json", to: "other/secret.layout.json")
        let refused = found("a")
        #expect(!refused.paths.contains("a/link.layout.json"))
        #expect(
            refused.faults.map(\.reason) == ["is a link that leads out of 'a', which '--allow-outside' permits"])
        #expect(found("a", allowsOutside: true).paths.contains("a/link.layout.json"))
    }
}
