// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The program, started with Swift files as a user starts it. One run checks what several files lead to: compiling takes a second.
struct SwiftFileTests {
    private static let screen = """
        import UIKit
        final class SignInViewController: UIViewController {
            private let button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                button.setTitle("Waiting", for: .normal)
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                button.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(button)
                button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
                button.sendActions(for: .touchUpInside)
            }
            @objc private func tapped() { button.setTitle("Sign in", for: .normal) }
        }
        """
    private static let broken = "import UIKit\nclass Broken: UIViewController { let model = Missing() }\n"
    private static let crash = """
        import UIKit
        class Crash: UIViewController {
            override func viewDidLoad() {
                fatalError("no network")
            }
        }
        class Plain: UIViewController { override func viewDidLoad() { print("hello") } }
        """

    private static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appending(path: "alrender")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func `Files are checked together, each with its own faults at its own places`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "alrender-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("SignIn", Self.screen), ("Broken", Self.broken), ("Crash", Self.crash)] {
            try Data(text.utf8).write(to: folder.appending(path: "\(name).swift"))
        }
        let checked = try Self.run(["check", "--swift", ".", "--diagnostics", "short"], in: folder)
        #expect(checked.status == 1)
        #expect(checked.output.contains("Broken.swift:2:46: error: cannot find 'Missing' in scope"))
        #expect(checked.output.contains("Crash.swift:4:9: error: 'Crash' ends the program: no network"))
        #expect(checked.output.contains("SignIn.swift:3:17: warning: Horizontal position is ambiguous"))
        let solved = try Self.run(["solve", "--format", "txt", "SignIn.swift"], in: folder)
        #expect(solved.output.contains("button (button)"))
        let scene = try Self.run(
            ["SignIn.swift", "--device", "iphone-se-3", "-o", "-", "--format", "scene"], in: folder)
        #expect(scene.output.contains("\"Sign in\""))
        let stubbed = try Self.run(["solve", "--format", "txt", "--stubs", "Broken.swift"], in: folder)
        #expect(stubbed.status == 0)
        #expect(stubbed.output.contains("(0, 0, 393, 852)"))
        let unsearched = try Self.run(["check", "."], in: folder)
        #expect(unsearched.status == 66)
    }
}
