// SPDX-License-Identifier: Apache-2.0

extension FileSystem {
    /// An input of the command line that is not there, with the one that was probably meant.
    package func missing(_ path: String) -> FileFault {
        let meant = existing(like: path).map { "; did you mean '\($0)'?" } ?? ""
        return FileFault(path, reason: "No such file or directory" + meant, status: .noInput)
    }

    /// The input that a path which leads nowhere was probably meant to name.
    package func existing(like path: String) -> String? {
        // As copied from a diagnostic: `form.layout.json:3:10`.
        let place = path.split(separator: ":", omittingEmptySubsequences: false)
        if place.count > 1, place.dropFirst().allSatisfy({ Int($0) != nil }), exists(String(place[0])) {
            return String(place[0])
        }
        if let ending = InputExpansion.suffixes.first(where: { exists(path + $0) }) {
            return path + ending
        }
        return NearestPath.of(path, in: self) { InputExpansion.mayBeLayout($0) }
    }
}
