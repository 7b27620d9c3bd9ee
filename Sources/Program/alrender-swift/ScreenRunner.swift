// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftRewriting

/// Runs a compiled program, again after each screen that ends it.
struct ScreenRunner {
    let program: URL
    let folder: URL
    let canvases: [String]

    /// Bytes of memory, and seconds of processor time.
    private static let memory = 3 << 30
    private static let seconds = 60
    /// Seconds in which a screen has to be done.
    private static let patience = 20.0

    private struct Record: Codable {
        var screen: Int
        var canvas: Int
        var document: String?
        var places: [[Int]]?
        var fault: String?
    }

    /// What a screen gives on a canvas.
    struct Result {
        var document: String?
        /// File and bytes of each constraint.
        var places: [[Int]] = []
        var fault: String?
        /// The file and the line, in the program, where it ended.
        var line: (file: Int, line: Int)?
    }

    /// By the number of the screen, and of the canvas.
    func results() throws(SwiftFault) -> [Int: [Int: Result]] {
        var results: [Int: [Int: Result]] = [:]
        var start = (screen: 0, canvas: 0)
        let text = "[\(canvases.joined(separator: ","))]"
        while true {
            let file = folder.appending(path: "records-\(UUID().uuidString).jsonl")
            defer { try? FileManager.default.removeItem(at: file) }
            var (size, changed) = (0, 0.0)
            let run = try StartedProgram(
                program,
                [
                    file.path, text, "\(start.screen)", "\(start.canvas)", "\(Self.memory)", "\(Self.seconds)",
                ], in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"]
            ) { time in
                let now = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
                if now != size { (size, changed) = (now, time) }
                return time - changed < Self.patience
            }
            let records = Self.records(in: file)
            for record in records where record.document != nil || record.fault != nil {
                results[record.screen, default: [:]][record.canvas] = Result(
                    document: record.document, places: record.places ?? [], fault: record.fault)
            }
            guard run.status != 0 else { return results }
            guard let last = records.last, last.document == nil, last.fault == nil else {
                throw SwiftFault("the compiled screens cannot be run: \(Self.lastLine(run.output))")
            }
            let isFirst = last.screen == start.screen && last.canvas == start.canvas
            let tookTime = run.isStopped || run.status == -SIGXCPU || run.status == -SIGKILL
            if !tookTime || run.isStopped || isFirst {
                var result = Self.failure(run.output)
                if tookTime { result.fault = "does not end: it was stopped after \(Int(Self.patience)) seconds" }
                results[last.screen, default: [:]][last.canvas] = result
                start = last.canvas + 1 < canvases.count ? (last.screen, last.canvas + 1) : (last.screen + 1, 0)
            } else {
                // The time was used up by the screens before.
                start = (last.screen, last.canvas)
            }
        }
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
