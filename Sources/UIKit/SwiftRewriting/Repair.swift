// SPDX-License-Identifier: Apache-2.0
/// A change of a source that takes out what does not compile.
package struct Repair: Hashable, Sendable {
    /// The bytes that are replaced.
    package var range: Range<Int>
    package var replacement: String

    package init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Whether all of a range is replaced.
    func takesOut(_ other: Range<Int>) -> Bool {
        range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }
}

/// What makes the sources of an app compile without the rest of the app.
package struct Repairs: Sendable {
    /// By file.
    package private(set) var changes: [[Repair]]
    package private(set) var types: [String: StubType] = [:]
    /// Names of types whose samples do not compile.
    package var typesWithoutSamples: Set<String> = []

    private var tried: [Set<Repair>]

    /// - Parameter count: of the files.
    package init(count: Int) {
        changes = (0..<count).map { _ in [] }
        tried = changes.map { _ in [] }
    }

    /// What becomes of an error.
    package enum Outcome: Sendable { case repaired, alreadyRepaired, beyondRepair }

    /// Corrects what the compiler reports at a place, in a way that has not been tried there.
    ///
    /// - Parameter isWritten: whether the place is in the source, and not in what replaces a part of it.
    package mutating func repair(_ source: SwiftSource, file: Int, at offset: Int, isWritten: Bool) -> Outcome {
        // Another error of the same compilation has led to it.
        if isWritten, changes[file].contains(where: { $0.range.contains(offset) }) { return .alreadyRepaired }
        // A change inside another one has no effect.
        let next = RepairFinder(source, declared: Set(types.keys)).repairs(at: offset).first { repair in
            !tried[file].contains(repair)
                && !changes[file].contains { $0.takesOut(repair.range) && $0.range != repair.range }
        }
        guard let next else { return .beyondRepair }
        tried[file].insert(next)
        changes[file].removeAll { next.takesOut($0.range) }
        changes[file].append(next)
        return .repaired
    }

    /// Declares a class whose name tells which class of UIKit it derives from, where an expression makes an object of it.
    package mutating func declareView(_ name: String) -> Bool {
        guard types[name] == nil, let type = StubType(viewNamed: name) else { return false }
        types[name] = type
        return true
    }

    /// Declares a type that the sources do not have.
    package mutating func declare(_ name: String, usedIn source: SwiftSource, at offset: Int) -> Bool {
        guard types[name] == nil else { return false }
        types[name] = StubType(name, usedIn: source, at: offset)
        return true
    }
}
