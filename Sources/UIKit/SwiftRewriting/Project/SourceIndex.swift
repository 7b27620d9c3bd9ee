// SPDX-License-Identifier: Apache-2.0

/// Where files declare types, and members of types that are declared elsewhere. It is found without parsing them: a project has thousands of
/// files, of which a screen needs some.
package struct SourceIndex: Sendable {
    /// What a declaration adds to its file.
    enum Kind: Sendable {
        case `class`, structure, enumeration, `protocol`, alias
        /// A member of an extension, or what is declared outside of types: a function, a variable or a case.
        case value
    }

    struct Declaration: Sendable {
        var file: Int
        var kind: Kind
        /// The type around it; nil for what is declared outside of types.
        var owner: String?
        /// The first type that a class inherits from.
        var base: String?
    }

    /// By name, in the order of the files.
    private(set) var declarations: [String: [Declaration]] = [:]

    /// - Parameter texts: of the files.
    package init(_ texts: [[UInt8]]) {
        for (file, text) in texts.enumerated() {
            text.withUnsafeBufferPointer { bytes in
                var scanner = DeclarationScanner(bytes)
                while let (name, kind, owner, base) = scanner.next() {
                    declarations[name, default: []].append(
                        Declaration(file: file, kind: kind, owner: owner, base: base))
                }
            }
        }
    }

    /// The class of UIKit that a class of the files inherits from in the end; nil for other types.
    func base(of name: String) -> String? {
        var name = name
        for _ in 0..<16 {
            guard let known = declarations[name]?.first(where: { $0.kind == .class }) else {
                return name.hasPrefix("UI") ? name : StubType.superclass(of: name)
            }
            guard let base = known.base else { return nil }
            name = base
        }
        return nil
    }
}
