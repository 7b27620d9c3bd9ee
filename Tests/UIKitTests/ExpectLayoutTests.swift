// SPDX-License-Identifier: Apache-2.0
import Foundation
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

    private func expect(_ view: UIView, _ recording: LayoutRecording = .missing) {
        expectLayout(
            of: view, on: [.iPhone15, .iPhoneSE], named: "screen", recording: recording,
            filePath: folder.appending(path: "Tests.swift").path)
    }

    @Test func `A missing layout is recorded and fails once`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        withKnownIssue { expect(screen()) }
        expect(screen())
        let file = folder.appending(path: "__Snapshots__/Tests/screen.iphone-15.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        // Below the status bar of an iPhone 15.
        #expect(text.contains("label (label)"))
        #expect(text.contains("(16, 59,"))
    }

    @Test func `A changed layout fails`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        expect(screen(), .all)
        withKnownIssue { expect(screen(20)) }
        withKnownIssue { expect(screen(20), .never) }
        expect(screen(20), .all)
        expect(screen(20), .never)
    }

    @Test func `An ambiguous layout fails`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (view, box) = (UIView(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        withKnownIssue { expect(view, .all) }
    }

    @Test func `A controller is laid out in a window`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let controller = UIViewController()
        let file = folder.appending(path: "Tests.swift").path
        expectLayout(of: controller, on: [.iPhoneSE], named: "controller", recording: .all, filePath: file)
        expectLayout(of: controller, on: [.iPhoneSE], named: "controller", recording: .never, filePath: file)
    }
}
