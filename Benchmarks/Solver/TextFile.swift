// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Glibc

/// Whole files as text.
enum TextFile {
    static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else { return }
        defer { fclose(file) }
        fputs(text, file)
    }
}

/// A system in the format of form-111.txt.
enum SystemText {
    static func write(_ system: LinearSystem, to path: String) {
        var text = ""
        for (index, variable) in system.variables.enumerated() {
            text += "variable v\(index)\n"
            if variable.isNonNegative { text += "row >= 0 1000 1*\(index)\n" }
        }
        for row in system.rows {
            let relation = row.relation == .equal ? "==" : row.relation == .lessThanOrEqual ? "<=" : ">="
            text += "row \(relation) \(row.constant) \(row.priority.rawValue)"
            for term in row.terms { text += " \(term.coefficient)*\(term.variable.index)" }
            text += "\n"
        }
        TextFile.write(text, to: path)
    }
}

/// What kiwi.py printed: milliseconds by name.
struct KiwiTimes {
    private(set) var times: [String: Double] = [:]

    init(path: String?) {
        guard let path, let text = TextFile.read(path) else { return }
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if parts.count == 2, let time = Double(parts[1]) { times[String(parts[0])] = time }
        }
    }
}
