// SPDX-License-Identifier: Apache-2.0
import AutoLayoutTesting
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// Comparing layouts with recorded ones. Each test records into a folder of its own.
@MainActor
struct ExpectLayoutTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "expect-layout-\(UUID().uuidString)")

    private func screen(_ inset: CGFloat = 16) -> UIView {
        let (view, label) = (UIView(), UILabel())
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
        return view
    }

    private func layouts(_ recording: SnapshotRecording) -> DeviceLayouts {
        let caller = Caller(fileID: #fileID, filePath: #filePath, function: "screen()", line: #line, column: #column)
        return DeviceLayouts(
            caller: caller, name: nil, options: LayoutExpectation(recording: recording), folder: folder)
    }

    private func expect(_ view: UIView, _ recording: SnapshotRecording = .missing) {
        layouts(recording).expect(view, on: [.iPhone15, .iPhoneSE])
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

    @Test func `A missing layout is recorded and fails once`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(issues { expect(screen()) }.count == 2)
        expect(screen())
        let goldens = folder.appending(path: "__Snapshots__/ExpectLayoutTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: goldens.path).sorted()
        #expect(
            names == [
                "screen-iphone-15.json", "screen-iphone-15.png", "screen-iphone-se-3.json", "screen-iphone-se-3.png",
            ])
        // Below the status bar of an iPhone 15.
        let text = try String(contentsOf: goldens.appending(path: names[0]), encoding: .utf8)
        #expect(text.contains("\"canvasFrame\": { \"x\": 16, \"y\": 59,"))
    }

    @Test func `A changed layout fails with the words of the test command`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = issues { expect(screen(), .all) }
        #expect(
            issues { expect(screen(20), .never) }
                == ["iphone-15", "iphone-se-3"].map {
                    "screen-\($0)\nlabel.leading == view.leading + 16 → + 20: label moves by (+4, 0)"
                })
        #expect(issues { expect(screen(20), .failed) }.count == 2)
        expect(screen(20), .never)
    }

    @Test func `Frames alone are compared where the options say so, and errors are allowed`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (view, box) = (UIView(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let caller = Caller(fileID: #fileID, filePath: #filePath, function: "open()", line: #line, column: #column)
        let options = LayoutExpectation(recording: .all, hasPicture: false, allowsErrors: true)
        let layouts = DeviceLayouts(caller: caller, name: nil, options: options, folder: folder)
        #expect(issues { layouts.expect(view, on: [.iPhoneSE]) }.count == 1)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "__Snapshots__/ExpectLayoutTests").path)
        #expect(names == ["open-iphone-se-3.json"])
    }

    @Test func `An ambiguous layout fails`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (view, box) = (UIView(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        #expect(issues { expect(view, .all) }.contains { $0.hasPrefix("iphone-15: ") })
    }

    @Test func `A controller is laid out in a window`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let controller = UIViewController()
        _ = issues { layouts(.all).expect(controller, on: [.iPhoneSE]) }
        layouts(.never).expect(controller, on: [.iPhoneSE])
    }
}
