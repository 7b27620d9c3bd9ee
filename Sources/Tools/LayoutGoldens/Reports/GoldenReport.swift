// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON

/// The results of a run for other programs.
package struct GoldenReport: Hashable, Sendable {
    package var cases: [Case]
    package var notes: [Note] = []
    /// The part of a run that this is; nil for a whole run.
    package var shard: GoldenShard?
    /// The names of the inputs, in a part of a run.
    package var layouts: Layouts?
    /// The exit status of the run, as far as its cases are concerned; nil if it is not known.
    package var exitStatus: Int32?

    /// The names of inputs.
    package struct Layouts: Hashable, Sendable {
        /// Inputs of the whole run.
        package var all: [String]
        /// Inputs of the part.
        package var part: [String]

        package init(all: [String], part: [String]) {
            self.all = all
            self.part = part
        }
    }

    /// A case and its outcome.
    package struct Case: Hashable, Sendable {
        package var name: String
        /// The layout file, from the working directory; nil for a golden without one.
        package var path: String?
        package var status: Status
        /// Why it is not `passed`.
        package var lines: [String]
        /// The milliseconds that its input took, divided among the input's cases; nil if they were not measured.
        package var milliseconds: Double?
        /// What the page of failures shows of a case that failed.
        package var failure: FailurePage.Case?

        package init(
            name: String, path: String?, status: Status, lines: [String] = [], milliseconds: Double? = nil
        ) {
            self.name = name
            self.path = path
            self.status = status
            self.lines = lines
            self.milliseconds = milliseconds
        }
    }

    package enum Status: String, Hashable, CaseIterable, Sendable {
        case passed, recorded, removed, failed
        /// It could not be judged.
        case error
    }

    package init(cases: [Case] = []) { self.cases = cases }

    package func count(_ status: Status) -> Int { cases.count { $0.status == status } }

    /// `12 passed, 1 failed, 2 errors`
    package var summary: String {
        GoldenResults.summary(
            passed: count(.passed) + count(.recorded), failed: count(.failed), errors: count(.error))
    }

    package mutating func add(_ outcome: GoldenOutcome, path: String?, milliseconds: Double? = nil) {
        if let remarks = outcome.remarks { notes.append(Note(name: remarks.name, path: path, lines: remarks.lines)) }
        let share = milliseconds.map { $0 / Double(max(1, outcome.results.count)) }
        for result in outcome.results {
            let (status, lines): (Status, [String]) =
                switch result.verdict {
                case .passed: (.passed, [])
                case .recorded(let lines): (.recorded, lines)
                case .removed: (.removed, [])
                case .recordedWithErrors(let lines), .refused(let lines), .failed(_, let lines): (.failed, lines)
                case .undrawable(let fault): (.error, [fault.message])
                case .fault(.unreadable(let path, let reason)): (.error, ["\(path): \(reason)"])
                case .unwritten: (.error, ["its goldens could not be written"])
                }
            var item = Case(name: result.name, path: path, status: status, lines: lines, milliseconds: share)
            if case .failed(let failure, _) = result.verdict { item.failure = failure }
            cases.append(item)
        }
    }

    /// This report with other paths of its layouts.
    package func placed(_ place: (String) -> String) -> GoldenReport {
        var report = self
        for index in cases.indices { report.cases[index].path = cases[index].path.map(place) }
        for index in notes.indices { report.notes[index].path = notes[index].path.map(place) }
        return report
    }

    /// The page of what failed.
    package var page: FailurePage {
        FailurePage(
            cases: cases.filter { $0.status == .failed || $0.status == .error }.map { item in
                if let failure = item.failure { return failure }
                var failure = FailurePage.Case(name: item.name, remarks: item.lines)
                failure.lines = item.lines
                return failure
            })
    }

    /// Joins reports of parts of one run, in the order of the cases' names.
    ///
    /// - Returns: nil if a case is in two of them, with its name.
    package static func merged(_ reports: [GoldenReport]) -> (report: GoldenReport?, doubled: String?) {
        let cases = reports.flatMap(\.cases).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        if let index = cases.indices.dropFirst().first(where: { cases[$0].name == cases[$0 - 1].name }) {
            return (nil, cases[index].name)
        }
        var merged = GoldenReport(cases: cases)
        merged.notes = reports.flatMap(\.notes).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return (merged, nil)
    }

    /// The parts of a run that none of its other parts' reports is for, in order.
    package static func missingShards(of reports: [GoldenReport]) -> [GoldenShard] {
        let present = Set(reports.compactMap(\.shard))
        return Set(present.map(\.count)).sorted().flatMap { count in
            (1...count).map { GoldenShard(number: $0, count: count) }.filter { !present.contains($0) }
        }
    }

    /// The names of layouts that are in the run of one of its parts, and that no part has run; sorted by bytes.
    package static func missingLayouts(of reports: [GoldenReport]) -> [String] {
        let layouts = reports.compactMap(\.layouts)
        return Set(layouts.flatMap(\.all)).subtracting(layouts.flatMap(\.part)).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    /// The times of inputs, with all their cases, by the inputs' names.
    package var millisecondsByInput: [String: Double] {
        var times: [String: Double] = [:]
        for item in cases {
            guard let milliseconds = item.milliseconds else { continue }
            let name = item.name.hasSuffix(")") ? item.name.prefix(beforeLast: " (") : item.name
            times[name, default: 0] += milliseconds
        }
        return times
    }

    // MARK: JSON

    package var json: JSONOutput {
        .object([
            "version": .integer(1),
            "passed": .integer(count(.passed) + count(.recorded)),
            "failed": .integer(count(.failed) + count(.error)),
            "exitStatus": exitStatus.map { .integer(Int($0)) },
            "shard": (shard?.text).map(JSONOutput.string),
            "layouts": layouts.map { layouts in
                .object([
                    "all": .array(layouts.all.map(JSONOutput.string)),
                    "part": .array(layouts.part.map(JSONOutput.string)),
                ])
            },
            "cases": .array(
                cases.map { item in
                    .object([
                        "name": .string(item.name), "path": item.path.map(JSONOutput.string),
                        "status": .string(item.status.rawValue), "lines": .array(item.lines.map(JSONOutput.string)),
                        "milliseconds": item.milliseconds.map { .number(JSONOutput.reportText(of: $0)) },
                        "failure": item.failure?.json.unlessEmpty,
                    ])
                }),
            "notes": notesJSON,
        ])
    }

    /// A report that was written as JSON; nil if the bytes are something else.
    package init?(json bytes: [UInt8]) {
        guard let value = JSONOutput(bytes: bytes), value["version"]?.number == 1,
            case .array(let items)? = value["cases"]
        else { return nil }
        var cases: [Case] = []
        for item in items {
            guard let name = item["name"]?.string, let status = item["status"]?.string.flatMap(Status.init) else {
                return nil
            }
            var read = Case(
                name: name, path: item["path"]?.string, status: status,
                lines: item["lines"]?.elements.compactMap(\.string) ?? [])
            read.milliseconds = item["milliseconds"]?.number
            read.failure = item["failure"].map { FailurePage.Case(name: name, lines: read.lines, json: $0) }
            cases.append(read)
        }
        self.cases = cases
        notes = Self.notes(in: value)
        shard = value["shard"]?.string.flatMap { GoldenShard($0) }
        exitStatus = value["exitStatus"]?.number.flatMap { Int32(exactly: $0) }
        layouts = value["layouts"].map { layouts in
            func names(_ key: String) -> [String] { (layouts[key]?.elements ?? []).compactMap(\.string) }
            return Layouts(all: names("all"), part: names("part"))
        }
    }
}

extension String {
    /// The text before the last occurrence of a separator; all of it if there is none.
    fileprivate func prefix(beforeLast separator: String) -> String {
        guard let range = ranges(of: separator).last else { return self }
        return String(self[..<range.lowerBound])
    }
}
