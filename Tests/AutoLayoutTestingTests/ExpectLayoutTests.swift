// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
import Testing

@testable import AutoLayoutTesting

/// `expectLayout` in Swift Testing, with goldens in a folder of its own.
struct ExpectLayoutTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "expect-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func document(top: Int) -> LayoutDocument {
        [
            "canvas": ["width": 320, "height": 200],
            "root": ["id": "screen", "children": [["id": "box"]]],
            "constraints": [
                "box.top = screen.top + \(top)", "box.leading = screen.leading", "box.width = 40",
                "box.height = 20",
            ],
            "variants": ["wide": ["canvas": ["width": 640]]],
        ]
    }

    private func expect(
        _ subject: SnapshotTest.Subject, _ recording: SnapshotRecording, allowsErrors: Bool = false,
        column: UInt = #column
    ) {
        let caller = Caller(
            fileID: #fileID, filePath: #filePath, function: "sample()", line: #line, column: column)
        SnapshotTest(
            caller: caller, name: nil,
            options: LayoutExpectation(recording: recording, allowsErrors: allowsErrors), folder: folder
        ).expect(subject)
    }

    private var goldens: [String] {
        let path = folder.appending(path: "__Snapshots__/ExpectLayoutTests").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// The comments of the issues that the body records.
    private func issues(_ body: () -> Void) -> [String] {
        let comments = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            let texts = issue.comments.map(\.rawValue)
            comments.withLock { $0 += texts }
            return true
        }
        return comments.withLock { $0 }
    }

    @Test func `What is missing is recorded once, and the test that records it fails`() {
        let first = issues { expect(.document(document(top: 8)), .missing) }
        #expect(first.count == 2)
        #expect(first.first == "sample was recorded: look at its picture, and run the test again")
        #expect(goldens == ["sample.json", "sample.png", "sample.wide.json", "sample.wide.png"])
        #expect(issues { expect(.document(document(top: 8)), .missing) }.isEmpty)
        #expect(issues { expect(.document(document(top: 8)), .never) }.isEmpty)
    }

    @Test func `A layout that changed fails with its cause`() {
        _ = issues { expect(.document(document(top: 8)), .missing) }
        let found = issues { expect(.document(document(top: 10)), .missing) }
        #expect(
            found == [
                "sample\nbox.top == screen.top + 8 → + 10: box moves by (0, +2)",
                "sample (wide)\nbox.top == screen.top + 8 → + 10: box moves by (0, +2)",
            ])
        #expect(issues { expect(.document(document(top: 8)), .never) }.isEmpty)
    }

    @Test(.timeLimit(.minutes(10)))
    func `An image that is a pipe is refused`() throws {
        try #require(mkfifo(folder.appending(path: "pipe.png").path, 0o600) == 0)
        let file = folder.appending(path: "image.layout.json")
        let text = #"{"root": {"id": "screen", "children": [{"id": "it", "type": "imageView", "image": "pipe.png"}]}}"#
        try Data(text.utf8).write(to: file)
        let found = issues { expect(.file("image.layout.json"), .missing) }
        #expect(found.contains { $0.contains("it is not a regular file") }, "\(found)")
    }

    @Test func `Recording what failed, or everything, replaces goldens`() {
        for (mode, top) in [(SnapshotRecording.failed, 10), (.all, 12)] {
            _ = issues { expect(.document(document(top: 8)), .all) }
            #expect(issues { expect(.document(document(top: top)), mode) }.count == 2)
            #expect(issues { expect(.document(document(top: top)), .never) }.isEmpty)
        }
        #expect(issues { expect(.document(document(top: 12)), .failed) }.isEmpty)
        #expect(issues { expect(.document(document(top: 12)), .all) }.count == 2)
    }

    @Test func `Nothing is recorded if nothing may be`() {
        let found = issues { expect(.document(document(top: 8)), .never) }
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.hasSuffix("it was never recorded, and nothing is recorded now") })
        #expect(goldens.isEmpty)
    }

    @Test func `An unknown way of recording in the environment is a failure, not the default`() {
        let problem = SnapshotRecording.problem(in: ["ALRENDER_RECORD": "fialed"])
        #expect(problem == "ALRENDER_RECORD is 'fialed', expected one of 'all', 'missing', 'failed', 'never'")
        for value in ["all", "missing", "failed", "never", ""] {
            #expect(SnapshotRecording.problem(in: ["ALRENDER_RECORD": value]) == nil)
        }
        #expect(SnapshotRecording.problem(in: [:]) == nil)
    }

    @Test func `An expected code that does not exist or occur is a warning`() {
        func document(expecting code: LayoutValue) -> LayoutDocument {
            ["root": ["id": "screen"], "canvas": ["width": 100, "height": 100], "expect": [code]]
        }
        _ = issues { expect(.document(document(expecting: "unsatisfiable-constraints")), .missing) }
        let unused = issues { expect(.document(document(expecting: "unsatisfiable-constraints")), .never) }
        #expect(unused.count == 1 && unused[0].contains("note: no error has the expected code"), "\(unused)")
        let unknown = issues { expect(.document(document(expecting: "unsatisfiable")), .never) }
        #expect(unknown.count == 1 && unknown[0].contains("did you mean \"unsatisfiable-constraints\"?"), "\(unknown)")
    }

    @Test func `Errors are recorded only if they are expected`() {
        let broken: LayoutDocument = ["root": ["id": "screen"], "constraints": ["nonsense"]]
        for mode in SnapshotRecording.allCases {
            let found = issues { expect(.document(broken), mode) }
            #expect(found.count == 1)
        }
        #expect(goldens.isEmpty)
        _ = issues { expect(.document(broken), .missing, allowsErrors: true) }
        #expect(goldens == ["sample.diagnostics.txt"])
        #expect(issues { expect(.document(broken), .never, allowsErrors: true) }.isEmpty)
    }

    @Test func `A document from a file is the same as one that was built in code`() throws {
        _ = issues { expect(.document(document(top: 8)), .missing) }
        try Data(document(top: 8).text.utf8).write(to: folder.appending(path: "sample.layout.json"))
        #expect(issues { expect(.file("sample.layout.json"), .never) }.isEmpty)
        #expect(
            issues { expect(.file("no.layout.json"), .never) }.first?.hasPrefix("no.layout.json: there is no") == true)
    }

    @Test func `Files that a document names are its own, or beside the test`() throws {
        let document = LayoutDocument(
            ["include": ["parts.json"], "root": ["id": "r", "children": [["use": "box", "id": "b"]]]],
            files: ["parts.json": Array(#"{ "components": { "box": { "view": { "id": "v" } } } }"#.utf8)])
        _ = issues { expect(.document(document), .missing, allowsErrors: true) }
        #expect(goldens == ["sample.json", "sample.png"])
        try Data(try #require(document.files["parts.json"])).write(to: folder.appending(path: "parts.json"))
        var other = document
        other.files = [:]
        #expect(issues { expect(.document(other), .never, allowsErrors: true) }.isEmpty)
    }
}
