// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutRuns

/// The lines of standard input, each as soon as it is there.
struct StandardInputLines {
    private var pending: [UInt8] = []
    private var block = [UInt8](repeating: 0, count: 1 << 16)
    private var hasEnded = false

    /// Without the line break and empty lines; nil at the end.
    mutating func next() throws(FileFault) -> [UInt8]? {
        var searched = 0
        while true {
            if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(pending[..<end])
                pending.removeSubrange(...end)
                searched = 0
                if line.contains(where: { $0 > UInt8(ascii: " ") }) { return line }
                continue
            }
            searched = pending.count
            guard !hasEnded else {
                defer { pending = [] }
                return pending.isEmpty ? nil : pending
            }
            let count = read(0, &block, block.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw FileFault("<stdin>", errno: errno, status: .noInput)
            }
            hasEnded = count == 0
            pending += block[..<count]
            guard pending.count <= FileReading.maximumSize else {
                throw FileFault(
                    "<stdin>", reason: "has a line longer than \(FileReading.maximumSize >> 20) MB", status: .noInput)
            }
        }
    }
}
