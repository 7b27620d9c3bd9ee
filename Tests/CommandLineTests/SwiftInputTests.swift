// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Swift files run the code that is in them.
struct SwiftInputTests {
    @Test
    func `Swift files of a folder run only with an option`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(atPath: scratch.path("layouts"), withIntermediateDirectories: true)
        _ = try scratch.write(Layouts.valid, to: "layouts/a.layout.json")
        _ = try scratch.write(
            """
            import UIKit
            import Foundation
            class Screen: UIViewController {
                override func viewDidLoad() { try! "ran".write(toFile: "\(scratch.path("ran"))", atomically: true, encoding: .utf8) }
            }
            """, to: "layouts/Screen.swift")
        let outcome = try Executable.run(["check", scratch.path("layouts")], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.path("ran")))
    }
}
