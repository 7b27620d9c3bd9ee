// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutModel
import LayoutRepair
import LayoutSource
import LayoutTestSupport
import Testing

/// After Add Missing Constraints no sample is ambiguous, and every view is where it was.
struct AmbiguousSampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "samples/valid")

    static let samples: [String] = {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".layout.json") }.sorted()
    }()

    private static func text(_ sample: String) throws -> DocumentText {
        let file = folder.appending(path: sample)
        let directory = file.deletingLastPathComponent()
        let files = NamedFiles { path in
            (try? Data(contentsOf: directory.appending(path: path))).map { .bytes(Array($0)) } ?? .missing(meant: nil)
        }
        return DocumentText(try String(contentsOf: file, encoding: .utf8), files: files)
    }

    @Test func `Some samples are ambiguous`() throws {
        #expect(try Self.samples.count { try Self.text($0).isAmbiguous } > 10)
    }

    @Test(arguments: samples)
    func `Each is determined where it is`(sample: String) throws {
        let text = try Self.text(sample)
        let before = try text.layout
        guard try text.isAmbiguous else { return }
        let design = try text.document.views.map(\.frame)
        let after = try text.repaired(.addMissing).layout
        #expect(after.conflicts.count <= before.conflicts.count)
        for (place, view) in after.views.enumerated() {
            #expect(view.ambiguities.isEmpty, "view \(place)")
            let was = design[place] ?? before.views[place].frame
            let (old, new) = (before.views[place].ambiguities.isEmpty ? before.views[place].frame : was, view.frame)
            // What had no room for its content gets it.
            let content = try text.document.views[place].subviews
            guard content.isEmpty || old.width >= 0.5 && old.height >= 0.5 else { continue }
            let moves = [old.x - new.x, old.y - new.y, old.width - new.width, old.height - new.height]
            #expect(moves.allSatisfy { abs($0) < 0.02 }, "view \(place): \(old) → \(new)")
        }
    }
}
