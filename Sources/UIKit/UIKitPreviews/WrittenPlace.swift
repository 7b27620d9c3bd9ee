// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import UIKit

/// Where a constraint is written: bytes of one of the files that the program is made of.
struct WrittenPlace {
    /// Bits of an offset; those above are the number of the file.
    private static let bits = 32
    private static let mask = 1 << bits - 1

    let file: Int
    let lower: Int
    let upper: Int

    init(file: Int, lower: Int, upper: Int) {
        self.file = file
        self.lower = lower
        self.upper = upper
    }

    init(_ range: SourceRange) {
        self.init(
            file: range.lowerBound >> Self.bits, lower: range.lowerBound & Self.mask,
            upper: range.upperBound & Self.mask)
    }

    var range: SourceRange { SourceRange(file << Self.bits | lower, file << Self.bits | upper) }

    var numbers: [Int] { [file, lower, upper] }
}

extension NSLayoutConstraint {
    /// The constraint, with its place in the source: calls of it are added where a file makes constraints.
    public func _written(_ file: Int, _ lower: Int, _ upper: Int) -> Self {
        source = WrittenPlace(file: file, lower: lower, upper: upper).range
        return self
    }
}

extension [NSLayoutConstraint] {
    /// The constraints of a visual format, with their place in the source.
    @MainActor
    public func _written(_ file: Int, _ lower: Int, _ upper: Int) -> Self {
        map { $0._written(file, lower, upper) }
    }
}
