// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutRuns
import RunTestSupport
import Synchronization
import Testing

@testable import PreviewServer

/// A preview of Swift files, which another program compiles: here it is a function.
struct SwiftPreviewTests {
    private struct Host: PreviewHost {
        var notificationDescriptor: Int32 { -1 }
        func watch(foldersOf paths: [String]) {}
        func drainNotifications() {}
        func say(_ text: String) {}
    }

    private static let module = """
        {"module": {"number": 1, "literals": [], "read": ["/app/Main.storyboard", "/app/Sources/Screen.swift"], "files":
        [{"screens": [{"name": "Screen", "kind": "viewController", "range": [6, 12], "isChosen": true, "isMade": true,
        "needs": []}], "diagnostics": [], "names": {}}]}}
        """
    private static let layouts = """
        {"layouts": [{"document": "{\\"root\\": {\\"id\\": \\"screen\\"}}", "places": [],
        "notes": ["Main.storyboard:3: 'Screen' has no outlet"]}]}
        """

    @Test func `A change of a storyboard that a screen loads draws the screen again`() throws {
        let files = MemoryFiles([
            "app/Package.swift": "", "app/Sources/Screen.swift": "class Screen: UIViewController {}",
            "app/Main.storyboard": "<document/>",
        ])
        let requests = Mutex<[String]>([])
        let access = FileAccess(
            files,
            swift: { (request) throws(FileFault) in
                let text = String(decoding: request, as: UTF8.self)
                requests.withLock { $0.append(text) }
                return Array((text.hasPrefix("{\"compile\"") ? Self.module : Self.layouts).utf8)
            })
        var scenes = SceneSelection()
        scenes.swift = SwiftSelection()
        scenes.swift?.runsFolders = true
        let token = AccessToken()
        let session = PreviewSession(
            options: PreviewOptions(path: "app/Sources", scenes: scenes, files: access), pipeline: try LayoutPipeline(),
            port: 8080, token: token, host: Host())
        func state() -> String {
            let answer = session.answer(
                HTTPRequest(
                    method: "GET", path: "/\(token.text)/state/Screen.swift", query: "",
                    headers: ["host": "127.0.0.1:8080"], body: []))
            return String(decoding: answer.body, as: UTF8.self)
        }
        func compilations() -> Int { requests.withLock { $0.count { $0.hasPrefix("{\"compile\"") } } }
        let first = state()
        #expect(first.contains("Main.storyboard:3: 'Screen' has no outlet"), "\(first)")
        #expect(requests.withLock { $0[0].contains("\"interfaces\":[\"/app/Main.storyboard\"]") })
        let known = compilations()
        _ = state()
        #expect(compilations() == known && session.news().isEmpty)
        files["app/Main.storyboard"] = "<document></document>"
        #expect(session.news().contains { $0.contains("Screen.swift") })
        _ = state()
        #expect(compilations() == known + 1)
    }
}
