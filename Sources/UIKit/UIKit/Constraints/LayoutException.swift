// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A programmer's error, with UIKit's message. There are no exceptions on Linux: the process writes UIKit's message and
/// traps, as an uncaught exception would end it.
enum LayoutException {
    case invalidArgument
    case internalInconsistency
    case generic
    case range
    case invalidGeometry

    private var name: String {
        switch self {
        case .invalidArgument: "NSInvalidArgumentException"
        case .internalInconsistency: "NSInternalInconsistencyException"
        case .generic: "NSGenericException"
        case .range: "NSRangeException"
        case .invalidGeometry: "CALayerInvalidGeometry"
        }
    }

    /// Ends the process.
    ///
    /// - Parameter place: the statement of the program that is wrong; nil for the place of the exception itself.
    func raise(_ reason: String, _ place: SourceLine? = nil) -> Never {
        let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
        Console.write(text + "\n")
        // UIKit raises an exception that Swift cannot catch. A trap is its equivalent here, which exit tests can expect.
        if let place { fatalError(text, file: place.file, line: place.line) }
        fatalError(text)
    }
}

/// A line of a program's source.
struct SourceLine {
    let file: StaticString
    let line: UInt
}

/// Standard error, where UIKit's log goes.
enum Console {
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
