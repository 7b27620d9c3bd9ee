// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomTestSupport
import Testing

/// Random screens with a fault, 50 for each of four kinds of diagnostics: a fix that is offered leaves nothing wrong of another kind.
struct FaultRepairTests {
    private static let codes = [
        "ambiguous-layout", "ambiguous-scrollable-content-size", "unsatisfiable-constraints", "content-priority-tie",
    ]
    /// Half of the layouts with a diagnostic, at least, have a fix that is applied.
    private static let leastShare = 0.5

    @Test(arguments: codes.indices)
    func `A fix that is applied makes nothing else wrong`(index: Int) throws {
        let scratch = try ScratchDirectory()
        var texts: [String: String] = [:]
        for number in 0..<50 {
            var random = SplitMix(seed: UInt64(index * 1000 + number)).branch("fault")
            let name = "f\(number).layout.json"
            texts[name] = Self.screen(&random)
            _ = try scratch.write(texts[name] ?? "", to: name)
        }
        let files = texts.keys.sorted()
        let before = try kinds(files, in: scratch)
        _ = try Executable.run(["fix", "--apply", Self.codes[index]] + files, in: scratch.url)
        let after = try kinds(files, in: scratch)
        var faulty = 0
        var fixed = 0
        for file in files where before[file]?.contains(Self.codes[index]) == true {
            faulty += 1
            let text = try String(contentsOf: scratch.url.appending(path: file), encoding: .utf8)
            guard text != texts[file] else { continue }
            fixed += 1
            let new = (after[file] ?? []).subtracting(before[file] ?? [])
            #expect(new.isEmpty, "\(Self.codes[index]): \(new.sorted()) in \(text)")
        }
        #expect(Double(fixed) >= Self.leastShare * Double(faulty), "\(Self.codes[index]): \(fixed) of \(faulty)")
    }

    /// By file: the codes of errors and warnings.
    private func kinds(_ files: [String], in scratch: ScratchDirectory) throws -> [String: Set<String>] {
        let outcome = try Executable.run(["check", "--diagnostics", "json", "-j", "2"] + files, in: scratch.url)
        let list = try #require(JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [[String: Any]])
        var kinds: [String: Set<String>] = [:]
        for finding in list where finding["severity"] as? String != "note" {
            guard let file = finding["file"] as? String, let code = finding["code"] as? String else { continue }
            kinds[file, default: []].insert(code)
        }
        return kinds
    }

    // MARK: Screens

    /// Sections below each other, each a card, a row or a scroll view of labels, from which constraints have been removed or to which some
    /// have been added.
    private static func screen(_ random: inout SplitMix) -> String {
        var views: [String] = []
        var constraints: [String] = []
        for section in 0..<Int.random(in: 1...3, using: &random) {
            let id = "v\(section)"
            let inset = [8, 12, 16, 25][Int.random(in: 0..<4, using: &random)]
            let isScrolled = random.isOne(in: 3)
            let rows = Int.random(in: 1...3, using: &random)
            let labels = (0..<rows).map { row in
                let text = String(repeating: "Text ", count: Int.random(in: 1...8, using: &random))
                return #"{"id": "\#(id)l\#(row)", "type": "label", "text": "\#(text)\#(row)"}"#
            }
            let kind = isScrolled ? "scrollView" : "view"
            views.append(
                "{\"id\": \"\(id)\", \"type\": \"\(kind)\", \"children\": [\(labels.joined(separator: ", "))]}")
            let above = section == 0 ? "s.top" : "v\(section - 1).bottom"
            constraints += [
                "\(id).top = \(above) + \(inset)", "\(id).leading = s.leading + 16", "s.trailing = \(id).trailing + 16",
            ]
            if isScrolled { constraints.append("\(id).height = \(Int.random(in: 80...140, using: &random))") }
            for row in 0..<rows {
                let label = "\(id)l\(row)"
                let top = row == 0 ? "\(id).top + \(inset)" : "\(id)l\(row - 1).bottom + 4"
                constraints.append("\(label).top = \(top)")
                constraints.append("\(label).leading = \(id).leading + \(inset)")
                if random.isOne(in: 2) || isScrolled {
                    constraints.append("\(id).trailing = \(label).trailing + \(inset)")
                }
            }
            constraints.append("\(id).bottom = \(id)l\(rows - 1).bottom + \(inset)")
            if random.isOne(in: 4) { constraints.append("\(id).height = \(Int.random(in: 20...90, using: &random))") }
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) where constraints.count > 2 {
            constraints.remove(at: Int.random(in: 0..<constraints.count, using: &random))
        }
        return """
            {
              "canvas": {"width": 390, "height": 700},
              "root": {"id": "s", "children": [\(views.joined(separator: ", "))]},
              "constraints": [
                \(constraints.map { "\"\($0)\"" }.joined(separator: ",\n    "))
              ]
            }

            """
    }
}
