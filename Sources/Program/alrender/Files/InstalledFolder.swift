// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// What is installed with the program.
enum InstalledFolder {
    /// The folder of the program itself, without a slash at its end.
    static let ofProgram: String = {
        let own = SystemFiles().resolved("/proc/self/exe") ?? ""
        return own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
    }()

    /// The pages of the documentation; those of its sources for a program that was built there. Nil if there are none.
    static var pages: String? {
        let sources = ofProgram.ranges(of: "/.build/").first.map { "\(ofProgram[..<$0.lowerBound])/docs" }
        return ["\(ofProgram)/../share/alrender/reference", sources].compactMap(\.self)
            .first { SystemFiles().exists("\($0)/format.md") }
    }
}
