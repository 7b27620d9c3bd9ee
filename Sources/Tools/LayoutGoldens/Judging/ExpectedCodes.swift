// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// What is wrong with the codes that a document's `"expect"` lists: nothing else would tell, since they only permit errors.
struct ExpectedCodes {
    /// Codes that no diagnostic has, with what was probably meant.
    private(set) var unknown: [String] = []
    /// Codes that no error of the document's layouts has.
    private(set) var unused: [String] = []

    var lines: [String] { unknown + unused }

    /// - Parameters:
    ///   - runs: all layouts of one document.
    ///   - isComplete: whether they are all that are tested: an error may occur in one variant only.
    ///   - knownCodes: the codes of all diagnostics; if there are none, no code is unknown.
    init(of runs: [LayoutRun], isComplete: Bool, knownCodes: [String]) {
        guard let source = runs.first?.source else { return }
        let occurring = Set(
            runs.flatMap(\.diagnostics).lazy.filter { $0.severity == .error }.map(\.code.rawValue))
        var seen: Set<String> = []
        for value in ErrorExpectation.values(in: source) {
            guard let code = value.string, seen.insert(code).inserted, !occurring.contains(code) else { continue }
            let place = source.position(of: value.range.lowerBound)
            let start = "\(source.name):\(place.line):\(place.column):"
            if !knownCodes.isEmpty, !knownCodes.contains(code) {
                let meant = NearestName.of(code, among: knownCodes).map { "; did you mean \"\($0)\"?" } ?? ""
                unknown.append("\(start) warning: no diagnostic has the expected code \"\(code)\"\(meant)")
            } else if isComplete {
                unused.append("\(start) note: no error has the expected code \"\(code)\": remove it from \"expect\"")
            }
        }
    }
}
