// SPDX-License-Identifier: Apache-2.0
/// A change of a source that takes out what does not compile.
package struct Repair: Hashable, Sendable {
    /// The bytes that are replaced.
    package var range: Range<Int>
    package var replacement: String

    /// What asks for a change.
    package enum Fault: Sendable {
        /// A type lacks what the protocol requires.
        case nonconformance(String)
        /// Nothing has the name.
        case missingName
        /// A class has properties without values.
        case missingInitializers
        /// A class lacks an initialiser of its superclass, as `init(coder:)`.
        case missingInitializer(String)
        /// An object is made of a class that only a value knows.
        case metatype
        /// A condition binds a value that is always there.
        case unconditional
        /// A placeholder is where a value of another type belongs.
        case placeholder
        /// A statement ends the program when it runs.
        case ending
        case other
    }

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
    /// The files that are left out of the program.
    package var failed: Set<Int> = []
    /// What is added to the sources and does not compile.
    package var withoutAdditions: Set<Addition> = []

    private var tried: [Set<Repair>]
    /// The files whose classes are shown.
    private let shown: Range<Int>

    /// - Parameter count: of the files, which all are to be shown.
    package init(count: Int) {
        shown = 0..<count
        changes = (0..<count).map { _ in [] }
        tried = changes.map { _ in [] }
    }

    /// Makes room for the repairs of one more file, whose types need no placeholders any more.
    package mutating func add(_ source: SwiftSource) {
        changes.append([])
        tried.append([])
        source.declaredTypes.forEach { types[$0] = nil }
    }

    /// What becomes of an error.
    package enum Outcome: Sendable { case repaired, alreadyRepaired, beyondRepair }

    /// Corrects what the compiler reports at a place, in a way that has not been tried there.
    ///
    /// - Parameter isWritten: whether the place is in the source, and not in what replaces a part of it.
    package mutating func repair(
        _ source: SwiftSource, file: Int, at offset: Int, isWritten: Bool, for fault: Repair.Fault = .other
    ) -> Outcome {
        // Another error of the same compilation has led to it.
        if isWritten, changes[file].contains(where: { $0.range.contains(offset) }) { return .alreadyRepaired }
        let finder = RepairFinder(source, declared: Set(types.keys))
        if case .missingInitializers = fault {
            let values = finder.initialValues(at: offset).filter { isNew($0, in: file) }
            values.forEach { apply($0, to: file) }
            if !values.isEmpty { return .repaired }
        }
        let next = finder.repairs(at: offset, for: fault).first { repair in
            isNew(repair, in: file) && !(shown.contains(file) && finder.takesOutClass(repair))
        }
        guard let next else { return .beyondRepair }
        apply(next, to: file)
        if case .placeholder = fault {
            // The compiler would report the next use of the same value only when this one compiles.
            for use in finder.otherUses(at: offset) where isNew(use, in: file) { apply(use, to: file) }
        }
        return .repaired
    }

    /// Replaces what a file uses of a type that has a declaration without members now.
    package mutating func replaceUses(of name: String, in source: SwiftSource, file: Int) {
        guard types[name]?.isPlain == true else { return }
        for use in RepairFinder(source, declared: [name]).uses(of: name) where isNew(use, in: file) {
            apply(use, to: file)
        }
    }

    /// Whether a change has not been tried, and is not inside another one, where it would have no effect.
    private func isNew(_ repair: Repair, in file: Int) -> Bool {
        !tried[file].contains(repair)
            && !changes[file].contains { $0.takesOut(repair.range) && $0.range != repair.range }
    }

    private mutating func apply(_ repair: Repair, to file: Int) {
        tried[file].insert(repair)
        changes[file].removeAll { repair.takesOut($0.range) }
        changes[file].append(repair)
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

/// What is added to sources so that their screens can be made and filled.
package enum Addition: Hashable, Sendable {
    /// A sample of a type.
    case sample(String)
    /// A type that stands for those that conform to a protocol.
    case conformance(String)
    /// The members of a class that files of Interface Builder connect.
    case connections(String)
    /// A call that gives a screen its contents, by the place of what it calls.
    case filling(file: Int, offset: Int)
}
