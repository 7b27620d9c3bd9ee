// SPDX-License-Identifier: Apache-2.0
import LayoutModel
package import LayoutRuns
package import SourceLocations

/// What a text is that is to be explained.
package enum ExplainedInput {
    case document
    case log
    /// A log as some shells write what they redirect to a file.
    case utf16Log

    /// A document begins with a brace or a comment before one; no log does.
    package init(_ source: SourceText) throws(FileFault) {
        if let kind = FileKind(of: source.bytes), !kind.isText {
            throw FileFault(source.name, reason: "is \(kind.noun), not a console log", status: .noInput)
        }
        let first = source.bytes.first { !" \t\r\n".utf8.contains($0) }
        if source.name.hasSuffix(".layout.json") || InterfaceBuilderInput.isInterfaceBuilder(source.name)
            || SwiftSelection.isSwift(source.name)
            || first == UInt8(ascii: "{") && !source.bytes.contains("satisfy constraints")
                && !source.bytes.contains("LayoutConstraint")
        {
            self = .document
        } else {
            self = UTF16Encoding(of: source.bytes) == nil ? .log : .utf16Log
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            indices.contains { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
        }
    }
}
