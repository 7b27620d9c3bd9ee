// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import XCTest

/// The line of a test that expects a layout; failures belong to it.
package struct Caller: Sendable {
    package var fileID: StaticString
    package var filePath: StaticString
    package var function: StaticString
    package var line: UInt
    package var column: UInt

    package init(
        fileID: StaticString, filePath: StaticString, function: StaticString, line: UInt, column: UInt
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.function = function
        self.line = line
        self.column = column
    }

    /// Records a failure with the test library that runs the test.
    package func fail(_ message: String) {
        if Test.current == nil {
            XCTFail(message, file: filePath, line: line)
        } else {
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
        }
    }

    /// Says what does not make a test fail: in Swift Testing of 6.3 as a warning, else on standard error.
    func warn(_ message: String) {
        #if compiler(>=6.3)
            if Test.current != nil {
                Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: sourceLocation)
                return
            }
        #endif
        FileHandle.standardError.write(Data("\(filePath):\(line): warning: \(message)\n".utf8))
    }

    /// XCTest has no attachments on Linux.
    func attach(_ bytes: [UInt8]?, named name: String) {
        guard let bytes, Test.current != nil else { return }
        Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
    }

    private var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}
