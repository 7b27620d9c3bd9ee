// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import FontFiles
package import LayoutDiagnostics
package import SourceLocations

/// The effects of one input. Made on any thread, carried out in the order of the inputs.
package struct InputOutcome: Sendable {
    /// How a file is written whose directory is missing.
    package enum MissingDirectory: Sendable {
        case fault
        /// It is made: the path is the program's own, or filled in by it.
        case made
    }

    package enum Step: Sendable {
        /// Diagnostics, and the layout that they are about.
        case findings([Diagnostic], SourceText, LayoutRun?)
        case complaint(String)
        /// What the earlier steps have done; not printed if one of them fails.
        case summary(String)
        /// Bytes for standard output.
        case product([UInt8])
        /// What the earlier steps have done; not printed if one of them fails.
        case achievement([UInt8])
        /// The bytes of a document for standard output: a terminal gets nothing of them that acts on it.
        case document([UInt8])
        case file(path: String, [UInt8], directory: MissingDirectory, links: FileLinks = .followed)
        /// A change of a file of the user, which is still as it was read.
        case rewriting(path: String, from: [UInt8], to: [UInt8])
        case removal(path: String)
        /// An error that prevents the whole run: printed once for all inputs.
        case obstacle(String)

        /// What it writes.
        var writtenPath: String? {
            switch self {
            case .file(let path, _, _, _), .rewriting(let path, _, _): path
            case .findings, .complaint, .summary, .product, .achievement, .document, .removal, .obstacle: nil
            }
        }

        /// Whether it says what the earlier steps have done.
        var isOfEarlierSteps: Bool {
            switch self {
            case .summary, .achievement: true
            case .findings, .complaint, .product, .document, .file, .rewriting, .removal, .obstacle: false
            }
        }
    }

    package var steps: [Step] = []
    /// Work that waits for the other inputs' pictures.
    package var panels: [SheetPanel] = []
    package var status = ExitStatus.done
    package var timings = StageTimings()
    /// Files that it was made from, as paths.
    package var sources: [String] = []

    package init(
        steps: [Step] = [], panels: [SheetPanel] = [], status: ExitStatus = ExitStatus.done,
        timings: StageTimings = StageTimings(), sources: [String] = []
    ) {
        self.steps = steps
        self.panels = panels
        self.status = status
        self.timings = timings
        self.sources = sources
    }

    /// What every input leads to where the fonts are missing: it is printed once.
    package init(_ fault: FontFault) { self.init(steps: [.obstacle(fault.message)], status: .noInput) }

    package mutating func complain(_ message: String, _ status: ExitStatus) {
        steps.append(.complaint(message))
        self.status.worsen(to: status)
    }

    package mutating func complain(_ fault: FileFault) { complain(fault.message, fault.status) }

    package mutating func printProduct(_ bytes: [UInt8]) { steps.append(.product(bytes)) }

    /// Text for standard output that says what the earlier steps have done.
    package mutating func printAchievement(_ text: String) { steps.append(.achievement(Array(text.utf8))) }

    package mutating func printProduct(_ text: String) { printProduct(Array(text.utf8)) }

    /// The text of one of the run's layouts, below a heading if there are several.
    package mutating func printText(_ text: String, of result: LayoutJob.Result, hasFiles: Bool) {
        var origin = result.origin
        if hasFiles { origin.file = result.input }
        guard let heading = origin.heading else { return printProduct(text) }
        let isFirst = result.sortKey.allSatisfy { $0 == 0 }
        printProduct((isFirst ? "" : "\n") + heading + ":\n" + text)
    }

    /// The text of an input; nil if it cannot be read, which is reported.
    ///
    /// - Parameter name: what diagnostics call it; nil = as the input.
    package mutating func source(_ input: String, in files: FileAccess, named name: String? = nil) -> SourceText? {
        sources.append(input)
        do throws(FileFault) {
            return try files.clock.time(&timings[.read]) { () throws(FileFault) in
                let source = try files.system.source(input)
                return name.map { SourceText(name: $0, bytes: source.bytes) } ?? source
            }
        } catch {
            complain(error)
            return nil
        }
    }
}
