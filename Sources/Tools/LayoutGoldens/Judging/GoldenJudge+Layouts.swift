// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRendering
import LayoutScene

/// How a solved layout is compared with its goldens, or recorded.
extension GoldenJudge {
    func judge(
        _ layout: GoldenLayout, of input: GoldenInput, _ pipeline: LayoutPipeline, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        let (run, goldenCase) = (layout.run, GoldenCase(input: input, variant: layout.variant))
        if mode == .record, !mayRecord(run, goldenCase, &outcome) { return }
        let expected = try GoldenRecord(of: goldenCase, in: project, bytes: recordedBytes)
        let parts = parts(of: goldenCase, expected)
        let sources = parts == [.layout] ? nil : sources(of: run, parts, pipeline)
        if let digest = expected.pictures.digest, !drawsAll, sources?.digest(of: expected) == digest,
            parts.allSatisfy({ expected[$0] != nil })
        {
            outcome.timings.add(run.timings)
            return pass(run, goldenCase, &outcome)
        }
        var actual: GoldenRecord
        do throws(RenderingFault) {
            actual = try GoldenRecord(
                run, parts: parts, options: { sceneOptions(run.source.name, $0) }, pipeline, &outcome.timings)
        } catch {
            return outcome.add(goldenCase.name, .undrawable(error))
        }
        outcome.drawnCases += 1
        let findings = try findings(of: goldenCase, run, expected, &actual, pipeline, &outcome)
        actual.pictures.digest = sources?.digest(of: actual)
        guard !findings.isEmpty else {
            if mode == .record { try refresh(goldenCase, expected, sources, &outcome) }
            return pass(run, goldenCase, &outcome)
        }
        var lines = Self.lines(of: findings, in: PictureViews(expected.layout, actual.layout))
        // A failure has a reason.
        if lines.isEmpty { lines = findings.flatMap(\.lines) }
        if isNew(findings, expected) { lines = mode == .record ? [] : ["not recorded yet"] }
        var failure = self.failure(of: goldenCase, expected, actual, findings)
        failure.lines = lines
        if isNew(findings, expected) { failure.remarks = lines }
        let isAccepted = mode == .compare && accepts(failure)
        if isAccepted {
            guard mayRecord(run, goldenCase, &outcome) else { return }
            if actual.contentDigest == nil { actual.contentDigest = contentDigest(of: run, pipeline, &outcome) }
        }
        switch isAccepted ? .record : mode {
        case .record:
            if let foreign = GoldenRecord.Part.allCases.first(where: expected.isForeign) {
                return outcome.add(goldenCase.name, .foreign(goldenCase.path(of: foreign)))
            }
            try record(goldenCase, expected, actual, &outcome)
            for part in GoldenRecord.pictureParts where findings.contains(.unwantedPicture) && expected[part] != nil {
                try keepShared(part, of: goldenCase, expected, &outcome)
                outcome.remove(goldenCase.path(of: part))
            }
            outcome.add(goldenCase.name, recorded(run, goldenCase, lines: lines))
        case .compare:
            failure.isNew = expected == GoldenRecord()
            failure.recordable = [expected, actual].flatMap { record in
                GoldenRecord.Part.allCases.compactMap { record[$0] }
            }
            let folder = goldenCase.folder(in: failures)
            failure.folder = String(folder.dropFirst(failures.count + 1))
            leave(expected, actual, failure, in: folder, &outcome)
            outcome.add(goldenCase.name, .failed(failure, lines: lines))
        }
    }

    /// What differs from the goldens, and matters.
    private func findings(
        of goldenCase: GoldenCase, _ run: LayoutRun, _ expected: GoldenRecord, _ actual: inout GoldenRecord,
        _ pipeline: LayoutPipeline, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) -> [GoldenFinding] {
        let comparison = GoldenComparison(tolerance: tolerance(of: goldenCase))
        var findings = comparison.findings(expected: expected, actual: actual).map { $0.located(in: run) }
        // Where views moved, content and marks moved with them.
        let hasMoved = findings.contains { if case .moved = $0 { true } else { false } }
        if mode == .record ? !findings.isEmpty : findings.contains(where: \.isAboutPicture) && !hasMoved {
            actual.contentDigest = contentDigest(of: run, pipeline, &outcome)
        }
        if mode == .compare, !hasMoved, let digest = expected.contentDigest, digest == actual.contentDigest {
            findings = findings.map { finding in
                if case .pixels(let difference, _) = finding { .marks(difference) } else { finding }
            }
        }
        if mode == .compare, !project.comparesMarks {
            findings.removeAll { if case .marks = $0 { true } else { false } }
        }
        if expected.png != nil || expected.drawing != nil, !project.hasPicture(goldenCase) {
            findings.append(.unwantedPicture)
        }
        if mode == .compare, let path = formerGolden(of: goldenCase, expected, actual) {
            let stem = path.dropLast((goldenCase.fileName.map { ".\($0)" } ?? "").count + ".json".count)
            let root = goldenCase.input.recorded.dropLast(goldenCase.input.name.count)
            findings = [.renamed(from: String(stem.dropFirst(path.hasPrefix(root) ? root.count : 0)))]
            outcome.renamedGoldens += GoldenRecord.Part.allCases.map { "\(path.dropLast(5)).\($0.rawValue)" }
        }
        return findings
    }

