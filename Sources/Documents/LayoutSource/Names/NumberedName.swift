// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A name that ends with a number, such as `ios18` or `title4`, where the number may have a point: `ios18.2`.
struct NumberedName {
    /// The letters and digits before the number, in lower case.
    let stem: String
    let number: Int

    init?(_ name: String) {
        guard name.utf8.count <= 48 else { return nil }
        var rest = name.lowercased()[...]
        func dropDigits() -> Substring {
            let digits = rest.reversed().prefix { ("0"..."9").contains($0) }.count
            defer { rest = rest.dropLast(digits) }
            return rest.suffix(digits)
        }
        var digits = dropDigits()
        while !digits.isEmpty, rest.last == ".", let before = rest.dropLast().last, ("0"..."9").contains(before) {
            rest = rest.dropLast()
            digits = dropDigits()
        }
        stem = rest.filter { $0.isLetter || $0.isNumber }
        guard !stem.isEmpty, let number = Int(digits) else { return nil }
        self.number = number
    }

    /// The name that differs only in its number and has the next lower number, otherwise the lowest.
    func nearest(among names: [String]) -> String? {
        let alike = names.compactMap { name in
            NumberedName(name).flatMap { $0.stem == stem ? (name: name, number: $0.number) : nil }
        }
        // A number far beyond them is more likely a misspelling than a later version.
        guard let largest = alike.map(\.number).max(), number <= 2 * largest else { return nil }
        // A profile is named by one of the versions that it is for.
        if let profile = Profile.Name(system: stem, version: number)?.rawValue, names.contains(profile) {
            return profile
        }
        let lower = alike.filter { $0.number <= number }.max { $0.number < $1.number }
        return (lower ?? alike.min { $0.number < $1.number })?.name
    }
}

extension Profile.Name {
    /// The newest profile of a system whose version in a name such as `ios27` is newer than all that are known; nil for other names.
    init?(newerThanKnown name: String) {
        guard let numbered = NumberedName(name),
            let newest = Self.newest(of: numbered.stem, before: numbered.number)
        else { return nil }
        self = newest
    }
}
