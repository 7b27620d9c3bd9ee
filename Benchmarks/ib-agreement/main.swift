// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutText

let usage = """
    usage: ib-agreement CORPUS [--sizes recorded|measured] [--insets known|own|recorded] [--rules canvas|system] [--only PART]
                        [--details]

    CORPUS is a folder with scenes.jsonl and files/. Prints how many of its scenes have every recorded frame reproduced.
      --rules canvas    scenes as Xcode draws them on its canvas (default)
      --rules system    scenes as a device shows them: what 'alrender solve' and pictures have
      --sizes recorded  the recorded size of text and images is their intrinsic size (default)
      --sizes measured  text is measured here
      --insets known    safe areas and margins that scenes.jsonl gives for scenes which need them (default)
      --insets own      no such help: device, version and bars alone
      --insets recorded as own; where that does not agree, those that the recorded frames imply
      --only PART       scenes whose file's path or root view's id has this part
      --measures        prints the page of what is known of AppKit's controls, without a corpus
      --details         every scene that does not agree, with its cause and its first views that differ

    """

var corpus: String?
var sizes = ImportOptions.Sizes.recorded
var insets = CorpusRun.Insets.known
var rules = AgreementRules.canvas
var showsDetails = false
var part: String?

func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
}

var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
    switch argument {
    case "--sizes":
        guard let value = arguments.next().flatMap({ ImportOptions.Sizes(rawValue: $0) }) else { fail(usage, code: 64) }
        sizes = value
    case "--insets":
        guard let value = arguments.next().flatMap({ CorpusRun.Insets(rawValue: $0) }) else { fail(usage, code: 64) }
        insets = value
    case "--rules":
        guard let value = arguments.next().flatMap({ AgreementRules(rawValue: $0) }) else { fail(usage, code: 64) }
        rules = value
    case "--only": part = arguments.next()
    case "--details": showsDetails = true
    case "--measures":
        print(MeasuresPage.text, terminator: "")
        exit(0)
    case let path where !path.hasPrefix("-") && corpus == nil: corpus = path
    default: fail(usage, code: 64)
    }
}
guard let corpus else { fail(usage, code: 64) }
guard FileManager.default.fileExists(atPath: "\(corpus)/scenes.jsonl") else {
    fail("\(corpus)/scenes.jsonl is not there: nothing to compare with.", code: 66)
}

do {
    let run = CorpusRun(
        corpus: corpus, sizes: sizes, insets: insets, rules: rules,
        scenes: try CorpusScene.read("\(corpus)/scenes.jsonl").filter { scene in
            part.map { scene.file.contains($0) || scene.id.contains($0) } ?? true
        })
    let clock = ContinuousClock()
    let start = clock.now
    let results =
        sizes == .recorded
        ? run.results(measuring: MetricsTextMeasurer()) : run.results(measuring: try PangoTextMeasurer())
    let report = AgreementReport(
        results: results, sizes: sizes, rules: rules, seconds: (clock.now - start) / .seconds(1))
    print(showsDetails ? report.details + report.summary : report.summary, terminator: "")
    exit(results.allSatisfy(\.agrees) ? 0 : 2)
} catch {
    fail("\(corpus): \(error)", code: 66)
}
