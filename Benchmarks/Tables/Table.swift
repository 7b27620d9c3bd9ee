// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What benchmarks print.
package enum Table {
    /// A line: a name, then cells that end below each other.
    package static func row(_ name: String, _ cells: [String]) -> String {
        name + String(repeating: " ", count: max(0, 46 - name.count))
            + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }

    /// A number with a number of digits after the point.
    /// "-" for one that is not finite.
    package static func fixed(_ number: Double, _ digits: Int) -> String {
        guard number.isFinite else { return "-" }
        let scale = pow(10, Double(digits))
        let whole = (number * scale).rounded()
        // Beyond these an `Int` has no room, and a number has no digits after the point.
        guard abs(whole) < 1e18 else { return "\(number)" }
        let text = String(Int(abs(whole)))
        let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        return (whole < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
    }

    package static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
    }

    /// What this process has used of the processor, which does not depend on how busy the machine is.
    package static func processorMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    /// The power of growth between the first and the last of some times; not a number if there is only one.
    package static func power(_ times: [Double], _ counts: [Int]) -> Double {
        guard times.count > 1 else { return .nan }
        return log(times[times.count - 1] / times[0]) / log(Double(counts[counts.count - 1]) / Double(counts[0]))
    }
}
