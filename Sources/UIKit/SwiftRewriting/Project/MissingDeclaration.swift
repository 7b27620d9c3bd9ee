// SPDX-License-Identifier: Apache-2.0

/// What the compiler finds no declaration of.
package enum MissingDeclaration: Sendable {
    case name(String, isType: Bool)
    case member(String, of: String)
    /// An initialiser of the type that is made at the place.
    case initializer
}
