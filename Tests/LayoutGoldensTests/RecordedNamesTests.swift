// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

@testable import LayoutGoldens

@Suite struct RecordedNamesTests {
    /// A file system of names without contents, which counts how often it lists a folder.
    private final class ListedFiles: GoldenFiles {
        let listings = Mutex(0)
        let all: [String]

        init(_ all: [String]) { self.all = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

        func bytes(of path: String) throws(GoldenFault) -> [UInt8] { throw .unreadable(path: path, reason: "") }

        func paths(below folder: String, suffixes: [String]) -> (paths: [String], faults: [GoldenFault]) { ([], []) }

        func names(in folder: String) -> [String] {
            listings.withLock { $0 += 1 }
            return all
        }

        func isDirectory(_ path: String) -> Bool { false }
    }

    @Test func `A folder of goldens is listed once for all inputs`() {
        let files = ListedFiles((0..<100).flatMap { ["d\($0).json", "d\($0).png", "d\($0).dark.png"] })
        let names = RecordedNames()
        for index in 0..<100 {
            let input = GoldenInput(name: "d\(index)", path: "d\(index).layout.json", recorded: "golden/d\(index)")
            #expect(
                input.recordedVariants(otherThan: ["large"], in: files, names) == ["golden/d\(index).dark.png"])
            #expect(input.recordedVariants(otherThan: ["dark"], in: files, names).isEmpty)
        }
        #expect(files.listings.withLock(\.self) == 1)
    }

    @Test func `Goldens of an input have its name in front, byte by byte`() {
        let files = ListedFiles(["a.json", "a.b.json", "a.b.c.json", "ab.c.json", "cafe\u{301}.x.png", "b.png"])
        func variants(_ name: String) -> [String] {
            GoldenInput(name: name, path: name + ".layout.json", recorded: name)
                .recordedVariants(otherThan: [], in: files, RecordedNames())
        }
        #expect(variants("a") == ["a.b.json"])
        #expect(variants("b").isEmpty)
        #expect(variants("caf\u{E9}").isEmpty)
        #expect(variants("cafe\u{301}") == ["cafe\u{301}.x.png"])
        #expect(variants("zebra").isEmpty)
    }
}