    private func sources(
        of run: LayoutRun, _ parts: Set<GoldenRecord.Part>, _ pipeline: LayoutPipeline
    ) -> PictureSources? {
        guard let program else { return nil }
        let pictures = GoldenRecord.Part.allCases.filter { $0 != .layout && parts.contains($0) }
        let options = pictures.map { sceneOptions(run.source.name, $0) }
        return PictureSources(of: run, options, program: program, fontDigests, files, pipeline)
    }

    // MARK: Recording

    /// Writes what differs, and each picture that is also that of the document without a variant once.
    private func record(
        _ goldenCase: GoldenCase, _ expected: GoldenRecord, _ actual: GoldenRecord, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        var actual = actual
        actual.pictures.ofDefault = try partsOfDefault(goldenCase, actual, outcome)
        for part in GoldenRecord.Part.allCases where part != .layout {
            let path = goldenCase.path(of: part)
            if actual.pictures.ofDefault.contains(part) {
                outcome.discard(path, isRecorded: try recordedBytes(path) != nil)
            } else if let bytes = actual.file(part), actual[part] != expected[part] || expected.shares(part) {
                try keepShared(part, of: goldenCase, expected, &outcome)
                outcome.write(bytes, to: path)
            }
        }
        if actual.layout != expected.layout || actual.pictures != expected.pictures, let bytes = actual.file(.layout) {
            outcome.write(bytes, to: goldenCase.path(of: .layout))
        }
    }

    /// Notes beside unchanged goldens what they were drawn from.
    private func refresh(
        _ goldenCase: GoldenCase, _ expected: GoldenRecord, _ sources: PictureSources?, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        var same = expected
        // Equal pixels may be packed into other bytes, and an unknown program says nothing.
        if let digest = sources?.digest(of: expected) { same.pictures.digest = digest }
        try record(goldenCase, expected, same, &outcome)
    }

    /// The pictures that are those of the document without a variant, as it is recorded after this run.
    private func partsOfDefault(
        _ goldenCase: GoldenCase, _ actual: GoldenRecord, _ outcome: GoldenOutcome
    ) throws(GoldenFault) -> [GoldenRecord.Part] {
        guard goldenCase.variant != nil else { return [] }
        let main = GoldenCase(input: goldenCase.input, variant: nil)
        var shared: [GoldenRecord.Part] = []
        for part in GoldenRecord.pictureParts {
            guard let picture = actual[part] else { continue }
            let path = main.path(of: part)
            var file = outcome.files.last { $0.path == path }?.bytes
            if file == nil, !outcome.removedFiles.contains(path) { file = try recordedBytes(path) }
            if file.map(GoldenContent.withoutDigest) == picture { shared.append(part) }
        }
        return shared
    }

    /// Before the document's own picture changes, variants that have the same get it as a file: it is their golden until they are
    /// recorded themselves.
    private func keepShared(
        _ part: GoldenRecord.Part, of goldenCase: GoldenCase, _ expected: GoldenRecord, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        guard goldenCase.variant == nil, let bytes = expected.file(part) else { return }
        for path in goldenCase.input.recordedVariants(otherThan: [], in: files, recorded)
        where path.hasSuffix(".json") && !isOwned(path, byOtherThan: goldenCase.input) {
            guard let file = try recordedBytes(path), PictureRecord.split(file).pictures.ofDefault.contains(part)
            else { continue }
            let picture = "\(path.dropLast("json".count))\(part.rawValue)"
            if try recordedBytes(picture) == nil { outcome.write(bytes, to: picture) }
        }
    }

    private func accepts(_ failure: FailurePage.Case) -> Bool {
        !acceptedCauses.isEmpty
            && failure.causes.allSatisfy { cause in acceptedCauses.contains { cause.contains($0) } }
    }

    /// Whether the case has no golden at all, nor that of another name.
    private func isNew(_ findings: [GoldenFinding], _ expected: GoldenRecord) -> Bool {
        expected == GoldenRecord() && findings.allSatisfy { if case .missing = $0 { true } else { false } }
    }

