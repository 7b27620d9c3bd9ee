// SPDX-License-Identifier: Apache-2.0
/// Assigns names to figures: a name that a page refers to stays with its figure, and a new figure gets the first free
/// name.
package struct FigureNames {
    /// What two figures must have in common to share their pictures.
    package struct Identity: Hashable, Sendable {
        /// The path of a layout's file, or a page and the number of its block.
        var layout: String
        var options: [String]

        package init(layout: String, words: [FigureWord]) {
            self.layout = layout
            let kept = words.filter { !FigureNames.textKeys.contains($0.key) }
            options = kept.map { $0.key + ($0.value.map { "=\($0)" } ?? "") }
        }
    }

    /// Options of the reference, which leave the picture as it is.
    private static let textKeys: Set = ["alt", "title", "name"]

    /// Names that differ only in their numbers.
    private struct Series: Hashable {
        let base: String
        let directory: String
        let isNumbered: Bool
    }

    /// The names of a series that are given, and the first number that may be free.
    private struct Numbered {
        var stems: [Identity: String] = [:]
        var next = 1
    }

    private var owners: [String: Identity] = [:]
    private var numbered: [Series: Numbered] = [:]
    /// Whether a file of someone else is in the way of a name, by the name's path.
    private let isOccupied: (String) -> Bool

    package init(isOccupied: @escaping (String) -> Bool) { self.isOccupied = isOccupied }

    /// Gives a name to a figure.
    ///
    /// - Parameter directory: of the pictures, with a slash at its end; empty for the current one.
    /// - Returns: false if it is another figure's.
    package mutating func claim(_ stem: String, in directory: String, for figure: Identity) -> Bool {
        let key = Self.normalized(directory + stem)
        if let owner = owners[key] { return owner == figure }
        owners[key] = figure
        return true
    }

    /// `base`, or with the first number from 2 that is free; starting with 1 if every name has a number.
    package mutating func free(
        _ base: String, in directory: String, for figure: Identity, isNumbered: Bool
    ) -> String {
        let series = Series(base: base, directory: directory, isNumbered: isNumbered)
        if let stem = numbered[series]?.stems[figure] { return stem }
        var number = numbered[series]?.next ?? 1
        while true {
            let stem = number == 1 && !isNumbered ? base : "\(base)-\(number)"
            let key = Self.normalized(directory + stem)
            number += 1
            guard owners[key] == figure || owners[key] == nil && !isOccupied(directory + stem) else { continue }
            owners[key] = figure
            numbered[series, default: Numbered()].stems[figure] = stem
            numbered[series]?.next = number
            return stem
        }
    }

    /// A path without `.` and, as far as the path says, `..`.
    package static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
