// SPDX-License-Identifier: Apache-2.0
import SwiftRewriting

/// An error of the compiler, as it prints it: `/folder/f0_Profile.swift:12:5: error: cannot find 'x' in scope`.
struct CompilerMessage {
    var path: String
    var line: Int
    var column: Int
    var text: String

    /// What is missing, if that is the error. The compiler states it in words only.
    var subject: MissingDeclaration? { Self.subject(of: text) }

    static func subject(of text: String) -> MissingDeclaration? {
        if let match = text.firstMatch(of: /^cannot find (type )?'(\w+)' in scope/) {
            return .name(String(match.2), isType: match.1 != nil)
        }
        if let match = text.firstMatch(of: /^(?:value of )?(?:optional )?type '(.+)' has no member '(\w+)/) {
            return .member(String(match.2), of: String(match.1))
        }
        if let match = text.firstMatch(of: /^'(\w+)' is not a member type of \w+ '(.+)'/) {
            return .member(String(match.1), of: String(match.2))
        }
        // An extension may have the initialiser of a call.
        let isOfArguments = text.contains(/argument|no exact matches|cannot be constructed|initializer/)
        return isOfArguments ? .initializer : nil
    }

    /// Which repair the error asks for.
    var fault: Repair.Fault {
        if let match = text.firstMatch(of: /^type '.+' does not conform to protocol '(\w+)/) {
            return .nonconformance(String(match.1))
        }
        if text.hasPrefix("cannot find ") { return .missingName }
        if text.hasPrefix("constructing an object of class type") { return .metatype }
        if let match = text.firstMatch(of: /^'required' initializer '(.+)' must be provided by subclass/) {
            return .missingInitializer(String(match.1))
        }
        if text.hasPrefix("initializer for conditional binding must have Optional type") { return .unconditional }
        if text.contains(/^class '.+' has no initializers/) { return .missingInitializers }
        return text.contains("'_Placeholder'") ? .placeholder : .other
    }

    /// Whether the error may follow from another one, without which the place may compile as it is.
    var isConsequence: Bool {
        text.contains(
            /^(cannot infer|reference to member|generic parameter|failed to produce|consecutive|ambiguous|type of expression|extra argument|missing argument|incorrect argument|argument passed to call|no exact matches)/
        )
    }

    /// Whether another file declares the same.
    var isRedeclaration: Bool { text.hasPrefix("invalid redeclaration of ") }

    static func errors(in output: String) -> [CompilerMessage] {
        output.split(separator: "\n").compactMap { line -> CompilerMessage? in
            guard let match = line.firstMatch(of: /^(\/[^:]+\.swift):(\d+):(\d+): (?:fatal )?error: (.*)$/),
                let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            return CompilerMessage(
                path: String(match.1), line: number, column: column,
                text: String(match.4.replacing(/\s\[#\w+\]$/, with: "")))
        }
    }
}
