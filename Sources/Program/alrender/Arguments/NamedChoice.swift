// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// A choice of names on the command line.
///
/// The parser's own list of them is built with key paths and reflection for each option, which slows the start.
protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedChoice {
    static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    static var allValueDescriptions: [String: String] { [:] }
    var defaultValueDescription: String { rawValue }
}
