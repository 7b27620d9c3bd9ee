// SPDX-License-Identifier: Apache-2.0

/// Rows of comma-separated values (RFC 4180) below a row of column names.
struct CSVTable {
    private(set) var columns: [String] = []
    private(set) var rows: [[String]] = []
    /// What is wrong with the text; nil if nothing is.
    private(set) var fault: String?

    init(_ bytes: [UInt8]) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            fault = "the file is not UTF-8"
            return
        }
        var records = Self.records(
            of: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], &fault)
        guard fault == nil else { return }
        records.removeAll { $0.cells == [""] }
        guard let head = records.first else {
            fault = "expected a row with the names of columns"
            return
        }
        columns = head.cells
        if let name = columns.first(where: { !Identifier.isValid($0) }) {
            fault =
                "'\(name.shortened)' cannot be the name of a column: expected a letter or _, then letters, digits, _ and -"
            return
        }
        for record in records.dropFirst() where record.cells.count != columns.count {
            fault = "line \(record.line) has \(record.cells.count) values for \(columns.count) columns"
            return
        }
        rows = records.dropFirst().map(\.cells)
    }

    private static func records(
        of bytes: ArraySlice<UInt8>, _ fault: inout String?
    ) -> [(line: Int, cells: [String])] {
        var records: [(line: Int, cells: [String])] = []
        var cells: [String] = []
        var cell: [UInt8] = []
        var line = 1
        var start = 1
        var isQuoted = false
        var position = bytes.startIndex
        func endCell() {
            cells.append(String(decoding: cell, as: UTF8.self))
            cell = []
        }
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isQuoted {
                guard byte == UInt8(ascii: "\"") else {
                    cell.append(byte)
                    continue
                }
                // Two quotation marks are one.
                if position < bytes.endIndex, bytes[position] == byte {
                    cell.append(byte)
                    position += 1
                } else {
                    isQuoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\"") where cell.isEmpty: isQuoted = true
            case UInt8(ascii: ","): endCell()
            case UInt8(ascii: "\r") where position < bytes.endIndex && bytes[position] == UInt8(ascii: "\n"): continue
            case UInt8(ascii: "\n"):
                endCell()
                records.append((start, cells))
                cells = []
                start = line
            default: cell.append(byte)
            }
        }
        if isQuoted { fault = "line \(start) has a quotation mark that is not closed" }
        if !cell.isEmpty || !cells.isEmpty {
            endCell()
            records.append((start, cells))
        }
        return records
    }
}
