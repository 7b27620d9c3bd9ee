// SPDX-License-Identifier: Apache-2.0
import BenchmarkTables
import Foundation
import UIKit

/// Times changes of a column of rows: each row a view with a label in it, eight constraints for the two.
///
/// Usage: `swift run -c release uikit-benchmark [ROWS]`
@main
@MainActor
final class UIKitBenchmark {
    private let count: Int
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var labels: [UILabel] = []
    private var leadings: [NSLayoutConstraint] = []
    private var all: [NSLayoutConstraint] = []

    static func main() {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
        print(Table.row("\(count) rows", ["median ms", "least ms"]))
        // Fonts, and all else that is made once, do not belong to the views.
        let small = UIKitBenchmark(count: 3)
        small.makeRows()
        NSLayoutConstraint.activate(small.all)
        small.root.layoutIfNeeded()
        let before = residentKilobytes
        let benchmark = UIKitBenchmark(count: max(count, 200))
        benchmark.layOut()
        let laidOut = residentKilobytes
        benchmark.change()
        for (name, resident) in [("the first layout", laidOut), ("all changes", residentKilobytes)] {
            let perView = Double(resident - before) / Double(2 * benchmark.count)
            print(Table.row("resident KB per view after \(name)", [Table.fixed(perView, 2)]))
        }
    }

    private init(count: Int) { self.count = count }

    private func layOut() {
        time("make views and constraints", 1) { makeRows() }
        time("activate \(all.count) constraints", 1) { NSLayoutConstraint.activate(all) }
        time("first layout", 1) { root.layoutIfNeeded() }
    }

    private func change() {
        var step: CGFloat = 0
        time("a constant", 41) {
            step += 1
            leadings[count / 2].constant = 8 + step
            root.layoutIfNeeded()
        }
        time("a label's text", 41) {
            step += 1
            labels[count / 2 + 1].text = "row \(Int(step))"
            root.layoutIfNeeded()
        }
        let set = Array(leadings[0..<100])
        time("100 constants", 11) {
            step += 1
            for constraint in set { constraint.constant = 8 + step }
            root.layoutIfNeeded()
        }
        time("100 constraints deactivated, then activated", 11) {
            NSLayoutConstraint.deactivate(set)
            root.layoutIfNeeded()
            NSLayoutConstraint.activate(set)
            root.layoutIfNeeded()
        }
        time("the same at once", 11) {
            NSLayoutConstraint.deactivate(set)
            NSLayoutConstraint.activate(set)
            root.layoutIfNeeded()
        }
    }

    private func makeRows() {
        var previous: UIView?
        all.reserveCapacity(8 * count)
        leadings.reserveCapacity(count)
        labels.reserveCapacity(count)
        for _ in 0..<count {
            let (row, label) = (UIView(), UILabel())
            for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(row)
            row.addSubview(label)
            label.text = "row"
            let leading = label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8)
            all += [
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
                row.heightAnchor.constraint(equalToConstant: 44),
                leading, label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                label.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor),
                label.heightAnchor.constraint(lessThanOrEqualTo: row.heightAnchor),
            ]
            leadings.append(leading)
            labels.append(label)
            previous = row
        }
    }

    private func time(_ name: String, _ repetitions: Int, _ work: () -> Void) {
        let clock = ContinuousClock()
        let times = (0..<repetitions).map { _ in Table.milliseconds(clock.measure(work)) }.sorted()
        print(Table.row(name, [Table.fixed(times[times.count / 2], 3), Table.fixed(times[0], 3)]))
    }

    /// What the process holds in memory, as Linux counts it.
    private static var residentKilobytes: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}
