// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// Runs a compiled program, again after each screen that ends it.
struct ScreenRunner {
    let program: URL
    let folder: URL
    let canvas: String
    /// Whether screens get samples of their contents; one that ends with them is tried without.
    let fillsScreens: Bool

    /// Bytes of memory, and seconds of processor time.
    private static let memory = 3 << 30
    private static let seconds = 60
    /// Seconds in which a screen has to be done.
    private static let patience = 20.0

    private struct Record: Codable {
        var screen: Int
        var document: String?
        var places: [[Int]]?
        var notes: [String]?
        var fault: String?
    }

    /// What a screen gives.
    struct Result {
        var document: String?
        /// File and bytes of each constraint.
        var places: [[Int]] = []
        var notes: [String] = []
        var fault: String?
        /// The file and the line, in the program, where it ended.
        var line: (file: Int, line: Int)?
    }

    /// By the number of the screen.
    func results(of screens: [Int]) throws(SwiftFault) -> [Int: Result] {
        var results: [Int: Result] = [:]
        /// The screens that end the process with samples of their contents.
        var plain: Set<Int> = []
        var rest = screens[...]
        while !rest.isEmpty {
            let file = folder.appending(path: "records-\(UUID().uuidString).jsonl")
            defer { try? FileManager.default.removeItem(at: file) }
            var (size, changed) = (0, 0.0)
            let run = try StartedProgram(
                program,
                [
                    file.path, canvas, rest.map { plain.contains($0) ? "\($0)p" : "\($0)" }.joined(separator: ","),
                    "\(Self.memory)",
                    "\(Self.seconds)",
                ], in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"]
            ) { time in
                let now = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
                if now != size { (size, changed) = (now, time) }
                return time - changed < Self.patience
            }
            let records = Self.records(in: file)
            let notes = Dictionary(grouping: records, by: \.screen).mapValues { $0.flatMap { $0.notes ?? [] } }
            for record in records where record.document != nil || record.fault != nil {
                results[record.screen] = Result(
                    document: record.document, places: record.places ?? [], notes: notes[record.screen] ?? [],
                    fault: record.fault)
            }
            guard run.status != 0 else { return results }
            guard let last = records.last, last.document == nil, last.fault == nil else {
                throw SwiftFault("the compiled screens cannot be run: \(Self.lastLine(run.output))")
            }
            let tookTime = run.isStopped || run.status == -SIGXCPU || run.status == -SIGKILL
            // Where screens before it have used up the time, it gets another chance.
            let isFirst = last.screen == rest.first
            rest = rest.drop { $0 != last.screen }
            guard !tookTime || run.isStopped || isFirst else { continue }
            if !tookTime, fillsScreens, plain.insert(last.screen).inserted { continue }
            var result = Self.failure(run.output)
            if tookTime { result.fault = "does not end: it was stopped after \(Int(Self.patience)) seconds" }
            result.notes = notes[last.screen] ?? []
            results[last.screen] = result
            rest = rest.dropFirst()
        }
        return results
    }

    private static func records(in file: URL) -> [Record] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Record.self, from: Data($0))
        }
    }

    /// What the program said before it ended, as in `Screens/file0.swift:12: Fatal error: …`.
    private static func failure(_ output: String) -> Result {
        var result = Result()
        let lines = output.split(separator: "\n")
        for line in lines.reversed() {
            guard let match = line.firstMatch(of: /(?:file(\d+)\.swift:(\d+): )?Fatal error: (.*)/) else { continue }
            result.fault = "ends the program: \(match.3)"
            if let file = match.1.flatMap({ Int($0) }), let number = match.2.flatMap({ Int($0) }) {
                result.line = (file, number)
            }
            return result
        }
        result.fault = "ends the program"
        return result
    }

    private static func lastLine(_ output: String) -> String {
        output.split(separator: "\n").last.map(String.init) ?? "it says nothing"
    }
}