    private func contentDigest(
        of run: LayoutRun, _ pipeline: LayoutPipeline, _ outcome: inout GoldenOutcome
    ) -> String? {
        let options = sceneOptions(run.source.name, .png)
        // A picture without marks is its content.
        guard !options.isContentOnly else { return nil }
        return pipeline.draw(run, options: options, timings: &outcome.timings).flatMap(SceneRenderer.contentDigest)
    }

    /// Goldens are recorded exactly.
    private func tolerance(of goldenCase: GoldenCase) -> PixelTolerance {
        guard mode == .compare else { return PixelTolerance(component: 0) }
        return tolerances.last { $0.covers(goldenCase.name) } ?? project.tolerance(of: goldenCase)
            ?? PixelTolerance(component: 0)
    }

    /// What a report prints: pixels in views that moved, came or went, or outside the canvas of a layout that changed, follow from that.
    private static func lines(of findings: [GoldenFinding], in pictures: PictureViews) -> [String] {
        let changed: Set<String>? = findings.lazy.compactMap {
            guard case .moved(let differences) = $0 else { return nil }
            return ChangeSummary(differences).affectedViews.union(pictures.unsharedViews)
        }.first
        return findings.flatMap { finding in
            guard case .pixels(let difference, let views) = finding, let changed, !changed.isEmpty else {
                return finding.lines
            }
            let affected = changed.union(pictures.superviews(of: changed)).union(pictures.subviews(of: changed))
            let others = views.filter { !affected.contains($0) }
            let share = difference.boxes.count > 1 ? "\(difference.boxes.count) regions" : "1 region"
            return others.isEmpty ? [] : ["the picture differs in \(share), also in \(others.joined(separator: ", "))"]
        }
    }

    /// The golden frames without an input that agree with a case that has no goldens.
    private func formerGolden(of goldenCase: GoldenCase, _ expected: GoldenRecord, _ actual: GoldenRecord) -> String? {
        guard expected == GoldenRecord(), !orphans.isEmpty, let layout = actual.layout else { return nil }
        let suffix = (goldenCase.fileName.map { ".\($0)" } ?? "") + ".json"
        return orphaned.paths(with: layout, among: orphans, in: files).first { path in
            guard path.hasSuffix(suffix) else { return false }
            let name = path.dropLast(suffix.count).split(separator: "/").last ?? ""
            return !name.contains(".")
        }
    }

    /// An SVG is compared where one is kept.
    private func parts(of goldenCase: GoldenCase, _ expected: GoldenRecord) -> Set<GoldenRecord.Part> {
        var parts: Set<GoldenRecord.Part> = [.layout]
        if project.hasPicture(goldenCase) {
            parts.insert(.png)
            if project.picture.kind == .both { parts.insert(.drawing) }
        }
        if expected.svg != nil { parts.insert(.svg) }
        return parts
    }

    private func failure(
        of goldenCase: GoldenCase, _ expected: GoldenRecord, _ actual: GoldenRecord, _ findings: [GoldenFinding]
    ) -> FailurePage.Case {
        var failure = FailurePage.Case(
            name: goldenCase.name, remarks: [], expected: expected.png, actual: actual.png,
            acceptingCommand: acceptingCommand(goldenCase.name))
        for finding in findings {
            switch finding {
            case .moved(let differences):
                failure.moved += differences
                PictureViews(expected.layout, actual.layout).place(
                    ChangeSummary(differences).affectedViews, in: &failure)
            case .pixels(let difference, _), .marks(let difference):
                if case .marks = finding, let old = expected.drawing, let new = actual.drawing {
                    (failure.part, failure.expected, failure.actual) = (.drawing, old, new)
                }
                failure.pixels = finding.lines
                failure.difference = try? PNGWriter(scale: 1).bytes(of: difference.image)
            default: failure.remarks += finding.lines
            }
        }
        return failure
    }

    /// Leaves `expected`, `actual` and `diff` in the folder of the case.
    private func leave(
        _ expected: GoldenRecord, _ actual: GoldenRecord, _ failure: FailurePage.Case, in folder: String,
        _ outcome: inout GoldenOutcome
    ) {
        for part in GoldenRecord.Part.allCases where expected[part] != actual[part] {
            if let bytes = expected[part] { outcome.write(bytes, to: "\(folder)/expected.\(part.rawValue)") }
            if let bytes = actual[part] { outcome.write(bytes, to: "\(folder)/actual.\(part.rawValue)") }
        }
        if let difference = failure.difference {
            outcome.write(difference, to: "\(folder)/diff.\(failure.part.rawValue)")
        }
    }
}
