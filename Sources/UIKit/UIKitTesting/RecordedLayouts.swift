// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// The texts that layouts are compared with: `__Snapshots__/File/name.device.txt` beside the test's file.
@MainActor
struct RecordedLayouts {
    private let folder: URL
    private let name: String

    init(testFile: String, name: String) {
        let file = URL(filePath: testFile)
        folder = file.deletingLastPathComponent().appending(path: "__Snapshots__")
            .appending(path: file.deletingPathExtension().lastPathComponent)
        // Function names end with their parameters, which do not belong in a file's name.
        self.name = String(name.prefix { $0 != "(" }).replacing("/", with: "_")
    }

    func compare(
        _ layout: LayoutDocument, device: String, recording: LayoutRecording, at sourceLocation: SourceLocation
    ) {
        let (findings, text) = layout.findingsAndTree
        for finding in findings where finding.severity != .note {
            Issue.record("\(device): \(finding.message)", sourceLocation: sourceLocation)
        }
        let file = folder.appending(path: "\(name).\(device).txt")
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded == text { return }
        guard recording == .all || (recording == .missing && recorded == nil) else {
            let difference = recorded.map { Self.difference($0, text) } ?? "There is no recorded layout."
            Issue.record("\(file.lastPathComponent): \(difference)", sourceLocation: sourceLocation)
            return
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
            guard recording == .missing else { return }
            Issue.record(
                "\(file.lastPathComponent) was recorded. Look at it, and run the test again.",
                sourceLocation: sourceLocation)
        } catch {
            Issue.record("\(file.lastPathComponent) cannot be written: \(error)", sourceLocation: sourceLocation)
        }
    }

    /// The lines that one text has and the other does not.
    private static func difference(_ recorded: String, _ text: String) -> String {
        let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = text.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines)
        let texts = changes.map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
        return "the layout differs from what was recorded:\n" + texts.joined(separator: "\n")
    }
}
