// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutRuns
import Synchronization

/// What a tool hands to the model.
struct ToolResult {
    enum Content {
        case text(String)
        case png([UInt8])
    }

    var contents: [Content] = []
    private(set) var isError = false

    mutating func fail(_ message: String) {
        contents.append(.text(message))
        isError = true
    }

    /// A call whose result does not exist, such as the picture of a document with an error.
    mutating func fail() { isError = true }

    var members: [JSONOutput.Member] {
        let blocks = contents.map { content in
            switch content {
            case .text(let text): JSONOutput.object(["type": .string("text"), "text": .string(text)])
            case .png(let bytes):
                JSONOutput.object([
                    "type": .string("image"), "data": .string(Base64.text(of: bytes)),
                    "mimeType": .string("image/png"),
                ])
            }
        }
        return [.init("content", .array(blocks)), .init("isError", .boolean(isError))]
    }

    var json: JSONOutput { .members(members) }
}

/// Collects what a call prints and draws: standard output belongs to the protocol.
final class ToolConsole: RunConsole, Sendable {
    private struct Collected {
        var product = ""
        var messages = ""
        var pictures: [ToolResult.Content] = []
    }

    private let collected = Mutex(Collected())
    let outputIsInteractive = false

    func printProduct(_ bytes: [UInt8]) throws(FileFault) {
        collected.withLock { $0.product += String(decoding: bytes, as: UTF8.self) }
    }

    func say(_ text: String) { collected.withLock { $0.messages += text } }

    /// - Parameter heading: which of several layouts it shows.
    func show(_ png: [UInt8], heading: String?) {
        collected.withLock { $0.pictures += (heading.map { [.text($0)] } ?? []) + [.png(png)] }
    }

    var product: String { collected.withLock { $0.product } }
    var messages: String { collected.withLock { $0.messages } }
    var pictures: [ToolResult.Content] { collected.withLock { $0.pictures } }
}
