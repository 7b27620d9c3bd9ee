// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import DiagnosticPages
import FontFiles
package import Foundation
import LayoutGoldens
import LayoutScene

/// Compares one document, in all its variants, with the goldens beside a test, and records them.
package struct SnapshotTest {
    let caller: Caller
    let options: LayoutExpectation
    private let folder: URL
    private let name: String

    /// What is solved.
    package enum Subject: Sendable {
        /// A path from the folder of the test's file.
        case file(String)
        /// One without a file; nil as its title for the name of a file.
        case document(LayoutDocument, title: String? = nil)
    }

    /// - Parameter folder: nil for that of the test's file.
    package init(caller: Caller, name: String?, options: LayoutExpectation, folder: URL? = nil) {
        self.caller = caller
        self.options = options
        self.folder = folder ?? URL(filePath: "\(caller.filePath)").deletingLastPathComponent()
        // Function names end with their parameters, which do not belong in the name of a file.
        let name = name ?? String("\(caller.function)".prefix { $0 != "(" })
        self.name = String(name.map { "/.\0 ".contains($0) ? "-" : $0 })
    }

    private var testFile: String { URL(filePath: "\(caller.filePath)").deletingPathExtension().lastPathComponent }

    /// Compares the layouts of a document in all its variants.
    package func expect(_ subject: Subject) {
        switch subject {
        case .file(let path):
            let file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
            guard let bytes = SnapshotFiles.contents(file.path) else {
                return caller.fail("\(path): there is no such layout document in \(folder.path)")
            }
            expect(LayoutDocument(contents: bytes, named: file.lastPathComponent), path: file.path)
        case .document(var document, let title):
            document.name = title ?? "\(name).layout.json"
            expect(document, path: folder.appending(path: document.name).path)
        }
    }

    /// - Parameter path: of its file, whether there is one or not.
    private func expect(_ document: LayoutDocument, path: String) {
        if options.recording == nil, let problem = SnapshotRecording.problem(in: ProcessInfo.processInfo.environment) {
            return caller.fail(problem)
        }
        let goldens = folder.appending(path: "__Snapshots__").appending(path: testFile)
        let input = GoldenInput(name: name, path: path, recorded: goldens.appending(path: name).path)
        do throws(FontFault) {
            let lease = PipelinePool.shared.lease()
            defer { withExtendedLifetime(lease) {} }
            let reader = SnapshotReader(document: document, folder: path)
            compare(input, reader, try lease.pipeline.get())
        } catch {
            caller.fail(error.message)
        }
    }

    private var recording: SnapshotRecording { options.recording ?? .ofEnvironment }

    private func judge(_ mode: GoldenJudge.Mode, _ reader: SnapshotReader) -> GoldenJudge {
        var project = GoldenProject()
        project.pictures = options.hasPicture ? nil : []
        let tolerance = PixelTolerance(
            component: options.componentTolerance, pixels: options.pixelTolerance, ratio: options.ratioTolerance)
        var judge = GoldenJudge(
            mode: mode, failures: NSTemporaryDirectory(), tolerances: [tolerance], project: project,
            files: SnapshotFiles(), reader: reader,
            sceneOptions: { name, _ in SceneOptions(caption: .shown(fileName: name)) }, acceptingCommand: { $0 })
        judge.allowsErrors = options.allowsErrors
        judge.knownCodes = DiagnosticPages.all.map(\.code.rawValue)
        return judge
    }

    private func compare(_ input: GoldenInput, _ reader: SnapshotReader, _ pipeline: LayoutPipeline) {
        let outcome = judge(.compare, reader).outcome(of: input, pipeline)
        if let remarks = outcome.remarks { caller.warn(([remarks.name] + remarks.lines).joined(separator: "\n")) }
        var recorded: [String] = []
        for result in outcome.results {
            switch result.verdict {
            case .passed: if recording == .all { recorded.append(result.name) }
            case .failed(let failure, let lines):
                let isWritten = recording == .all || recording == .failed || (recording == .missing && failure.isNew)
                if isWritten { recorded.append(result.name) } else { report(failure, lines) }
            case .refused(let lines): caller.fail(([result.name] + lines).joined(separator: "\n"))
            case .undrawable(let fault): caller.fail("\(result.name): \(fault.message)")
            case .fault(.unreadable(let path, let reason)): caller.fail("\(path): \(reason)")
            case .recorded, .recordedWithErrors, .removed, .unwritten: break
            }
        }
        if !recorded.isEmpty { record(recorded, input, reader, pipeline) }
    }

    private func report(_ failure: FailurePage.Case, _ lines: [String]) {
        caller.attach(failure.expected, named: "\(failure.name) expected.png")
        caller.attach(failure.actual, named: "\(failure.name) actual.png")
        caller.attach(failure.difference, named: "\(failure.name) difference.png")
        let advice = failure.isNew ? ["it was never recorded, and nothing is recorded now"] : []
        caller.fail(([failure.name] + lines + advice).joined(separator: "\n"))
    }

    private func record(
        _ names: [String], _ input: GoldenInput, _ reader: SnapshotReader, _ pipeline: LayoutPipeline
    ) {
        var judge = judge(.record, reader)
        judge.filter = .named(names)
        let outcome = judge.outcome(of: input, pipeline)
        do {
            for file in outcome.files { try SnapshotFiles.write(file.bytes, to: file.path) }
            for path in outcome.removedFiles { try FileManager.default.removeItem(atPath: path) }
        } catch {
            return caller.fail("the goldens cannot be written: \(error)")
        }
        for result in outcome.results {
            switch result.verdict {
            case .recorded, .recordedWithErrors, .passed:
                caller.fail("\(result.name) was recorded: look at its picture, and run the test again")
            case .refused(let lines): caller.fail(([result.name] + lines).joined(separator: "\n"))
            case .undrawable(let fault): caller.fail("\(result.name): \(fault.message)")
            case .fault(.unreadable(let path, let reason)): caller.fail("\(path): \(reason)")
            case .failed(_, let lines): caller.fail(([result.name] + lines).joined(separator: "\n"))
            case .removed, .unwritten: break
            }
        }
    }
}
