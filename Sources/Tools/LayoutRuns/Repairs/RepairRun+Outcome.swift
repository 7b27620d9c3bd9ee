// SPDX-License-Identifier: Apache-2.0
import LayoutRepair
import SourceLocations

extension RepairRun {
    /// Where the repaired text goes.
    package enum Destination: Sendable {
        /// To where it came from; the text of standard input to standard output.
        case input
        case file(String)
        case standardOutput
        /// Nothing is written, and what would change is printed.
        case diff
    }

    package func outcome(_ destination: Destination) -> InputOutcome {
        var outcome = InputOutcome()
        guard let original = outcome.source(input, in: files) else { return outcome }
        // Interface Builder files may be UTF-16: they are repaired as UTF-8, in which XML is read regardless of the encoding that it
        // declares, and written as they were.
        let isReencoded = original.isUTF16 && InterfaceBuilderInput.isInterfaceBuilder(input)
        let source = isReencoded ? original.inUTF8(SourceRange(0, 0)).text : original
        guard let repaired = repaired(source, &outcome) else { return outcome }
        for note in repaired.notes { outcome.steps.append(.complaint("\(source.name): \(note)")) }
        let bytes = repaired.source.bytes
        let written = bytes == source.bytes ? original.bytes : isReencoded ? original.encoded(bytes) : bytes
        switch destination {
        case .diff:
            let diff = UnifiedDiff(old: source.bytes, new: bytes).text(path: source.name)
            if !diff.isEmpty { outcome.steps.append(.document(diff)) }
        case .file(let path) where path != input: outcome.steps.append(.file(path: path, written, directory: .fault))
        case .standardOutput: outcome.steps.append(.document(written))
        case .input where input == "-": outcome.steps.append(.document(written))
        case .input, .file:
            if bytes != source.bytes {
                outcome.steps.append(.rewriting(path: input, from: original.bytes, to: written))
            }
        }
        outcome.steps.append(.summary("\(source.name): \(repaired.summary.text)"))
        return outcome
    }
}
