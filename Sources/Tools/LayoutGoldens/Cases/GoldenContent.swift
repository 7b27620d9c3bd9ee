// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import LayoutRendering

/// Tells files that golden tests write from others with the same names, by their contents.
package enum GoldenContent {
    /// A solved layout.
    package static func isLayout(_ bytes: [UInt8]) -> Bool {
        guard let json = JSONOutput(bytes: bytes), case .array? = json["views"] else { return false }
        return json["canvas"]?["width"] != nil
    }

    /// A PNG picture of a layout.
    package static func isPicture(_ bytes: [UInt8]) -> Bool { PNGText.value(of: .canvas, in: bytes) != nil }

    /// Whether a file that is where a golden belongs is whole and something else. A damaged one may be a golden.
    static func isForeign(_ bytes: [UInt8], where part: GoldenRecord.Part) -> Bool {
        switch part {
        case .layout: JSONOutput(bytes: bytes) != nil && !isLayout(bytes)
        case .png, .drawing: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && !isPicture(bytes)
        case .svg: false
        }
    }

    /// A golden's bytes without what a comparison leaves out.
    package static func withoutDigest(_ bytes: [UInt8]) -> [UInt8] {
        PictureRecord.split(PNGText.removing(.content, from: bytes)).layout
    }

    /// A pointer of Git LFS: the file itself was not downloaded.
    package static func isPointer(_ bytes: [UInt8]) -> Bool { GitPointer.isPointer(bytes) }

    static let pointerAdvice = "it \(GitPointer.words)"

    /// A page of failures.
    package static func isFailurePage(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
        return head.contains("\(FailurePage.titleEnd)</title>")
    }
}
