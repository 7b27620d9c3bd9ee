// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutFigures

extension FileFault {
    /// An input of the command line that is not there, with the one that was probably meant.
    static func missing(_ path: String) -> FileFault {
        let meant = existing(like: path).map { "; did you mean '\($0)'?" } ?? ""
        return FileFault(path, reason: String(cString: strerror(ENOENT)) + meant, status: .noInput)
    }

    /// The input that a path which leads nowhere was probably meant to name.
    static func existing(like path: String) -> String? {
        // As copied from a diagnostic: `form.layout.json:3:10`.
        let place = path.split(separator: ":", omittingEmptySubsequences: false)
        if place.count > 1, place.dropFirst().allSatisfy({ Int($0) != nil }), DirectoryListing.exists(String(place[0]))
        {
            return String(place[0])
        }
        if let ending = InputExpansion.suffixes.first(where: { DirectoryListing.exists(path + $0) }) {
            return path + ending
        }
        return NearestPath.of(path) { InputExpansion.mayBeLayout($0) || FigurePage.kind(of: $0) != nil }
    }
}
